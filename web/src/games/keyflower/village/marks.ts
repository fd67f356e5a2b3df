/** The marks on a tile of a village. */

export interface Marks {
  /** Its sheet is open. */
  chosen: boolean;
  /** A line of the log, or of the points, refers to it. */
  lit: boolean;
  /** Something happened here since the player's last turn. */
  fresh: boolean;
  /** The resource that is picked up can be moved here. */
  reach: boolean;
  /** Nothing can be done with it now. */
  faint: boolean;
}

export const PLAIN: Marks = { chosen: false, lit: false, fresh: false, reach: false, faint: false };
