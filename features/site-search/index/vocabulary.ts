// Every word the library uses, to look up what a misspelt word was meant to be and which words begin as typed. No index
// of misspellings: a mask of the letters in each word rules out nearly all of them before any distance is computed.
import { editDistance } from '#lib/language/edit-distance.ts';
import { stemOf } from '#lib/language/words.ts';

type Correction = { word: string; stem: string; trust: number };

export type Vocabulary = {
  /** An English word, though perhaps one that the library does not use. */
  isWord: (word: string) => boolean;
  /** The likeliest meant words, best first, with how far to trust them; none for a real word. */
  correct: (word: string) => Correction[];
  /** Stems of words that begin like this, the most used first. */
  completions: (prefix: string, limit: number) => string[];
};

const MAX_CORRECTIONS = 3;

export function createVocabulary(uses: Map<string, number>, english: ReadonlySet<string>): Vocabulary {
  const words = [...uses.keys()].sort();
  const masks = Uint32Array.from(words, letterMask);
  const lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));

  /** The words at the smallest distance, if that is within the limit. */
  function nearest(word: string, limit: number): { distance: number; found: string[] } {
    const mask = letterMask(word);
    let distance = limit;
    let found: string[] = [];
    for (const [i, candidate] of words.entries()) {
      if (Math.abs((lengths[i] as number) - word.length) > distance) continue;
      if (bitCount((masks[i] as number) ^ mask) > 2 * distance) continue;
      const slips = editDistance(word, candidate, distance);
      if (slips > distance) continue;
      found = slips < distance ? [candidate] : [...found, candidate];
      distance = slips;
    }
    return { distance, found };
  }

  function correct(word: string): Correction[] {
    const limit = slipsAllowed(word);
    if (limit === 0 || english.has(word)) return [];
    const { distance, found } = nearest(word, limit);
    const trust = distance <= 1 ? 0.85 : 0.7;
    // People seldom get the first letter wrong, and they look for what there is much of.
    const rank = (candidate: string) => Math.log(1 + (uses.get(candidate) ?? 0)) + (candidate[0] === word[0] ? 2 : 0);
    const byStem = new Map<string, string>();
    for (const meant of found.sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))) {
      if (!byStem.has(stemOf(meant))) byStem.set(stemOf(meant), meant);
    }
    return [...byStem].slice(0, MAX_CORRECTIONS).map(([stem, meant], place) => ({ word: meant, stem, trust: trust / (1 + place) }));
  }

  function completions(prefix: string, limit: number): string[] {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let i = low; i < words.length && (words[i] as string).startsWith(prefix); i++) found.push(words[i] as string);
    found.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
    return [...new Set(found.slice(0, limit * 2).map(stemOf))].slice(0, limit);
  }

  return { isWord: (word) => uses.has(word) || english.has(word), correct, completions };
}

function slipsAllowed(word: string): number {
  if (!/^[a-z]+$/.test(word) || word.length < 4 || word.length > 30) return 0;
  return word.length < 6 ? 1 : 2;
}

function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask >>> 0;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
