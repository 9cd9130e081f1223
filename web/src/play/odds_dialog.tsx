import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Odds } from '../protocol.js';
import type { Table } from '../state/table.js';
import { settings } from '../state/settings.js';
import { Dialog } from '../ui/dialog.js';
import { RuleLink } from '../ui/rule_link.js';

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

// To a tenth of a percent, but never 0 % for what may happen nor 100 % for what may fail.
export function percent(weight: number, of: number, lang: string): string {
  if (of <= 0) return '';
  const exact = (100 * weight) / of;
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const unit = '\u202f%';
  if (weight > 0 && exact < 0.05) return `<\u202f${format.format(0.1)}${unit}`;
  if (weight < of && exact > 99.95) return `>\u202f${format.format(99.9)}${unit}`;
  return `${format.format(exact)}${unit}`;
}

// What is about to be rolled, in the order of a printed player aid. Nothing is sent before Resolve.
export function OddsDialog({ table }: { table: Table }): JSX.Element | null {
  const asking = table.asking.value;
  const info = table.info.value;
  if (!asking || !info || !asking.odds) return null;
  const t = w();
  const { choice, odds } = asking;
  return (
    <Dialog
      title={odds.title || choice.text}
      onClose={() => (table.asking.value = null)}
      footer={
        <>
          <button type="button" onClick={() => (table.asking.value = null)}>
            {t.cancel}
          </button>
          <button type="button" class="primary" autofocus onClick={() => void table.act([choice.do])}>
            {t.resolve}
          </button>
        </>
      }
    >
      <p class="odds-what">
        {choice.text} <RuleLink game={info.game} number={odds.rule || choice.rule} />
      </p>
      {odds.assumption !== '' && <p class="quiet">{odds.assumption}</p>}
      <Modifiers odds={odds} game={info.game} />
      <Outcomes odds={odds} />
    </Dialog>
  );
}

function Modifiers({ odds, game }: { odds: Odds; game: string }): JSX.Element {
  const t = w();
  return (
    <table class="modifiers">
      <caption>{t.modifiers}</caption>
      <tbody>
        {odds.modifiers.length === 0 && (
          <tr>
            <td colSpan={3} class="quiet">
              {t.noModifiers}
            </td>
          </tr>
        )}
        {odds.modifiers.map((modifier, i) => (
          <tr key={i}>
            <td>{modifier.text}</td>
            <td>
              <RuleLink game={game} number={modifier.rule} />
            </td>
            <td class="number">{signed(modifier.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t.total}
          </th>
          <td class="number">{signed(odds.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Outcomes({ odds }: { odds: Odds }): JSX.Element {
  const t = w();
  const lang = settings.value.lang;
  const widest = Math.max(...odds.lines.map((line) => line.weight), 1);
  return (
    <table class="outcomes">
      <caption>{t.outcomes}</caption>
      <tbody>
        {odds.lines.map((line) => (
          <tr key={line.result}>
            <th scope="row">{line.result}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: `${(100 * line.weight) / widest}%` }} />
            </td>
            <td class="number" title={t.chanceOf(line.weight, odds.weight)}>
              {percent(line.weight, odds.weight, lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
