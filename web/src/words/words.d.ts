declare module "virtual:words/*" {
  const text: string;
  export default text;
}

/** How to load what the rules of a game say, by "language/game". */
declare module "virtual:rules" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
