// Statutes with their dates. A section has an address (jurisdiction, code, number) and one version
// for each text that a release gave it: a later import adds a version and keeps the earlier ones.
// All of it is published law; nothing is about a visitor.
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cases, opinions } from './cases.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** What one import read of one code at one time, such as release point 119-100 of title 42. */
export const statuteReleases = pgTable(
  'statute_releases',
  {
    id: id(),
    /** "us", or a state's two letters in lower case. */
    jurisdiction: text().notNull(),
    /**
     * The title of the U.S. Code; of a state, its code, empty where the state numbers its sections
     * uniquely.
     */
    code: text().notNull(),
    /** The publisher's name: "119-100"; empty where there is none. */
    name: text().notNull(),
    /**
     * A day, month or year: "2026-07". It orders the releases of a code, so its collation is "C",
     * set by hand in the migration.
     */
    date: text().notNull(),
    importedAt: moment('imported_at').notNull().defaultNow(),
    /**
     * When a whole code was read to its end. Null while the import is under way, and for sections
     * that were read one by one.
     */
    finishedAt: moment('finished_at'),
  },
  (t) => [uniqueIndex('statute_releases_name').on(t.jurisdiction, t.code, t.date, t.name)],
);

export const statuteSections = pgTable(
  'statute_sections',
  {
    id: id(),
    jurisdiction: text().notNull(),
    code: text().notNull(),
    /** As in the address: "1983", "78u-4", "59.18.280". */
    number: text().notNull(),
    /** 2 for the second section of one number ("3598_2"), which has the address of the first. */
    copy: smallint().notNull().default(1),
    /** Sorts the sections of a code as it prints them; collation "C", as above. */
    position: text().notNull(),
    /** Of the newest version. */
    heading: text().notNull(),
    versionId: integer('version_id'),
    /** False: the newest release of its code no longer has it. */
    inForce: boolean('in_force').notNull().default(true),
    /** Search vector of number and heading (A) and the newest text (D). */
    words: tsvector().notNull(),
  },
  (t) => [
    uniqueIndex('statute_sections_address').on(t.jurisdiction, t.code, t.number, t.copy),
    index('statute_sections_position').on(t.jurisdiction, t.code, t.position),
    index('statute_sections_words').using('gin', t.words),
  ],
);

export const statuteVersions = pgTable(
  'statute_versions',
  {
    id: id(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => statuteSections.id, { onDelete: 'cascade' }),
    /** The first and the last release that had this text. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => statuteReleases.id),
    lastReleaseId: integer('last_release_id')
      .notNull()
      .references(() => statuteReleases.id),
    heading: text().notNull(),
    /** Each paragraph with its marker: "(1) the commencement …". */
    paragraphs: text().array().notNull(),
    /**
     * Place in the outline for each paragraph: "a/1/A"; empty for text outside it. A paragraph that
     * goes on after its parts repeats its own.
     */
    paths: text().array().notNull(),
    /**
     * Of the text alone, the same whatever form it was read from: legal/statutes/normalize-text.ts.
     */
    hash: text().notNull(),
    sourceUrl: text('source_url').notNull().default(''),
    /** When the operator was told that content rests on an earlier text. */
    reportedAt: moment('reported_at'),
  },
  (t) => [
    uniqueIndex('statute_versions_release').on(t.sectionId, t.releaseId),
    index('statute_versions_first_release').on(t.releaseId),
    index('statute_versions_last_release').on(t.lastReleaseId),
  ],
);

/** Meaning of a part of a version's text, for search by meaning. */
export const statuteVectors = pgTable(
  'statute_vectors',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => statuteVersions.id, { onDelete: 'cascade' }),
    part: smallint().notNull(),
    vector: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.part] })],
);

/** Sections that an opinion cites, each once for a paragraph. */
export const opinionStatutes = pgTable(
  'opinion_statutes',
  {
    opinionId: integer('opinion_id')
      .notNull()
      .references(() => opinions.id, { onDelete: 'cascade' }),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    paragraph: integer().notNull(),
    jurisdiction: text().notNull(),
    code: text().notNull(),
    number: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.opinionId, t.paragraph, t.jurisdiction, t.code, t.number] }),
    index('opinion_statutes_case').on(t.caseId),
    index('opinion_statutes_section').on(t.jurisdiction, t.code, t.number, t.caseId),
  ],
);
