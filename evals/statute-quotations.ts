// A thousand quotations cut from the text of the U.S. Code, in sentences of the ways lawyers quote.
// Half have one word changed: replaced, dropped, added, or a negation. Some of both halves have an
// ellipsis or brackets, which are not alterations. The same seed gives the same set. An altered
// quotation whose words stand elsewhere in its section would not be one, so it is not used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type CodeText = { title: string; section: string; lines: string[] };
export type QuotationSample = {
  text: string;
  title: string;
  section: string;
  lines: string[];
  change: 'none' | 'replaced' | 'dropped' | 'added' | 'negation';
  marks: 'none' | 'ellipsis' | 'brackets';
  /** The words that must be shown as missing from the quotation and as put into it. */
  removed: string;
  added: string;
};

const SEED = 20_261_117;
const MIN_LINE_WORDS = 16;
const CHANGES = [
  'none',
  'none',
  'none',
  'none',
  'replaced',
  'dropped',
  'added',
  'negation',
] as const;
const MARKS = ['none', 'ellipsis', 'none', 'brackets', 'none'] as const;
const ELLIPSES = ['. . .', '…', '...', '* * *', '[. . .]', '. . . .'];
const BRACKETED = ['[the Government]', '[he]', '[such a person]', '[it]', '[the defendant]'];
const INSERTED = [
  'always',
  'promptly',
  'solely',
  'knowingly',
  'generally',
  'only',
  'otherwise',
  'lawful',
];
const OPPOSITES: Record<string, string> = {
  shall: 'may',
  may: 'shall',
  and: 'or',
  or: 'and',
  any: 'no',
  all: 'some',
  before: 'after',
  after: 'before',
};

const SENTENCES: ((quote: string, cite: string) => string)[] = [
  (quote, cite) => `The statute says that “${quote}.” ${cite}.`,
  (quote, cite) => `“${quote},” ${cite}, so the motion fails.`,
  (quote, cite) => `By its terms it reaches “${quote}” (${cite}).`,
  (quote, cite) => `The rule is plain: "${quote}." See ${cite}.`,
  (quote, cite) => `They rely on the words “${quote}” in ${cite}, and rightly.`,
  (quote, cite) => `The phrase “${quote}” under ${cite} decides it.`,
  (quote, cite) => `${cite} provides that “${quote}.”`,
  (quote, cite) => `${cite} states, in relevant part, “${quote}.” That ends it.`,
  (quote, cite) => `See ${cite} (“${quote}”).`,
  (quote, cite) => `${cite} (emphasis added) ("${quote}").`,
  (quote, cite) => `Under ${cite}, “${quote}.”`,
  (quote, cite) => `${cite} reads as follows: “${quote}.”`,
  (quote, cite) => `According to ${cite}, which requires that “${quote},” nothing more is needed.`,
  (quote, cite) => `Plaintiff cites ${cite}. “${quote}.” Id.`,
];

export function readCodeTexts(referenceData: string): CodeText[] {
  const folder = join(referenceData, 'law', 'us-code', 'text');
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { title: string; section: string; text: string })
        .filter(({ title, section }) => /^\d+$/.test(title) && !section.includes('_'))
        .map(({ title, section, text }) => ({ title, section, lines: text.split('\n') })),
    );
}

export function sampleQuotations(texts: CodeText[], count: number): QuotationSample[] {
  const random = createRandom(SEED);
  const samples: QuotationSample[] = [];
  while (samples.length < count) {
    const code = pick(texts, random);
    const line = pick(code.lines, random);
    const words = line.replace(/[“”"]/g, '’').replace(/[[\]]/g, '').split(/\s+/).filter(Boolean);
    if (words.length < MIN_LINE_WORDS) continue;
    const length = Math.min(words.length, 12 + Math.floor(random() * 30));
    const start = Math.floor(random() * (words.length - length + 1));
    const change = CHANGES[samples.length % CHANGES.length] ?? 'none';
    const marks = MARKS[samples.length % MARKS.length] ?? 'none';
    const quote = createQuote(words.slice(start, start + length), change, marks, random);
    if (!quote || (change !== 'none' && isInText(code.lines, quote.around))) continue;
    const sentence = SENTENCES[samples.length % SENTENCES.length] ?? ((text: string) => text);
    const { text, removed, added } = quote;
    samples.push({
      ...code,
      change,
      marks,
      removed,
      added,
      text: sentence(text.replace(/[.,;:—]+$/, ''), `${code.title} U.S.C. § ${code.section}`),
    });
  }
  return samples;
}

type Quote = { text: string; removed: string; added: string; around: string };

/**
 * The change is made in the first half and the mark is put into the second, so that no mark can
 * hide the change.
 */
function createQuote(
  words: string[],
  change: QuotationSample['change'],
  marks: QuotationSample['marks'],
  random: () => number,
): Quote | undefined {
  const half = Math.floor(words.length / 2);
  const index = 2 + Math.floor(random() * (half - 3));
  const changed = changeWord(words, index, change, random);
  if (!changed) return undefined;
  const { list, removed, added } = changed;
  const markIndex = list.length - half + 2;
  const marked = markWords(list, markIndex, marks, random);
  return { text: marked.join(' '), removed, added, around: list.slice(0, markIndex).join(' ') };
}

function changeWord(
  words: string[],
  index: number,
  change: QuotationSample['change'],
  random: () => number,
) {
  const word = words[index] ?? '';
  if (change === 'none') return { list: words, removed: '', added: '' };
  // Numbers, marks and words with a dash inside are left alone: what was changed must be one plain
  // word.
  if (!/^[a-z]{2,}$/i.test(word)) return undefined;
  const replaceWith = (added: string[], count = 1) => [
    ...words.slice(0, index),
    ...added,
    ...words.slice(index + count),
  ];
  if (change === 'dropped') return { list: replaceWith([]), removed: word, added: '' };
  if (change === 'negation') return { list: replaceWith(['not', word]), removed: '', added: 'not' };
  const other = pick(INSERTED, random);
  if (change === 'added') return { list: replaceWith([other, word]), removed: '', added: other };
  const replacement = OPPOSITES[word.toLowerCase()] ?? other;
  return { list: replaceWith([replacement]), removed: word, added: replacement };
}

function markWords(
  words: string[],
  index: number,
  marks: QuotationSample['marks'],
  random: () => number,
): string[] {
  if (marks === 'none') return words;
  if (marks === 'ellipsis')
    return [...words.slice(0, index), pick(ELLIPSES, random), ...words.slice(index + 2)];
  const first = words[0] ?? '';
  const opening = /^[a-z]/i.test(first) ? `[${swapCase(first[0] ?? '')}]${first.slice(1)}` : first;
  const rest = words.slice(1);
  return random() < 0.5
    ? [opening, ...rest]
    : [first, ...rest.slice(0, index - 1), pick(BRACKETED, random), ...rest.slice(index)];
}

const swapCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** By its letters alone, in another way than the product compares. */
const isInText = (lines: string[], words: string) =>
  toLetters(lines.join(' ')).includes(toLetters(words));
const toLetters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
