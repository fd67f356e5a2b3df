/**
 * Where the table is looked at from: how many pixels a cell takes, and where the corner between
 * the cells (0,0) and its western and northern neighbours shows. Numbers only; nothing is drawn.
 */

import type { Extent } from "./board";
import type { Cell } from "./forms";

export interface Camera {
  /** Pixels a cell. */
  unit: number;
  /** Where the north-west corner of cell (0,0) shows. */
  left: number;
  top: number;
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

/** All of these cells in the middle of what is free, no cell larger than `most` pixels. */
export function fitted(
  extent: Extent,
  size: Size,
  insets: Insets = NO_INSETS,
  most = USUAL_MOST,
): Camera {
  const columns = extent.right - extent.left + 1;
  const rows = extent.top - extent.bottom + 1;
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  const unit = within(Math.floor(Math.min(width / columns, height / rows)), LEAST, most);
  return {
    unit,
    left: Math.round(insets.left + (width - columns * unit) / 2 - extent.left * unit),
    top: Math.round(insets.top + (height - rows * unit) / 2 + extent.top * unit),
  };
}

/** Whether all of these cells show within what is free. */
export function shows(camera: Camera, extent: Extent, size: Size, insets = NO_INSETS): boolean {
  const first = shownAt(camera, { x: extent.left, y: extent.top });
  const last = shownAt(camera, { x: extent.right + 1, y: extent.bottom - 1 });
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

/** Where the north-west corner of a cell shows. */
export const shownAt = (camera: Camera, cell: Cell): { x: number; y: number } => ({
  x: camera.left + cell.x * camera.unit,
  y: camera.top - cell.y * camera.unit,
});

/** The cell under a point, and where in it the point lies (0 to 1, to the east and south). */
export function cellUnder(
  camera: Camera,
  x: number,
  y: number,
): { cell: Cell; right: number; down: number } {
  const column = (x - camera.left) / camera.unit;
  const row = (y - camera.top) / camera.unit;
  const cell = { x: Math.floor(column), y: -Math.floor(row) };
  return { cell, right: column - Math.floor(column), down: row - Math.floor(row) };
}

/** Moved as little as it takes to show this cell with some room round it. */
export function showing(
  camera: Camera,
  cell: Cell,
  size: Size,
  insets: Insets = NO_INSETS,
  room = 0.5,
): Camera {
  const { x, y } = shownAt(camera, cell);
  const spare = camera.unit * room;
  const right = shift(x - spare, x + camera.unit + spare, insets.left, size.width - insets.right);
  const down = shift(y - spare, y + camera.unit + spare, insets.top, size.height - insets.bottom);
  return panned(camera, right, down);
}

/** How far a stretch must move to lie within another; a stretch too long is put in its middle. */
function shift(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (least + most - start - end) / 2;
  return start < least ? least - start : end > most ? most - end : 0;
}

/** Not so far off that no tile shows: at least one cell of the table stays in view. */
export function kept(camera: Camera, extent: Extent, size: Size): Camera {
  const { unit } = camera;
  const left = within(camera.left, -extent.right * unit, size.width - (extent.left + 1) * unit);
  const top = within(camera.top, extent.bottom * unit, size.height + (extent.top - 1) * unit);
  return { ...camera, left, top };
}
