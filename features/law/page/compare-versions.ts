// What changed between two texts of a section: paragraphs side by side, and inside a changed one
// its words. Node's diff keeps a row for each step, so what is compared word by word is bounded;
// longer paragraphs are shown whole.
import { diff } from 'node:util';
import type { StatuteParagraph } from '../schema.ts';

const MAX_PARAGRAPHS = 1_500;
const MAX_WORDS = 1_200;

export type ComparedPart = { kind: 'same' | 'removed' | 'added'; text: string };
/**
 * A changed paragraph, or a count of paragraphs that are the same. An empty side: the paragraph is
 * only in the other text.
 */
export type ComparedRow = { same: number } | { before: ComparedPart[]; after: ComparedPart[] };

/** Undefined: the texts are too long to be compared. */
export function compareVersions(
  before: readonly StatuteParagraph[],
  after: readonly StatuteParagraph[],
): ComparedRow[] | undefined {
  const [old, recent] = [before.map(({ text }) => text), after.map(({ text }) => text)];
  const shorter = Math.min(old.length, recent.length);
  let head = 0;
  while (head < shorter && old[head] === recent[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === recent.at(-1 - tail)) tail++;
  const middle = [
    old.slice(head, old.length - tail),
    recent.slice(head, recent.length - tail),
  ] as const;
  if (middle[0].length + middle[1].length > MAX_PARAGRAPHS) return undefined;
  const rows: ComparedRow[] = [];
  addSame(rows, head);
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    rows.push(...pairParagraphs(removed, added));
    removed = [];
    added = [];
  };
  for (const [operation, text] of diffTexts(middle[0], middle[1])) {
    if (operation > 0) removed.push(text);
    else if (operation < 0) added.push(text);
    else {
      flush();
      addSame(rows, 1);
    }
  }
  flush();
  addSame(rows, tail);
  return rows;
}

/** Node's function fails on two empty lists. */
const diffTexts = (before: string[], after: string[]) =>
  before.length + after.length === 0 ? [] : diff(before, after);

function addSame(rows: ComparedRow[], count: number): void {
  const last = rows.at(-1);
  if (count === 0) return;
  if (last && 'same' in last) last.same += count;
  else rows.push({ same: count });
}

/** Paragraphs with the same mark stand beside each other, the others by their order. */
function pairParagraphs(removed: string[], added: string[]): ComparedRow[] {
  const rest = [...added];
  const rows: ComparedRow[] = [];
  for (const text of removed) {
    const mark = getMark(text);
    const index = rest.findIndex((other) => getMark(other) === mark);
    for (const only of rest.splice(0, Math.max(index, 0))) rows.push(createRow('', only));
    rows.push(createRow(text, index < 0 ? '' : (rest.shift() ?? '')));
  }
  return [...rows, ...rest.map((text) => createRow('', text))];
}

const getMark = (text: string) => /^(?:\([0-9A-Za-z]{1,5}\))?/.exec(text)?.[0] ?? '';

function createRow(before: string, after: string): ComparedRow {
  const words = [before, after].map((text) => text.split(/(?<=\s)|(?=[,.;:])/));
  const [old = [], recent = []] = words;
  if (!before || !after || old.length + recent.length > MAX_WORDS) {
    return {
      before: before ? [{ kind: 'removed', text: before }] : [],
      after: after ? [{ kind: 'added', text: after }] : [],
    };
  }
  const row = { before: [] as ComparedPart[], after: [] as ComparedPart[] };
  for (const [operation, text] of diffTexts(old, recent)) {
    if (operation >= 0) addPart(row.before, operation === 0 ? 'same' : 'removed', text);
    if (operation <= 0) addPart(row.after, operation === 0 ? 'same' : 'added', text);
  }
  return row;
}

function addPart(parts: ComparedPart[], kind: ComparedPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
