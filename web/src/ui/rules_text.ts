// The text of rules and rulings as the panel shows and searches it.
import type { RuleText } from '../protocol.js';

// "6.2.1, N-58" names a case and a ruling.
export const ruleNumbers = (rule: string): string[] =>
  rule
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

// The text in parts; every second one is the number of a known rule. A bare "7" may be anything: it
// counts between brackets, as in "(1.6, 7)".
export function linkParts(text: string, known: ReadonlySet<string>): string[] {
  const number = /(?<![\w.-])(?:[A-Z]-?\d+[a-z]?|\d+(?:\.\w+)+)(?![\w-])|(?<=[(,;] ?)\d+(?=[),;])/g;
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(number)) {
    if (!known.has(found)) continue;
    parts.push(text.slice(from, index), found);
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

// As words are compared: small letters, no accents.
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");

export interface Hit {
  rule: RuleText;
  line: string; // the line with most of the words; empty when the title has them all
}

// The cases and rulings whose number begins like this, then those that have all of the words.
export function searchRules(rules: readonly RuleText[], query: string, most: number): Hit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const has = (text: string): number => {
    const plain = folded(text);
    return words.filter((word) => plain.includes(word)).length;
  };
  const [first = ''] = words;
  const byNumber = words.length === 1 ? rules.filter((rule) => rule.number.toLowerCase().startsWith(first)) : [];
  const byText = rules.filter((rule) => has(`${rule.title}\n${rule.text}`) === words.length);
  return [...new Set([...byNumber, ...byText])].slice(0, most).map((rule) => {
    if (has(rule.title) === words.length) return { rule, line: '' };
    const lines = rule.text.split('\n').map((line) => ({ line, found: has(line) }));
    const best = lines.reduce((a, b) => (b.found > a.found ? b : a), { line: '', found: 0 });
    return { rule, line: best.line.replace(/^[-|\s]+|[|\s]+$/g, '') };
  });
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const cells = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

// What stands between blank lines: tables by their bars, lists by their dashes; all else runs on.
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false; // the next line may go on with the last block
  for (const line of text.split('\n')) {
    const last = open ? blocks.at(-1) : undefined;
    open = line.trim() !== '';
    if (!open) continue;
    if (line.startsWith('|')) {
      if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [] });
      else if (!/^[|\s:-]+$/.test(line)) last.rows.push(cells(line));
    } else if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2));
      else blocks.push({ kind: 'list', items: [line.slice(2)] });
    } else if (last?.kind === 'list' && line.startsWith(' ')) {
      last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    } else if (last?.kind === 'paragraph') {
      last.text += ` ${line.trim()}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}
