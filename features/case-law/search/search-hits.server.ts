// Turns ranked cases into search hits: caption, court, date and the best passages. Only opinions of
// the requested page are read, because their text is most of the database.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { formatBluebook } from '#legal/citations/format-citation.ts';
import type { CaseHit, CasePassage } from '../schema.ts';
import { findBestPassages, type Paragraph } from './passages.ts';
import type { CaseQuery } from './search-query.ts';
import type { TermWeights } from './search-score.ts';

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

const SELECT_ROWS = `SELECT c.id, c.slug, c.name, c.court_id AS "courtId", co.name AS court, co.cite_as AS "citeAs", co.level,
    c.decided::text, c.day_known AS "dayKnown", c.built_in AS "builtIn", c.cited_by AS "citedBy", c.docket_number AS docket,
    extract(year FROM c.decided)::int AS year, cc.volume, cc.reporter, cc.page
  FROM cases c JOIN courts co ON co.id = c.court_id
  LEFT JOIN LATERAL (SELECT * FROM case_citations WHERE case_id = c.id ORDER BY first DESC, reporter, volume, page LIMIT 1) cc ON true`;

export async function readCaseRows(
  { db }: Pick<LibraryDeps, 'db'>,
  keys: { ids: number[]; slugs: string[] },
): Promise<CaseRow[]> {
  if (keys.ids.length + keys.slugs.length === 0) return [];
  const { rows } = await db.pool.query<CaseRow>({
    name: 'case-rows',
    text: `${SELECT_ROWS} WHERE c.id = ANY ($1::int[]) UNION ${SELECT_ROWS} WHERE c.slug = ANY ($2::text[])`,
    values: [keys.ids, keys.slugs],
  });
  return rows;
}

export async function describeHits(
  deps: Pick<LibraryDeps, 'db' | 'library'>,
  ranked: RankedCase[],
  query: CaseQuery,
  weights: TermWeights,
): Promise<CaseHit[]> {
  const paragraphsByCase = await readParagraphs(deps, ranked);
  const bestScore = Math.max(...ranked.map(({ score }) => score), 1e-9);
  return ranked.map(({ row, score }) => {
    const builtIn = row.builtIn ? deps.library.cases.find(({ id }) => id === row.slug) : undefined;
    const summaryPassages = builtIn ? findSummaryPassages(builtIn, query, weights) : [];
    const opinionPassages = findBestPassages(paragraphsByCase.get(row.id) ?? [], query, weights);
    return {
      slug: row.slug,
      name: row.name,
      citation: formatCitation(row),
      court: row.court,
      courtLevel: row.level,
      date: row.decided ?? '',
      dayKnown: row.dayKnown,
      builtIn: row.builtIn,
      ...(builtIn && { treatment: builtIn.treatment, summary: builtIn.summary }),
      passages: opinionPassages.length > 0 ? opinionPassages : summaryPassages,
      relevance: Math.min(1, score / bestScore),
    };
  });
}

/**
 * A case found by name or embedding may contain no word of the query; its first holding is shown
 * then.
 */
function findSummaryPassages(
  { summary, holdings, keyPoints, implications }: BuiltInCase,
  query: CaseQuery,
  weights: TermWeights,
): CasePassage[] {
  const passages = findBestPassages(
    [summary, ...holdings, ...keyPoints, ...implications].map((text) => ({ text })),
    query,
    weights,
  );
  return passages.length > 0 ? passages : holdings.slice(0, 1).map((text) => ({ text, marks: [] }));
}

async function readParagraphs(
  { db }: Pick<LibraryDeps, 'db'>,
  ranked: RankedCase[],
): Promise<Map<number, Paragraph[]>> {
  const { rows } = await db.pool.query<{ caseId: number; opinion: number; paragraphs: string[] }>({
    name: 'case-paragraphs',
    text: `SELECT case_id AS "caseId", row_number() OVER (PARTITION BY case_id ORDER BY position, id)::int AS opinion, to_json(paragraphs) AS paragraphs
      FROM opinions WHERE case_id = ANY ($1::int[]) ORDER BY case_id, position, id`,
    values: [ranked.map(({ row }) => row.id)],
  });
  const paragraphsByCase = new Map<number, Paragraph[]>();
  for (const { caseId, opinion, paragraphs } of rows) {
    const numbered = paragraphs.map((text, i) => ({ text, paragraph: i + 1, opinion }));
    paragraphsByCase.set(caseId, [...(paragraphsByCase.get(caseId) ?? []), ...numbered]);
  }
  return paragraphsByCase;
}

function formatCitation({
  slug,
  name,
  volume,
  reporter,
  page,
  citeAs,
  court,
  decided,
  dayKnown,
  docket,
}: CaseRow): string {
  const citations = volume && reporter && page ? [{ volume, reporter, page }] : [];
  const day = decided === null ? '' : dayKnown ? decided : decided.slice(0, 4);
  return formatBluebook({
    id: slug,
    name,
    citations,
    court: citeAs,
    courtName: court,
    decided: day,
    docket,
  });
}
