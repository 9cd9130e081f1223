import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { GuideStep, LogEntry } from '../protocol.js';
import type { Table } from '../state/table.js';
import { recall, remember } from '../state/memory.js';
import { RuleLink } from '../ui/rule_link.js';

// Where the reader is in the guide: which step, and how many actions had been made when it began.
export interface Place {
  step: number;
  from: number;
}

// A step that waits for a decision is over when the reader has made one of its verb since it began.
// Whoever decides without reading on has done with the reading before it too.
export function advanced(
  place: Place,
  steps: readonly GuideStep[],
  log: readonly LogEntry[],
  mine: (by: LogEntry['by']) => boolean,
): Place {
  let { step, from } = place;
  for (const entry of log) {
    const waiting = steps.findIndex((one, i) => i >= step && one.verb !== '');
    if (waiting < 0 || entry.n <= from || !mine(entry.by)) continue;
    if (entry.do.split(' ')[0] === steps[waiting]?.verb) {
      step = waiting + 1;
      from = entry.n;
    }
  }
  return step === place.step ? place : { step, from };
}

export class Guide {
  readonly place = signal<Place | null>(null);
  constructor(private readonly id: string) {
    const kept = recall(`guide.${id}`) as Place | null | undefined;
    if (kept && typeof kept.step === 'number' && typeof kept.from === 'number') this.place.value = kept;
  }
  begin(from: number): void {
    this.to({ step: 0, from });
  }
  // The first game of its kind is guided without asking.
  offer(game: string, n: number): void {
    if (recall(`guided.${game}`) === true) return;
    remember(`guided.${game}`, true);
    this.begin(n);
  }
  to(place: Place | null): void {
    this.place.value = place;
    remember(`guide.${this.id}`, place);
  }
}

export function GuideCard({ table, guide }: { table: Table; guide: Guide }): JSX.Element | null {
  const t = w();
  const board = table.board.value;
  const info = table.info.value;
  const log = table.log.value;
  const place = guide.place.value;
  const steps = useMemo(() => board?.guide ?? [], [board]);
  useEffect(() => {
    if (!place || !info) return;
    const next = advanced(place, steps, log, (by) => typeof by === 'number' && (info.seats[by]?.mine ?? false));
    if (next !== place) guide.to(next);
  }, [place, steps, log, info]);
  if (!place || !board || steps.length === 0) return null;
  const step = steps[place.step];
  const n = table.state.value?.n ?? 0;
  return (
    <aside class="guide" aria-label={t.guide}>
      <header class="guide-head">
        <span>{step ? t.guideStep(place.step + 1, steps.length) : t.guide}</span>
        <button type="button" class="small" onClick={() => guide.to(null)}>
          {t.guideEnd}
        </button>
      </header>
      {step ? (
        <>
          <h3>{step.title}</h3>
          <p>
            {step.text} <RuleLink game={board.game} number={step.rule} />
          </p>
          <div class="row spread">
            <button type="button" disabled={place.step === 0} onClick={() => guide.to({ step: place.step - 1, from: n })}>
              {t.back}
            </button>
            {step.verb !== '' && <small class="quiet">{t.guideDo}</small>}
            <button type="button" class={step.verb === '' ? 'primary' : ''} onClick={() => guide.to({ step: place.step + 1, from: n })}>
              {t.next}
            </button>
          </div>
        </>
      ) : (
        <p>{t.guideDone}</p>
      )}
    </aside>
  );
}
