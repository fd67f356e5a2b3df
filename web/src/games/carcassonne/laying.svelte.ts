/**
 * The turn being composed: the cell under the pointer, the chosen cell, the tile's rotation there,
 * the kind of figure and its spot. Everything is reset when the position changes. The tile is
 * drafted when it is placed; the figure is drafted when the turn is confirmed.
 */

import { draftedSteps, positionOf } from "../../net/drafts";
import type { TableProps } from "../face";
import { SingleChoice } from "../single.svelte";
import { figureOf, sameCell, type Action, type Cell, type Figure, type Stand } from "./forms";
import type { Turn, View } from "./forms";
import { choicesOf, figureAfter, figureFor, sameStand, standsFor, standsOf } from "./placing";
import { turnAfter, type Choice } from "./placing";
import { figuresIn } from "./sets";

type Given = Pick<
  TableProps,
  "state" | "seat" | "steps" | "drafting" | "busy" | "readonly" | "settings"
>;

export interface Ghost extends Cell {
  tile: string;
  turn: Turn;
  turns: Turn[];
  /** Chosen, not only hovered. */
  pinned: boolean;
}

/** A choice that is valid for one position only. */
interface Chosen<T> {
  position: string;
  value: T;
}

export class Laying {
  #hovered = $state.raw<Chosen<Cell> | null>(null);
  #pinned = $state.raw<Chosen<Cell> | null>(null);
  /** The cell was chosen by touch: the finger hides it, and there was no preview before. */
  touched = $state(false);
  #stand = $state.raw<Chosen<Stand> | null>(null);
  #figure = $state.raw<Chosen<Figure> | null>(null);
  /** The tile's rotation on each cell. */
  #turns = $state.raw<Chosen<Map<string, Turn>> | null>(null);

  readonly single: SingleChoice;

  constructor(private readonly given: () => Given) {
    this.single = new SingleChoice(given);
  }

  position = $derived.by((): string => positionOf(this.given().state));
  #view = $derived.by((): View => this.given().state.view as View);
  /** Whether the viewing seat has to decide. */
  mine = $derived.by((): boolean => {
    const { state, seat, readonly } = this.given();
    return !readonly && seat !== null && (state.legal.length > 0 || this.complete);
  });
  /** Nothing is left to choose: the drafted turn waits for its confirmation. */
  complete = $derived.by((): boolean => this.given().state.draft?.complete ?? false);
  #drafted = $derived.by((): Action[] =>
    draftedSteps(this.given().state).map((step) => step.do as Action),
  );
  legal = $derived.by((): Action[] => (this.mine ? (this.given().state.legal as Action[]) : []));

  choices = $derived.by((): Choice[] => choicesOf(this.legal));
  /** Where figures of any kind can be placed; empty outside that phase. */
  allStands = $derived.by((): Stand[] => standsOf(this.legal).stands);
  /** The kinds of figures in this game. */
  figures = $derived.by((): Figure[] => figuresIn(this.#view));
  /** The kind of figure to place. */
  figure = $derived.by((): Figure => {
    if (this.complete && this.stand) return figureOf(this.stand);
    return figureFor(this.figures, this.allStands, this.#now(this.#figure));
  });
  /** Where it can be placed. */
  stands = $derived.by((): Stand[] => standsFor(this.allStands, this.figure));
  mayPass = $derived.by((): boolean => standsOf(this.legal).mayPass);
  phase = $derived.by((): "tile" | "follower" | "confirm" | "none" => {
    if (this.complete) return this.mine ? "confirm" : "none";
    if (this.choices.length > 0) return "tile";
    return this.stands.length > 0 || this.mayPass ? "follower" : "none";
  });

  hovered = $derived.by((): Cell | null => this.#now(this.#hovered));
  pinned = $derived.by((): Cell | null => this.#now(this.#pinned));
  /** The chosen spot; in a complete draft, the spot that was drafted. */
  stand = $derived.by((): Stand | null => {
    if (!this.complete) return this.#now(this.#stand);
    const last = this.#drafted.at(-1);
    return last && "follower" in last ? last.follower : null;
  });

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
    return chosen?.position === this.position ? chosen.value : null;
  }

  #then<T>(value: T): Chosen<T> {
    return { position: this.position, value };
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
   * A cell was clicked or tapped. If only one rotation fits, the tile is placed; else the first
   * click chooses the cell, and the second one places the tile. With confirmation off, a click
   * places the tile as the preview shows it. A tap has no preview, so it still has to choose.
   */
  async choose(cell: Cell, seen: boolean): Promise<void> {
    if (sameCell(cell, this.pinned)) return this.lay();
    this.#pinned = this.#then(cell);
    this.touched = !seen;
    const plain = this.ghost?.turns.length === 1;
    if (plain || (seen && !this.given().settings.confirm)) await this.lay();
  }

  /** Place the tile where it is shown. */
  async lay(): Promise<void> {
    const { ghost } = this;
    if (this.phase !== "tile" || !ghost) return;
    const { tile, x, y, turn } = ghost;
    await this.given().drafting.draft({ place: { tile, x, y, turn } });
  }

  /** Choose the kind of figure to place. Return whether it can be placed here. */
  take(figure: Figure): boolean {
    if (standsFor(this.allStands, figure).length === 0) return false;
    if (figure !== this.figure) this.#stand = null;
    this.#figure = this.#then(figure);
    return true;
  }

  /** Choose the next kind of figure that can be placed here. Return whether there is another. */
  nextFigure(steps: number): boolean {
    const { figures, allStands, figure } = this;
    const next = figureAfter(figures, allStands, figure, steps);
    return next !== figure && this.take(next);
  }

  /**
   * A spot for a figure was chosen. In a field it stays until the end, so that always needs
   * confirmation.
   */
  async put(stand: Stand): Promise<void> {
    if (sameStand(stand, this.stand)) return this.confirm();
    this.#stand = this.#then(stand);
    if (!this.given().settings.confirm && stand.on !== "field") await this.confirm();
  }

  /** Whether the turn can be confirmed: nothing is left to choose. */
  ready = $derived.by(
    (): boolean =>
      this.phase === "confirm" ||
      (this.phase === "follower" && (this.stand !== null || this.stands.length === 0)),
  );

  /** End the turn, with the chosen follower. */
  async confirm(): Promise<void> {
    const { drafting } = this.given();
    if (this.phase === "confirm") await drafting.confirm();
    else if (this.ready) await drafting.act({ follower: this.stand });
  }

  /** End the turn without a follower. */
  async pass(): Promise<void> {
    if (this.phase !== "follower" || !this.mayPass) return;
    const { drafting, settings } = this.given();
    const form = { follower: null };
    await (settings.confirm ? drafting.draft(form) : drafting.act(form));
  }

  /** Whether there is a step of this turn to take back. */
  mayUndo = $derived.by((): boolean => {
    const { state, readonly } = this.given();
    return !readonly && (this.#drafted.length > 0 || state.free_from !== null);
  });

  /** Take one step back: the follower, then the tile. Return whether there was one. */
  back(): boolean {
    if (this.phase === "follower" && this.stand) this.#stand = null;
    else if (this.pinned) this.#pinned = null;
    else if (this.mayUndo) void this.undo();
    else return false;
    return true;
  }

  async undo(): Promise<void> {
    const { drafting } = this.given();
    const left = this.#drafted.length - this.single.undoes;
    if (left >= 0) await drafting.undraft(left);
    else if (this.mayUndo) await drafting.undo();
  }
}
