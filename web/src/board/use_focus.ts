// Which target has the keyboard, and who takes it up when a decision takes that target away.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../protocol.js';
import { nearest, type Target } from './roving.js';

export interface Focus {
  here: Target | undefined; // the one that Tab goes to
  focused: boolean; // and it has the keyboard
  move(target: Target): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(event: FocusEvent): void;
}

// `drawn` changes whenever the elements of the targets may have been moved or replaced.
export function useFocus(host: RefObject<HTMLElement>, targets: Target[], drawn: unknown[]): Focus {
  const [current, setCurrent] = useState('');
  const [focused, setFocused] = useState(false);
  const held = useRef<Point | null>(null); // where the target lies that has the keyboard

  const elementOf = (target: Target | undefined) =>
    target && host.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(target.key)}"]`);

  // The browser lets the focus fall to the page when its element goes or can no longer have it.
  useLayoutEffect(() => {
    const from = held.current;
    if (!from || document.activeElement !== document.body) return;
    const heir = targets.find((target) => target.key === current) ?? nearest(targets, from);
    (elementOf(heir) ?? host.current!).focus({ preventScroll: true });
  }, [targets, ...drawn]);

  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (!host.current?.contains(event.target as Node)) held.current = null;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);

  return {
    here: targets.find((target) => target.key === current) ?? targets[0],
    focused,
    move(target) {
      setCurrent(target.key);
      elementOf(target)?.focus({ preventScroll: true });
    },
    onFocusIn(event) {
      const key = (event.target as Element).closest<SVGElement>('[data-target]')?.dataset.target;
      if (key !== undefined) setCurrent(key);
      setFocused(key !== undefined);
      held.current = targets.find((target) => target.key === key)?.at ?? null;
    },
    onFocusOut(event) {
      setFocused(false);
      if (event.relatedTarget instanceof Node && !host.current!.contains(event.relatedTarget)) held.current = null;
    },
  };
}
