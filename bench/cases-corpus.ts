// Opinions that no court wrote, in numbers that no test folder holds, with the word distribution of real ones: how often
// each word is said is learned from real opinions where they are present, else from our own content; rare words go on as
// Zipf's law says; and a word once said in an opinion is likelier to be said again, as in real texts. Same seed, same text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type MadeOpinion = {
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
  make: (number: number) => MadeOpinion;
  /** How often the learned texts say a word; 0 for a made one. */
  learned: (word: string) => number;
};

const SEED = 7;
const AGAIN = 0.2;
const RARE = 0.015;
const RAREST_KNOWN = 2_000;
const RARE_WORDS = 400_000;
const SURNAMES = 30_000;
const SYLLABLES =
  'ba be ca co da de di el en fa fi ga go ha in ja ka la le li ma me mi mo na ne ni or pa pe ra re ri sa se ta te ti ul va'.split(' ');
const COURTS = ['ca1', 'ca2', 'ca3', 'ca4', 'ca5', 'ca6', 'ca7', 'ca8', 'ca9', 'ca10', 'ca11', 'cadc'];
/** What nearly every opinion says: its words stand in 95 of a hundred. */
const OPENING = 'The court entered judgment below, and on appeal the parties ask this court to review the decision and the law it applied.';

export function openCorpus(referenceData: string | undefined): Corpus {
  const { source, counts } = learn(referenceData);
  const words = [...counts.keys()];
  const draw = alias([...counts.values()]);

  function make(number: number): MadeOpinion {
    const random = randomFrom(SEED + number * 7919);
    const said: string[] = [];
    const length = 150 + Math.floor(random() * 450);
    const next = (): string => {
      const chance = random();
      if (chance < AGAIN && said.length > 10) return said[Math.floor(random() * said.length)] as string;
      const word = chance > 1 - RARE ? rareWord(random()) : (words[draw(random(), random())] as string);
      said.push(word);
      return word;
    };
    const paragraphs: string[] = random() < 0.95 ? [OPENING] : [];
    for (let left = length; left > 0; ) {
      const count = Math.min(left, 40 + Math.floor(random() * 80));
      paragraphs.push(sentences(Array.from({ length: count }, next), random));
      left -= count;
    }
    if (number > 10) {
      const cited = [1, 2].map(() => placeOf(Math.floor(random() ** 2 * number)));
      paragraphs.push(`See ${cited.map((c) => `${c.name}, ${c.volume} ${c.reporter} ${c.page} (${c.year})`).join('; ')}.`);
    }
    const { year, name, ...place } = placeOf(number);
    const month = String(1 + (number % 12)).padStart(2, '0');
    const decided = `${year}-${month}-${String(1 + (number % 28)).padStart(2, '0')}`;
    return {
      number,
      name,
      court: COURTS[number % COURTS.length] as string,
      decided,
      docket: `${year % 100}-${number}`,
      ...place,
      paragraphs,
    };
  }
  return { source, make, learned: (word) => counts.get(word) ?? 0 };
}

/** Name, year and citation follow from the number alone, so that a later opinion can cite an earlier one. */
function placeOf(number: number) {
  const random = randomFrom(SEED + 31 * number);
  const second = surname(random());
  const name = number % 10 === 0 ? `United States v. ${second}` : `${surname(random())} v. ${second}`;
  // F.2d and F.3d end at volume 999: three series hold 3.9 million.
  const series = ['F.', 'F.2d', 'F.3d'][number % 3] as string;
  const place = Math.floor(number / 3);
  const volume = series === 'F.' ? 1 + (place % 300) : 1 + (place % 999);
  const page = 1 + Math.floor(place / (series === 'F.' ? 300 : 999));
  const from = { 'F.': 1880, 'F.2d': 1924, 'F.3d': 1993 }[series] as number;
  const years = { 'F.': 44, 'F.2d': 69, 'F.3d': 28 }[series] as number;
  const year = from + Math.floor((volume / (series === 'F.' ? 301 : 1000)) * years);
  return { name, volume: String(volume), reporter: series, page: String(page), year };
}

function surname(chance: number): string {
  const word = spell(Math.floor(SURNAMES * chance ** 2));
  return (word[0] as string).toUpperCase() + word.slice(1);
}

/** Zipf: the k-th word is drawn about as often as 1/k. */
function rareWord(chance: number): string {
  return spell(Math.floor(RAREST_KNOWN * (RARE_WORDS / RAREST_KNOWN) ** chance));
}

function spell(rank: number): string {
  let [word, rest] = ['', rank];
  for (let i = 0; i < 3 || rest > 0; i++) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

function sentences(words: string[], random: () => number): string {
  const parts: string[] = [];
  for (let from = 0; from < words.length; ) {
    const count = 8 + Math.floor(random() * 20);
    const sentence = words.slice(from, from + count).join(' ');
    parts.push(`${(sentence[0] ?? '').toUpperCase()}${sentence.slice(1)}.`);
    from += count;
  }
  return parts.join(' ');
}

function learn(referenceData: string | undefined): { source: string; counts: Map<string, number> } {
  const real = referenceData && join(referenceData, 'cases', 'courtlistener-v2');
  const folder = real && existsSync(real) ? real : join(import.meta.dirname, '..', 'content', 'faq');
  const counts = new Map<string, number>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|md)$/.test(file));
  for (const file of files.sort()) {
    const raw = readFileSync(join(folder, file), 'utf8');
    const text = file.endsWith('.json') ? String((JSON.parse(raw) as { html_with_citations?: string }).html_with_citations) : raw;
    for (const [word] of text
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .toLowerCase()
      .matchAll(/[a-z]{1,30}/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { source: real === folder ? `${files.length} real opinions` : `our own ${files.length} answers`, counts };
}

/** Vose's alias method: a weighted draw in constant time. */
function alias(weights: number[]): (place: number, chance: number) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const odds = weights.map((weight) => (weight * weights.length) / total);
  const other = weights.map((_, i) => i);
  const [small, large]: [number[], number[]] = [[], []];
  for (const [i, odd] of odds.entries()) (odd < 1 ? small : large).push(i);
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop() as number, large.pop() as number];
    other[low] = high;
    odds[high] = (odds[high] as number) + (odds[low] as number) - 1;
    ((odds[high] as number) < 1 ? small : large).push(high);
  }
  return (place, chance) => {
    const i = Math.floor(place * weights.length);
    return chance < (odds[i] as number) ? i : (other[i] as number);
  };
}

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
