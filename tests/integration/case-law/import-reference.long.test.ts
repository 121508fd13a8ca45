// Imports the real collections, if present: a list of 30,316 Supreme Court cases, a hundred
// CourtListener opinions, three CAP cases. Only facts are checked; none of their text is copied
// here.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const folder = join(process.env.REFERENCE_DATA ?? '/nowhere', 'cases');
const database = await createTestDatabase();

test.skipIf(!existsSync(folder))(
  existsSync(folder)
    ? 'imports the real collections completely'
    : 'imports the real collections completely (skipped: no REFERENCE_DATA)',
  async () => {
    const db = await database.open();
    const facts = await importCases({ db }, { path: join(folder, 'supreme-court-facts.csv') });
    expect(facts.counts).toMatchObject({ records: 30_316, imported: 30_316, skipped: 0 });
    const v2 = await importCases({ db }, { path: join(folder, 'courtlistener-v2') });
    expect(v2.counts).toMatchObject({ records: 100, opinions: 100, skipped: 0 });
    // all are in the list; a new case means that a name was not recognized
    expect(v2.counts.updated).toBeGreaterThanOrEqual(98);
    const cap = await importCases({ db }, { path: join(folder, 'cap-v1') });
    expect(cap.counts).toMatchObject({ records: 3, imported: 2, updated: 1, skipped: 0 });

    const find = async (citation: string) => {
      const [volume, page] = citation.split(' U.S. ');
      return database.rows(
        `SELECT c.slug, c.name, c.decided::text, c.court_id AS court, c.docket_number AS docket FROM cases c JOIN case_citations x ON x.case_id = c.id
         WHERE x.reporter = 'U.S.' AND x.volume = $1 AND x.page = $2`,
        [volume, page],
      );
    };
    expect(await find('384 U.S. 436')).toEqual([
      {
        slug: 'miranda-v-arizona-1966',
        name: 'Miranda v. Arizona',
        decided: '1966-06-13',
        court: 'scotus',
        docket: '759',
      },
    ]);
    expect(await find('556 U.S. 396')).toMatchObject([
      { name: 'Shinseki v. Sanders', decided: '2009-04-21' },
    ]);
    // CourtListener has 1953 here; the list, which takes precedence, has the day printed in the
    // report.
    expect(await find('344 U.S. 157')).toMatchObject([
      { name: 'Lloyd A. Fry Roofing Co. v. Wood', decided: '1952-12-08' },
    ]);
    expect(await find('499 U.S. 340')).toMatchObject([
      { name: 'Feist Publications, Inc. v. Rural Telephone Service Co.', court: 'scotus' },
    ]);

    const [{ links, linked }] = (await database.rows(
      `SELECT count(*)::int AS links, count(to_case)::int AS linked FROM case_links WHERE reporter = 'U.S.'`,
    )) as [{ links: number; linked: number }];
    expect(links).toBeGreaterThan(2_000);
    expect(linked / links).toBeGreaterThan(0.85);
    const marks = await database.rows(
      `SELECT 1 FROM opinions, unnest(paragraphs) p WHERE p ~ '</?[a-z]+[ >]|&[a-z]+;|\\n' LIMIT 5`,
    );
    expect(marks).toEqual([]);
    expect(
      await database.rows('SELECT 1 FROM opinions WHERE array_length(paragraphs, 1) < 3'),
    ).toEqual([]);
  },
);
