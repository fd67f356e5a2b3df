/** Names of tiles inside messages. */

import type { FluentBundle, FluentFunction } from "@fluent/bundle";

/**
 * `TILE($tile, form: "bare")` in a message: the name of a tile by its id, in a grammatical form. A
 * form is an attribute of the name; without the attribute, the name itself is used. A value that is
 * not the id of a tile stays as it is.
 */
export const tileNamer =
  (bundle: () => FluentBundle): FluentFunction =>
  ([tile = ""], { form = "" }) => {
    const name = bundle().getMessage(`tile-${String(tile)}`);
    const pattern = name?.attributes[String(form)] ?? name?.value;
    return pattern ? bundle().formatPattern(pattern, {}, []) : tile;
  };
