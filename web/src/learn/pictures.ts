/** The pictures beside the rules, each loaded when it is first shown. */

const FILES = import.meta.glob<string>("../generated/art/learn/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The picture of an example; null: the example is told in words alone. */
export const pictureOf = (game: string, example: string): string | null =>
  FILES[`../generated/art/learn/${game}/${example}.svg`] ?? null;
