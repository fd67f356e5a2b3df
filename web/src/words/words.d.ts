declare module "virtual:words/*" {
  const text: string;
  export default text;
}

/** Loaders for the rules' texts of a game, by "language/game". */
declare module "virtual:rules" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
