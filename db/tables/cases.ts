// Case law, with CourtListener's nouns: court, docket, case (its "cluster"), opinion, citation. Built-in cases stand here
// beside imported ones, so that a citation is looked up in one place. All of it is published law; nothing is about a visitor.
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
  /** CourtListener's: scotus, ca9, cal, nysd. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** As a citation's parenthesis names it: "9th Cir.". Empty for the Supreme Court. */
  citeAs: text('cite_as').notNull().default(''),
  level: text({ enum: ['supreme', 'appellate', 'district', 'other'] }).notNull(),
  /** US, or a state's two letters. Empty: not known. */
  jurisdiction: text().notNull().default(''),
});

/** A docket as bulk files give it: their cases name only its number in that file. */
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
    /** The last part of its address, /cases/{slug}. A built-in case has the id of its entry. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    courtId: text('court_id')
      .notNull()
      .references(() => courts.id),
    docketNumber: text('docket_number').notNull().default(''),
    /** With dayKnown false only the year is good. */
    decided: date(),
    dayKnown: boolean('day_known').notNull().default(true),
    builtIn: boolean('built_in').notNull().default(false),
    /** The words of its name, to find it by. */
    nameWords: tsvector('name_words').notNull(),
    citedBy: integer('cited_by').notNull().default(0),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  (t) => [index('cases_name_words').using('gin', t.nameWords), index('cases_court_decided').on(t.courtId, t.decided)],
);

/**
 * Which record of which collection a case came from, and what that record says of it: an import that meets it again changes
 * nothing, and the case itself is always the same sum of its records, whatever the order they came in.
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
    /** The caption in full, when that is another. */
    fullName: text('full_name').notNull().default(''),
    courtId: text('court_id').notNull(),
    docketNumber: text('docket_number').notNull().default(''),
    /** A day, a year, or empty. */
    decided: text().notNull().default(''),
    /** As "384 U.S. 436". */
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
    /** The edition, as our table of reporters writes it: "F.3d". */
    reporter: text().notNull(),
    page: text().notNull(),
    /** The one a citation of the case begins with. */
    first: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.reporter, t.volume, t.page, t.caseId] }), index('case_citations_case').on(t.caseId)],
);

/** Addresses that a case had before it was found to be the same as another one. */
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

/** Citations of a bulk file whose case has not come in yet. */
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
    /** Where it stands among the case's opinions. */
    position: smallint().notNull().default(0),
    kind: text().notNull().default('opinion'),
    author: text().notNull().default(''),
    /** The text, paragraph by paragraph: paragraph n of the page is number n here, counted from 1. */
    paragraphs: text().array().notNull(),
    /** Stored unpacked (STORAGE EXTERNAL), which the migration says by hand. */
    words: tsvector().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex('opinions_source').on(t.source, t.sourceId),
    index('opinions_case').on(t.caseId),
    index('opinions_words').using('gin', t.words),
  ],
);

/** A citation that stands in an opinion. `toCase` is empty until the cited case is held. */
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
    /** The name that stands before the citation, if one does. */
    name: text().notNull().default(''),
    toCase: integer('to_case').references(() => cases.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.opinionId, t.number] }),
    index('case_links_to').on(t.toCase),
    index('case_links_waiting').on(t.reporter, t.volume, t.page).where(sql`${t.toCase} is null`),
  ],
);

/** How far an import of a path has come, so that a stopped one goes on where it was. */
export const caseImports = pgTable('case_imports', {
  path: text().primaryKey(),
  /** Tells that the files are the same as when it was stopped. */
  fingerprint: text().notNull(),
  /** The place of the last record that is stored: stage, file and the record's number in it. */
  stage: text().notNull().default(''),
  file: text().notNull().default(''),
  records: integer().notNull().default(0),
  counts: text().notNull().default('{}'),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
});

/** Records that an import could not take, or took with a remark. */
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
