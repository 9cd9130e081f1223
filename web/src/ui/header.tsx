import type { ComponentChildren, JSX } from 'preact';
import { w } from '../i18n/index.js';
import { set, settings } from '../state/settings.js';
import { settingsOpen } from './settings_dialog.js';

export function Header({ children }: { children?: ComponentChildren }): JSX.Element {
  const lang = settings.value.lang;
  return (
    <header class="top">
      <a href="/" class="wordmark" aria-label={`Levée: ${w().home}`}>
        Levée
      </a>
      <div class="top-middle">{children}</div>
      <div class="top-tools">
        <button
          type="button"
          class="icon-button"
          lang={lang === 'en' ? 'fr' : 'en'}
          aria-label={lang === 'en' ? 'Passer en français' : 'Switch to English'}
          onClick={() => set('lang', lang === 'en' ? 'fr' : 'en')}
        >
          {lang === 'en' ? 'FR' : 'EN'}
        </button>
        <button type="button" class="icon-button" aria-label={w().settings} onClick={() => (settingsOpen.value = true)}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6">
            <path d="M3 6h8M15 6h2M3 14h2M9 14h8" stroke-linecap="round" />
            <circle cx="13" cy="6" r="2" />
            <circle cx="7" cy="14" r="2" />
          </svg>
        </button>
      </div>
    </header>
  );
}
