// Dependencies of use cases in tests: a fixed clock, mail collected in a list, limits that allow
// everything and a small library. Any part can be replaced.

import type { AppDeps } from '#app/http/app-deps.ts';
import type { Database } from '#db/database.ts';
import { createCitationReader } from '#features/citations/read/create-citation-reader.server.ts';
import type { Log, RateLimiter } from '#features/deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { NO_PAPER_MODELS } from '#features/library/read-paper-models.ts';
import { TOPIC_IDS, type Topic } from '#features/library/schema/schema.ts';
import { NO_LAW_CHANGES } from '#features/library/schema/statute-hash-schema.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/search/index/build-search-index.server.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { readZipCodes } from '#legal/places/zip-codes.ts';
import { fixedClock } from '#lib/clock.ts';
import { checkout } from '#server/boot/content-source.ts';
import { getUsCode } from '../fakes/us-code.ts';

export const TEST_TIME = '2026-11-15T12:00:00Z';

export const ALLOW_ALL: RateLimiter = {
  take: async () => ({ allowed: true, giveBack: async () => {} }),
};

export type TestDeps = AppDeps & {
  clock: ReturnType<typeof fixedClock>;
  sent: MailMessage[];
  logged: { level: keyof Log; fields: object; message: string }[];
};

export function createTestDeps(parts: Partial<AppDeps> & { db?: Database } = {}): TestDeps {
  const sent: MailMessage[] = [];
  const logged: TestDeps['logged'] = [];
  const recordLog = (level: keyof Log) => (fields: object, message: string) =>
    void logged.push({ level, fields, message });
  const library = parts.library ?? createTestLibrary();
  return {
    db: createMissingDatabase(),
    library,
    search: parts.search ?? createSearch(library),
    citationReader: createCitationReader(),
    mail: { send: async (message) => void sent.push(message) },
    limits: ALLOW_ALL,
    site: { name: 'Plainlaw', publicUrl: 'http://plainlaw.test', paywall: 'on' },
    secret: 'a secret for tests, of a fair length',
    accounts: {} as AppDeps['accounts'],
    log: { info: recordLog('info'), warn: recordLog('warn'), error: recordLog('error') },
    ...parts,
    clock: fixedClock(TEST_TIME),
    sent,
    logged,
  };
}

const indexes = new WeakMap<Library, SearchIndex>();

/** Without vectors and search data. Built when a test first searches, and once for each library. */
function createSearch(library: Library): { index: SearchIndex } {
  return {
    get index() {
      const index = indexes.get(library) ?? buildSearchIndex(library, {}, checkout.snapshots);
      indexes.set(library, index);
      return index;
    },
  };
}

/** For tests that must not use a database: any access throws. */
function createMissingDatabase(): Database {
  return new Proxy({} as Database, {
    get: (_target, name) => {
      throw new Error(`this test has no database, but ${String(name)} was used`);
    },
  });
}

export function createTestTopic(parts: Partial<Topic> = {}): Topic {
  return {
    id: 'landlord-tenant',
    order: 6,
    title: 'Landlord and Tenant',
    spine: 'Landlord and Tenant',
    description: 'Renting a home.',
    category: 'Property Law',
    color: '#9a4524',
    icon: 'key-round',
    deadlines: [],
    urgent: [],
    keyTerms: [],
    sources: [{ title: 'A source', url: 'https://example.gov/' }],
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
    questions: ['One?', 'Two?', 'Three?'],
    body: 'A home that is rented has rules.',
    ...parts,
  } as Topic;
}

export function createTestLibrary(parts: Partial<Library> = {}): Library {
  return {
    version: 'test',
    comparisons: new Map(),
    records: new Map(),
    names: { resolve: (_kind, id) => id },
    topics: TOPIC_IDS.map((id, index) =>
      createTestTopic({ id, order: index + 1, title: id, spine: id.slice(0, 24) }),
    ),
    faqs: [],
    guides: [],
    resources: [],
    hotlines: [],
    pages: [
      {
        id: 'terms',
        title: 'Terms',
        description: 'About {{site}}.',
        updatedOn: '2026-11-15',
        body: 'Read {{site}}.',
      },
    ],
    cases: [],
    inventedCases: [],
    terms: [],
    termSources: [],
    authorities: [],
    usCode: getUsCode,
    zipCodes: () => readZipCodes('2026-11-17'),
    povertyGuidelines: [],
    postalAreas: [],
    helpNotes: [],
    statuteHashes: [],
    lawChanges: NO_LAW_CHANGES,
    prompts: [],
    triage: [],
    refusals: [],
    documents: [],
    claims: [],
    deadlines: [],
    motions: [],
    rules: [],
    stages: [],
    papers: [],
    scams: [],
    paperModels: () => NO_PAPER_MODELS,
    feeds: [],
    news: [],
    accuracy: [],
    dangerAccuracy: undefined,
    measures: [],
    resourceCount: () => 0,
    resourcesFor: () => [],
    ...parts,
  };
}
