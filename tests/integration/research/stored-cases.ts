// A small index of cases for these tests, stored the way an import stores them. Names and citations
// are obviously fictional.
import type { Database } from '#db/database.ts';
import { countCitations } from '#features/case-law/import/link-cases.server.ts';
import { runInStoreTransaction, storeCases } from '#features/case-law/store/store-cases.server.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';

type TestCase = {
  name: string;
  volume: number;
  page: number;
  year: number;
  court?: string;
  text?: string;
  docket?: string;
  parallel?: string;
};

export const formatCite = ({ name, volume, page, year }: TestCase) =>
  `${name}, ${volume} U.S. ${page} (${year})`;

let lastId = 0;
export async function storeTestCases(db: Database, cases: TestCase[]): Promise<void> {
  await storeCases(
    db,
    cases.map(({ name, volume, page, year, court = 'scotus', text, docket = '' }) => ({
      source: 'courtlistener' as const,
      sourceId: String(++lastId),
      name,
      courtId: court,
      docketNumber: docket,
      decided: `${year}-06-13`,
      citations: [{ volume: String(volume), reporter: 'U.S.', page: String(page) }],
      opinions: text
        ? [{ sourceId: String(lastId), position: 0, kind: 'lead', author: 'Testwell', text }]
        : [],
    })),
  );
  await runInStoreTransaction(db, countCitations);
}

export function createBuiltInCase(parts: Partial<BuiltInCase> = {}): BuiltInCase {
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
