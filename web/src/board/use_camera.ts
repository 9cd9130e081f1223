// The camera of a board on the page: hands move it, the window's size and a few commands too.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, Point } from '../protocol.js';
import { type Camera, detailOf, fit, opening, reveal, settled, type Size } from './camera.js';
import { Gestures } from './gestures.js';

const kLargest = 170; // pixels of a counter at the closest

export interface BoardCamera {
  now(): Camera;
  view(): Size;
  point(event: { clientX: number; clientY: number }): Point; // in the window of the board
  dragged(): boolean; // the last press was a drag or a long press
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  showMap(): void;
  showSheet(): void;
  reveal(at: Point): Camera;
}

interface Wishes {
  around(): Point[]; // what a small window opens on
  onMove(): void; // the camera begins to move by hand or command
  onLongPress(at: Point, target: Element | null): void;
}

export function useCamera(host: RefObject<HTMLElement>, layer: RefObject<HTMLElement>, board: Board, wishes: Wishes): BoardCamera {
  const gestures = useRef<Gestures | null>(null);
  const untouched = useRef(true); // nobody has moved the camera yet: keep fitting the map
  const latest = useRef(wishes);
  latest.current = wishes;

  const view = (): Size => ({ width: host.current?.clientWidth ?? 1, height: host.current?.clientHeight ?? 1 });
  const { sheet, counter } = board;
  const wholeMap = () => settled(fit(view(), sheet.map), view(), sheet);
  const wholeSheet = () => fit(view(), { x: 0, y: 0, width: sheet.width, height: sheet.height });
  const first = (): Camera => {
    const wished = latest.current.around();
    const middle: Point = [sheet.map.x + sheet.map.width / 2, sheet.map.y + sheet.map.height / 2];
    const points = wished.length > 0 ? wished : [middle];
    const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length;
    return settled(opening(view(), sheet.map, counter, [mean(0), mean(1)]), view(), sheet);
  };

  useLayoutEffect(() => {
    const hands = new Gestures(host.current!, {
      view,
      sheet,
      least: () => wholeSheet().k * 0.6,
      most: () => kLargest / counter,
      onCamera(camera) {
        const moved = layer.current;
        if (!moved) return;
        moved.style.transform = `translate3d(${camera.x}px,${camera.y}px,0) scale(${camera.k})`;
        const detail = detailOf(counter * camera.k);
        if (moved.dataset.detail !== detail) moved.dataset.detail = detail;
      },
      onGesture(active) {
        if (active) {
          untouched.current = false;
          latest.current.onMove();
        }
        layer.current?.classList.toggle('in-motion', active);
      },
      onLongPress: (at, target) => latest.current.onLongPress(at, target),
    });
    // A board in another language is the same board: the camera stays.
    hands.set(gestures.current && !untouched.current ? gestures.current.camera : first());
    gestures.current = hands;
    const watch = new ResizeObserver(() => hands.set(untouched.current ? first() : hands.camera));
    watch.observe(host.current!);
    return () => {
      watch.disconnect();
      hands.dispose();
    };
  }, [board]);

  const command = (act: (hands: Gestures) => void, keepFitting = false) => {
    untouched.current = keepFitting;
    latest.current.onMove();
    if (gestures.current) act(gestures.current);
  };

  return {
    now: () => gestures.current?.camera ?? { x: 0, y: 0, k: 1 },
    view,
    point: (event) => gestures.current!.point(event),
    dragged: () => gestures.current?.moved ?? false,
    zoom: (factor) => command((hands) => hands.zoom(factor)),
    pan: (dx, dy) => command((hands) => hands.pan(dx, dy)),
    showMap: () => command((hands) => hands.set(wholeMap()), true),
    showSheet: () => command((hands) => hands.set(wholeSheet())),
    reveal(at) {
      const hands = gestures.current!;
      hands.set(reveal(hands.camera, view(), at));
      return hands.camera;
    },
  };
}
