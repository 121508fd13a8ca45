// Ranks imported opinions by their words. Candidates are opinions where one of the rarest words has
// its highest levels, and opinions that contain several of them. Scores are estimated from the
// levels; the best sixty are then scored exactly.
import type { Deps } from '#features/deps.ts';
import { getShareForLevel } from '../store/opinion-words.ts';
import {
  type Candidate,
  type CandidateReader,
  type CaseFilter,
  type QueryPart,
  withCandidateReader,
} from './search-candidates.server.ts';
import {
  type CaseQuery,
  joinWithAnd,
  joinWithOr,
  normalizeText,
  type Phrase,
  quoteLexeme,
  toPhraseQuery,
} from './search-query.ts';
import { getShareFromRank, getTermWeights, scoreWords, type TermWeights } from './search-score.ts';
import {
  ALL_LEVELS,
  estimateRowsWithAll,
  getWordStats,
  listTopLevels,
  type WordStats,
} from './search-stats.server.ts';

export type OpinionRanking = {
  /** By case id. */
  scores: Map<number, number>;
  /** Cases that contain the phrase, or the whole query if it is long. */
  casesWithPhrase: Set<number>;
  weights: TermWeights;
};

const MAX_LEADING_WORDS = 4;
const MAX_PER_WORD = 300;
const MAX_PER_GROUP = 300;
const MAX_EXACT_OPINIONS = 60;
/**
 * Number of the rarest words compared for proximity: comparing all positions of all words is slow.
 */
const PROXIMITY_WORDS = 2;
/** Opinions whose text is searched for a phrase; more if the index knows only one word of it. */
const MAX_PHRASE_CANDIDATES = { several: 60, one: 300 };
/**
 * Max rows to scan by words alone (`together`) and by word positions (`inOrder`), which costs more.
 */
const MAX_ROWS = { together: 50_000, inOrder: 2_000, few: 200 };
/** Share of a word that occurs once or whose level is unknown: less than the lowest level. */
const UNLEVELED_SHARE = getShareForLevel(2);

export async function rankOpinions(
  { db }: Pick<Deps, 'db'>,
  query: CaseQuery,
  filter: CaseFilter | undefined,
): Promise<OpinionRanking> {
  const stats = await getWordStats(db, { table: 'opinions', column: 'words' });
  const weights = getTermWeights(query.lexemes, stats.size, stats.estimateRowsWith);
  if (query.lexemes.length === 0 || filter?.courts?.length === 0)
    return { scores: new Map(), casesWithPhrase: new Set(), weights };
  return withCandidateReader(db, filter, async (reader) => {
    const phrases =
      query.phrases.length > 0 ? query.phrases : query.maybePhrase ? [query.maybePhrase] : [];
    const phraseOpinions =
      phrases.length > 0 ? await findOpinionsWithPhrases(reader, phrases, stats) : [];
    const otherOpinions =
      query.phrases.length > 0
        ? []
        : await findPromisingOpinions(reader, query.lexemes, weights, stats);
    const { scores, caseIds } = await scoreExactly(
      reader,
      [...new Set([...phraseOpinions, ...otherOpinions])],
      weights,
    );
    return {
      scores,
      casesWithPhrase: new Set(phraseOpinions.flatMap((id) => caseIds.get(id) ?? [])),
      weights,
    };
  });
}

/**
 * Opinions that contain all phrases word for word: found by the index, then verified in the text.
 */
async function findOpinionsWithPhrases(
  reader: CandidateReader,
  phrases: Phrase[],
  stats: WordStats,
): Promise<number[]> {
  const words = [
    ...new Set(phrases.flatMap(({ tokens }) => tokens.map(({ lexeme }) => lexeme)).filter(Boolean)),
  ];
  const rarest = sortByRarity(words, stats)[0] ?? '';
  const estimatedRows = estimateRowsWithAll(stats, words);
  const includeAll =
    estimatedRows <= MAX_ROWS.inOrder && stats.countRowsWith(rarest) <= MAX_ROWS.together;
  const max = words.length > 1 ? MAX_PHRASE_CANDIDATES.several : MAX_PHRASE_CANDIDATES.one;
  const levels =
    estimatedRows <= MAX_ROWS.few ? [] : listTopLevels(stats, rarest, MAX_ROWS.inOrder);
  // In the longest opinions the index does not store all positions of a common word, so the second
  // try ignores positions.
  for (const query of new Set([
    joinWithAnd(phrases.map(toPhraseQuery)),
    joinWithAnd(words.map(quoteLexeme)),
  ])) {
    const candidates = await reader.findMatching(
      buildParts(rarest, query, levels, includeAll),
      max,
    );
    const texts = await reader.readTexts([...new Set(candidates.map(({ id }) => id))]);
    const verified = texts.filter(({ paragraphs }) => {
      const normalizedTexts = paragraphs.map(normalizeText);
      return phrases.every((phrase) => normalizedTexts.some((text) => text.includes(phrase.flat)));
    });
    if (verified.length > 0) return verified.map(({ id }) => id);
  }
  return [];
}

/**
 * Also corrects the term weights of rare words, whose row counts are exact once all their rows were
 * read.
 */
async function findPromisingOpinions(
  reader: CandidateReader,
  lexemes: string[],
  weights: TermWeights,
  stats: WordStats,
): Promise<number[]> {
  if (reader.isSmall)
    return (
      await reader.findMatching([{ query: joinWithOr(lexemes), level: -1 }], MAX_EXACT_OPINIONS)
    ).map(({ id }) => id);
  const leading = sortByRarity(lexemes, stats).slice(0, MAX_LEADING_WORDS);
  const shares = new Map<number, number[]>();
  const recordShares = ({ id, level }: Candidate, wordIndexes: number[]) => {
    const opinionShares = shares.get(id) ?? leading.map(() => 0);
    for (const wordIndex of wordIndexes)
      opinionShares[wordIndex] = Math.max(opinionShares[wordIndex] ?? 0, UNLEVELED_SHARE);
    if (level >= 0) opinionShares[wordIndexes[0] as number] = getShareForLevel(level);
    shares.set(id, opinionShares);
  };
  const exactRowCounts = new Map<string, number>();
  for (const [wordIndex, lexeme] of leading.entries()) {
    const topCandidates = await reader.findMatching(
      buildParts(lexeme, quoteLexeme(lexeme), ALL_LEVELS, true),
      MAX_PER_WORD,
    );
    for (const candidate of topCandidates) recordShares(candidate, [wordIndex]);
    if (topCandidates.length < MAX_PER_WORD)
      exactRowCounts.set(lexeme, new Set(topCandidates.map(({ id }) => id)).size);
  }
  const countRows = (lexeme: string) =>
    exactRowCounts.get(lexeme) ?? stats.estimateRowsWith(lexeme);
  for (const [lexeme, value] of getTermWeights(leading, stats.size, countRows))
    weights.set(lexeme, value);

  for (const group of groupRareWords(leading, countRows, stats.size)) {
    const wordIndexes = group.map((lexeme) => leading.indexOf(lexeme));
    const rarest = group[0] as string;
    const levels = listTopLevels(stats, rarest, MAX_ROWS.together);
    const parts = buildParts(
      rarest,
      joinWithAnd(group.map(quoteLexeme)),
      levels,
      stats.countRowsWith(rarest) <= MAX_ROWS.together,
    );
    for (const candidate of await reader.findMatching(parts, MAX_PER_GROUP))
      recordShares(candidate, wordIndexes);
  }
  const weightValues = leading.map((lexeme) => weights.get(lexeme) ?? 0);
  const scoredOpinions = [...shares].map(([id, opinionShares]) => ({
    id,
    score: scoreWords(opinionShares, weightValues),
  }));
  // Opinions of equal weight must not take turns: the order in which they are read changes with
  // every update of the table.
  return scoredOpinions
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, MAX_EXACT_OPINIONS)
    .map(({ id }) => id);
}

/**
 * Groups of the rarest words to search for together: all, three and two of them. Words of every
 * third opinion are left out.
 */
function groupRareWords(
  leading: string[],
  rows: (lexeme: string) => number,
  size: number,
): string[][] {
  const rareWords = leading
    .filter((lexeme) => size === 0 || rows(lexeme) < size / 3)
    .sort((a, b) => rows(a) - rows(b));
  return [...new Set([rareWords.length, 3, 2])]
    .filter((count) => count >= 2 && count <= rareWords.length)
    .map((count) => rareWords.slice(0, count));
}

/**
 * Query parts from the word's highest level down; with `includeAll`, followed by all matches
 * regardless of level.
 */
function buildParts(
  lexeme: string,
  query: string,
  levels: number[],
  includeAll: boolean,
): QueryPart[] {
  const parts = levels.map((level) => {
    const leveledLexeme = quoteLexeme(`${lexeme}~${level}`);
    return {
      query: query === quoteLexeme(lexeme) ? leveledLexeme : joinWithAnd([leveledLexeme, query]),
      level,
    };
  });
  return includeAll ? [...parts, { query, level: -1 }] : parts;
}

async function scoreExactly(reader: CandidateReader, ids: number[], weights: TermWeights) {
  const scores = new Map<number, number>();
  const caseIds = new Map<number, number>();
  const lexemes = [...weights.keys()];
  const weightValues = [...weights.values()];
  const rarest = lexemes
    .toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
    .slice(0, PROXIMITY_WORDS);
  const proximityQueries = lexemes.length > 1 ? [rarest.map(quoteLexeme).join(' & ')] : [];
  for (const { id, caseId, different, ranks } of await reader.readRanks(ids, [
    ...lexemes.map(quoteLexeme),
    ...proximityQueries,
  ])) {
    const shares = lexemes.map((_, i) => getShareFromRank(ranks[i] ?? 0, different));
    const score = scoreWords(shares, weightValues, ranks[lexemes.length] ?? 1);
    caseIds.set(id, caseId);
    scores.set(caseId, Math.max(score, scores.get(caseId) ?? 0));
  }
  return { scores, caseIds };
}

function sortByRarity(lexemes: string[], { estimateRowsWith }: WordStats): string[] {
  return lexemes.toSorted((a, b) => estimateRowsWith(a) - estimateRowsWith(b));
}
