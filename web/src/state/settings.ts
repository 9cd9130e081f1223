import { effect, signal } from '@preact/signals';
import type { CounterStyle } from '../board/contract.js';
import type { Lang } from '../protocol.js';
import { recall, remember } from './memory.js';

export type Theme = 'auto' | 'light' | 'dark';

// Milliseconds that a computer player waits before each decision: at once, quick, easy to follow, slow,
// very slow.
export const paces = [0, 250, 600, 1500, 4000] as const;

export interface Settings {
  lang: Lang;
  theme: Theme;
  counters: CounterStyle;
  animate: boolean;
  notify: boolean;
  pace: number; // one of paces
  assess: boolean; // the chance of winning is shown all the time
}

// What is kept may be from another version or edited by hand: each member is checked by itself.
export function readSettings(kept: unknown, languages: readonly string[], stillness: boolean): Settings {
  const object: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const pick = <T>(value: unknown, allowed: readonly T[], otherwise: T): T => allowed.find((one) => one === value) ?? otherwise;
  const french =
    languages
      .find((tag) => /^(fr|en)\b/i.test(tag))
      ?.toLowerCase()
      .startsWith('fr') ?? false;
  return {
    lang: pick<Lang>(object.lang, ['en', 'fr'], french ? 'fr' : 'en'),
    theme: pick<Theme>(object.theme, ['auto', 'light', 'dark'], 'auto'),
    counters: pick<CounterStyle>(object.counters, ['nato', 'silhouette'], 'nato'),
    animate: pick(object.animate, [true, false], !stillness),
    notify: pick(object.notify, [true, false], false),
    pace: pick<number>(object.pace, paces, 600),
    assess: pick(object.assess, [true, false], false),
  };
}

const inBrowser = typeof document !== 'undefined';

export const settings = signal<Settings>(
  readSettings(
    recall('settings'),
    inBrowser ? navigator.languages : [],
    inBrowser && matchMedia('(prefers-reduced-motion: reduce)').matches,
  ),
);

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
  remember('settings', settings.value);
}

if (inBrowser) {
  effect(() => {
    const { lang, theme, animate } = settings.value;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.animate = animate ? 'on' : 'off';
  });
}
