import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';
import { set, settings } from '../state/settings.js';

// Nobody is sure of anything before the end.
export const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

export function AssessmentSwitch(): JSX.Element {
  const t = w();
  const on = settings.value.assess;
  return (
    <button type="button" class="toggle" aria-pressed={on} aria-keyshortcuts="a" title={t.assessHelp} onClick={() => set('assess', !on)}>
      {t.assess}
    </button>
  );
}

// Who is likely to win, as far as the reader can see. The two sides keep their places whoever looks.
export function Assessment({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const info = table.info.value;
  const state = table.state.value;
  if (!settings.value.assess || !info || !state || state.ending || table.moment.value) return null;
  const known = table.assessment.value;
  const first = known === null ? 50 : known.side === 0 ? percent(known.chance) : 100 - percent(known.chance);
  const parts = [first, 100 - first];
  const camps = table.board.value?.sides.map((side) => side.name) ?? [];
  const texts = camps.map((camp, side) => t.assessText(camp, parts[side]!));
  return (
    <div class={`assessment${known === null ? ' assessment-unknown' : ''}`}>
      <h3>{t.assessTitle}</h3>
      {known === null ? (
        <p class="quiet">{t.assessWait}</p>
      ) : (
        <>
          <div
            class="assessment-bar"
            role="meter"
            aria-label={t.assessTitle}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={first}
            aria-valuetext={texts.join(', ')}
          >
            <span class="assessment-0" style={{ width: `${first}%` }} />
            <span class="assessment-1" />
          </div>
          <p class="assessment-sides" aria-hidden="true">
            {camps.map((camp, side) => (
              <span key={camp}>
                {camp} <strong>{parts[side]} %</strong>
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
