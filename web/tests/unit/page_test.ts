import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { fr } from '../../src/i18n/fr.js';
import { rolledFaces } from '../../src/play/dice_faces.js';
import { advanced } from '../../src/play/guide.js';
import { percent, signed } from '../../src/play/odds_dialog.js';
import { fingerprint, keepsPromise } from '../../src/play/proof.js';
import type { GuideStep, LogEntry } from '../../src/protocol.js';
import { routeOf } from '../../src/router.js';
import { findRule } from '../../src/state/library.js';
import { readSettings } from '../../src/state/settings.js';
import { blocksOf, linkParts, ruleNumbers, searchRules } from '../../src/ui/rules_text.js';

test('addresses', () => {
  assert.deepEqual(routeOf('/', ''), { page: 'lobby' });
  assert.deepEqual(routeOf('/game/ab-C_9', ''), { page: 'game', id: 'ab-C_9' });
  assert.deepEqual(routeOf('/join/x1', '#t0ken'), { page: 'join', id: 'x1', token: 't0ken' });
  for (const path of ['/game/', '/game/a/b', '/game/..%2f', '/other/x', '/game']) assert.deepEqual(routeOf(path, ''), { page: 'unknown' });
});

test('kept settings are checked one by one', () => {
  const fresh = readSettings(undefined, ['fr-CA', 'en'], true);
  assert.deepEqual([fresh.lang, fresh.theme, fresh.counters, fresh.animate], ['fr', 'auto', 'nato', false]);
  const bent = readSettings({ lang: 'xx', theme: 'dark', counters: 7, animate: 'no', pace: -5 }, ['de', 'en-GB', 'fr'], false);
  assert.deepEqual([bent.lang, bent.theme, bent.counters, bent.animate, bent.pace], ['en', 'dark', 'nato', true, 600]);
  assert.equal(readSettings('nonsense', [], false).lang, 'en');
});

test('the two dictionaries differ: French is not English left over', () => {
  // Words that are the same in both languages.
  const same = new Set(['pause', 'actions', 'options', 'animation', 'tables']);
  const text = (value: unknown): string =>
    typeof value === 'function'
      ? String((value as (...x: unknown[]) => unknown)(2, 3))
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    assert.notEqual(text(fr[key]), '', key);
    if (!same.has(key) && text(en[key]).length > 6) assert.notEqual(text(fr[key]), text(en[key]), key);
  }
});

test('chances are exact to a tenth, and never a false 0 or 100', () => {
  assert.equal(percent(1, 3, 'en'), '33.3\u202f%');
  assert.equal(percent(21, 36, 'fr'), '58,3\u202f%');
  assert.equal(percent(1, 46656, 'en'), '<\u202f0.1\u202f%');
  assert.equal(percent(46655, 46656, 'en'), '>\u202f99.9\u202f%');
  assert.equal(percent(36, 36, 'en'), '100.0\u202f%');
  assert.equal(percent(0, 36, 'en'), '0.0\u202f%');
  assert.deepEqual([signed(2), signed(0), signed(-1)], ['+2', '0', '−1']);
});

test('a rule that is not there is found in what contains it', () => {
  const rules = ['6', '6.2', '6.2.2', 'N-4', 'E5'].map((number) => ({ number, title: '', text: '' }));
  assert.equal(findRule(rules, '6.2.2')?.number, '6.2.2');
  assert.equal(findRule(rules, '6.2.9')?.number, '6.2');
  assert.equal(findRule(rules, '6.7.1')?.number, '6');
  assert.equal(findRule(rules, 'N-4')?.number, 'N-4');
  assert.equal(findRule(rules, '9.1'), undefined);
  assert.equal(findRule(rules, ''), undefined);
});

test('a rule that a message cites may be several, rulings among them', () => {
  assert.deepEqual(ruleNumbers('6.2.1, N-58'), ['6.2.1', 'N-58']);
  assert.deepEqual(ruleNumbers('F-07'), ['F-07']);
  assert.deepEqual(ruleNumbers(''), []);
});

test('numbers of rules in a text become links, other numbers do not', () => {
  const known = new Set(['7', '6.2', '6.2.2', '2.A', 'N-66a', 'F-78', 'E12']);
  const links = (text: string): string[] => linkParts(text, known).filter((_, i) => i % 2 === 1);
  assert.deepEqual(links('It is told in 6.2.2. See F-78 and (7, N-66a), E12; 2.A.'), ['6.2.2', 'F-78', '7', 'N-66a', 'E12', '2.A']);
  assert.deepEqual(links('7 points, 6.25, 16.2, 6.2.2.1, N-66, XE12, a 7.'), []);
  assert.equal(linkParts('See F-78 (6.2).', known).join(''), 'See F-78 (6.2).');
});

test('rules are searched by number and by words, accents folded, rulings too', () => {
  const rules = [
    { number: '1.6', title: 'Zone de contrôle', text: 'Une unité contrôle\nles trois hexagones devant elle.' },
    { number: 'N-08', title: 'La ZdC et l’eau (1.6)', text: 'Elle s’arrête à la rivière.\n- Mais passe les ponts d’Œstre.' },
    { number: '6.1', title: 'Tir', text: 'Le tir d’une zone.' },
  ];
  const found = (query: string): string[] => searchRules(rules, query, 9).map((hit) => `${hit.rule.number}: ${hit.line}`);
  assert.deepEqual(found('CONTROLE zone'), ['1.6: ']);
  assert.deepEqual(found('unite hexagones'), ['1.6: Une unité contrôle']);
  assert.deepEqual(found("l'eau"), ['N-08: ']);
  assert.deepEqual(found('oestre'), ['N-08: Mais passe les ponts d’Œstre.']);
  assert.deepEqual(found('n-0'), ['N-08: ']);
  assert.deepEqual(found('1.6'), ['1.6: ', 'N-08: ']);
  assert.deepEqual(found('zone sabre'), []);
  assert.deepEqual(found(' '), []);
  assert.equal(searchRules(rules, 'e', 2).length, 2);
});

test('the text of a rule has paragraphs, lists and tables', () => {
  const text = 'One\ntwo.\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | * |\n\nEnd.';
  assert.deepEqual(blocksOf(text), [
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'list', items: ['first goes on', 'second'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '*']] },
    { kind: 'paragraph', text: 'End.' },
  ]);
  assert.deepEqual(blocksOf(''), []);
});

const entry = (n: number, by: LogEntry['by'], done: string): LogEntry => ({ n, by, do: done, told: [], at: '' });

test('the guide goes on when the reader has made the decision, and only then', () => {
  const steps: GuideStep[] = ['', 'activate', 'march', ''].map((verb) => ({ title: '', text: '', rule: '', verb }));
  const mine = (by: LogEntry['by']): boolean => by === 0;
  const log = [entry(1, 1, 'activate X'), entry(2, 0, 'activate Y'), entry(3, 'chance', 'roll 1 2'), entry(4, 0, 'march Z')];
  assert.deepEqual(advanced({ step: 0, from: 0 }, steps, log.slice(0, 1), mine), { step: 0, from: 0 });
  assert.deepEqual(advanced({ step: 0, from: 0 }, steps, log.slice(0, 2), mine), { step: 2, from: 2 }, 'reading is not waited for');
  assert.deepEqual(advanced({ step: 1, from: 0 }, steps, log.slice(0, 1), mine), { step: 1, from: 0 });
  assert.deepEqual(advanced({ step: 1, from: 0 }, steps, log, mine), { step: 3, from: 4 });
  assert.deepEqual(advanced({ step: 1, from: 2 }, steps, log, mine), { step: 1, from: 2 });
});

test('dice are drawn only when each die is known', () => {
  assert.deepEqual(rolledFaces(entry(1, 'chance', 'roll 3 4')), [3, 4]);
  assert.deepEqual(rolledFaces(entry(1, 'chance', 'roll 9')), []);
  assert.deepEqual(rolledFaces(entry(1, 'chance', 'draw E5')), []);
  const told = { kind: 'rolled', rule: '', text: 'Les dés donnent 5 et 4.', piece: '', from: '', to: '' };
  assert.deepEqual(rolledFaces({ ...entry(1, 'chance', ''), told: [told] }), [5, 4]);
});

test('the seed is checked against what was promised', async () => {
  const seed = '00'.repeat(32);
  const promise = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  assert.equal(await fingerprint(seed), promise);
  assert.equal(await keepsPromise(seed, promise), true);
  assert.equal(await keepsPromise(`01${'00'.repeat(31)}`, promise), false);
  assert.equal(await keepsPromise('', promise), false);
});
