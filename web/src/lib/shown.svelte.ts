/** The game that the page shows: its palette and other styles depend on it. */

/** Call during component setup; in force until the component is destroyed. */
export function showGame(game: () => string): void {
  $effect(() => {
    document.documentElement.dataset.game = game();
    return () => delete document.documentElement.dataset.game;
  });
}
