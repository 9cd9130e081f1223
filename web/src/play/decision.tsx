import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import type { Choice } from '../protocol.js';
import type { Table } from '../state/table.js';
import { RuleLink } from '../ui/rule_link.js';
import { grouped, listed } from './aim.js';
import { Assessment, AssessmentSwitch, percent } from './assessment.js';
import { pieceName } from './faces.js';
import { Opponent } from './opponent.js';

const shownOfGroup = 12;
const hintsShown = 3;
const filterFrom = 16;

// Who decides what, and everything that may be done about it.
export function Decision({ table }: { table: Table }): JSX.Element {
  const state = table.state.value;
  const moment = table.moment.value;
  const info = table.info.value;
  const region = useRef<HTMLElement>(null);
  const t = w();
  const choices = table.choices.value;

  // Who plays by keyboard stays in the list: when the choice that was made is gone, the first of
  // the next ones has the focus.
  const position = `${state?.viewer} ${state?.n}`;
  useEffect(() => {
    if (choices.length > 0 && document.activeElement === document.body && !table.asking.peek() && lastInput() === 'keyboard')
      region.current?.querySelector<HTMLElement>('.choice')?.focus();
  }, [position]);

  if (!state || !info) return <section class="decision" />;
  const prompt = moment?.prompt ?? state.prompt;
  const actor = typeof state.actor === 'number' ? info.seats[state.actor] : undefined;
  const mine = table.mine.value;
  const heading = moment
    ? t.momentOf(moment.n, state.n)
    : state.ending
      ? t.gameOver
      : mine
        ? [t.decideNow, ...(info.seats.filter((seat) => seat.mine).length > 1 ? [actor?.camp] : [])].join(' · ')
        : actor
          ? t.waitingFor(actor.camp)
          : t.diceTurn;
  return (
    <section
      class={`decision${mine && !moment ? ' decision-mine' : ''}${typeof state.actor === 'number' ? ` side-${table.sideOf(state.actor)}` : ''}`}
      aria-label={t.decision}
      ref={region}
    >
      <div class="prompt">
        <h2 class="prompt-who">
          {heading}
          {!mine && actor?.kind === 'computer' && !moment && <span class="thinking" aria-hidden="true" />}
        </h2>
        <p class="prompt-text" aria-live="polite">
          {state.ending && !moment ? state.ending.text : prompt.text}{' '}
          <RuleLink game={info.game} number={state.ending && !moment ? state.ending.rule : prompt.rule} />
        </p>
      </div>
      <Assessment table={table} />
      <Opponent table={table} />
      {!moment && <Buttons table={table} />}
      {choices.length > 0 && <ChoiceList key={position} table={table} choices={choices} promptRule={prompt.rule} />}
      {state.ending && !moment && <Afterwards table={table} />}
      {!state.ending && info.seats.some((seat) => seat.kind === 'open') && <p class="quiet">{t.waitingForFriend}</p>}
      {state.viewer === 'spectator' && !state.ending && <p class="quiet">{t.watching}</p>}
    </section>
  );
}

function Afterwards({ table }: { table: Table }): JSX.Element {
  const t = w();
  return (
    <div class="row">
      <button
        type="button"
        class="primary"
        onClick={() => {
          table.playing.value = true;
          void table.showMoment(0);
        }}
      >
        ▶ {t.replayIt}
      </button>
      <a class="button" href={api.recordPath(table.id)} download>
        {t.download}
      </a>
      <a class="button" href="/">
        {t.toLobby}
      </a>
    </div>
  );
}

let input: 'keyboard' | 'pointer' = 'pointer';
if (typeof addEventListener !== 'undefined') {
  addEventListener('keydown', () => (input = 'keyboard'), true);
  addEventListener('pointerdown', () => (input = 'pointer'), true);
}
const lastInput = (): typeof input => input;

function Buttons({ table }: { table: Table }): JSX.Element | null {
  const state = table.state.value;
  const t = w();
  const hints = table.hints.value;
  if (!state || state.ending) return null;
  if (!state.undo && !table.mine.value)
    return (
      <div class="row">
        <AssessmentSwitch />
      </div>
    );
  return (
    <>
      <div class="row">
        <button type="button" disabled={!state.undo || table.busy.value} onClick={() => void table.undo()} aria-keyshortcuts="u">
          <span aria-hidden="true">↶</span> {t.undo}
        </button>
        {table.mine.value && (
          <button type="button" aria-disabled={table.thinkingOfHints.value} onClick={() => void table.askHint()}>
            {t.hint}
          </button>
        )}
        <AssessmentSwitch />
      </div>
      {table.thinkingOfHints.value && (
        <p class="quiet" role="status">
          {t.hintThinking}
        </p>
      )}
      {hints && (
        <div class="hints" role="status">
          <h3>{t.hintTitle}</h3>
          {hints.slice(0, hintsShown).map((hint) => (
            <div key={hint.do} class="hint">
              <p class="hint-what">
                <strong>{hint.text}</strong>
                <span class="hint-chance" title={t.hintChance(percent(hint.chance))}>
                  {percent(hint.chance)} %
                </span>
              </p>
              <p class="hint-why">{hint.reason}</p>
              <button
                type="button"
                class="small"
                onClick={() => {
                  const choice = state.choices.find((one) => one.do === hint.do);
                  if (choice) void table.choose(choice);
                }}
              >
                {t.doThis}
              </button>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function ChoiceList({ table, choices, promptRule }: { table: Table; choices: Choice[]; promptRule: string }): JSX.Element {
  const t = w();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const selected = table.selected.value;
  const board = table.board.value;
  const scene = table.scene.value;
  const wanted = query.trim().toLowerCase();
  const shown = listed(choices, selected).filter((choice) => choice.text.toLowerCase().includes(wanted));
  return (
    <div class="choices">
      {selected !== '' && board && scene && (
        <div class="row spread">
          <strong>{t.choicesFor(pieceName(board, scene, selected))}</strong>
          <button type="button" class="small" onClick={() => (table.selected.value = '')}>
            {t.allChoices}
          </button>
        </div>
      )}
      {choices.length >= filterFrom && (
        <label class="field">
          <span class="visually-hidden">{t.filterChoices}</span>
          <input type="search" placeholder={t.filterChoices} value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
        </label>
      )}
      {grouped(shown).map((group) => {
        const whole = wanted !== '' || opened.has(group.key) || group.choices.length <= shownOfGroup + 1;
        const some = whole ? group.choices : group.choices.slice(0, shownOfGroup);
        return (
          <ul key={group.key} class="choice-group" aria-label={t.choices}>
            {some.map((choice) => (
              <ChoiceRow key={choice.do} table={table} choice={choice} promptRule={promptRule} />
            ))}
            {!whole && (
              <li>
                <button type="button" class="small" onClick={() => setOpened(new Set([...opened, group.key]))}>
                  {t.moreChoices(group.choices.length - some.length)}
                </button>
              </li>
            )}
          </ul>
        );
      })}
    </div>
  );
}

export function ChoiceRow({ table, choice, promptRule }: { table: Table; choice: Choice; promptRule: string }): JSX.Element {
  const t = w();
  const point = (on: boolean): void => {
    table.pointed.value = on ? choice.space : '';
  };
  return (
    <li class="choice-row">
      <button
        type="button"
        class={`choice${choice.piece === '' && choice.space === '' ? ' choice-plain' : ''}`}
        data-do={choice.do}
        data-piece={choice.piece}
        data-space={choice.space}
        aria-disabled={table.busy.value}
        onMouseEnter={() => point(true)}
        onMouseLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={() => void table.choose(choice)}
      >
        <span class="choice-text">{choice.text}</span>
        {choice.cost !== '' && (
          <span class="cost" title={t.costs(choice.cost)}>
            {choice.cost}
          </span>
        )}
        {choice.commits && (
          <svg class="commits" viewBox="0 0 16 16" width="14" height="14" role="img" aria-label={t.commitsMark}>
            <title>{t.commitsMark}</title>
            <rect x="1.5" y="1.5" width="13" height="13" rx="3" fill="none" stroke="currentColor" stroke-width="1.4" />
            <circle cx="5" cy="5" r="1.3" /> <circle cx="11" cy="11" r="1.3" /> <circle cx="8" cy="8" r="1.3" />
          </svg>
        )}
      </button>
      {choice.rule !== promptRule && <RuleLink game={table.info.value?.game ?? ''} number={choice.rule} />}
    </li>
  );
}
