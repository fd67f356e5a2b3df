/** Turns touch, mouse and wheel events into pans, zooms, rotations and taps. Knows no game. */

export interface GestureHooks {
  pan(right: number, down: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** Whether the table can glide on after a fast drag. */
  isAnimated(): boolean;
  point(at: { x: number; y: number } | null): void;
  tap(x: number, y: number): void;
  turn(x: number, y: number, steps: number): boolean;
}

interface Finger {
  x: number;
  y: number;
}

const SLACK = 6; // pixels: a press that moves less is a tap
const NOTCH = 120; // a mouse wheel turns by whole notches; smaller steps come from a trackpad
const PAUSE = 90; // milliseconds between two rotations by the wheel
const FRICTION = 0.94; // of the speed of a gliding table, per sixtieth of a second
const SLOWEST = 0.05; // pixels per millisecond

export class Gestures {
  #down = new Map<number, Finger>();
  #start: Finger = { x: 0, y: 0 };
  #box = { left: 0, top: 0 };
  #dragged = false;
  #speed: Finger = { x: 0, y: 0 };
  #moved = 0; // when the finger moved last
  #turned = 0; // when the wheel last rotated a tile
  #throw = 0;
  #stop = new AbortController();

  constructor(
    private readonly view: HTMLElement,
    private readonly touches: GestureHooks,
  ) {
    const quiet = { passive: true, signal: this.#stop.signal };
    view.addEventListener("pointerdown", this.#press, quiet);
    view.addEventListener("pointermove", this.#move, quiet);
    view.addEventListener("pointerup", this.#lift, quiet);
    view.addEventListener("pointercancel", this.#lift, quiet);
    view.addEventListener("pointerleave", () => touches.point(null), quiet);
    // These three need to be able to prevent scrolling, the menu and clicks.
    const loud = { passive: false, signal: this.#stop.signal };
    view.addEventListener("wheel", this.#wheel, loud);
    view.addEventListener("contextmenu", this.#menu, loud);
    view.addEventListener("click", this.#click, { capture: true, signal: this.#stop.signal });
  }

  close(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#throw);
  }

  /** The position in the view; the element is measured when a drag begins, not while it goes on. */
  #at(event: MouseEvent): Finger {
    if (!this.#dragged) this.#box = this.view.getBoundingClientRect();
    return { x: event.clientX - this.#box.left, y: event.clientY - this.#box.top };
  }

  #press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    cancelAnimationFrame(this.#throw);
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    if (this.#down.size > 1) this.#drag(event);
    else {
      this.#start = at;
      this.#dragged = false;
      this.#speed = { x: 0, y: 0 };
    }
  };

  #move = (event: PointerEvent): void => {
    const last = this.#down.get(event.pointerId);
    if (!last) {
      if (event.pointerType === "mouse") this.touches.point(this.#at(event));
      return;
    }
    const at = this.#at(event);
    if (!this.#dragged) {
      if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < SLACK) return;
      this.#drag(event);
    }
    if (this.#down.size === 1) this.#pan(last, at, event.timeStamp);
    else this.#pinch(event.pointerId, last, at);
    this.#down.set(event.pointerId, at);
  };

  #drag(event: PointerEvent): void {
    this.#dragged = true;
    this.touches.point(null);
    // From now on, moves arrive here even outside the element; buttons get no click.
    if (!this.view.hasPointerCapture(event.pointerId)) this.view.setPointerCapture(event.pointerId);
  }

  #pan(last: Finger, at: Finger, now: number): void {
    const time = Math.max(1, now - this.#moved);
    this.#moved = now;
    this.#speed = { x: (at.x - last.x) / time, y: (at.y - last.y) / time };
    this.touches.pan(at.x - last.x, at.y - last.y);
  }

  #pinch(id: number, last: Finger, at: Finger): void {
    const other = [...this.#down].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.touches.pan((at.x - last.x) / 2, (at.y - last.y) / 2);
    if (before > 0) this.touches.zoom(after / before, middle.x, middle.y);
    this.#speed = { x: 0, y: 0 };
  }

  #lift = (event: PointerEvent): void => {
    if (!this.#down.delete(event.pointerId) || this.#down.size > 0) return;
    const still = event.timeStamp - this.#moved > 60;
    const thrown = event.pointerType === "touch" && this.#dragged && !still;
    if (thrown && this.touches.isAnimated()) this.#glide(this.#speed);
  };

  /** The table glides on and slows down. */
  #glide(speed: Finger): void {
    let { x, y } = speed;
    let last = performance.now();
    const step = (now: number): void => {
      const time = Math.min(50, now - last);
      last = now;
      this.touches.pan(x * time, y * time);
      const slower = FRICTION ** (time / (1000 / 60));
      [x, y] = [x * slower, y * slower];
      if (Math.hypot(x, y) > SLOWEST) this.#throw = requestAnimationFrame(step);
    };
    this.#throw = requestAnimationFrame(step);
  }

  #click = (event: MouseEvent): void => {
    if (this.#dragged && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
      this.#dragged = false;
      return;
    }
    if (event.target instanceof Element && event.target.closest("button")) return;
    const at = this.#at(event);
    this.touches.tap(at.x, at.y);
  };

  #menu = (event: MouseEvent): void => {
    event.preventDefault();
    const at = this.#at(event);
    this.touches.turn(at.x, at.y, 1);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    cancelAnimationFrame(this.#throw);
    const { x, y } = this.#at(event);
    if (isTrackpad(event)) this.touches.pan(-event.deltaX, -event.deltaY);
    else if (event.ctrlKey) this.touches.zoom(Math.exp(-event.deltaY / 100), x, y);
    else if (!this.#turn(event, x, y)) this.touches.zoom(Math.exp(-notches(event) * 0.18), x, y);
  };

  /** A notch rotates what can be rotated, but a spinning wheel does not keep rotating it. */
  #turn(event: WheelEvent, x: number, y: number): boolean {
    const rests = event.timeStamp - this.#turned > PAUSE;
    const turned = this.touches.turn(x, y, rests ? Math.sign(event.deltaY) : 0);
    if (turned && rests) this.#turned = event.timeStamp;
    return turned;
  }
}

/** Two fingers on a trackpad pan the table; a pinch arrives as a wheel event with Ctrl. */
function isTrackpad(event: WheelEvent): boolean {
  if (event.ctrlKey || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return false;
  const { wheelDeltaY } = event as WheelEvent & { wheelDeltaY?: number };
  return event.deltaX !== 0 || (wheelDeltaY ?? NOTCH) % NOTCH !== 0;
}

function notches(event: WheelEvent): number {
  if (event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return Math.sign(event.deltaY);
  return event.deltaY / 100;
}
