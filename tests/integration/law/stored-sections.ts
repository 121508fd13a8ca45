// Sections for tests, stored as an import stores them.
import type { Database } from '#db/database.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '#features/law/store/store-sections.server.ts';

type TestSection = { jurisdiction?: string; code: string; number: string; paragraphs: string[] };

export async function storeTestSections(
  db: Pick<Database, 'pool'>,
  date: string,
  sections: TestSection[],
): Promise<void> {
  const byCode = Map.groupBy(
    sections,
    ({ jurisdiction = 'us', code }) => `${jurisdiction} ${code}`,
  );
  await runInStatuteTransaction(db, async (client) => {
    for (const list of byCode.values()) {
      const { jurisdiction = 'us', code } = list[0] as TestSection;
      const release = await openRelease(client, { jurisdiction, code, name: date, date });
      const records = list.map(({ number, paragraphs }) => ({
        jurisdiction,
        code,
        number,
        copy: 1,
        heading: `Section ${number}`,
        paragraphs: paragraphs.map((text) => ({ path: readPath(text), text })),
        sourceUrl: '',
      }));
      await storeSections(client, release, records);
    }
  });
}

const readPath = (text: string) => /^\((\w)\)/.exec(text)?.[1] ?? '';
