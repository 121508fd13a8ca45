// Splits a text that is longer than the model reads at once. The same words per window as
// split_into_windows in training/tasks/danger.py: the model was trained on windows of this kind.
import { MAX_TOKENS, tokenize } from './minilm.ts';

const MAX_WINDOWS = 8;
/** Longer "words" are noise, and one of them could fill a window. */
const MAX_WORD_LENGTH = 40;

/**
 * Windows of about the same length, between words; of a very long text the beginning and the end.
 */
export function splitIntoTokenWindows(
  text: string,
  countTokens = (word: string) => tokenize(word).length,
): string[] {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  const counts = words.map(countTokens);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const size = total / Math.max(1, Math.ceil(total / MAX_TOKENS));
  const windows: string[][] = [[]];
  let length = 0;
  for (const [index, word] of words.entries()) {
    const count = counts[index] as number;
    if (length + count > MAX_TOKENS || length >= size) {
      windows.push([]);
      length = 0;
    }
    windows.at(-1)?.push(word);
    length += count;
  }
  const chosen =
    windows.length <= MAX_WINDOWS
      ? windows
      : [...windows.slice(0, MAX_WINDOWS - 1), windows.at(-1) as string[]];
  return chosen.map((window) => window.join(' '));
}
