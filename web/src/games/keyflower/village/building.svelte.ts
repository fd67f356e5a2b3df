/**
 * Building a village: the picked tile, the hovered or chosen cell, and the tile's rotation there.
 * It does not change when other players act.
 */

import type { Owned, Turned, Village } from "../forms";
import type { Turn } from "../turn.svelte";
import { choicesOf, turnAfter, turnLike, type Choice } from "./choices";
import { ActionQueue } from "./queue.svelte";
import { cellKey, sameCell, type Cell } from "./hex";
import { closesRiver } from "./river";

export interface Ghost extends Cell {
  tile: string;
  face: string;
  turn: Turned;
  turns: Turned[];
  /** Chosen, not only hovered. */
  pinned: boolean;
  /** Placed this way, it would close the home's river. */
  closes: boolean;
}

/** A choice that is valid for one tile only. */
interface Chosen<T> {
  for: string;
  value: T;
}

export class Building {
  readonly #queue: ActionQueue;
  #hovered = $state.raw<Chosen<Cell> | null>(null);
  #pinned = $state.raw<Chosen<Cell> | null>(null);
  #turns = $state.raw<Chosen<Map<string, Turned>> | null>(null);
  /** The tile's last rotation, on any cell. */
  #turned = $state.raw<Chosen<Turned> | null>(null);
  /** The cell was chosen by touch: the finger hides it, and there was no preview before. */
  touched = $state(false);

  constructor(private readonly turn: Turn) {
    this.#queue = new ActionQueue(turn);
  }

  village = $derived.by((): Village | null => {
    const { seat, view } = this.turn;
    return seat === null ? null : (view.villages[seat] ?? null);
  });
  active = $derived.by(
    (): boolean => this.turn.mine && !this.turn.complete && this.turn.phase === "village",
  );
  /** The tile to place next; null: none is picked yet. */
  tile = $derived.by((): string | null => (this.active ? (this.village?.laying ?? null) : null));
  /** All tiles still to be placed, whether they fit anywhere now or not. */
  tray = $derived.by((): Owned[] => {
    const { village } = this;
    return this.active && village ? [...village.waiting, ...village.aside] : [];
  });
  choices = $derived.by((): Choice[] => (this.active ? choicesOf(this.turn.steps.lays) : []));

  #situation = $derived.by((): string => `${this.tile}/${this.village?.tiles.length}`);

  hovered = $derived.by((): Cell | null => this.#now(this.#hovered));
  pinned = $derived.by((): Cell | null => this.#now(this.#pinned));

  ghost = $derived.by((): Ghost | null => {
    const { tile, village, choices } = this;
    const at = this.pinned ?? this.hovered;
    const choice = choices.find((one) => sameCell(one, at));
    const owned = this.tray.find((one) => one.tile === tile);
    if (!choice || tile === null || !village || !owned) return null;
    const { q, r, turns } = choice;
    const turn = this.#turnOn(choice);
    return {
      q,
      r,
      tile,
      face: owned.face,
      turn,
      turns,
      pinned: sameCell(choice, this.pinned),
      closes: closesRiver(this.turn.closing, { q, r, turn }),
    };
  });

  #now<T>(chosen: Chosen<T> | null): T | null {
    return chosen?.for === this.#situation ? chosen.value : null;
  }

  #then<T>(value: T): Chosen<T> {
    return { for: this.#situation, value };
  }

  #turnOn(choice: Choice): Turned {
    const turned = this.#now(this.#turns)?.get(cellKey(choice));
    return turned ?? turnLike(choice.turns, this.#now(this.#turned));
  }

  /** Send the next queued step. Call it in an effect. */
  sendNext(): void {
    if (this.active) this.#queue.sendNext();
  }

  /** Pick this tile, and put back the one that is picked. */
  pick(tile: string): void {
    if (this.turn.busy || tile === this.tile) return;
    this.#queue.start(this.tile === null ? [{ pick: tile }] : [{ undo: 1 }, { pick: tile }]);
  }

  /** The pointer or the focus is on this legal cell; null: it left. */
  look(cell: Cell | null): void {
    this.#hovered = cell && this.#then(cell);
  }

  /** Rotate the ghost to the next legal rotation. Return whether there was one. */
  rotate(steps: number): boolean {
    const { ghost } = this;
    if (!ghost || ghost.turns.length < 2) return false;
    const turns = new Map(this.#now(this.#turns) ?? []);
    const turn = turnAfter(ghost.turns, ghost.turn, steps);
    turns.set(cellKey(ghost), turn);
    this.#turns = this.#then(turns);
    this.#turned = this.#then(turn);
    return true;
  }

  /**
   * A cell was clicked or tapped: the first time it is chosen, the second time the tile is placed.
   */
  choose(cell: Cell, seen: boolean): void {
    if (sameCell(cell, this.pinned)) {
      this.confirm();
      return;
    }
    this.#pinned = this.#then(cell);
    this.touched = !seen;
  }

  confirm(): void {
    const { ghost } = this;
    if (!ghost?.pinned || this.turn.busy) return;
    const { q, r, turn } = ghost;
    void this.turn.draft({ lay: { q, r, turn } });
  }

  /**
   * Take one step back: the cell, then the picked tile, unless there is no other. Return whether
   * there was one.
   */
  back(): boolean {
    const { turn } = this;
    if (this.pinned) this.#pinned = null;
    else if (this.tile !== null && turn.mayUndo && !turn.single.isLast) void turn.undo(1);
    else return false;
    return true;
  }
}
