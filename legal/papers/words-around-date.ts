// The words around a date as features of the model of roles: with their distance, in pairs, and in
// pieces, which survive a scanner and bad spelling. Sums, times and numbers become one word each,
// and the ends of lines and sentences are words, too.
import type { FoundDate } from './find-dates.ts';
import { foldText } from './ocr-text.ts';

const MARKS = new Set(['stopmark', 'paramark', 'linemark', 'colonmark'].map(foldText));
const [STOP, PARAGRAPH] = ['stopmark', 'paramark'].map(foldText);

export type Features = { near: string[]; plain: string[] };

/** Words with their distance; those of earlier sentences apart. */
export function listWordsBefore(text: string): Features {
  const tokens = tokenize(text).slice(-40).toReversed();
  const found: Features = { near: [], plain: [] };
  let distance = 0;
  let sentence = '';
  for (const [position, token] of tokens.entries()) {
    if (token === STOP || token === PARAGRAPH) sentence = 'earlier ';
    if (MARKS.has(token)) {
      if (position < 3) found.plain.push(`before mark ${position} ${token}`);
      continue;
    }
    distance++;
    const bucket = [1, 2, 5, 10].find((limit) => distance <= limit) ?? 'far';
    (sentence || bucket === 'far' ? found.plain : found.near).push(
      `before ${sentence}${bucket} ${token}`,
    );
    if (!sentence) found.plain.push(`sentence ${token}`);
    if (distance <= 8 && tokens[position + 1])
      found.near.push(`before ${sentence}pair ${tokens[position + 1]} ${token}`);
  }
  return found;
}

export function listWordsAfter(text: string): string[] {
  const tokens = tokenize(text).slice(0, 20);
  const features: string[] = [];
  let distance = 0;
  let sentence = '';
  for (const [position, token] of tokens.entries()) {
    if (token === STOP || token === PARAGRAPH) sentence = 'later ';
    if (MARKS.has(token)) {
      if (position < 2) features.push(`after mark ${position} ${token}`);
      continue;
    }
    distance++;
    const bucket = [1, 4].find((limit) => distance <= limit) ?? 'far';
    features.push(`after ${sentence}${bucket} ${token}`);
    if (distance <= 6 && tokens[position + 1])
      features.push(`after pair ${token} ${tokens[position + 1]}`);
  }
  return features;
}

/** Pairs of words that need not touch, and the word before the date with those after it. */
export function listWordPairs(
  text: string,
  { start, end }: FoundDate,
  previousEnd: number,
): string[] {
  const words = listWords(text.slice(Math.max(previousEnd, start - 120), start)).slice(-10);
  const pairs = words.flatMap((word, i) =>
    words.slice(i + 1, i + 6).map((other) => `pair ${word} ${other}`),
  );
  const following = listWords(text.slice(end, end + 30)).slice(0, 2);
  return [
    ...pairs,
    ...(words.length > 0 ? following.map((word) => `around ${words.at(-1)} ${word}`) : []),
  ];
}

/** Four letters each: half of a misread word is still right. */
export function listPieces(text: string, { start }: FoundDate): string[] {
  const words = listWords(text.slice(Math.max(0, start - 45), start)).join(' ');
  return Array.from(
    { length: Math.max(0, words.length - 3) },
    (_, i) => `piece ${words.slice(i, i + 4)}`,
  );
}

export const listWords = (text: string) => tokenize(text).filter((token) => !MARKS.has(token));

export function tokenize(text: string): string[] {
  const marked = text
    .replace(/\$\s?[\d,.]+/g, ' moneyamt ')
    // Nobody is told to come at 4:12: that is a stamp.
    .replace(/\d{1,2}:\d[1-46-9]\s{0,3}(?:[ap]\.?m\.?)?/gi, ' stamptime ')
    .replace(/\d{1,2}[:.]\d{2}\s{0,3}(?:[ap]\.?m\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi, ' clocktime ')
    .replace(/:/g, ' colonmark ')
    .replace(/[.;!?](?=\s)/g, ' stopmark ')
    .replace(/\n\s*\n/g, ' paramark ')
    .replace(/\n/g, ' linemark ')
    .replace(/\b\d+\b/g, ' num ');
  return foldText(marked)
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 5 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word));
}
