// Where the sheet lies under the window: a point p of the sheet is seen at p * k + (x, y).
import type { Point } from '../protocol.js';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

export function fit(view: Size, rect: Rect, margin = 12): Camera {
  const width = Math.max(1, view.width - 2 * margin);
  const height = Math.max(1, view.height - 2 * margin);
  const k = Math.min(width / rect.width, height / rect.height);
  return {
    k,
    x: view.width / 2 - k * (rect.x + rect.width / 2),
    y: view.height / 2 - k * (rect.y + rect.height / 2),
  };
}

// Room that is left above a fitted map is better given to what the sheet has below it: the tracks.
export function settled(camera: Camera, view: Size, sheet: Size, margin = 6): Camera {
  const above = camera.y - margin;
  const hidden = camera.y + camera.k * sheet.height + margin - view.height;
  return above > 0 && hidden > 0 ? { ...camera, y: camera.y - Math.min(above, hidden) } : camera;
}

// On a small screen a whole map would show counters nobody can tell apart: then a part of it is
// shown, around `at`, with counters of `pixels`.
export function opening(view: Size, map: Rect, counter: number, at: Point, pixels = 26): Camera {
  const whole = fit(view, map);
  if (whole.k * counter >= pixels * 0.6) return whole;
  const k = pixels / counter;
  // The map fills the window as far as it can.
  const shift = (length: number, from: number, to: number, wanted: number) =>
    (to - from) * k < length ? length / 2 - ((from + to) / 2) * k : Math.min(-from * k, Math.max(length - to * k, length / 2 - wanted * k));
  return {
    k,
    x: shift(view.width, map.x, map.x + map.width, at[0]),
    y: shift(view.height, map.y, map.y + map.height, at[1]),
  };
}

// The point of the sheet under the cursor stays there.
export function zoomAt(camera: Camera, factor: number, at: Point, least: number, most: number): Camera {
  const k = Math.min(most, Math.max(least, camera.k * factor));
  const ratio = k / camera.k;
  return { k, x: at[0] - (at[0] - camera.x) * ratio, y: at[1] - (at[1] - camera.y) * ratio };
}

// The sheet never leaves the middle of the window, so it cannot be lost.
export function clamp(camera: Camera, view: Size, sheet: Size): Camera {
  const within = (shift: number, window: number, length: number) => Math.min(window / 2, Math.max(window / 2 - length * camera.k, shift));
  return {
    k: camera.k,
    x: within(camera.x, view.width, sheet.width),
    y: within(camera.y, view.height, sheet.height),
  };
}

export function toSheet(camera: Camera, at: Point): Point {
  return [(at[0] - camera.x) / camera.k, (at[1] - camera.y) / camera.k];
}

export function toView(camera: Camera, at: Point): Point {
  return [at[0] * camera.k + camera.x, at[1] * camera.k + camera.y];
}

// Moves only as far as needed to see `at` with some room around it.
export function reveal(camera: Camera, view: Size, at: Point, room = 90): Camera {
  const [x, y] = toView(camera, at);
  const edge = Math.min(room, view.width / 3, view.height / 3);
  const shift = (value: number, length: number) => (value < edge ? edge - value : value > length - edge ? length - edge - value : 0);
  return { k: camera.k, x: camera.x + shift(x, view.width), y: camera.y + shift(y, view.height) };
}

export type Detail = 'tiny' | 'far' | 'mid' | 'near';

// How much of a counter can be read at this size on the screen.
export function detailOf(pixels: number): Detail {
  return pixels < 27 ? 'tiny' : pixels < 37 ? 'far' : pixels < 60 ? 'mid' : 'near';
}
