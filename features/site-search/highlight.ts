// Which stretches of a title or a text to show as matches, and which stretch of a long text to show at all.

import { isStopWord, wordsOf } from '#lib/language/words.ts';
import type { ReadQuery } from './read-query.ts';
import type { Mark } from './schema.ts';

const MAX_EXCERPT_LENGTH = 240;
const MIN_SUBSTRING_LENGTH = 2;

export function marksIn(text: string, query: ReadQuery): Mark[] {
  const marks: Mark[] = [];
  for (const { word, stem, start, end } of wordsOf(text)) {
    if (query.shown.has(stem) && !isStopWord(word)) marks.push([start, end]);
  }
  // What was typed, as it was typed, also inside words. Lower case may change the length of rare letters: then not.
  const lower = text.toLowerCase();
  const typed = query.text.toLowerCase();
  if (typed.length >= MIN_SUBSTRING_LENGTH && lower.length === text.length) {
    for (let at = lower.indexOf(typed); at >= 0; at = lower.indexOf(typed, at + typed.length)) marks.push([at, at + typed.length]);
  }
  return merged(marks);
}

/** The paragraph that answers best, cut to a few lines around its first match. */
export function excerptOf(paragraphs: string[], query: ReadQuery): string {
  let best = paragraphs[0] ?? '';
  let most = 0;
  for (const [place, stems] of stemsOf(paragraphs).entries()) {
    const paragraph = paragraphs[place] as string;
    let score = paragraph.toLowerCase().includes(query.text.toLowerCase()) ? 10 : 0;
    for (const stem of query.shown) if (stems.has(stem)) score++;
    if (score > most) {
      most = score;
      best = paragraph;
    }
  }
  if (best.length <= MAX_EXCERPT_LENGTH) return best;
  const first = marksIn(best, query)[0]?.[0] ?? 0;
  const room = MAX_EXCERPT_LENGTH - 2;
  let start = first > room * 0.7 ? best.indexOf(' ', first - Math.round(room / 2)) + 1 : 0;
  if (start > first) start = first;
  const hardEnd = start + room;
  const end = hardEnd >= best.length ? best.length : Math.max(best.lastIndexOf(' ', hardEnd), start + 1);
  return `${start > 0 ? '… ' : ''}${best.slice(start, end)}${end < best.length ? '…' : ''}`;
}

/** Worked out when an item is first shown and kept as long as the item: it would be most of the work of a search. */
const known = new WeakMap<string[], Set<string>[]>();

function stemsOf(paragraphs: string[]): Set<string>[] {
  const stems = known.get(paragraphs) ?? paragraphs.map((text) => new Set(wordsOf(text).map((w) => w.stem)));
  known.set(paragraphs, stems);
  return stems;
}

function merged(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else result.push([start, end]);
  }
  return result;
}
