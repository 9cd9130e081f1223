import { signal } from '@preact/signals';
import type { Refusal } from '../protocol.js';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  lines: Refusal[]; // rule may be ""
}

export const toasts = signal<Toast[]>([]);

let last = 0;
const shownFor = 9_000;

// The same sentence twice is shown once, and stays longer.
export function toast(kind: Toast['kind'], ...lines: Refusal[]): void {
  const id = ++last;
  const same = JSON.stringify(lines);
  toasts.value = [...toasts.value.filter((one) => JSON.stringify(one.lines) !== same), { id, kind, lines }].slice(-3);
  setTimeout(() => dismiss(id), shownFor);
}

export const say = (text: string): void => toast('good', { rule: '', text });
export const complain = (text: string, rule = ''): void => toast('bad', { rule, text });

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}
