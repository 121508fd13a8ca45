// Queries for the synthetic opinions: distinct queries of each kind, taken from opinions across the
// whole collection, so that most have a right answer.
import { type Corpus, createRandom } from './cases-corpus.ts';

export type BenchQuery = {
  query: string;
  /** The docket number of the opinion it was taken from, if only that opinion is a right answer. */
  from?: string;
};
export const KINDS = [
  'rare word',
  'common word',
  'two words',
  'phrase',
  'name',
  'citation',
] as const;
export type Kind = (typeof KINDS)[number];

const COMMON_WORDS = [
  'court',
  'judgment',
  'appeal',
  'parties',
  'review',
  'decision',
  'law',
  'applied',
  'entered',
  'ask',
  'below',
];
const PHRASE_WORDS = 7;
const MIN_LETTERS = 5;
const MAX_RARE_COUNT = 2;

export function createQueries(
  corpus: Corpus,
  kind: Kind,
  size: number,
  count: number,
  seed: number,
): BenchQuery[] {
  const random = createRandom(seed);
  if (kind === 'common word') return COMMON_WORDS.slice(0, count).map((query) => ({ query }));
  const queries: BenchQuery[] = [];
  for (let tries = 0; queries.length < count && tries < 100 * count; tries++) {
    const opinion = corpus.make(Math.floor(random() * size));
    const from = opinion.docket;
    const body =
      opinion.paragraphs[1 + Math.floor(random() * (opinion.paragraphs.length - 2))] ?? '';
    const words = body
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= MIN_LETTERS);
    const start = Math.floor(random() * words.length);
    const rareWord = words.find((word) => corpus.learned(word) <= MAX_RARE_COUNT);
    const commonWords = words
      .filter((word) => corpus.learned(word) > MAX_RARE_COUNT)
      .slice(start % 5);
    if (kind === 'name') queries.push({ query: opinion.name, from });
    else if (kind === 'citation')
      queries.push({ query: `${opinion.volume} ${opinion.reporter} ${opinion.page}`, from });
    else if (kind === 'phrase')
      queries.push({
        query: `"${body
          .split(' ')
          .slice(start, start + PHRASE_WORDS)
          .join(' ')}"`,
        from,
      });
    else if (kind === 'rare word' && rareWord) queries.push({ query: rareWord });
    else if (
      kind === 'two words' &&
      commonWords[0] &&
      commonWords[1] &&
      commonWords[0] !== commonWords[1]
    )
      queries.push({ query: `${commonWords[0]} ${commonWords[1]}` });
  }
  return queries;
}
