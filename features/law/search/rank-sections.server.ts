// One ranking from several signals. Best is how people ask (cosine to the nearest everyday wording
// of a section, or to its own beginning); then the library's answers and claims, which cite the
// section they rest on, and the words of heading and text. The weights were chosen on
// evals/statute-questions-dev.jsonl.
import type { Library } from '#features/library/load-library.server.ts';
import { getCosines } from '#features/models/vectors.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { scoreByMeaning } from '#features/search/meaning/meaning-index.ts';
import type { ParsedQuery } from '#features/search/read-query.ts';
import { scorePostings } from '#lib/language/postings.ts';
import { pickBest } from '#lib/pick-best.ts';
import { getSectionIndex } from './section-index.server.ts';

/** By key, "us/42/1983". */
type OtherScores = { texts: ReadonlyMap<string, number>; meaning: ReadonlyMap<string, number> };
type Input = {
  query: ParsedQuery;
  vector: Float32Array | undefined;
  others: OtherScores;
  /** Whether a section passes the filter. */
  accepts: (key: string) => boolean;
};
export type RankedSection = { key: string; score: number };

const WEIGHTS = {
  words: 0.3,
  texts: 0.3,
  textsAlone: 0.7,
  answers: 0.4,
  claims: 0.15,
  ownText: 0.85,
};
/** Each further section that an answer cites says less about what it answers. */
const LATER_CITATION = 0.03;
const MAX_CITATIONS = 5;
/** Sections that are about other sections: people seldom ask for these. */
const ABOUT_OTHERS =
  /^(?:definitions?|authorization of appropriations?|(?:congressional )?findings|purposes?|short title|repealed|omitted|transferred)\b/i;
const ABOUT_OTHERS_PENALTY = 0.05;
/** Something is always nearest; without a word in common it must be near. */
const MIN_SCORE_WITHOUT_WORDS = 0.55;
/** The best of each signal are candidates. */
const MAX_CANDIDATES = 150;

export async function rankSections(
  library: Library,
  search: SearchIndex,
  { query, vector, others, accepts }: Input,
): Promise<RankedSection[]> {
  const index = await getSectionIndex(library, search);
  const acceptsSection = (section: number) => accepts(`us/${index.keys[section]}`);
  const keepBest = (scores: Iterable<[number, number]>) =>
    new Map(pickBest(scores, MAX_CANDIDATES, acceptsSection));
  const words = keepBest(listScores(scorePostings(index.postings, index.keys.length, query.terms)));
  const bestWord = Math.max(...words.values(), 1e-9);
  const phrases = new Map<number, number>();
  const answers = new Map<number, number>();
  const claims = new Map<number, number>();
  if (vector) {
    const cosines = getCosines(search.sectionPhrases, vector);
    for (const [section, list] of index.phrases) {
      let nearest = -1;
      for (const i of list) if ((cosines[i] as number) > nearest) nearest = cosines[i] as number;
      phrases.set(section, nearest);
    }
    const similarities = scoreByMeaning(search.meaning, vector);
    for (const { item, sections } of index.citing.items) {
      for (const [n, section] of sections.entries())
        raise(
          answers,
          section,
          (similarities[item] as number) * (1 - LATER_CITATION * Math.min(n, MAX_CITATIONS)),
        );
    }
    const stories = getCosines(search.claims, vector);
    for (const { phrase, sections } of index.citing.stories)
      for (const section of sections) raise(claims, section, stories[phrase] as number);
  }
  const usCode = library.usCode();
  const score = (key: string) => {
    const section = key.startsWith('us/') ? (index.positions.get(key.slice(3)) ?? -1) : -1;
    const [, title = '', number = ''] = key.split('/');
    const isAboutOthers =
      section >= 0 && ABOUT_OTHERS.test(usCode.find(title, number)?.heading ?? '');
    return (
      Math.max(phrases.get(section) ?? 0, WEIGHTS.ownText * (others.meaning.get(key) ?? 0)) +
      (WEIGHTS.words * (words.get(section) ?? 0)) / bestWord +
      (vector ? WEIGHTS.texts : WEIGHTS.textsAlone) * (others.texts.get(key) ?? 0) +
      WEIGHTS.answers * (answers.get(section) ?? 0) +
      WEIGHTS.claims * (claims.get(section) ?? 0) -
      (isAboutOthers ? ABOUT_OTHERS_PENALTY : 0)
    );
  };
  const candidates = new Set([...others.texts.keys(), ...others.meaning.keys()].filter(accepts));
  for (const scores of [words, ...[phrases, answers, claims].map(keepBest)])
    for (const section of scores.keys()) candidates.add(`us/${index.keys[section]}`);
  const minScore = words.size === 0 && others.texts.size === 0 ? MIN_SCORE_WITHOUT_WORDS : 0;
  return Array.from(candidates, (key) => ({ key, score: score(key) }))
    .filter((one) => one.score > minScore)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

function raise(scores: Map<number, number>, section: number, score: number): void {
  if (score > (scores.get(section) ?? 0)) scores.set(section, score);
}

function listScores(scores: Float32Array): [number, number][] {
  const found: [number, number][] = [];
  for (const [section, score] of scores.entries()) if (score > 0) found.push([section, score]);
  return found;
}
