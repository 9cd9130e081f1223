import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { set, settings, type Settings } from '../state/settings.js';
import { Dialog } from './dialog.js';

export const settingsOpen = signal(false);

interface ChoiceProps<K extends keyof Settings> {
  name: K;
  title: string;
  values: [Settings[K], string][];
}

function Radios<K extends keyof Settings>({ name, title, values }: ChoiceProps<K>): JSX.Element {
  return (
    <fieldset class="radios">
      <legend>{title}</legend>
      {values.map(([value, text]) => (
        <label key={text} class="radio">
          <input type="radio" name={`setting-${name}`} checked={settings.value[name] === value} onChange={() => set(name, value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsDialog(): JSX.Element | null {
  if (!settingsOpen.value) return null;
  const t = w();
  return (
    <Dialog title={t.settings} onClose={() => (settingsOpen.value = false)}>
      <Radios
        name="lang"
        title={t.language}
        values={[
          ['en', 'English'],
          ['fr', 'Français'],
        ]}
      />
      <Radios
        name="theme"
        title={t.theme}
        values={[
          ['auto', t.themeAuto],
          ['light', t.themeLight],
          ['dark', t.themeDark],
        ]}
      />
      <Radios
        name="counters"
        title={t.counters}
        values={[
          ['nato', t.nato],
          ['silhouette', t.silhouette],
        ]}
      />
      <Radios
        name="assess"
        title={t.assessTitle}
        values={[
          [true, t.assessOn],
          [false, t.assessOff],
        ]}
      />
      <Radios
        name="animate"
        title={t.animation}
        values={[
          [true, t.animationOn],
          [false, t.animationOff],
        ]}
      />
    </Dialog>
  );
}
