// Finds the ranges of a title or text to highlight, and picks the excerpt of a long text.
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';
import type { ParsedQuery } from './read-query.ts';
import type { Mark } from './schema.ts';

const MAX_EXCERPT_LENGTH = 240;
const MIN_SUBSTRING_LENGTH = 2;

export function findMarks(text: string, query: ParsedQuery): Mark[] {
  const marks: Mark[] = [];
  for (const { word, stem, start, end } of tokenizeWords(text)) {
    if (query.highlightStems.has(stem) && !isStopWord(word)) marks.push([start, end]);
  }
  // Also highlight the literal query inside words. Skipped when lower-casing changes the length (rare letters): offsets would be off.
  const lower = text.toLowerCase();
  const queryText = query.text.toLowerCase();
  if (queryText.length >= MIN_SUBSTRING_LENGTH && lower.length === text.length) {
    for (let offset = lower.indexOf(queryText); offset >= 0; offset = lower.indexOf(queryText, offset + queryText.length))
      marks.push([offset, offset + queryText.length]);
  }
  return mergeMarks(marks);
}

/** The best-matching paragraph, cut to a few lines around its first match. */
export function createExcerpt(paragraphs: string[], query: ParsedQuery): string {
  let best = paragraphs[0] ?? '';
  let bestScore = 0;
  for (const [index, stems] of getStems(paragraphs).entries()) {
    const paragraph = paragraphs[index] as string;
    let score = paragraph.toLowerCase().includes(query.text.toLowerCase()) ? 10 : 0;
    for (const stem of query.highlightStems) if (stems.has(stem)) score++;
    if (score > bestScore) {
      bestScore = score;
      best = paragraph;
    }
  }
  if (best.length <= MAX_EXCERPT_LENGTH) return best;
  const firstMatch = findMarks(best, query)[0]?.[0] ?? 0;
  const maxLength = MAX_EXCERPT_LENGTH - 2;
  let start = firstMatch > maxLength * 0.7 ? best.indexOf(' ', firstMatch - Math.round(maxLength / 2)) + 1 : 0;
  if (start > firstMatch) start = firstMatch;
  const hardEnd = start + maxLength;
  const end = hardEnd >= best.length ? best.length : Math.max(best.lastIndexOf(' ', hardEnd), start + 1);
  return `${start > 0 ? '… ' : ''}${best.slice(start, end)}${end < best.length ? '…' : ''}`;
}

/** Computed when an item is first shown and cached for its lifetime: stemming would otherwise dominate the cost of a search. */
const stemCache = new WeakMap<string[], Set<string>[]>();

function getStems(paragraphs: string[]): Set<string>[] {
  const stems = stemCache.get(paragraphs) ?? paragraphs.map((text) => new Set(tokenizeWords(text).map((w) => w.stem)));
  stemCache.set(paragraphs, stems);
  return stems;
}

function mergeMarks(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const previous = result.at(-1);
    if (previous && start <= previous[1]) previous[1] = Math.max(previous[1], end);
    else result.push([start, end]);
  }
  return result;
}
