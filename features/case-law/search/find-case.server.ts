// Finds the case that a query names by citation or by name. Both are index lookups, not rankings.
// If several cases share a name, they are returned as a list, most-cited first.
import type { Deps } from '#features/deps.ts';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { shortenCaption } from '../import/formats/short-caption.ts';
import { joinNameWords, splitNameWords } from '../store/opinion-words.ts';
import { joinWithAnd, joinWithOr, quoteLexeme } from './search-query.ts';
import { getWordStats } from './search-stats.server.ts';

export type FoundCase = { id: number; slug: string; name: string; year: number | null };
export type NamedCases = {
  cases: FoundCase[];
  /** Set if exactly one case fits the query. */
  onlyMatch?: FoundCase;
};

const MAX_NAMED = 500;
const MAX_WORDS = 16;
const MAX_WORDS_PER_SIDE = 6;
/**
 * Names made of words more common than this ("state", "united") are not looked up: the results
 * would be arbitrary.
 */
const MAX_ROWS = 60_000;
const CAPTION = /\sv(?:s|ersus)?\.?\s|^(?:in re|ex parte|(?:in the )?matter of|estate of)\s/i;
const SELECT_CASES =
  'SELECT id, slug, name, extract(year FROM decided)::int AS year, cited_by FROM cases';

/** For queries that are a citation, with or without a case name. */
export async function findCaseByCitation(
  { db }: Pick<Deps, 'db'>,
  text: string,
): Promise<NamedCases | undefined> {
  const citations = findCitations(text).filter((citation) => citation.kind === 'case');
  const first = citations[0];
  // Accept only one citation, or parallel citations of one case, with at most two other words.
  if (!first || citations.some(({ group }) => group !== first.group)) return undefined;
  const otherText =
    text.slice(0, Math.min(...citations.map((c) => c.start))) +
    text.slice(Math.max(...citations.map((c) => c.end)));
  if (splitNameWords(otherText).length > 2) return undefined;
  const cases = await findCasesAt(db, citations);
  if (cases.length === 0) return undefined;
  const matches = first.name
    ? cases.filter(({ name }) => compareCaseNames(first.name, name) !== 'differs')
    : cases;
  return { cases, onlyMatch: matches.length === 1 ? matches[0] : undefined };
}

export async function findCasesByName(
  { db }: Pick<Deps, 'db'>,
  text: string,
): Promise<NamedCases | undefined> {
  const year = Number(/\((\d{4})\)\s*$/.exec(text)?.[1]);
  const name = text.replace(/\s*\(\d{4}\)\s*$/, '');
  const words = splitNameWords(name).slice(0, MAX_WORDS);
  // Also try the shortened caption, which is what we store: "ERIC K. SHINSEKI, SECRETARY … v.
  // SANDERS" is Shinseki v. Sanders.
  for (const variant of new Set([name, shortenCaption(name)])) {
    const wholeLexeme = joinNameWords(splitNameWords(variant));
    const sameNamed = wholeLexeme
      ? await findCasesByWords(db, quoteLexeme(wholeLexeme), MAX_NAMED)
      : [];
    // A single word may be a ship ("The Eddy") or just a word, so other results are shown too.
    if (sameNamed.length > 0)
      return {
        cases: sameNamed,
        onlyMatch: words.length > 1 ? findOnlyMatch(sameNamed, year) : undefined,
      };
  }
  if (!CAPTION.test(`${name} `)) return undefined;

  const stats = await getWordStats(db, { table: 'cases', column: 'name_words' });
  const sortByRarity = (side: string[]) =>
    side.toSorted((a, b) => stats.estimateRowsWith(a) - stats.estimateRowsWith(b));
  const sides = name
    .split(CAPTION)
    .map((side) => sortByRarity(splitNameWords(side).filter((word) => word.length > 1)));
  const sideWords = sides
    .filter((side) => side.length > 0)
    .map((side) => side.slice(0, MAX_WORDS_PER_SIDE));
  if (sideWords.length === 0) return undefined;
  // First require all words, then one of the rarest words per side: the query may be longer than
  // the stored name.
  for (const query of [
    joinWithAnd(words.map(quoteLexeme)),
    joinWithAnd(sideWords.map(joinWithOr)),
  ]) {
    if (Math.min(...sideWords.map(([rarest = '']) => stats.countRowsWith(rarest))) > MAX_ROWS)
      return undefined;
    const matches = (await findCasesByWords(db, query, MAX_NAMED)).filter(
      (storedCase) => compareCaseNames(name, storedCase.name) === 'fits',
    );
    if (matches.length > 0) return { cases: matches, onlyMatch: findOnlyMatch(matches, year) };
  }
  return undefined;
}

/** Cases whose name contains all words: "miranda" finds Miranda v. Arizona. */
export async function listCasesNamed(
  { db }: Pick<Deps, 'db'>,
  text: string,
  max: number,
): Promise<FoundCase[]> {
  const words = splitNameWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const stats = await getWordStats(db, { table: 'cases', column: 'name_words' });
  if (Math.min(...words.map((word) => stats.countRowsWith(word))) > MAX_ROWS / 10) return [];
  return (await findCasesByWords(db, joinWithAnd(words.map(quoteLexeme)), MAX_NAMED)).slice(0, max);
}

function findOnlyMatch(cases: FoundCase[], year: number): FoundCase | undefined {
  const candidates = year
    ? cases.filter(
        (storedCase) => storedCase.year !== null && Math.abs(storedCase.year - year) <= 1,
      )
    : cases;
  return candidates.length === 1 ? candidates[0] : undefined;
}

async function findCasesAt(db: Deps['db'], keys: CaseKey[]): Promise<FoundCase[]> {
  const { rows } = await db.pool.query<FoundCase>({
    name: 'cases-at',
    // OFFSET 0 forces one index lookup per citation, also where the planner prefers a scan.
    text: `${SELECT_CASES} WHERE id IN (SELECT at.case_id FROM unnest($1::text[], $2::text[], $3::text[]) AS k(reporter, volume, page)
      CROSS JOIN LATERAL (SELECT case_id FROM case_citations c WHERE c.reporter = k.reporter AND c.volume = k.volume AND c.page = k.page
        OFFSET 0) at) ORDER BY cited_by DESC, id LIMIT 50`,
    values: [keys.map((k) => k.reporter), keys.map((k) => k.volume), keys.map((k) => k.page)],
  });
  return rows;
}

async function findCasesByWords(db: Deps['db'], query: string, max: number): Promise<FoundCase[]> {
  const { rows } = await db.pool.query<FoundCase>({
    name: 'cases-named',
    text: `SELECT id, slug, name, year FROM (${SELECT_CASES} WHERE name_words @@ $1::tsquery LIMIT $2) c ORDER BY cited_by DESC, id`,
    values: [query, max],
  });
  return rows;
}
