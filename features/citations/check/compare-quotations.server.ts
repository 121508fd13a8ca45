// Compares quotations with the opinion or statute they are attributed to, where its text is in the
// database. Only cases verified under the cited name are loaded, each once and up to a limit; the
// event loop is released after each case.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { formatParagraphAnchor } from '#features/case-law/page/opinion-html.server.ts';
import type { Deps } from '#features/deps.ts';
import { findSections } from '#features/law/find-section.server.ts';
import type { StatuteAddress } from '#features/law/schema.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findQuotations, type Quotation } from '#legal/citations/find-quotations.ts';
import { matchQuotation } from '#legal/citations/match-quotation.ts';
import { readOpinion } from '#legal/citations/quotation-words.ts';
import type { Citation, Judgment } from '#legal/citations/types.ts';
import type { CheckedQuotation } from '../schema.ts';
import { compareStatuteQuotations } from './compare-statute-quotations.server.ts';
import type { WorkMeter } from './work-meter.server.ts';

const MAX_QUOTATIONS = 300;
const MAX_CASES = 40;
/** Quotations of longer decisions are not compared. */
const MAX_CASE_LENGTH = 1_500_000;
type OpinionRow = { slug: string; opinion: number; paragraphs: string[] };

type Read = { text: string; citations: Citation[]; judged: Judgment[] };
type QuotationDeps = Pick<LibraryDeps, 'db' | 'library'> & { meter: WorkMeter };

export async function compareQuotations(
  deps: QuotationDeps,
  read: Read,
): Promise<CheckedQuotation[]> {
  const quotations = deps.meter.run(() =>
    findQuotations(read.text, read.citations).slice(0, MAX_QUOTATIONS),
  );
  const ofCases = await compareWithCases(deps, read, quotations);
  const findStored = (address: StatuteAddress) => findSections(deps, address);
  const ofStatutes = await compareStatuteQuotations(
    { findStored, usCode: deps.library.usCode },
    read,
    quotations,
  );
  return [...ofCases, ...ofStatutes].sort((a, b) => a.start - b.start);
}

async function compareWithCases(
  { db, meter }: QuotationDeps,
  { judged }: Read,
  all: Quotation[],
): Promise<CheckedQuotation[]> {
  const bySlug = new Map<string, Quotation[]>();
  for (const quotation of all) {
    const judgment = judged[quotation.citation];
    const slug = judgment?.status === 'verified' ? judgment.matches[0]?.id : undefined;
    if (slug && (bySlug.has(slug) || bySlug.size < MAX_CASES))
      bySlug.set(slug, [...(bySlug.get(slug) ?? []), quotation]);
  }
  const checkedQuotations: CheckedQuotation[] = [];
  for (const [slug, quotations] of bySlug) {
    const opinions = await listOpinions(db, slug);
    if (opinions.length === 0) continue;
    const anchors = opinions.flatMap(({ opinion, paragraphs }) =>
      paragraphs.map((_, index) => formatParagraphAnchor(opinion, index + 1)),
    );
    const opinionText = meter.run(() =>
      readOpinion(opinions.flatMap(({ paragraphs }) => paragraphs)),
    );
    for (const { loose: _, ...quotation } of quotations) {
      const match = meter.run(() => matchQuotation(quotation.text, opinionText));
      const anchor = match.kind === 'absent' ? undefined : anchors[match.paragraph];
      checkedQuotations.push({
        ...quotation,
        match,
        page: `/cases/${slug}${anchor ? `#${anchor}` : ''}`,
      });
      await yieldToEventLoop();
    }
  }
  return checkedQuotations;
}

async function listOpinions(db: Deps['db'], slug: string): Promise<OpinionRow[]> {
  const { rows } = await db.pool.query<OpinionRow>({
    name: 'quoted-opinions',
    text: `SELECT c.slug, row_number() OVER (ORDER BY o.position, o.id)::int AS opinion, o.paragraphs
      FROM opinions o JOIN cases c ON c.id = o.case_id WHERE c.slug = $1
      AND (SELECT sum(octet_length(array_to_string(paragraphs, ''))) FROM opinions WHERE case_id = c.id) < $2
      ORDER BY o.position, o.id`,
    values: [slug, MAX_CASE_LENGTH],
  });
  return rows;
}
