/** A picture of each game for the home page, if it has one. */

const pictures = import.meta.glob<string>("../generated/art/cover-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const coverOf = (game: string): string | undefined =>
  pictures[`../generated/art/cover-${game}.svg`];
