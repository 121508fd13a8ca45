// Every word the library uses, for spelling correction and prefix completion. There is no index of
// misspellings: a bit mask of the letters in each word rules out nearly all candidates before an
// edit distance is computed.
import { measureEditDistance } from '#lib/language/edit-distance.ts';
import { stemWord } from '#lib/language/words.ts';

type Correction = { word: string; stem: string; confidence: number };

export type Vocabulary = {
  /** True for any English word, even one that the library does not use. */
  isWord: (word: string) => boolean;
  /** Likely corrections, best first, each with a confidence; empty for a real word. */
  correct: (word: string) => Correction[];
  /** Stems of words with this prefix, most frequent first. */
  complete: (prefix: string, limit: number) => string[];
};

const MAX_CORRECTIONS = 3;

export function createVocabulary(
  uses: Map<string, number>,
  english: ReadonlySet<string>,
): Vocabulary {
  const words = [...uses.keys()].sort();
  const masks = Uint32Array.from(words, createLetterMask);
  const lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));

  /** The words at the smallest edit distance, if that is within the limit. */
  function findNearest(word: string, limit: number): { distance: number; candidates: string[] } {
    const mask = createLetterMask(word);
    let distance = limit;
    let candidates: string[] = [];
    for (const [i, candidate] of words.entries()) {
      if (Math.abs((lengths[i] as number) - word.length) > distance) continue;
      if (countBits((masks[i] as number) ^ mask) > 2 * distance) continue;
      const edits = measureEditDistance(word, candidate, distance);
      if (edits > distance) continue;
      candidates = edits < distance ? [candidate] : [...candidates, candidate];
      distance = edits;
    }
    return { distance, candidates };
  }

  function correct(word: string): Correction[] {
    const limit = getMaxEdits(word);
    if (limit === 0 || english.has(word)) return [];
    const { distance, candidates } = findNearest(word, limit);
    const confidence = distance <= 1 ? 0.85 : 0.7;
    // People rarely mistype the first letter, and they are more likely to search for frequent
    // words.
    const scoreCandidate = (candidate: string) =>
      Math.log(1 + (uses.get(candidate) ?? 0)) + (candidate[0] === word[0] ? 2 : 0);
    const byStem = new Map<string, string>();
    for (const candidate of candidates.sort(
      (a, b) => scoreCandidate(b) - scoreCandidate(a) || (a < b ? -1 : 1),
    )) {
      if (!byStem.has(stemWord(candidate))) byStem.set(stemWord(candidate), candidate);
    }
    return [...byStem].slice(0, MAX_CORRECTIONS).map(([stem, candidate], index) => ({
      word: candidate,
      stem,
      confidence: confidence / (1 + index),
    }));
  }

  function complete(prefix: string, limit: number): string[] {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    const matches: string[] = [];
    for (let i = low; i < words.length && (words[i] as string).startsWith(prefix); i++)
      matches.push(words[i] as string);
    matches.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
    return [...new Set(matches.slice(0, limit * 2).map(stemWord))].slice(0, limit);
  }

  return { isWord: (word) => uses.has(word) || english.has(word), correct, complete };
}

function getMaxEdits(word: string): number {
  if (!/^[a-z]+$/.test(word) || word.length < 4 || word.length > 30) return 0;
  return word.length < 6 ? 1 : 2;
}

function createLetterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask >>> 0;
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
