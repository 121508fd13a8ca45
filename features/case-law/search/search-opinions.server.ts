// Imported opinions by their words. Candidates: what each of the rarest words has at its highest levels, and what the rare
// words have together. Their scores are estimated from the levels, and the most promising sixty are then read exactly.
import type { Deps } from '#features/deps.ts';
import { shareOfLevel } from '../store/opinion-words.ts';
import { type Candidate, type Candidates, type CaseFilter, type Part, withCandidates } from './search-candidates.server.ts';
import { allOf, anyOf, type CaseQuery, flatText, type Phrase, phraseQuery, quoted } from './search-query.ts';
import { shareFromRank, type Worth, wordScore, worthOf } from './search-score.ts';
import { ALL_LEVELS, rowsWithAll, topLevels, type WordStats, wordStats } from './search-stats.server.ts';

export type ByWords = {
  /** By case. */
  scores: Map<number, number>;
  /** Cases in which the phrase (or the long query, as it stands) was found. */
  holdPhrase: Set<number>;
  worth: Worth;
};

const LEADING = 4;
const PER_WORD = 300;
const TOGETHER = 300;
const READ_EXACTLY = 60;
/** How many of the rarest words must stand near each other: comparing all places of all words takes its time. */
const NEAR = 2;
/** Opinions whose text is looked at for a phrase; more where one word is all that the index can tell of it. */
const PHRASE_CANDIDATES = { several: 60, one: 300 };
/** How many rows may be gone through: by their words alone, and with their places, which costs more. */
const MAX_ROWS = { together: 50_000, inOrder: 2_000, few: 200 };
/** A word said once, or not placed: less than the lowest level. */
const UNPLACED = shareOfLevel(2);

export async function rankOpinions({ db }: Pick<Deps, 'db'>, query: CaseQuery, filter: CaseFilter | undefined): Promise<ByWords> {
  const stats = await wordStats(db, { table: 'opinions', column: 'words' });
  const worth = worthOf(query.lexemes, stats.size, stats.likely);
  if (query.lexemes.length === 0 || filter?.courts?.length === 0) return { scores: new Map(), holdPhrase: new Set(), worth };
  return withCandidates(db, filter, async (from) => {
    const phrases = query.phrases.length > 0 ? query.phrases : query.maybePhrase ? [query.maybePhrase] : [];
    const holding = phrases.length > 0 ? await opinionsHolding(from, phrases, stats) : [];
    const others = query.phrases.length > 0 ? [] : await promising(from, query.lexemes, worth, stats);
    const { scores, caseOf } = await readExactly(from, [...new Set([...holding, ...others])], worth);
    return { scores, holdPhrase: new Set(holding.flatMap((id) => caseOf.get(id) ?? [])), worth };
  });
}

/** Opinions in which all phrases stand, word for word: found by the index, then looked up in the text. */
async function opinionsHolding(from: Candidates, phrases: Phrase[], stats: WordStats): Promise<number[]> {
  const words = [...new Set(phrases.flatMap(({ tokens }) => tokens.map(({ lexeme }) => lexeme)).filter(Boolean))];
  const rarest = byRarity(words, stats)[0] ?? '';
  const rows = rowsWithAll(stats, words);
  const all = rows <= MAX_ROWS.inOrder && stats.rowsWith(rarest) <= MAX_ROWS.together;
  const most = words.length > 1 ? PHRASE_CANDIDATES.several : PHRASE_CANDIDATES.one;
  const levels = rows <= MAX_ROWS.few ? [] : topLevels(stats, rarest, MAX_ROWS.inOrder);
  // In the longest opinions a common word has more places than the index keeps: then its words alone must do.
  for (const query of new Set([allOf(phrases.map(phraseQuery)), allOf(words.map(quoted))])) {
    const found = await from.matching(partsOf(rarest, query, levels, all), most);
    const texts = await from.texts([...new Set(found.map(({ id }) => id))]);
    const holding = texts.filter(({ paragraphs }) => {
      const flat = paragraphs.map(flatText);
      return phrases.every((phrase) => flat.some((text) => text.includes(phrase.flat)));
    });
    if (holding.length > 0) return holding.map(({ id }) => id);
  }
  return [];
}

/** Also puts right what the words are worth, where so few have a word that all of them were seen. */
async function promising(from: Candidates, lexemes: string[], worth: Worth, stats: WordStats): Promise<number[]> {
  if (from.small) return (await from.matching([{ query: anyOf(lexemes), level: -1 }], READ_EXACTLY)).map(({ id }) => id);
  const leading = byRarity(lexemes, stats).slice(0, LEADING);
  const shares = new Map<number, number[]>();
  const note = ({ id, level }: Candidate, places: number[]) => {
    const known = shares.get(id) ?? leading.map(() => 0);
    for (const place of places) known[place] = Math.max(known[place] ?? 0, UNPLACED);
    if (level >= 0) known[places[0] as number] = shareOfLevel(level);
    shares.set(id, known);
  };
  const seen = new Map<string, number>();
  for (const [place, lexeme] of leading.entries()) {
    const head = await from.matching(partsOf(lexeme, quoted(lexeme), ALL_LEVELS, true), PER_WORD);
    for (const candidate of head) note(candidate, [place]);
    if (head.length < PER_WORD) seen.set(lexeme, new Set(head.map(({ id }) => id)).size);
  }
  const rows = (lexeme: string) => seen.get(lexeme) ?? stats.likely(lexeme);
  for (const [lexeme, value] of worthOf(leading, stats.size, rows)) worth.set(lexeme, value);

  for (const group of groupsOf(leading, rows, stats.size)) {
    const places = group.map((lexeme) => leading.indexOf(lexeme));
    const rarest = group[0] as string;
    const levels = topLevels(stats, rarest, MAX_ROWS.together);
    const parts = partsOf(rarest, allOf(group.map(quoted)), levels, stats.rowsWith(rarest) <= MAX_ROWS.together);
    for (const candidate of await from.matching(parts, TOGETHER)) note(candidate, places);
  }
  const worths = leading.map((lexeme) => worth.get(lexeme) ?? 0);
  const scored = [...shares].map(([id, known]) => ({ id, score: wordScore(known, worths) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, READ_EXACTLY)
    .map(({ id }) => id);
}

/** The rarest words that should stand together: all, three, two of them. What every third opinion has tells nothing by being there. */
function groupsOf(leading: string[], rows: (lexeme: string) => number, size: number): string[][] {
  const telling = leading.filter((lexeme) => size === 0 || rows(lexeme) < size / 3).sort((a, b) => rows(a) - rows(b));
  return [...new Set([telling.length, 3, 2])]
    .filter((count) => count >= 2 && count <= telling.length)
    .map((count) => telling.slice(0, count));
}

/** What matches, first where the word is said most; at the end wherever it is said, if all of that may be gone through. */
function partsOf(lexeme: string, query: string, levels: number[], all: boolean): Part[] {
  const parts = levels.map((level) => {
    const placed = quoted(`${lexeme}~${level}`);
    return { query: query === quoted(lexeme) ? placed : allOf([placed, query]), level };
  });
  return all ? [...parts, { query, level: -1 }] : parts;
}

async function readExactly(from: Candidates, ids: number[], worth: Worth) {
  const scores = new Map<number, number>();
  const caseOf = new Map<number, number>();
  const [lexemes, worths] = [[...worth.keys()], [...worth.values()]];
  const rarest = lexemes.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, NEAR);
  const nearness = lexemes.length > 1 ? [rarest.map(quoted).join(' & ')] : [];
  for (const { id, caseId, different, ranks } of await from.exact(ids, [...lexemes.map(quoted), ...nearness])) {
    const shares = lexemes.map((_, i) => shareFromRank(ranks[i] ?? 0, different));
    const score = wordScore(shares, worths, ranks[lexemes.length] ?? 1);
    caseOf.set(id, caseId);
    scores.set(caseId, Math.max(score, scores.get(caseId) ?? 0));
  }
  return { scores, caseOf };
}

function byRarity(lexemes: string[], { likely }: WordStats): string[] {
  return lexemes.toSorted((a, b) => likely(a) - likely(b));
}
