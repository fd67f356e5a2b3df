/**
 * The turn being composed: the cell under the pointer, the chosen cell, the tile's rotation there,
 * and the follower's spot. Everything is reset when the position changes.
 */

import type { TableProps } from "../face";
import { sameCell, type Action, type Cell, type Stand, type Turn, type View } from "./forms";
import { choicesOf, sameStand, standsOf, turnAfter, type Choice } from "./placing";

type Given = Pick<
  TableProps,
  "state" | "seat" | "act" | "takeback" | "busy" | "readonly" | "settings"
>;

export interface Ghost extends Cell {
  tile: string;
  turn: Turn;
  turns: Turn[];
  /** Chosen, not only hovered. */
  pinned: boolean;
}

/** A choice that is valid for one version only. */
interface Chosen<T> {
  version: number;
  value: T;
}

export class Laying {
  #hovered = $state.raw<Chosen<Cell> | null>(null);
  #pinned = $state.raw<Chosen<Cell> | null>(null);
  /** The cell was chosen by touch: the finger hides it, and there was no preview before. */
  touched = $state(false);
  #stand = $state.raw<Chosen<Stand> | null>(null);
  /** The tile's rotation on each cell. */
  #turns = $state.raw<Chosen<Map<string, Turn>> | null>(null);

  constructor(private readonly given: () => Given) {}

  #version = $derived.by((): number => this.given().state.version);
  #view = $derived.by((): View => this.given().state.view as View);
  /** Whether the viewing seat has to decide. */
  mine = $derived.by((): boolean => {
    const { state, seat, readonly } = this.given();
    return !readonly && seat !== null && state.legal.length > 0;
  });
  #legal = $derived.by((): Action[] => (this.mine ? (this.given().state.legal as Action[]) : []));

  choices = $derived.by((): Choice[] => choicesOf(this.#legal));
  /** Where a follower can be placed; empty outside that phase. */
  stands = $derived.by((): Stand[] => standsOf(this.#legal).stands);
  mayPass = $derived.by((): boolean => standsOf(this.#legal).mayPass);
  phase = $derived.by((): "tile" | "follower" | "none" => {
    if (this.choices.length > 0) return "tile";
    return this.stands.length > 0 || this.mayPass ? "follower" : "none";
  });

  hovered = $derived.by((): Cell | null => this.#now(this.#hovered));
  pinned = $derived.by((): Cell | null => this.#now(this.#pinned));
  stand = $derived.by((): Stand | null => this.#now(this.#stand));

  ghost = $derived.by((): Ghost | null => {
    const at = this.pinned ?? this.hovered;
    const choice = this.choices.find((one) => sameCell(one, at));
    const tile = this.#view.in_hand;
    if (!choice || tile === null) return null;
    const pinned = sameCell(choice, this.pinned);
    return {
      x: choice.x,
      y: choice.y,
      tile,
      turn: this.#turn(choice),
      turns: choice.turns,
      pinned,
    };
  });

  #now<T>(chosen: Chosen<T> | null): T | null {
    return chosen?.version === this.#version ? chosen.value : null;
  }

  #then<T>(value: T): Chosen<T> {
    return { version: this.#version, value };
  }

  #turn(choice: Choice): Turn {
    const turns = this.#now(this.#turns);
    return turns?.get(`${choice.x},${choice.y}`) ?? choice.turns[0]!;
  }

  /** The pointer or the focus is on this legal cell; null: it left. */
  look(cell: Cell | null): void {
    this.#hovered = cell && this.#then(cell);
  }

  /** Rotate the ghost to the next legal rotation. Return whether there was one. */
  turn(steps: number): boolean {
    const ghost = this.ghost;
    if (!ghost || ghost.turns.length < 2) return false;
    const turns = new Map(this.#now(this.#turns) ?? []);
    turns.set(`${ghost.x},${ghost.y}`, turnAfter(ghost, ghost.turn, steps));
    this.#turns = this.#then(turns);
    return true;
  }

  /**
   * A cell was clicked or tapped: the first time it is chosen, the second time the tile is placed.
   * With confirmation off, a click places the tile as the preview shows it. A tap has no preview,
   * so it still has to choose between rotations.
   */
  async choose(cell: Cell, seen: boolean): Promise<void> {
    if (sameCell(cell, this.pinned)) return this.confirm();
    this.#pinned = this.#then(cell);
    this.touched = !seen;
    const plain = this.ghost?.turns.length === 1;
    if (!this.given().settings.confirm && (seen || plain)) await this.confirm();
  }

  /**
   * A spot for a follower was chosen. Farmers stay until the end, so they always need confirmation.
   */
  async put(stand: Stand): Promise<void> {
    if (sameStand(stand, this.stand)) return this.confirm();
    this.#stand = this.#then(stand);
    if (!this.given().settings.confirm && stand.on !== "field") await this.confirm();
  }

  /** Whether there is something to confirm. */
  ready = $derived.by((): boolean =>
    this.phase === "tile"
      ? this.ghost !== null
      : this.phase === "follower" && (this.stand !== null || this.stands.length === 0),
  );

  async confirm(): Promise<void> {
    const ghost = this.ghost;
    if (this.phase === "tile" && ghost) {
      const { tile, x, y, turn } = ghost;
      await this.#act({ place: { tile, x, y, turn } });
    } else if (this.phase === "follower" && this.ready) await this.#act({ follower: this.stand });
  }

  async pass(): Promise<void> {
    if (this.phase === "follower" && this.mayPass) await this.#act({ follower: null });
  }

  /** The version to which the player can return without asking the others. */
  free = $derived.by((): number | null => {
    const { state, readonly } = this.given();
    return readonly ? null : state.free_from;
  });

  /** Take one step back: the follower, then the tile. Return whether there was one. */
  back(): boolean {
    if (this.stand) this.#stand = null;
    else if (this.pinned) this.#pinned = null;
    else if (this.phase === "follower" && this.free !== null) void this.undo();
    else return false;
    return true;
  }

  async undo(): Promise<void> {
    const { busy, takeback } = this.given();
    if (busy || this.free === null) return;
    // The frame shows why it was refused.
    await takeback(this.free).catch(() => undefined);
  }

  async #act(action: Action): Promise<void> {
    const { busy, act } = this.given();
    if (busy) return;
    await act(action).catch(() => undefined);
  }
}
