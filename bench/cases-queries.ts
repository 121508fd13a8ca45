// What is asked of the made opinions: distinct questions of each kind, taken from opinions spread over the whole collection, so
// that most have a right answer.
import { type Corpus, randomFrom } from './cases-corpus.ts';

export type Asked = { query: string /** The docket of the opinion it was taken from, when only that one can be meant. */; from?: string };
export const KINDS = ['rare word', 'common word', 'two words', 'phrase', 'name', 'citation'] as const;
export type Kind = (typeof KINDS)[number];

const COMMON = ['court', 'judgment', 'appeal', 'parties', 'review', 'decision', 'law', 'applied', 'entered', 'ask', 'below'];
const PHRASE_WORDS = 7;
const MIN_LETTERS = 5;
const RARE = 2;

export function askedOf(corpus: Corpus, kind: Kind, size: number, count: number, seed: number): Asked[] {
  const random = randomFrom(seed);
  if (kind === 'common word') return COMMON.slice(0, count).map((query) => ({ query }));
  const asked: Asked[] = [];
  for (let tries = 0; asked.length < count && tries < 100 * count; tries++) {
    const made = corpus.make(Math.floor(random() * size));
    const from = made.docket;
    const body = made.paragraphs[1 + Math.floor(random() * (made.paragraphs.length - 2))] ?? '';
    const words = body
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= MIN_LETTERS);
    const start = Math.floor(random() * words.length);
    const rare = words.find((word) => corpus.learned(word) <= RARE);
    const known = words.filter((word) => corpus.learned(word) > RARE).slice(start % 5);
    if (kind === 'name') asked.push({ query: made.name, from });
    else if (kind === 'citation') asked.push({ query: `${made.volume} ${made.reporter} ${made.page}`, from });
    else if (kind === 'phrase')
      asked.push({
        query: `"${body
          .split(' ')
          .slice(start, start + PHRASE_WORDS)
          .join(' ')}"`,
        from,
      });
    else if (kind === 'rare word' && rare) asked.push({ query: rare });
    else if (kind === 'two words' && known[0] && known[1] && known[0] !== known[1]) asked.push({ query: `${known[0]} ${known[1]}` });
  }
  return asked;
}
