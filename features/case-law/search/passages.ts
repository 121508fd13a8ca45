// The one to three stretches of a case that answer a query best, with what to highlight in them. Paragraphs are first sorted
// with a plain pattern, and only the most promising are read word by word: an opinion may have a thousand of them.
import type { Mark } from '#features/site-search/schema.ts';
import type { CasePassage } from '../schema.ts';
import { tokensOf } from '../store/opinion-words.ts';
import { type CaseQuery, flatText } from './search-query.ts';
import type { Worth } from './search-score.ts';

export type Paragraph = { text: string; paragraph?: number; opinion?: number };

const MOST = 3;
const READ_CLOSELY = 8;
const LONGEST = 320;
const WORTH_SHOWING = 0.6;

export function bestPassages(paragraphs: Paragraph[], query: CaseQuery, worth: Worth): CasePassage[] {
  const lexemes = query.lexemes.filter((lexeme) => worth.has(lexeme));
  const phrases = [...query.phrases, ...(query.maybePhrase ? [query.maybePhrase] : [])].map(({ flat }) => flat);
  if (lexemes.length === 0 && phrases.length === 0) return [];
  const pattern = patternOf(lexemes);
  const rough = paragraphs.map((paragraph) => {
    const seen = new Set(Array.from(paragraph.text.toLowerCase().matchAll(pattern), ([found]) => found));
    const flat = seen.size > 0 && phrases.length > 0 ? flatText(paragraph.text) : '';
    return { paragraph, holds: phrases.some((phrase) => flat.includes(phrase)), seen: seen.size };
  });
  const promising = rough
    .filter(({ seen, holds }) => seen > 0 || holds)
    .sort((a, b) => Number(b.holds) - Number(a.holds) || b.seen - a.seen);
  const close = promising
    .slice(0, READ_CLOSELY)
    .map(({ paragraph, holds }) => ({ paragraph, ...readClosely(paragraph.text, worth, holds ? phrases : []) }));
  close.sort((a, b) => b.score - a.score);
  const best = close[0]?.score ?? 0;
  return close
    .filter(({ score }, place) => score > 0 && (place === 0 || score >= WORTH_SHOWING * best))
    .slice(0, MOST)
    .map(({ paragraph: { text, ...place }, from, marks }) => ({ ...cut(text, from, marks), ...place }));
}

/** The words of the query near each other, once each, weighed; `from` is where they begin. */
function readClosely(text: string, worth: Worth, phrases: string[]): { score: number; from: number; marks: Mark[] } {
  const found = tokensOf(text).filter(({ lexeme }) => worth.has(lexeme));
  const marks = phrases.flatMap((phrase) => phraseMarks(text, phrase));
  const inPhrase = marks[0];
  for (const { start, end } of found) if (!marks.some(([from, to]) => start < to && end > from)) marks.push([start, end]);
  let [score, from] = [0, found[0]?.start ?? 0];
  for (const [place, first] of found.entries()) {
    const near = new Set<string>();
    let sum = 0;
    for (let i = place; i < found.length && (found[i]?.end ?? 0) - first.start < LONGEST; i++) {
      const { lexeme } = found[i] as (typeof found)[number];
      sum += (worth.get(lexeme) ?? 0) * (near.has(lexeme) ? 0.1 : 1);
      near.add(lexeme);
    }
    if (sum > score) [score, from] = [sum, first.start];
  }
  if (inPhrase) return { score: score + 100, from: inPhrase[0], marks: marks.sort((a, b) => a[0] - b[0]) };
  return { score, from, marks };
}

/** Where a phrase stands: looked for loosely, because spaces and quotation marks may differ from what was typed. */
function phraseMarks(text: string, phrase: string): Mark[] {
  const loose = phrase
    .split(' ')
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/'/g, "['‘’]")
        .replace(/-/g, '[-‐-―]'),
    )
    .join('["“”]*(?:\\s|\\*\\d+)+["“”]*');
  return Array.from(text.matchAll(new RegExp(loose, 'giu')), ({ 0: found, index }): Mark => [index, index + found.length]);
}

function cut(text: string, from: number, marks: Mark[]): { text: string; marks: Mark[] } {
  if (text.length <= LONGEST) return { text, marks };
  const sentence = Math.max(text.lastIndexOf('. ', from), text.lastIndexOf('? ', from)) + 2;
  let start = from - sentence <= LONGEST / 3 ? Math.max(sentence, 0) : text.indexOf(' ', Math.max(0, from - 40)) + 1;
  if (start < 2 || start > from) start = from <= 40 ? 0 : from;
  const hardEnd = start + LONGEST;
  const end = hardEnd >= text.length ? text.length : Math.max(text.lastIndexOf(' ', hardEnd), start + LONGEST / 2);
  const [before, after] = [start > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  const shift = before.length - start;
  const kept = marks.filter((mark) => mark[0] >= start && mark[0] < end).map(([a, b]): Mark => [a + shift, Math.min(b, end) + shift]);
  return { text: before + text.slice(start, end) + after, marks: kept };
}

/** Words that begin as the stems do. A stem is its words' beginning but for the last letter ("judiciari"). */
function patternOf(lexemes: string[]): RegExp {
  if (lexemes.length === 0) return /(?!)/g;
  const starts = lexemes.map((lexeme) => (lexeme.length > 3 ? lexeme.slice(0, -1) : lexeme));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${starts.join('|')})`, 'gu');
}
