/**
 * Where the table is looked at from: how many pixels a unit of its plane takes, and where the
 * point (0,0) of the plane shows. Down the plane y grows. Numbers only; nothing is drawn.
 */

export interface Camera {
  /** Pixels a unit; a tile is about one unit wide. */
  unit: number;
  /** Where the point (0,0) shows. */
  left: number;
  top: number;
}

/** A place on the plane. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the plane, from one edge to the other. */
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

/** Room at the edges that something else covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const LEAST = 20;
export const MOST = 240;
export const USUAL_MOST = 132;

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** All of this box in the middle of what is free, a unit between `least` and `most` pixels. */
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

/** Whether all of this box shows within what is free. */
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

/** Closer or farther; what shows at this point stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const unit = within(camera.unit * factor, LEAST, MOST);
  const grown = unit / camera.unit;
  return {
    unit,
    left: x - (x - camera.left) * grown,
    top: y - (y - camera.top) * grown,
  };
}

/** Whole pixels, so that tiles meet without a seam; the middle of the view stays where it is. */
export function settled(camera: Camera, size: Size): Camera {
  const unit = Math.round(camera.unit);
  const still = zoomed(camera, unit / camera.unit, size.width / 2, size.height / 2);
  return { unit, left: Math.round(still.left), top: Math.round(still.top) };
}

/** Where a place of the plane shows. */
export const shownAt = (camera: Camera, at: Point): Point => ({
  x: camera.left + at.x * camera.unit,
  y: camera.top + at.y * camera.unit,
});

/** The place of the plane that shows at this point. */
export const placeUnder = (camera: Camera, x: number, y: number): Point => ({
  x: (x - camera.left) / camera.unit,
  y: (y - camera.top) / camera.unit,
});

/** Moved as little as it takes to show this box with some room round it, in units. */
export function showing(
  camera: Camera,
  box: Box,
  size: Size,
  insets: Insets = NO_INSETS,
  room = 0.5,
): Camera {
  const first = shownAt(camera, { x: box.left - room, y: box.top - room });
  const last = shownAt(camera, { x: box.right + room, y: box.bottom + room });
  const right = shift(first.x, last.x, insets.left, size.width - insets.right);
  const down = shift(first.y, last.y, insets.top, size.height - insets.bottom);
  return panned(camera, right, down);
}

/** How far a stretch must move to lie within another; a stretch too long is put in its middle. */
function shift(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (least + most - start - end) / 2;
  return start < least ? least - start : end > most ? most - end : 0;
}

/** Not so far off that nothing shows: at least one unit of the table stays in view. */
export function kept(camera: Camera, box: Box, size: Size): Camera {
  const { unit } = camera;
  const left = within(camera.left, (1 - box.right) * unit, size.width - (box.left + 1) * unit);
  const top = within(camera.top, (1 - box.bottom) * unit, size.height - (box.top + 1) * unit);
  return { ...camera, left, top };
}
