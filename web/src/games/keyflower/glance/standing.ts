/** Bids, supply and faces while the log is read: what a step came to. */

import { faceOf, firstFaceOf, type Effect } from "../facts";
import { COLOURS, RESOURCES, type Event, type Group } from "../forms";
import type { Deed } from "../parts";
import type { Counted } from "../things";

/** What is there at the beginning (KF S1, S2). */
const SUPPLY: Counted = { wood: 24, stone: 24, iron: 24, gold: 48, green: 20 };

const PAYMENTS = ["pay_worker", "pay_skill", "pay_group"] as const;

/** A bid or a use, as far as it has come. */
interface Begun {
  act: "bid" | "use";
  tile: string;
  /** The workers of the bid before. */
  before: number;
  brought: number;
  workers: Group | null;
  paid: boolean;
}

/** What a bid came to: `raised` if the seat had one there before. */
export interface Total extends Group {
  raised: boolean;
}

export class Standing {
  #bids = new Map<string, Group>();
  #supply: Record<string, number> = { ...SUPPLY };
  #turned = new Set<string>();
  #begun = new Map<number, Begun>();

  take(event: Event): void {
    if (event.event === "done") this.#done(event.seat, event.do);
    else if (event.event === "settled") this.#bids.clear();
    else if (event.event === "took" && event.tile !== null) this.#take({ green: 1 });
  }

  /** What the seat's bid came to, if that is more than the workers added last; null: it is not. */
  totalOf(seat: number): Total | null {
    const begun = this.#begun.get(seat);
    if (begun?.act !== "bid" || !begun.workers || begun.before + begun.brought === 0) return null;
    const { before, workers } = begun;
    return { ...workers, raised: before > 0 };
  }

  /** What the seat's use brings from the supply; it is taken from there. */
  gainOf(seat: number): Counted {
    const begun = this.#begun.get(seat);
    if (begun?.act !== "use" || !begun.workers) return {};
    this.#begun.delete(seat);
    const effect = this.#effectOf(begun.tile);
    if (!effect || (effect.pay && !begun.paid)) return {};
    return this.#take({ ...effect.gain, green: effect.take_green_workers ?? 0 });
  }

  #effectOf(tile: string): Effect | undefined {
    return faceOf(tile, this.#turned.has(tile) ? "back" : firstFaceOf(tile)).effect;
  }

  /** As much of it as the supply has (KF E8). */
  #take(wanted: Counted): Counted {
    const got: Counted = {};
    for (const type of [...RESOURCES, ...COLOURS] as const) {
      const number = Math.min(wanted[type] ?? 0, this.#supply[type] ?? 0);
      if (number === 0) continue;
      this.#supply[type]! -= number;
      Object.assign(got, { [type]: number });
    }
    return got;
  }

  #done(seat: number, deed: Deed): void {
    const begun = this.#begun.get(seat);
    if ("bid" in deed) this.#begin(seat, "bid", deed.bid);
    else if ("use" in deed) this.#begin(seat, "use", deed.use);
    else if ("bring" in deed && begun) this.#bring(seat, begun, deed.bring);
    else if ("workers" in deed && begun) this.#place(seat, begun, deed.workers);
    else if ("pay_group" in deed) this.#bids.delete(at(deed.pay_group, seat));
    else if ("choose" in deed) this.#take({ [deed.choose]: 1 });
    else if ("upgrade" in deed) this.#upgrade(deed.upgrade);
    if (begun && PAYMENTS.some((word) => word in deed)) begun.paid = true;
  }

  #begin(seat: number, act: Begun["act"], tile: string): void {
    const before = act === "bid" ? (this.#bids.get(at(tile, seat))?.number ?? 0) : 0;
    this.#begun.set(seat, { act, tile, before, brought: 0, workers: null, paid: false });
  }

  #bring(seat: number, begun: Begun, from: string): void {
    const group = this.#bids.get(at(from, seat));
    if (!group) return;
    this.#bids.delete(at(from, seat));
    begun.brought += group.number;
  }

  #place(seat: number, begun: Begun, { colour, number }: Group): void {
    if (begun.act === "use") {
      begun.workers = { colour, number };
      return;
    }
    const sum = begun.before + begun.brought + number;
    begun.workers = { colour, number: sum };
    this.#bids.set(at(begun.tile, seat), begun.workers);
  }

  #upgrade({ tile, resources }: Extract<Deed, { upgrade: unknown }>["upgrade"]): void {
    this.#turned.add(tile);
    for (const type of RESOURCES) {
      this.#supply[type] = (this.#supply[type] ?? 0) + (resources[type] ?? 0);
    }
  }
}

const at = (tile: string, seat: number): string => `${tile} ${seat}`;
