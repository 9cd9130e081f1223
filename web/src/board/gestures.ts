// Pointers and the wheel move the camera. Nothing is drawn anew: one layer is moved.
import type { Point } from '../protocol.js';
import { clamp, type Camera, type Size, zoomAt } from './camera.js';

export interface Stage {
  view(): Size;
  sheet: Size;
  least(): number;
  most(): number;
  onCamera(camera: Camera): void; // called at most once a frame
  onGesture(active: boolean): void;
  onLongPress(at: Point, target: Element | null): void;
}

const kLongPress = 450; // ms
const kSettle = 140; // ms after the last turn of the wheel

export class Gestures {
  camera: Camera = { x: 0, y: 0, k: 1 };
  moved = false; // the last press was a drag: its click means nothing
  private readonly pointers = new Map<number, Point>();
  private start: Point = [0, 0];
  private frame = 0;
  private press = 0;
  private settle = 0;
  private active = false;
  private captured = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
  ) {
    host.addEventListener('pointerdown', this.down);
    host.addEventListener('pointermove', this.move);
    host.addEventListener('pointerup', this.up);
    host.addEventListener('pointercancel', this.up);
    host.addEventListener('wheel', this.wheel, { passive: false });
  }

  dispose(): void {
    this.host.removeEventListener('pointerdown', this.down);
    this.host.removeEventListener('pointermove', this.move);
    this.host.removeEventListener('pointerup', this.up);
    this.host.removeEventListener('pointercancel', this.up);
    this.host.removeEventListener('wheel', this.wheel);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.press);
    clearTimeout(this.settle);
  }

  set(camera: Camera): void {
    this.camera = clamp(camera, this.stage.view(), this.stage.sheet);
    if (this.frame === 0)
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.stage.onCamera(this.camera);
      });
  }

  pan(dx: number, dy: number): void {
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoom(factor: number, at?: Point): void {
    const view = this.stage.view();
    const centre: Point = at ?? [view.width / 2, view.height / 2];
    this.set(zoomAt(this.camera, factor, centre, this.stage.least(), this.stage.most()));
  }

  point(event: { clientX: number; clientY: number }): Point {
    const box = this.host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private begin(): void {
    if (this.active) return;
    this.active = true;
    this.stage.onGesture(true);
  }

  private end(): void {
    if (!this.active) return;
    this.active = false;
    this.stage.onGesture(false);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if ((event.target as Element).closest('[data-board-control]')) return;
    const at = this.point(event);
    this.pointers.set(event.pointerId, at);
    clearTimeout(this.press);
    if (this.pointers.size === 1) {
      this.moved = false;
      this.captured = false;
      this.start = at;
      if (event.pointerType === 'touch') {
        const target = event.target as Element;
        this.press = window.setTimeout(() => {
          this.moved = true;
          this.stage.onLongPress(at, target);
        }, kLongPress);
      }
    } else {
      this.moved = true;
      this.capture();
      this.begin();
    }
  };

  // Captured only once it is a drag, so that a plain click still reaches the counter under it.
  private capture(): void {
    if (this.captured) return;
    this.captured = true;
    for (const id of this.pointers.keys()) this.host.setPointerCapture(id);
  }

  private readonly move = (event: PointerEvent): void => {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const at = this.point(event);
    if (this.pointers.size === 1) {
      const far = Math.hypot(at[0] - this.start[0], at[1] - this.start[1]);
      if (!this.captured && far < (event.pointerType === 'mouse' ? 4 : 9)) return;
      clearTimeout(this.press);
      this.moved = true;
      this.capture();
      this.begin();
      this.pan(at[0] - last[0], at[1] - last[1]);
    } else {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.hypot(last[0] - other[0], last[1] - other[1]);
      const after = Math.hypot(at[0] - other[0], at[1] - other[1]);
      const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      this.camera = { ...this.camera, x: this.camera.x + (at[0] - last[0]) / 2, y: this.camera.y + (at[1] - last[1]) / 2 };
      if (before > 0) this.zoom(after / before, middle);
    }
    this.pointers.set(event.pointerId, at);
  };

  private readonly up = (event: PointerEvent): void => {
    clearTimeout(this.press);
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.end();
  };

  private readonly wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('[data-board-control]')) return;
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaMode === 2 ? event.deltaY * 400 : event.deltaY;
    this.begin();
    // A trackpad's pinch comes as a wheel with ctrl and small steps.
    this.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), this.point(event));
    clearTimeout(this.settle);
    this.settle = window.setTimeout(() => {
      if (this.pointers.size === 0) this.end();
    }, kSettle);
  };
}
