import assert from 'node:assert/strict';
import test from 'node:test';
import { clamp, detailOf, fit, opening, reveal, settled, toSheet, toView, zoomAt } from '../../src/board/camera.js';
import { SpaceFinder } from '../../src/board/geometry.js';
import type { Point } from '../../src/protocol.js';

const view = { width: 1000, height: 600 };
const sheet = { width: 1400, height: 1300 };

test('a fitted map is inside the window, in its middle', () => {
  const map = { x: 40, y: 30, width: 1300, height: 900 };
  const camera = fit(view, map);
  const [left, top] = toView(camera, [map.x, map.y]);
  const [right, bottom] = toView(camera, [map.x + map.width, map.y + map.height]);
  assert.ok(left >= 0 && top >= 0 && right <= view.width && bottom <= view.height);
  assert.ok(Math.abs((left + right) / 2 - 500) < 1e-9 && Math.abs((top + bottom) / 2 - 300) < 1e-9);
});

test('a wide window opens with the whole map, a telephone with counters that can be told apart', () => {
  const map = { x: 40, y: 30, width: 1300, height: 900 };
  assert.deepEqual(opening(view, map, 42, [0, 0]), fit(view, map));
  const small = opening({ width: 390, height: 500 }, map, 42, [700, 480]);
  assert.equal(small.k * 42, 26);
  assert.deepEqual(toView(small, [700, 480]).map(Math.round), [195, 250]);
  const corner = opening({ width: 390, height: 500 }, map, 42, [60, 40]);
  assert.deepEqual(
    toView(corner, [map.x, map.y]).map((n) => Math.abs(Math.round(n))),
    [0, 0],
    'no table beside the map',
  );
});

test('room above a fitted map shows more of what lies below it', () => {
  const tall = { width: 800, height: 800 };
  const fitted = fit(tall, { x: 50, y: 40, width: 1300, height: 910 });
  const camera = settled(fitted, tall, sheet);
  assert.ok(camera.y < fitted.y);
  assert.ok(camera.y >= 0, 'the sheet does not begin above the window');
  assert.deepEqual(settled(camera, tall, sheet), camera);
});

test('zooming keeps the point under the cursor', () => {
  const before = { x: -30, y: 12, k: 0.8 };
  const cursor: Point = [321, 222];
  const after = zoomAt(before, 1.7, cursor, 0.1, 5);
  const [x, y] = toSheet(after, cursor);
  const [x0, y0] = toSheet(before, cursor);
  assert.ok(Math.abs(x - x0) < 1e-9 && Math.abs(y - y0) < 1e-9);
});

test('zooming stops at its limits without drifting', () => {
  const most = { x: 5, y: 6, k: 5 };
  assert.deepEqual(zoomAt(most, 2, [100, 100], 0.1, 5), most);
});

test('the sheet cannot be dragged out of the window', () => {
  const gone = clamp({ x: 99999, y: -99999, k: 1 }, view, sheet);
  const [left] = toView(gone, [0, 0]);
  const [, bottom] = toView(gone, [0, sheet.height]);
  assert.ok(left <= view.width / 2 && bottom >= view.height / 2);
});

test('what is in view stays where it is; what is not comes into view', () => {
  const camera = { x: 0, y: 0, k: 1 };
  assert.deepEqual(reveal(camera, view, [500, 300]), camera);
  const [x, y] = toView(reveal(camera, view, [1300, -50]), [1300, -50]);
  assert.ok(x > 0 && x < view.width && y > 0 && y < view.height);
});

test('small counters show less', () => {
  assert.deepEqual([20, 30, 45, 90].map(detailOf), ['tiny', 'far', 'mid', 'near']);
});

test('a point is found in the space that holds it, also near the corners of the search grid', () => {
  const square = (id: string, x: number, y: number) => ({
    id,
    name: '',
    at: [x + 50, y + 50] as Point,
    facts: [],
    outline: [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y + 100],
    ] as Point[],
  });
  const finder = new SpaceFinder([square('a', 0, 0), square('b', 100, 0), square('c', -100, -100)]);
  assert.equal(finder.at([79.9, 80.1])?.id, 'a');
  assert.equal(finder.at([160, 81])?.id, 'b');
  assert.equal(finder.at([-1, -1])?.id, 'c');
  assert.equal(finder.at([500, 500]), undefined);
});
