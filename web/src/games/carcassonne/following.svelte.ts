/** The camera follows the game: on a phone to where play is, and back when the turn is over. */

import { untrack } from "svelte";
import type { Box } from "../stage/camera";
import type { Stage } from "../stage/stage";

interface Given {
  stage(): Stage | undefined;
  /** What the player has to do. */
  phase(): "tile" | "follower" | "confirm" | "none";
  /** Where play is; null: nowhere, or all of the board has to be seen. */
  play(): Box | null;
  /** The panel that covers a part of the board. */
  panel(): HTMLElement | null | undefined;
}

const NEAR = 60; // pixels per tile: large enough to tap a cell
const ROOM = 0.6; // of a tile, around where play is
const SMALL = { width: 560, height: 420 }; // pixels: screens on which a whole board is tiny

/** Call during component setup. */
export function followPlay(given: Given): void {
  $effect(() => {
    const phase = given.phase();
    untrack(() => {
      const stage = given.stage();
      const play = given.play();
      if (phase === "none") stage?.retreat();
      else if (phase === "tile" && stage && play) showPlay(stage, play);
    });
  });

  let panel: HTMLElement | null | undefined;
  $effect(() => {
    const now = given.panel();
    untrack(() => {
      if (!now !== !panel) given.stage()?.uncovered();
      panel = now;
    });
  });
}

function showPlay(stage: Stage, play: Box): void {
  if (!stage.following) stage.show(play, 0, 0.1);
  else if (isSmall(stage)) stage.approach(play, NEAR, ROOM);
}

const isSmall = ({ size }: Stage): boolean =>
  size.width <= SMALL.width || size.height <= SMALL.height;
