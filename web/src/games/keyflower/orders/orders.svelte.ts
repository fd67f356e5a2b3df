/** The seat's standing order and those it could give: fetched again for every version. */

import type { TableProps } from "../../face";
import type { OrdersForm } from "../../../net/types";
import { nameId } from "../facts";
import type { Order, View } from "../forms";

type Given = Pick<TableProps, "state" | "orders">;

const SETTLE = 120; // milliseconds: skip positions that last only a moment while bots play
const NONE: OrdersForm = { order: null, offers: [] };

export class StandingOrders {
  #loaded = $state.raw<OrdersForm>(NONE);
  #asked = -1;
  /** A request to the server is pending. */
  busy = $state(false);
  /** The order that ended by itself; null: none, or the player knows. */
  ended = $state.raw<Order | null>(null);

  constructor(private readonly given: () => Given) {}

  /** Whether this seat can have any. */
  possible = $derived.by((): boolean => this.given().orders !== null);
  order = $derived.by((): Order | null => (this.possible ? this.#loaded.order : null));
  offers = $derived.by((): readonly Order[] => (this.possible ? this.#loaded.offers : []));

  /** The id of a tile's name; for a summer boat that of the face that is up. */
  nameId(tile: string): string {
    const { auction } = this.given().state.view as View;
    return nameId(tile, auction.find((lot) => lot.tile === tile)?.face);
  }

  /** Fetch once per version if the panel is open, an order stands, or nothing is known yet. */
  want(looked: boolean): void {
    const { state, orders } = this.given();
    const { version } = state;
    if (orders === null || this.#asked === version) return;
    if (!looked && this.#asked >= 0 && this.#loaded.order === null) return;
    this.#asked = version;
    setTimeout(() => void this.#ask(version), SETTLE);
  }

  async #ask(version: number): Promise<void> {
    const { orders } = this.given();
    if (orders === null || this.#asked !== version) return;
    const answer = await orders.read().catch(() => null);
    if (answer === null || this.#asked !== version) return;
    if (answer.order === null && this.#loaded.order !== null) this.ended = this.#loaded.order;
    this.#loaded = answer;
  }

  give(order: Order): Promise<void> {
    return this.#send((orders) => orders.give(order));
  }

  cancel(): Promise<void> {
    return this.#send((orders) => orders.cancel());
  }

  async #send(work: (orders: NonNullable<Given["orders"]>) => Promise<OrdersForm>): Promise<void> {
    const { orders } = this.given();
    if (orders === null || this.busy) return;
    this.busy = true;
    const answer = await work(orders).catch(() => null); // the frame shows why not
    if (answer !== null) this.#loaded = answer;
    this.ended = null;
    this.busy = false;
  }
}
