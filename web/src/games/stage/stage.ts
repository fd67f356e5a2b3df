/**
 * Pans and zooms the table: drag, wheel, pinch and glides move ONE layer by its transform. There is
 * no layout or paint while it moves. When a zoom has ended, the layer is laid out once at its new
 * size, so that pictures and letters are sharp again.
 */

import {
  LEAST,
  USUAL_MOST,
  fitted,
  kept,
  panned,
  placeUnder,
  settled,
  showing,
  shows,
  widened,
  zoomed,
  type Box,
  type Camera,
  type Insets,
  type Point,
  type Size,
} from "./camera";
import { Gestures } from "./gestures";

export interface Hooks {
  /** The extent of the table, with a margin. */
  box(): Box;
  /** Fitting makes no unit larger than this many pixels. */
  most?: number;
  /** And none smaller than this many, even if not all of the table is visible then. */
  least?(): number;
  /** What covers the edges of the view. */
  insets(): Insets;
  /** Whether animations are on. */
  isAnimated(): boolean;
  /** The mouse is over this point; null: it left. */
  point(at: Point | null): void;
  /** Something other than a button was tapped or clicked. */
  tap(at: Point): void;
  /** The wheel was turned. Return whether it rotated something. */
  turn(at: Point, steps: number): boolean;
}

const REST = 140; // milliseconds after the last zoom until the layer is sharpened
const GLIDE = 260;
const STEP = 1.25; // one press of + or −

export class Stage {
  camera: Camera = { unit: 100, left: 0, top: 0 };
  /** The view follows the growing table until the user pans or zooms. */
  following = true;

  #near = false; // `approach` chose the view: it stays when the table grows
  #drawn = 0; // the unit that the layer was laid out with
  /** Shows again what has to be in view; null: all of the table, or the user's own view. */
  #shown: (() => void) | null = null;
  #glide = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #watch: ResizeObserver;
  #fingers: Gestures;

  constructor(
    private readonly view: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly hooks: Hooks,
  ) {
    this.#fingers = new Gestures(view, {
      pan: (right, down) => this.#byHand(panned(this.camera, right, down)),
      zoom: (factor, x, y) => this.#byHand(zoomed(this.camera, factor, x, y)),
      isAnimated: hooks.isAnimated,
      point: (at) => hooks.point(at && this.under(at.x, at.y)),
      tap: (x, y) => hooks.tap(this.under(x, y)),
      turn: (x, y, steps) => hooks.turn(this.under(x, y), steps),
    });
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(view);
    this.#measure();
  }

  close(): void {
    this.#watch.disconnect();
    this.#fingers.close();
    cancelAnimationFrame(this.#glide);
    clearTimeout(this.#rest);
  }

  /** Measured only when it changes: asking during a move would force a layout. */
  size: Size = { width: 0, height: 0 };

  #measure(): void {
    this.size = { width: this.view.clientWidth, height: this.view.clientHeight };
  }

  under(x: number, y: number): Point {
    return placeUnder(this.camera, x, y);
  }

  #fitted(): Camera {
    const { hooks } = this;
    const { most = USUAL_MOST } = hooks;
    return fitted(hooks.box(), this.size, hooks.insets(), most, hooks.least?.() ?? LEAST);
  }

  /** Show all of the table, and follow it as it grows. */
  fit(glide = true): void {
    this.following = true;
    this.#near = false;
    this.#go(this.#fitted(), glide);
  }

  /** The table has grown: a view that follows it shows all of it, and moves only if needed. */
  grown(): void {
    if (!this.following || this.#near) return;
    const good = this.camera.unit >= this.#fitted().unit * 0.9 && this.#drawn > 0;
    const { hooks } = this;
    if (!good || !shows(this.camera, hooks.box(), this.size, hooks.insets())) this.fit();
  }

  /** Show this part of the plane, at least this large, until the user looks elsewhere. */
  show(box: Box, least = 0, room = 0.5, glide = true): void {
    if (this.#drawn === 0) this.fit(false);
    const { width, height } = this.size;
    const factor = Math.max(1, least / this.camera.unit);
    const nearer = zoomed(this.camera, factor, width / 2, height / 2);
    this.#go(showing(nearer, box, this.size, this.hooks.insets(), room), glide);
    this.#shown = () => this.show(box, least, room, false);
  }

  /**
   * Show all of these parts, if needed smaller than now, but at least `far` large. If there is no
   * room for that, show only the first, at least `near` large.
   */
  showAll(first: Box, all: Box, near: number, far: number, room: number): void {
    const most = Math.max(near, this.camera.unit);
    const whole = fitted(widened(all, room), this.size, this.hooks.insets(), most);
    if (whole.unit < far) this.show(first, near, room);
    else if (whole.unit >= this.camera.unit) this.show(all, Math.min(near, whole.unit), room);
    else {
      this.#go(whole, true);
      this.#shown = () => this.show(all, whole.unit, room, false);
    }
  }

  /** Show this part larger, if all of the table would be small, until `retreat`. */
  approach(box: Box, most: number, room: number): void {
    const near = fitted(widened(box, room), this.size, this.hooks.insets(), most);
    if (!this.following || near.unit <= this.#fitted().unit) return;
    this.#near = true;
    this.#go(near, true);
    this.#shown = () => this.show(box, near.unit, room, false);
  }

  /** Show all of the table again. */
  retreat(): void {
    if (!this.#near) return;
    this.#near = false;
    this.grown();
  }

  /** What covers the edges of the view has changed: show again what has to be in view. */
  uncovered(): void {
    if (this.#shown) this.#shown();
    else if (this.following) this.fit();
  }

  /** Return to the previous view. */
  look(camera: Camera): void {
    this.#go(camera, true);
  }

  zoom(steps: number): void {
    const { width, height } = this.size;
    this.following = false;
    this.#go(zoomed(this.camera, STEP ** steps, width / 2, height / 2), true);
  }

  pan(right: number, down: number): void {
    this.following = false;
    const moved = panned(this.camera, right, down);
    this.#go(kept(moved, this.hooks.box(), this.size), true);
  }

  #resized(): void {
    this.#measure();
    if (this.#shown) this.#shown();
    else if (this.following) this.fit(false);
    else this.#go(kept(this.camera, this.hooks.box(), this.size), false);
  }

  #byHand(camera: Camera): void {
    this.following = false;
    this.#shown = null;
    cancelAnimationFrame(this.#glide);
    this.#set(kept(camera, this.hooks.box(), this.size));
  }

  #go(camera: Camera, glide: boolean): void {
    cancelAnimationFrame(this.#glide);
    this.#shown = null;
    const target = settled(camera, this.size);
    if (glide && this.#drawn > 0 && this.hooks.isAnimated()) this.#glideTo(target);
    else {
      this.#set(target);
      this.#sharpen();
    }
  }

  #glideTo(target: Camera): void {
    const from = this.camera;
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.#set(between(from, target, 1 - (1 - part) ** 3));
      if (part < 1) this.#glide = requestAnimationFrame(step);
      else this.#sharpen();
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Pointer moves and glides arrive once per frame, so each is drawn at once. */
  #set(camera: Camera): void {
    this.camera = camera;
    this.#draw();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#sharpen(), REST);
  }

  #draw(): void {
    const { unit, left, top } = this.camera;
    const scale = this.#drawn === 0 ? 1 : unit / this.#drawn;
    this.layer.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale})`;
  }

  /** Lay out the layer at its current size, on whole pixels. */
  #sharpen(): void {
    clearTimeout(this.#rest);
    this.camera = settled(this.camera, this.size);
    if (this.camera.unit !== this.#drawn) {
      this.#drawn = this.camera.unit;
      this.layer.style.setProperty("--unit", `${this.#drawn}px`);
    }
    this.#draw();
  }
}

/**
 * A fraction of the way from one view to another; the zoom changes by equal factors in equal times.
 */
function between(from: Camera, to: Camera, part: number): Camera {
  const unit = from.unit * (to.unit / from.unit) ** part;
  const grown = to.unit === from.unit ? part : (unit - from.unit) / (to.unit - from.unit);
  return {
    unit,
    left: from.left + (to.left - from.left) * grown,
    top: from.top + (to.top - from.top) * grown,
  };
}
