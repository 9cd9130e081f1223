import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import type { DiceInfo } from '../protocol.js';
import type { Table } from '../state/table.js';
import { set, settings } from '../state/settings.js';
import { complain, say } from '../state/toasts.js';
import { keepsPromise } from './proof.js';

// Who plays, and what concerns the table as a whole.
export function GameTab({ table }: { table: Table }): JSX.Element {
  const t = w();
  const info = table.info.value;
  const state = table.state.value;
  if (!info || !state) return <p class="quiet">{t.loading}</p>;
  const humans = info.seats.filter((seat) => seat.kind === 'person');
  const record = info.over || (!info.secrets && humans.every((seat) => seat.mine));
  return (
    <>
      <ul class="seat-list">
        {info.seats.map((seat) => (
          <li key={seat.seat} class={`by-${table.sideOf(seat.seat)}`}>
            <span class={`presence ${seat.online || seat.kind === 'computer' ? 'presence-on' : ''}`} aria-hidden="true" />
            <strong>{seat.camp}</strong>{' '}
            {seat.kind === 'computer' ? `${t.computer} (${seat.level})` : seat.kind === 'open' ? t.open : seat.name}
            {seat.mine && ` (${t.you})`}
            {seat.kind === 'person' && !seat.mine && <span class="quiet"> {seat.online ? t.online : t.away}</span>}
          </li>
        ))}
      </ul>
      <p class="quiet">{t.spectators(table.spectators.value)}</p>
      {!info.over && <Notify />}
      <DicePanel dice={state.dice} />
      {record ? (
        <p>
          <a class="button" href={api.recordPath(info.id)} download>
            {t.download}
          </a>
        </p>
      ) : (
        <p class="quiet">{t.downloadLater}</p>
      )}
    </>
  );
}

function Notify(): JSX.Element | null {
  const t = w();
  if (typeof Notification === 'undefined') return null;
  const toggle = async (on: boolean): Promise<void> => {
    if (!on) return set('notify', false);
    const allowed = (await Notification.requestPermission()) === 'granted';
    set('notify', allowed);
    if (allowed) say(w().notifyOn);
    else complain(w().notifyOff);
  };
  return (
    <label class="check">
      <input type="checkbox" checked={settings.value.notify} onChange={(event) => void toggle(event.currentTarget.checked)} />
      <span>{t.notify}</span>
    </label>
  );
}

function DicePanel({ dice }: { dice: DiceInfo }): JSX.Element {
  const t = w();
  const [proof, setProof] = useState<boolean | null>(null);
  return (
    <section class="dice-panel" aria-labelledby="dice-panel">
      <h3 id="dice-panel">{t.dice}</h3>
      {dice.commitment === '' ? (
        <p>{t.diceUncommitted}</p>
      ) : (
        <>
          <p>{t.diceCommitted}</p>
          <code class="hash">{dice.commitment}</code>
          <p class="quiet">{t.rolls(dice.rolls)}</p>
          {dice.seed === '' ? (
            <p>{t.diceSecret}</p>
          ) : (
            <>
              <p>{t.diceSeed}</p>
              <code class="hash">{dice.seed}</code>
              <p>
                <button type="button" onClick={() => void keepsPromise(dice.seed, dice.commitment).then(setProof)}>
                  {t.diceCheck}
                </button>
              </p>
              {proof !== null && (
                <p class={proof ? 'good' : 'bad'} role="status">
                  {proof ? t.diceGood : t.diceBad}
                </p>
              )}
              <p>{t.diceVerify}</p>
              <code class="hash">levee verify table.game</code>
            </>
          )}
        </>
      )}
    </section>
  );
}
