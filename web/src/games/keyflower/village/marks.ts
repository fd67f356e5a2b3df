/** What is to be said about a tile of a village without words. */

export interface Marks {
  /** Its sheet is open. */
  chosen: boolean;
  /** A line of the history, or of the points, is about it. */
  lit: boolean;
  /** Something happened here since one's last turn. */
  fresh: boolean;
  /** What is carried can reach it. */
  reach: boolean;
  /** Nothing can be done with it now. */
  faint: boolean;
}

export const PLAIN: Marks = { chosen: false, lit: false, fresh: false, reach: false, faint: false };
