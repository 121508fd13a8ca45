// The case that a query names: by its citation, or by its name. Both are look-ups in an index and never a ranking. A name that
// several cases have is no address: they come as a list, the one that courts cite most first.
import type { Deps } from '#features/deps.ts';
import { nameFits } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { shortCaption } from '../import/formats/short-caption.ts';
import { wholeName, wordsOfName } from '../store/opinion-words.ts';
import { allOf, anyOf, quoted } from './search-query.ts';
import { wordStats } from './search-stats.server.ts';

export type FoundCase = { id: number; slug: string; name: string; year: number | null };
export type NamedCases = { cases: FoundCase[] /** The one that is meant, when there is no doubt. */; one?: FoundCase };

const MAX_NAMED = 500;
const MAX_WORDS = 16;
const PER_SIDE = 6;
/** Above this, a name of common words ("state", "united") is not looked up: nobody is helped by any fifty of them. */
const TOO_MANY = 60_000;
const NAME = /\sv(?:s|ersus)?\.?\s|^(?:in re|ex parte|(?:in the )?matter of|estate of)\s/i;
const FIELDS = 'SELECT id, slug, name, extract(year FROM decided)::int AS year, cited_by FROM cases';

/** The cases at the citation that the query is, with or without a name before it. */
export async function findCaseByCitation({ db }: Pick<Deps, 'db'>, text: string): Promise<NamedCases | undefined> {
  const found = findCitations(text).filter((citation) => citation.kind === 'case');
  const first = found[0];
  // One citation, or several of one case, and hardly a word beside it.
  if (!first || found.some(({ group }) => group !== first.group)) return undefined;
  const beside = text.slice(0, Math.min(...found.map((c) => c.start))) + text.slice(Math.max(...found.map((c) => c.end)));
  if (wordsOfName(beside).length > 2) return undefined;
  const cases = await casesAt(db, found);
  if (cases.length === 0) return undefined;
  const fitting = first.name ? cases.filter(({ name }) => nameFits(first.name, name) !== 'differs') : cases;
  return { cases, one: fitting.length === 1 ? fitting[0] : undefined };
}

export async function findCasesByName({ db }: Pick<Deps, 'db'>, text: string): Promise<NamedCases | undefined> {
  const year = Number(/\((\d{4})\)\s*$/.exec(text)?.[1]);
  const name = text.replace(/\s*\(\d{4}\)\s*$/, '');
  const words = wordsOfName(name).slice(0, MAX_WORDS);
  // As it was typed, and as a caption is shortened when it is stored: "ERIC K. SHINSEKI, SECRETARY … v. SANDERS" is Shinseki v. Sanders.
  for (const form of new Set([name, shortCaption(name)])) {
    const whole = wholeName(wordsOfName(form));
    const same = whole ? await byWords(db, quoted(whole), MAX_NAMED) : [];
    // One word is a ship ("The Eddy") or just a word: then the case comes first, but the rest is shown as well.
    if (same.length > 0) return { cases: same, one: words.length > 1 ? onlyOne(same, year) : undefined };
  }
  if (!NAME.test(`${name} `)) return undefined;

  const stats = await wordStats(db, { table: 'cases', column: 'name_words' });
  const byRarity = (side: string[]) => side.toSorted((a, b) => stats.likely(a) - stats.likely(b));
  const sides = name.split(NAME).map((side) => byRarity(wordsOfName(side).filter((word) => word.length > 1)));
  const named = sides.filter((side) => side.length > 0).map((side) => side.slice(0, PER_SIDE));
  if (named.length === 0) return undefined;
  // First all its words; then the rarest words of each side, one of each: a caption may be longer than the name we hold.
  for (const query of [allOf(words.map(quoted)), allOf(named.map(anyOf))]) {
    if (Math.min(...named.map(([rarest = '']) => stats.rowsWith(rarest))) > TOO_MANY) return undefined;
    const fitting = (await byWords(db, query, MAX_NAMED)).filter((held) => nameFits(name, held.name) === 'fits');
    if (fitting.length > 0) return { cases: fitting, one: onlyOne(fitting, year) };
  }
  return undefined;
}

/** Cases whose name has all these words: "miranda" finds Miranda v. Arizona, as a list. */
export async function listCasesNamed({ db }: Pick<Deps, 'db'>, text: string, most: number): Promise<FoundCase[]> {
  const words = wordsOfName(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const stats = await wordStats(db, { table: 'cases', column: 'name_words' });
  if (Math.min(...words.map((word) => stats.rowsWith(word))) > TOO_MANY / 10) return [];
  return (await byWords(db, allOf(words.map(quoted)), MAX_NAMED)).slice(0, most);
}

function onlyOne(cases: FoundCase[], year: number): FoundCase | undefined {
  const then = year ? cases.filter((held) => held.year !== null && Math.abs(held.year - year) <= 1) : cases;
  return then.length === 1 ? then[0] : undefined;
}

async function casesAt(db: Deps['db'], keys: CaseKey[]): Promise<FoundCase[]> {
  const { rows } = await db.pool.query<FoundCase>({
    name: 'cases-at',
    // One look-up a citation, whatever the planner thinks of small tables.
    text: `${FIELDS} WHERE id IN (SELECT at.case_id FROM unnest($1::text[], $2::text[], $3::text[]) AS k(reporter, volume, page)
      CROSS JOIN LATERAL (SELECT case_id FROM case_citations c WHERE c.reporter = k.reporter AND c.volume = k.volume AND c.page = k.page
        OFFSET 0) at) ORDER BY cited_by DESC, id LIMIT 50`,
    values: [keys.map((k) => k.reporter), keys.map((k) => k.volume), keys.map((k) => k.page)],
  });
  return rows;
}

async function byWords(db: Deps['db'], query: string, most: number): Promise<FoundCase[]> {
  const { rows } = await db.pool.query<FoundCase>({
    name: 'cases-named',
    text: `SELECT id, slug, name, year FROM (${FIELDS} WHERE name_words @@ $1::tsquery LIMIT $2) c ORDER BY cited_by DESC, id`,
    values: [query, most],
  });
  return rows;
}
