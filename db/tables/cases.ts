// Case law, in CourtListener's terms: court, docket, case (its "cluster"), opinion, citation.
// Built-in and imported cases share these tables, so that a citation is looked up in one place. All
// of it is published law; nothing is about a visitor.
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const courts = pgTable('courts', {
  /** CourtListener's id: scotus, ca9, cal, nysd. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** As written in a citation's parentheses: "9th Cir.". Empty for the Supreme Court. */
  citeAs: text('cite_as').notNull().default(''),
  level: text({ enum: ['supreme', 'appellate', 'district', 'other'] }).notNull(),
  /** US, or a two-letter state code. Empty: unknown. */
  jurisdiction: text().notNull().default(''),
});

/** A docket from a bulk file, whose cases reference it only by its id in that file. */
export const dockets = pgTable(
  'dockets',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    courtId: text('court_id').notNull(),
    number: text().notNull().default(''),
    name: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.source, t.sourceId] })],
);

export const cases = pgTable(
  'cases',
  {
    id: id(),
    /**
     * The last part of the URL, /cases/{slug}. For a built-in case, the id of its content entry.
     */
    slug: text().notNull().unique(),
    name: text().notNull(),
    courtId: text('court_id')
      .notNull()
      .references(() => courts.id),
    docketNumber: text('docket_number').notNull().default(''),
    /** If dayKnown is false, only the year is reliable. */
    decided: date(),
    dayKnown: boolean('day_known').notNull().default(true),
    builtIn: boolean('built_in').notNull().default(false),
    /** Search vector of the name. */
    nameWords: tsvector('name_words').notNull(),
    citedBy: integer('cited_by').notNull().default(0),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  (t) => [
    index('cases_name_words').using('gin', t.nameWords),
    index('cases_court_decided').on(t.courtId, t.decided),
  ],
);

/**
 * The source records that a case was built from, with their data. Importing a record again changes
 * nothing, and a case is always the same merge of its records, regardless of import order.
 */
export const caseSources = pgTable(
  'case_sources',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The full caption, if it differs from the name. */
    fullName: text('full_name').notNull().default(''),
    courtId: text('court_id').notNull(),
    docketNumber: text('docket_number').notNull().default(''),
    /** A date, a year, or empty. */
    decided: text().notNull().default(''),
    /** Like "384 U.S. 436". */
    citations: text().array().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.sourceId] }), index('case_sources_case').on(t.caseId)],
);

export const caseCitations = pgTable(
  'case_citations',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    volume: text().notNull(),
    /** The edition's abbreviation in our table of reporters: "F.3d". */
    reporter: text().notNull(),
    page: text().notNull(),
    /** The primary citation, which comes first when the case is cited. */
    first: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.reporter, t.volume, t.page, t.caseId] }),
    index('case_citations_case').on(t.caseId),
  ],
);

/** Slugs of cases that were merged into another case, for redirects. */
export const formerCaseSlugs = pgTable(
  'former_case_slugs',
  {
    slug: text().primaryKey(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_case_slugs_case').on(t.caseId)],
);

/** Citations from a bulk file whose case has not been imported yet. */
export const waitingCitations = pgTable(
  'waiting_citations',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    citation: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.sourceId, t.citation] })],
);

export const opinions = pgTable(
  'opinions',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    /** Order among the case's opinions. */
    position: smallint().notNull().default(0),
    kind: text().notNull().default('opinion'),
    author: text().notNull().default(''),
    /**
     * The text by paragraph. Paragraph numbers on the page are 1-based, like PostgreSQL's array
     * indexes.
     */
    paragraphs: text().array().notNull(),
    /** Stored uncompressed (STORAGE EXTERNAL), set by hand in the migration. */
    words: tsvector().notNull(),
    hash: text().notNull(),
    /** Whether the statutes that it cites are in opinion_statutes. */
    statutesRead: boolean('statutes_read').notNull().default(false),
  },
  (t) => [
    uniqueIndex('opinions_source').on(t.source, t.sourceId),
    index('opinions_case').on(t.caseId),
    index('opinions_words').using('gin', t.words),
    index('opinions_statutes_unread').on(t.id).where(sql`not ${t.statutesRead}`),
  ],
);

/** A citation inside an opinion. `toCase` is null until the cited case is stored. */
export const caseLinks = pgTable(
  'case_links',
  {
    opinionId: integer('opinion_id')
      .notNull()
      .references(() => opinions.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fromCase: integer('from_case').notNull(),
    paragraph: integer().notNull(),
    volume: text().notNull(),
    reporter: text().notNull(),
    page: text().notNull(),
    /** The case name before the citation, if there is one. */
    name: text().notNull().default(''),
    toCase: integer('to_case').references(() => cases.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.opinionId, t.number] }),
    index('case_links_to').on(t.toCase),
    index('case_links_waiting').on(t.reporter, t.volume, t.page).where(sql`${t.toCase} is null`),
  ],
);

/** Progress of an import, by path, so that an interrupted import can resume. */
export const caseImports = pgTable('case_imports', {
  path: text().primaryKey(),
  /** Detects whether the files changed since the import was interrupted. */
  fingerprint: text().notNull(),
  /** Position of the last stored record: stage, file and the record's number in the file. */
  stage: text().notNull().default(''),
  file: text().notNull().default(''),
  records: integer().notNull().default(0),
  counts: text().notNull().default('{}'),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
});

/** Records that an import skipped, or stored with a remark. */
export const caseImportRemarks = pgTable(
  'case_import_remarks',
  {
    path: text().notNull(),
    number: integer().notNull(),
    file: text().notNull(),
    record: integer().notNull(),
    sourceId: text('source_id').notNull(),
    kind: text({ enum: ['skipped', 'remark'] }).notNull(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.number] })],
);
