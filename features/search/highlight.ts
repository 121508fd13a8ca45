// Finds the ranges of a title or text to highlight.
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';
import type { ParsedQuery } from './read-query.ts';
import type { Mark } from './schema.ts';

const MIN_SUBSTRING_LENGTH = 2;

export function findMarks(text: string, query: ParsedQuery): Mark[] {
  const marks: Mark[] = [];
  for (const { word, stem, start, end } of tokenizeWords(text)) {
    if (query.highlightStems.has(stem) && !isStopWord(word)) marks.push([start, end]);
  }
  // Also highlight the literal query inside words. Skipped when lower-casing changes the length
  // (rare letters): offsets would be off.
  const lower = text.toLowerCase();
  const queryText = query.text.toLowerCase();
  if (queryText.length >= MIN_SUBSTRING_LENGTH && lower.length === text.length) {
    for (
      let offset = lower.indexOf(queryText);
      offset >= 0;
      offset = lower.indexOf(queryText, offset + queryText.length)
    )
      marks.push([offset, offset + queryText.length]);
  }
  return mergeMarks(marks);
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
