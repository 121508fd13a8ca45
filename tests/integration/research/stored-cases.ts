// A small index of cases for these tests: stored the way an import stores them. Names and citations are made up and say so.
import type { Database } from '#db/database.ts';
import { countCitations } from '#features/case-law/import/link-cases.server.ts';
import { inStoreTransaction, storeCases } from '#features/case-law/store/store-cases.server.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';

type Held = { name: string; volume: number; page: number; year: number; court?: string; text?: string; docket?: string; parallel?: string };

export const citeOf = ({ name, volume, page, year }: Held) => `${name}, ${volume} U.S. ${page} (${year})`;

let number = 0;
export async function holdCases(db: Database, held: Held[]): Promise<void> {
  await storeCases(
    db,
    held.map(({ name, volume, page, year, court = 'scotus', text, docket = '' }) => ({
      source: 'courtlistener' as const,
      sourceId: String(++number),
      name,
      courtId: court,
      docketNumber: docket,
      decided: `${year}-06-13`,
      citations: [{ volume: String(volume), reporter: 'U.S.', page: String(page) }],
      opinions: text ? [{ sourceId: String(number), position: 0, kind: 'lead', author: 'Testwell', text }] : [],
    })),
  );
  await inStoreTransaction(db, countCitations);
}

export function builtInCase(parts: Partial<BuiltInCase> = {}): BuiltInCase {
  return {
    id: 'sample-v-example-1966',
    name: 'Sample v. Example',
    citation: '384 U.S. 901',
    parallel: [],
    court: 'scotus',
    decided: '1966-06-13',
    topics: ['criminal-law'],
    summary: 'A sample for tests about questioning & silence.',
    holdings: ['A sample is held to be a sample.'],
    keyPoints: ['One point.', 'Another point.'],
    implications: ['It means nothing outside tests.'],
    related: [],
    treatment: { status: 'good' },
    questions: ['One?', 'Two?', 'Three?'],
    sources: [],
    confirmed: true,
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
    ...parts,
  };
}
