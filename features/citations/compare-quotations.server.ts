// Quotations that stand right before a citation of a case whose text we hold, compared with it. Only cases that were found under the
// cited name are opened, each once, and no more of them than an answer can wait for; between two of them others get their turn.
import { setImmediate as turn } from 'node:timers/promises';
import { paragraphAnchor } from '#features/case-law/page/opinion-html.server.ts';
import type { Deps } from '#features/deps.ts';
import { findQuotations, type Quotation } from '#legal/citations/find-quotations.ts';
import { matchQuotation, readOpinion } from '#legal/citations/match-quotation.ts';
import type { Citation, Judgement } from '#legal/citations/types.ts';
import type { CheckedQuotation } from './schema.ts';

const MAX_QUOTATIONS = 300;
const MAX_CASES = 40;
/** A longer decision is not compared: nothing is said of its quotations. */
const MAX_CASE_LENGTH = 1_500_000;
type Row = { slug: string; opinion: number; paragraphs: string[] };

export async function compareQuotations(
  { db }: Pick<Deps, 'db'>,
  { text, citations, judged }: { text: string; citations: Citation[]; judged: Judgement[] },
): Promise<CheckedQuotation[]> {
  const bySlug = new Map<string, Quotation[]>();
  for (const quotation of findQuotations(text, citations).slice(0, MAX_QUOTATIONS)) {
    const judgement = judged[quotation.citation];
    const slug = judgement?.status === 'verified' ? judgement.held[0]?.id : undefined;
    if (slug && (bySlug.has(slug) || bySlug.size < MAX_CASES)) bySlug.set(slug, [...(bySlug.get(slug) ?? []), quotation]);
  }
  const checked: CheckedQuotation[] = [];
  for (const [slug, quotations] of bySlug) {
    const opinions = await opinionsOf(db, slug);
    if (opinions.length === 0) continue;
    const places = opinions.flatMap(({ opinion, paragraphs }) => paragraphs.map((_, at) => paragraphAnchor(opinion, at + 1)));
    const held = readOpinion(opinions.flatMap(({ paragraphs }) => paragraphs));
    for (const quotation of quotations) {
      const match = matchQuotation(quotation.text, held);
      const anchor = match.kind === 'absent' ? undefined : places[match.paragraph];
      checked.push({ ...quotation, match, page: `/cases/${slug}${anchor ? `#${anchor}` : ''}` });
    }
    await turn();
  }
  return checked.sort((a, b) => a.start - b.start);
}

async function opinionsOf(db: Deps['db'], slug: string): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>({
    name: 'quoted-opinions',
    text: `SELECT c.slug, row_number() OVER (ORDER BY o.position, o.id)::int AS opinion, o.paragraphs
      FROM opinions o JOIN cases c ON c.id = o.case_id WHERE c.slug = $1
      AND (SELECT sum(octet_length(array_to_string(paragraphs, ''))) FROM opinions WHERE case_id = c.id) < $2
      ORDER BY o.position, o.id`,
    values: [slug, MAX_CASE_LENGTH],
  });
  return rows;
}
