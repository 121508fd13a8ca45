// From ranked cases to what a result shows: caption, court, date, and the best passages. Only the opinions of the page that is
// shown are read, because their text is most of what the database holds.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { formatBluebook } from '#legal/citations/format-citation.ts';
import type { CaseHit, CasePassage } from '../schema.ts';
import { bestPassages, type Paragraph } from './passages.ts';
import type { CaseQuery } from './search-query.ts';
import type { Worth } from './search-score.ts';

export type CaseRow = {
  id: number;
  slug: string;
  name: string;
  courtId: string;
  court: string;
  citeAs: string;
  level: CaseHit['courtLevel'];
  decided: string | null;
  dayKnown: boolean;
  builtIn: boolean;
  citedBy: number;
  docket: string;
  year: number | null;
  volume: string | null;
  reporter: string | null;
  page: string | null;
};
export type RankedCase = { row: CaseRow; score: number; opinionId?: number };

const ROWS = `SELECT c.id, c.slug, c.name, c.court_id AS "courtId", co.name AS court, co.cite_as AS "citeAs", co.level,
    c.decided::text, c.day_known AS "dayKnown", c.built_in AS "builtIn", c.cited_by AS "citedBy", c.docket_number AS docket,
    extract(year FROM c.decided)::int AS year, cc.volume, cc.reporter, cc.page
  FROM cases c JOIN courts co ON co.id = c.court_id
  LEFT JOIN LATERAL (SELECT * FROM case_citations WHERE case_id = c.id ORDER BY first DESC, reporter, volume, page LIMIT 1) cc ON true`;

export async function readCaseRows({ db }: Pick<LibraryDeps, 'db'>, by: { ids: number[]; slugs: string[] }): Promise<CaseRow[]> {
  if (by.ids.length + by.slugs.length === 0) return [];
  const { rows } = await db.pool.query<CaseRow>({
    name: 'case-rows',
    text: `${ROWS} WHERE c.id = ANY ($1::int[]) UNION ${ROWS} WHERE c.slug = ANY ($2::text[])`,
    values: [by.ids, by.slugs],
  });
  return rows;
}

export async function describeHits(
  deps: Pick<LibraryDeps, 'db' | 'library'>,
  ranked: RankedCase[],
  query: CaseQuery,
  worth: Worth,
): Promise<CaseHit[]> {
  const texts = await readParagraphs(deps, ranked);
  const best = Math.max(...ranked.map(({ score }) => score), 1e-9);
  return ranked.map(({ row, score }) => {
    const builtIn = row.builtIn ? deps.library.cases.find(({ id }) => id === row.slug) : undefined;
    const ours = builtIn ? ownPassages(builtIn, query, worth) : [];
    const theirs = bestPassages(texts.get(row.id) ?? [], query, worth);
    return {
      ...{ slug: row.slug, name: row.name, citation: bluebook(row), court: row.court, courtLevel: row.level },
      ...{ date: row.decided ?? '', dayKnown: row.dayKnown, builtIn: row.builtIn },
      ...(builtIn && { treatment: builtIn.treatment, summary: builtIn.summary }),
      passages: theirs.length > 0 ? theirs : ours,
      relevance: Math.min(1, score / best),
    };
  });
}

/** What was found by its name or its meaning need not have a word of the query: then what it holds is the best there is to show. */
function ownPassages({ summary, holdings, keyPoints, implications }: BuiltInCase, query: CaseQuery, worth: Worth): CasePassage[] {
  const found = bestPassages(
    [summary, ...holdings, ...keyPoints, ...implications].map((text) => ({ text })),
    query,
    worth,
  );
  return found.length > 0 ? found : holdings.slice(0, 1).map((text) => ({ text, marks: [] }));
}

async function readParagraphs({ db }: Pick<LibraryDeps, 'db'>, ranked: RankedCase[]): Promise<Map<number, Paragraph[]>> {
  const { rows } = await db.pool.query<{ caseId: number; opinion: number; paragraphs: string[] }>({
    name: 'case-paragraphs',
    text: `SELECT case_id AS "caseId", row_number() OVER (PARTITION BY case_id ORDER BY position, id)::int AS opinion, to_json(paragraphs) AS paragraphs
      FROM opinions WHERE case_id = ANY ($1::int[]) ORDER BY case_id, position, id`,
    values: [ranked.map(({ row }) => row.id)],
  });
  const texts = new Map<number, Paragraph[]>();
  for (const { caseId, opinion, paragraphs } of rows) {
    const numbered = paragraphs.map((text, i) => ({ text, paragraph: i + 1, opinion }));
    texts.set(caseId, [...(texts.get(caseId) ?? []), ...numbered]);
  }
  return texts;
}

function bluebook({ slug, name, volume, reporter, page, citeAs, court, decided, dayKnown, docket }: CaseRow): string {
  const citations = volume && reporter && page ? [{ volume, reporter, page }] : [];
  const day = decided === null ? '' : dayKnown ? decided : decided.slice(0, 4);
  return formatBluebook({ id: slug, name, citations, court: citeAs, courtName: court, decided: day, docket });
}
