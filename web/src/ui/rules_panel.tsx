import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { RuleText } from '../protocol.js';
import { findRule, openRule, rulesOf } from '../state/library.js';
import { settings } from '../state/settings.js';
import { Dialog } from './dialog.js';
import { RuleLink } from './rule_link.js';

const mostFound = 30;

function found(rules: readonly RuleText[], query: string): RuleText[] {
  const wanted = query.toLowerCase().trim();
  if (wanted === '') return [];
  const byNumber = rules.filter((rule) => rule.number.toLowerCase().startsWith(wanted));
  const byText = rules.filter((rule) => `${rule.title} ${rule.text}`.toLowerCase().includes(wanted));
  return [...new Set([...byNumber, ...byText])].slice(0, mostFound);
}

// "(5.2)" and "(1.3, 1.6)" become links when they name a rule.
function Linked({ text, game, rules }: { text: string; game: string; rules: readonly RuleText[] }): JSX.Element {
  const known = new Set(rules.map((rule) => rule.number));
  const parts = text.split(/((?<=[(,;] ?)[A-Z]{0,2}-?\d+(?:\.\w+)*(?=[),;]))/);
  return <>{parts.map((part, i) => (i % 2 === 1 && known.has(part) ? <RuleLink key={i} game={game} number={part} /> : part))}</>;
}

function Rule({ rule, game, rules }: { rule: RuleText; game: string; rules: readonly RuleText[] }): JSX.Element {
  return (
    <article class="rule">
      <h3>
        <span class="rule-number">{rule.number}</span> {rule.title}
      </h3>
      {rule.text.split(/\n\s*\n/).map((paragraph, i) => (
        <p key={i}>
          <Linked text={paragraph} game={game} rules={rules} />
        </p>
      ))}
    </article>
  );
}

export function RulesPanel(): JSX.Element | null {
  const open = openRule.value;
  const lang = settings.value.lang;
  const game = open?.game ?? '';
  const number = open?.number ?? '';
  const [rules, setRules] = useState<RuleText[] | null>(null);
  const [query, setQuery] = useState('');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (game === '') return;
    let stale = false;
    rulesOf(game, lang).then(
      (all) => !stale && setRules(all),
      (error: unknown) => !stale && setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      stale = true;
    };
  }, [game, lang]);
  useEffect(() => setQuery(''), [number]);
  const results = useMemo(() => (rules ? found(rules, query) : []), [rules, query]);
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
        <input
          type="search"
          value={query}
          placeholder={w().rulesSearch}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {failed !== '' && <p class="bad">{failed}</p>}
      {!rules && failed === '' && <p class="quiet">{w().loading}</p>}
      {rules && query !== '' && <RuleList rules={results} onShow={show} />}
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
          {number === '' && <RuleList rules={rules} onShow={show} />}
        </>
      )}
    </Dialog>
  );
}

function RuleList({ rules, onShow }: { rules: readonly RuleText[]; onShow: (rule: RuleText) => void }): JSX.Element {
  return (
    <ul class="rule-results">
      {rules.length === 0 && <li class="quiet">{w().rulesNone}</li>}
      {rules.map((one) => (
        <li key={one.number}>
          <button type="button" class="plain" onClick={() => onShow(one)}>
            <span class="rule-number">{one.number}</span> {one.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
