// Generates synthetic opinions with the word distribution of real ones: word frequencies come from
// real opinions if available, else from our own content; rare words follow Zipf's law; and a word
// used once in an opinion is more likely to be used again. Deterministic for a seed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SyntheticOpinion = {
  number: number;
  name: string;
  court: string;
  /** 1987-03-21 */
  decided: string;
  docket: string;
  volume: string;
  reporter: string;
  page: string;
  paragraphs: string[];
};

export type Corpus = {
  source: string;
  make: (number: number) => SyntheticOpinion;
  /** How often a word occurs in the source texts; 0 for a generated word. */
  learned: (word: string) => number;
};

const SEED = 7;
const REPEAT_PROBABILITY = 0.2;
const RARE_PROBABILITY = 0.015;
const FIRST_RARE_RANK = 2_000;
const RARE_WORDS = 400_000;
const SURNAMES = 30_000;
const SYLLABLES =
  'ba be ca co da de di el en fa fi ga go ha in ja ka la le li ma me mi mo na ne ni or pa pe ra re ri sa se ta te ti ul va'.split(
    ' ',
  );
const COURTS = [
  'ca1',
  'ca2',
  'ca3',
  'ca4',
  'ca5',
  'ca6',
  'ca7',
  'ca8',
  'ca9',
  'ca10',
  'ca11',
  'cadc',
];
/** The first paragraph of 95% of the opinions, so that its words are common. */
const OPENING =
  'The court entered judgment below, and on appeal the parties ask this court to review the decision and the law it applied.';

export function openCorpus(referenceData: string | undefined): Corpus {
  const { source, counts } = countRealWords(referenceData);
  const words = [...counts.keys()];
  const draw = createWeightedDraw([...counts.values()]);

  function createOpinion(number: number): SyntheticOpinion {
    const random = createRandom(SEED + number * 7919);
    const usedWords: string[] = [];
    const length = 150 + Math.floor(random() * 450);
    const drawWord = (): string => {
      const chance = random();
      if (chance < REPEAT_PROBABILITY && usedWords.length > 10)
        return usedWords[Math.floor(random() * usedWords.length)] as string;
      const word =
        chance > 1 - RARE_PROBABILITY
          ? createRareWord(random())
          : (words[draw(random(), random())] as string);
      usedWords.push(word);
      return word;
    };
    const paragraphs: string[] = random() < 0.95 ? [OPENING] : [];
    for (let wordsLeft = length; wordsLeft > 0; ) {
      const count = Math.min(wordsLeft, 40 + Math.floor(random() * 80));
      paragraphs.push(toSentences(Array.from({ length: count }, drawWord), random));
      wordsLeft -= count;
    }
    if (number > 10) {
      const cited = [1, 2].map(() => createCitation(Math.floor(random() ** 2 * number)));
      paragraphs.push(
        `See ${cited.map((c) => `${c.name}, ${c.volume} ${c.reporter} ${c.page} (${c.year})`).join('; ')}.`,
      );
    }
    const { year, name, ...citation } = createCitation(number);
    const month = String(1 + (number % 12)).padStart(2, '0');
    const decided = `${year}-${month}-${String(1 + (number % 28)).padStart(2, '0')}`;
    return {
      number,
      name,
      court: COURTS[number % COURTS.length] as string,
      decided,
      docket: `${year % 100}-${number}`,
      ...citation,
      paragraphs,
    };
  }
  return { source, make: createOpinion, learned: (word) => counts.get(word) ?? 0 };
}

/**
 * Name, year and citation depend on the number alone, so that a later opinion can cite an earlier
 * one.
 */
function createCitation(number: number) {
  const random = createRandom(SEED + 31 * number);
  const second = createSurname(random());
  const name =
    number % 10 === 0 ? `United States v. ${second}` : `${createSurname(random())} v. ${second}`;
  // F.2d and F.3d end at volume 999: three series are enough for 3.9 million opinions.
  const series = ['F.', 'F.2d', 'F.3d'][number % 3] as string;
  const position = Math.floor(number / 3);
  const volume = series === 'F.' ? 1 + (position % 300) : 1 + (position % 999);
  const page = 1 + Math.floor(position / (series === 'F.' ? 300 : 999));
  const from = { 'F.': 1880, 'F.2d': 1924, 'F.3d': 1993 }[series] as number;
  const years = { 'F.': 44, 'F.2d': 69, 'F.3d': 28 }[series] as number;
  const year = from + Math.floor((volume / (series === 'F.' ? 301 : 1000)) * years);
  return { name, volume: String(volume), reporter: series, page: String(page), year };
}

function createSurname(chance: number): string {
  const word = spellWord(Math.floor(SURNAMES * chance ** 2));
  return (word[0] as string).toUpperCase() + word.slice(1);
}

/** Zipf's law: the k-th word is drawn with a frequency of about 1/k. */
function createRareWord(chance: number): string {
  return spellWord(Math.floor(FIRST_RARE_RANK * (RARE_WORDS / FIRST_RARE_RANK) ** chance));
}

function spellWord(rank: number): string {
  let word = '';
  let rest = rank;
  for (let i = 0; i < 3 || rest > 0; i++) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

function toSentences(words: string[], random: () => number): string {
  const parts: string[] = [];
  for (let from = 0; from < words.length; ) {
    const count = 8 + Math.floor(random() * 20);
    const sentence = words.slice(from, from + count).join(' ');
    parts.push(`${(sentence[0] ?? '').toUpperCase()}${sentence.slice(1)}.`);
    from += count;
  }
  return parts.join(' ');
}

function countRealWords(referenceData: string | undefined): {
  source: string;
  counts: Map<string, number>;
} {
  const real = referenceData && join(referenceData, 'cases', 'courtlistener-v2');
  const folder =
    real && existsSync(real) ? real : join(import.meta.dirname, '..', 'content', 'faq');
  const counts = new Map<string, number>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|md)$/.test(file),
  );
  for (const file of files.sort()) {
    const raw = readFileSync(join(folder, file), 'utf8');
    const text = file.endsWith('.json')
      ? String((JSON.parse(raw) as { html_with_citations?: string }).html_with_citations)
      : raw;
    for (const [word] of text
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .toLowerCase()
      .matchAll(/[a-z]{1,30}/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return {
    source: real === folder ? `${files.length} real opinions` : `our own ${files.length} answers`,
    counts,
  };
}

/** Vose's alias method: a weighted draw in constant time. */
function createWeightedDraw(weights: number[]): (place: number, chance: number) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const odds = weights.map((weight) => (weight * weights.length) / total);
  const other = weights.map((_, i) => i);
  const small: number[] = [];
  const large: number[] = [];
  for (const [i, odd] of odds.entries()) (odd < 1 ? small : large).push(i);
  while (small.length > 0 && large.length > 0) {
    const low = small.pop() as number;
    const high = large.pop() as number;
    other[low] = high;
    odds[high] = (odds[high] as number) + (odds[low] as number) - 1;
    ((odds[high] as number) < 1 ? small : large).push(high);
  }
  return (position, chance) => {
    const i = Math.floor(position * weights.length);
    return chance < (odds[i] as number) ? i : (other[i] as number);
  };
}

export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
