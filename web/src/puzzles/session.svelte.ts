/** One puzzle that is being solved: what was drafted, the verdict, hints and the solution. */

import type { Drafting, Variation } from "../games/face";
import { labelOf } from "../games/face";
import { call, CallError } from "../net/api";
import { draftedSteps } from "../net/drafts";
import type { PuzzlePosition, PuzzleSolution, PuzzleVerdict, State } from "../net/types";
import type { Reason } from "../words/words.svelte";
import { after, keyOf, readSolver, writeSolver, type Solver } from "./rating";

// A type, not an interface: only a type can be used as a record.
export type PuzzlePath = { game: string; puzzle: string };

/** How much was given away: nothing, how much better the answer is, its first step, all of it. */
export type Given = 0 | 1 | 2 | 3;

export class PuzzleSession {
  busy = $state(false);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  given = $state<Given>(0);
  /** How many steps of the solution are shown; the last one ends the turn. */
  shown = $state(0);
  refused = $state.raw<Reason | null>(null);
  /** How this attempt changed the solver's rating; null: it did not count. */
  gain = $state<number | null>(null);
  #position = $state.raw<PuzzlePosition>(null as never);
  #solver = $state.raw<Solver>(null as never);

  constructor(
    private readonly path: PuzzlePath,
    begun: PuzzlePosition,
    private readonly store: Storage,
  ) {
    this.#position = begun;
    this.#solver = readSolver(store);
  }

  get puzzle(): PuzzlePosition["puzzle"] {
    return this.#position.puzzle;
  }
  get options(): PuzzlePosition["options"] {
    return this.#position.options;
  }
  get task(): PuzzlePosition["task"] {
    return this.#position.task;
  }
  get solver(): Solver {
    return this.#solver;
  }

  /** Whether the first attempt was right; undefined: there was none. */
  #result = $derived.by((): boolean | undefined => this.#solver.results[keyOf(this.puzzle)]);
  /** The attempt still counts for the rating. */
  counts = $derived.by((): boolean => this.#result === undefined);
  /** A hint was looked at, and so the puzzle does not count as solved. */
  hinted = $derived.by((): boolean => this.#result === false && this.given > 0 && this.given < 3);

  state = $derived.by((): State | null => {
    const { state } = this.#position;
    return state && ({ ...state, type: "state" } as State);
  });
  /** Nothing can be drafted: it is judged, or the solution is shown. */
  over = $derived.by((): boolean => this.verdict !== null || this.solution !== null);
  /** Nothing is left to show: it is judged, or the last step of the solution is shown. */
  ended = $derived.by((): boolean => this.over && this.shown === this.length);

  /** The first step of the solution, as a hint on the board. */
  variations = $derived.by((): Variation[] => {
    const turn = this.#turn;
    if (this.given !== 2 || turn === null || this.verdict !== null) return [];
    const drafted = this.state ? draftedSteps(this.state).length : 0;
    if (drafted > 0) return [];
    const [first] = turn;
    return first
      ? [{ label: labelOf(0), seat: this.puzzle.seat, actions: [first], chosen: true }]
      : [];
  });
  /** The solution, once it was asked for; hints are made from it. */
  known = $state.raw<PuzzleSolution | null>(null);
  #turn = $derived.by((): readonly object[] | null => this.known?.turns[0] ?? null);
  /** The number of steps in the solution. */
  length = $derived.by((): number => this.solution?.turns[0]?.length ?? 0);

  readonly drafting: Drafting = {
    act: (form) => this.#add([form], true),
    actAll: (forms) => this.#add(forms, false),
    draft: (form) => this.#add([form], false),
    undraft: (to) => this.#show(this.#actions.slice(0, to)),
    undo: () => this.#show(this.#actions.slice(0, -1)),
    confirm: () => this.#judge(),
  };

  get #actions(): object[] {
    return this.state ? draftedSteps(this.state).map((step) => step.do) : [];
  }

  async #add(forms: readonly object[], confirms: boolean): Promise<boolean> {
    for (const form of forms) {
      if (this.state?.draft?.complete) break;
      if (!(await this.#show([...this.#actions, form]))) return false;
    }
    return confirms && this.state?.draft?.complete ? this.#judge() : true;
  }

  #show(actions: readonly object[]): Promise<boolean> {
    return this.#run(async () => {
      this.#position = await this.#play(actions, false);
    });
  }

  #judge(): Promise<boolean> {
    return this.#run(async () => {
      const position = await this.#play(this.#actions, true);
      this.#position = position;
      if (position.verdict) this.#judged(position.verdict);
    });
  }

  #play(actions: readonly object[], confirm: boolean): Promise<PuzzlePosition> {
    const body = { actions: actions as never, confirm };
    return call("post", "/api/puzzles/{game}/{puzzle}/play", { path: this.path, body });
  }

  #judged(verdict: PuzzleVerdict): void {
    this.verdict = verdict;
    if (this.solution === null) this.#count(verdict.solved && this.given === 0);
  }

  /** The first attempt counts, and so does looking at a hint. */
  #count(solved: boolean): void {
    if (!this.counts) return;
    const before = this.#solver.rating;
    this.#solver = after(this.#solver, this.puzzle, solved);
    this.gain = this.#solver.rating - before;
    writeSolver(this.store, this.#solver);
  }

  /** The answer to a task. */
  answer(form: object): Promise<boolean> {
    return this.#run(async () => {
      const body = { answer: form as never };
      this.#judged(
        await call("post", "/api/puzzles/{game}/{puzzle}/answer", { path: this.path, body }),
      );
    });
  }

  why = async (form: object): Promise<Reason | null> => {
    const body = { actions: this.#actions as never, action: form as never };
    const asked = { path: this.path, body };
    return (await call("post", "/api/puzzles/{game}/{puzzle}/why", asked)).reason as Reason | null;
  };

  aid = async <T>(name: string): Promise<T | null> => {
    const body = { actions: this.#actions as never, aid: name };
    const asked = { path: this.path, body };
    return (await call("post", "/api/puzzles/{game}/{puzzle}/aid", asked)).answer as T;
  };

  /** Start again; the first attempt has counted. */
  async again(): Promise<void> {
    this.verdict = null;
    this.solution = null;
    this.gain = null;
    this.shown = 0;
    if (this.task === null) await this.#show([]);
  }

  hint(): Promise<boolean> {
    return this.#run(async () => {
      this.known ??= await this.#ask();
      const most = this.task === null ? 2 : 1;
      this.given = Math.max(this.given, Math.min(most, this.given + 1)) as Given;
      this.#count(false);
    });
  }

  /** Show the solution from its first step. */
  async solve(): Promise<void> {
    const done = await this.#run(async () => {
      this.known ??= await this.#ask();
    });
    if (!done) return;
    this.#count(false);
    this.given = 3;
    this.verdict = null;
    this.solution = this.known;
    await this.step(1);
  }

  /** Show the solution after this many steps. */
  async step(to: number): Promise<void> {
    const turn = this.#turn;
    if (turn === null) return;
    const steps = Math.max(0, Math.min(turn.length, to));
    await this.#run(async () => {
      this.#position = await this.#play(turn.slice(0, steps), steps === turn.length);
      this.shown = steps;
    });
  }

  #ask(): Promise<PuzzleSolution> {
    return call("get", "/api/puzzles/{game}/{puzzle}/solution", { path: this.path });
  }

  async #run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.refused = error.reason;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
