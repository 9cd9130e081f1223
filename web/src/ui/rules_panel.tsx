import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { RuleText } from '../protocol.js';
import { findRule, openRule, rulesOf } from '../state/library.js';
import { settings } from '../state/settings.js';
import { Dialog } from './dialog.js';
import { RuleLink } from './rule_link.js';
import { type Block, blocksOf, type Hit, linkParts, searchRules } from './rules_text.js';

const mostFound = 30;

function Linked({ text, game, rules }: { text: string; game: string; rules: readonly RuleText[] }): JSX.Element {
  const known = new Set(rules.map((rule) => rule.number));
  return <>{linkParts(text, known).map((part, i) => (i % 2 === 1 ? <RuleLink key={i} game={game} number={part} /> : part))}</>;
}

function Shown({ block, linked }: { block: Block; linked: (text: string) => JSX.Element }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return <p>{linked(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>{linked(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div class="rule-table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    {linked(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>{linked(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Rule({ rule, game, rules }: { rule: RuleText; game: string; rules: readonly RuleText[] }): JSX.Element {
  const linked = (text: string): JSX.Element => <Linked text={text} game={game} rules={rules} />;
  return (
    <article class="rule">
      <h3>
        <span class="rule-number">{rule.number}</span> {rule.title}
      </h3>
      {blocksOf(rule.text).map((block, i) => (
        <Shown key={i} block={block} linked={linked} />
      ))}
    </article>
  );
}

export function RulesPanel(): JSX.Element | null {
  const open = openRule.value;
  const lang = settings.value.lang;
  const game = open?.game ?? '';
  const number = open?.number ?? '';
  const [fetched, setFetched] = useState<{ of: string; rules: RuleText[] } | null>(null);
  const [query, setQuery] = useState('');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (game === '') return;
    let stale = false;
    setFailed('');
    rulesOf(game, lang).then(
      (rules) => !stale && setFetched({ of: `${lang} ${game}`, rules }),
      (error: unknown) => !stale && setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      stale = true;
    };
  }, [game, lang]);
  useEffect(() => setQuery(''), [number]);
  // Those of another game or language are not these.
  const rules = fetched?.of === `${lang} ${game}` ? fetched.rules : null;
  const hits = useMemo(() => (rules ? searchRules(rules, query, mostFound) : []), [rules, query]);
  if (!open) return null;

  const rule = rules && number !== '' ? findRule(rules, number) : undefined;
  const at = rule && rules ? rules.indexOf(rule) : -1;
  const show = (other: RuleText | undefined): void => {
    if (other) openRule.value = { game, number: other.number };
  };
  // A case is read together with its sub-cases.
  const below = rules && rule ? rules.filter((one) => one.number.startsWith(`${rule.number}.`)).slice(0, 12) : [];
  return (
    <Dialog title={w().rules} kind="drawer" onClose={() => (openRule.value = null)}>
      <label class="field">
        <span class="visually-hidden">{w().rulesSearch}</span>
        <input type="search" value={query} placeholder={w().rulesSearch} onInput={(event) => setQuery(event.currentTarget.value)} />
      </label>
      {failed !== '' && <p class="bad">{failed}</p>}
      {!rules && failed === '' && <p class="quiet">{w().loading}</p>}
      {rules && query !== '' && <RuleList hits={hits} onShow={show} />}
      {rules && query === '' && (
        <>
          {number !== '' && !rule && <p>{w().rulesMissing(number)}</p>}
          {rule && <Rule rule={rule} game={game} rules={rules} />}
          {below.map((one) => (
            <Rule key={one.number} rule={one} game={game} rules={rules} />
          ))}
          {rule && (
            <div class="row spread">
              <button type="button" disabled={at <= 0} onClick={() => show(rules[at - 1])}>
                ‹ {rules[at - 1]?.number ?? w().back}
              </button>
              <button type="button" disabled={at + 1 >= rules.length} onClick={() => show(rules[at + 1])}>
                {rules[at + 1]?.number ?? w().next} ›
              </button>
            </div>
          )}
          {number === '' && <RuleList hits={rules.map((one) => ({ rule: one, line: '' }))} onShow={show} />}
        </>
      )}
    </Dialog>
  );
}

function RuleList({ hits, onShow }: { hits: readonly Hit[]; onShow: (rule: RuleText) => void }): JSX.Element {
  return (
    <ul class="rule-results">
      {hits.length === 0 && <li class="quiet">{w().rulesNone}</li>}
      {hits.map(({ rule, line }) => (
        <li key={rule.number}>
          <button type="button" class="plain" onClick={() => onShow(rule)}>
            <span class="rule-number">{rule.number}</span> {rule.title}
          </button>
          {line !== '' && <p class="quiet">{line}</p>}
        </li>
      ))}
    </ul>
  );
}
