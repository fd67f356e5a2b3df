/**
 * The camera: how many pixels a unit of the plane takes, and where the point (0,0) of the plane is
 * on the screen. y grows downwards. Only numbers; nothing is drawn here.
 */

export interface Camera {
  /** Pixels per unit; a tile is about one unit wide. */
  unit: number;
  /** Where the point (0,0) is on the screen. */
  left: number;
  top: number;
}

/** A point of the plane. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the plane. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Margins that something else covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const LEAST = 12;
export const MOST = 240;
export const USUAL_MOST = 132;

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Fit this box into the uncovered area, with `least` to `most` pixels per unit. */
export function fitted(
  box: Box,
  size: Size,
  insets: Insets = NO_INSETS,
  most = USUAL_MOST,
  least = LEAST,
): Camera {
  const across = box.right - box.left;
  const along = box.bottom - box.top;
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  const unit = within(Math.floor(Math.min(width / across, height / along)), least, most);
  return {
    unit,
    left: Math.round(insets.left + (width - across * unit) / 2 - box.left * unit),
    top: Math.round(insets.top + (height - along * unit) / 2 - box.top * unit),
  };
}

/** The box with a margin around it, in units. */
export const widened = ({ left, top, right, bottom }: Box, room: number): Box => ({
  left: left - room,
  top: top - room,
  right: right + room,
  bottom: bottom + room,
});

/** Whether all of this box is in the uncovered area. */
export function shows(camera: Camera, box: Box, size: Size, insets = NO_INSETS): boolean {
  const first = shownAt(camera, { x: box.left, y: box.top });
  const last = shownAt(camera, { x: box.right, y: box.bottom });
  return (
    first.x >= insets.left &&
    first.y >= insets.top &&
    last.x <= size.width - insets.right &&
    last.y <= size.height - insets.bottom
  );
}

export const panned = (camera: Camera, right: number, down: number): Camera => ({
  ...camera,
  left: camera.left + right,
  top: camera.top + down,
});

/** Zoom in or out; the plane stays in place under this point. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const unit = within(camera.unit * factor, LEAST, MOST);
  const grown = unit / camera.unit;
  return {
    unit,
    left: x - (x - camera.left) * grown,
    top: y - (y - camera.top) * grown,
  };
}

/** Whole pixels, so that tiles meet without a seam; the centre of the view stays in place. */
export function settled(camera: Camera, size: Size): Camera {
  const unit = Math.round(camera.unit);
  const still = zoomed(camera, unit / camera.unit, size.width / 2, size.height / 2);
  return { unit, left: Math.round(still.left), top: Math.round(still.top) };
}

/** Where a point of the plane is on the screen. */
export const shownAt = (camera: Camera, at: Point): Point => ({
  x: camera.left + at.x * camera.unit,
  y: camera.top + at.y * camera.unit,
});

/** The point of the plane under this point of the screen. */
export const placeUnder = (camera: Camera, x: number, y: number): Point => ({
  x: (x - camera.left) / camera.unit,
  y: (y - camera.top) / camera.unit,
});

/** Move as little as needed to show this box with a margin, in units. */
export function showing(
  camera: Camera,
  box: Box,
  size: Size,
  insets: Insets = NO_INSETS,
  room = 0.5,
): Camera {
  const part = widened(box, room);
  const first = shownAt(camera, { x: part.left, y: part.top });
  const last = shownAt(camera, { x: part.right, y: part.bottom });
  const right = shift(first.x, last.x, insets.left, size.width - insets.right);
  const down = shift(first.y, last.y, insets.top, size.height - insets.bottom);
  return panned(camera, right, down);
}

/**
 * How far an interval must move to be inside another one; an interval that is too long is centred.
 */
function shift(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (least + most - start - end) / 2;
  return start < least ? least - start : end > most ? most - end : 0;
}

/** Keep at least one unit of the table in view. */
export function kept(camera: Camera, box: Box, size: Size): Camera {
  const { unit } = camera;
  const left = within(camera.left, (1 - box.right) * unit, size.width - (box.left + 1) * unit);
  const top = within(camera.top, (1 - box.bottom) * unit, size.height - (box.top + 1) * unit);
  return { ...camera, left, top };
}
