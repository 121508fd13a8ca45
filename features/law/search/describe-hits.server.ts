// What a result shows: citation, heading, the Act, and of imported texts the paragraph that has the
// most of the query's words.
import { readFromReplica } from '#db/replicas.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { ParsedQuery } from '#features/search/read-query.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { findActOfSection } from '#legal/statutes/find-act-of-section.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { getStatutePath } from '../schema.ts';
import type { StatuteHit } from './schema.ts';

type Row = { key: string; heading: string; paragraphs: string[] };

const MAX_PARAGRAPHS = 60;
const MAX_PARAGRAPH_CHARS = 2_000;
const MAX_EXCERPT_CHARS = 280;

const SELECT_TEXTS = `SELECT s.jurisdiction || '/' || s.code || '/' || s.number AS key, s.heading,
    (SELECT json_agg(left(p, ${MAX_PARAGRAPH_CHARS})) FROM unnest(v.paragraphs[1:${MAX_PARAGRAPHS}]) p) AS paragraphs
  FROM unnest($1::text[], $2::text[], $3::text[]) AS t(jurisdiction, code, number)
  JOIN statute_sections s USING (jurisdiction, code, number) JOIN statute_versions v ON v.id = s.version_id WHERE s.copy = 1`;

/** `keys`: "us/42/1983". */
export async function describeHits(
  { db, library, log }: Pick<LibrarySearchDeps, 'db' | 'library' | 'log'>,
  keys: readonly string[],
  query: ParsedQuery,
): Promise<StatuteHit[]> {
  const parts = keys.map((key) => key.split('/') as [string, string, string]);
  let rows: Row[] = [];
  try {
    const values = [0, 1, 2].map((part) => parts.map((one) => one[part]));
    rows =
      keys.length > 0
        ? await readFromReplica(
            db,
            async ({ pool }) => (await pool.query<Row>(SELECT_TEXTS, values)).rows,
          )
        : [];
  } catch (error) {
    log.warn({ err: error }, 'texts of statutes could not be read');
  }
  const rowByKey = new Map(rows.map((row) => [row.key, row]));
  return parts.flatMap(([jurisdiction, code, number]): StatuteHit[] => {
    const row = rowByKey.get(`${jurisdiction}/${code}/${number}`);
    const heading =
      row?.heading ??
      (jurisdiction === 'us' ? library.usCode().find(code, number)?.heading : undefined);
    if (heading === undefined) return [];
    return [
      {
        href: getStatutePath({ jurisdiction, code, number }),
        citation: formatCitation(jurisdiction, code, number),
        heading,
        act: (jurisdiction === 'us' && findActOfSection(code, number)?.name) || '',
        excerpt: row ? pickExcerpt(row.paragraphs ?? [], query) : '',
      },
    ];
  });
}

function formatCitation(jurisdiction: string, code: string, number: string): string {
  if (jurisdiction === 'us') return `${code} U.S.C. § ${number}`;
  const state =
    STATES[jurisdiction.toUpperCase() as keyof typeof STATES] ?? jurisdiction.toUpperCase();
  return `${[state, code].filter(Boolean).join(' ')} § ${number}`;
}

function pickExcerpt(paragraphs: string[], { terms }: ParsedQuery): string {
  let [best, bestScore] = [paragraphs[0] ?? '', 0];
  for (const paragraph of paragraphs) {
    const stems = new Set(tokenizeWords(paragraph).map(({ stem }) => stem));
    let score = 0;
    for (const [stem, weight] of terms) if (stems.has(stem)) score += weight;
    if (score > bestScore) [best, bestScore] = [paragraph, score];
  }
  return best.length > MAX_EXCERPT_CHARS
    ? `${best.slice(0, MAX_EXCERPT_CHARS).replace(/\s+\S*$/, '')} …`
    : best;
}
