// The kinds of content that are read as they are: the name in the library, where they stand, and
// the shape of an item. A new kind is a line here.
import type { ContentKind } from './files/read-content.server.ts';
import { AccuracyRun, DangerAccuracy, Measure } from './schema/accuracy-schema.ts';
import { DeadlinePreset } from './schema/deadline-schema.ts';
import { DocumentTemplate } from './schema/document-schema.ts';
import { InventedCaseOrder } from './schema/invented-case-schema.ts';
import { Authority, BuiltInCase, Term, TermSource } from './schema/law-schema.ts';
import { MotionTemplate } from './schema/motion-schema.ts';
import { Feed, NewsItem } from './schema/news-schema.ts';
import { PaperKind, ScamSign } from './schema/paper-schema.ts';
import { HelpNote, PostalArea, PovertyGuidelines } from './schema/people-schema.ts';
import { StateRule } from './schema/rule-schema.ts';
import {
  Faq,
  Guide,
  Hotline,
  Prompt,
  RefusalRule,
  Resource,
  SitePage,
  SpanishHotline,
  SpanishTriageRule,
  Topic,
  TriageRule,
} from './schema/schema.ts';
import { CaseStages } from './schema/stage-schema.ts';
import { STATUTE_HASHES_FILE, StatuteHash } from './schema/statute-hash-schema.ts';

export const KINDS = {
  topics: { folder: 'topics', format: 'markdown', schema: Topic },
  faqs: { folder: 'faq', format: 'markdown', schema: Faq },
  guides: { folder: 'guides', format: 'markdown', schema: Guide },
  resources: { folder: 'resources', format: 'list', schema: Resource },
  hotlines: { folder: 'hotlines.yml', format: 'list', schema: Hotline },
  spanishHotlines: { folder: 'es/hotlines.yml', format: 'list', schema: SpanishHotline },
  pages: { folder: 'pages', format: 'markdown', schema: SitePage },
  cases: { folder: 'cases', format: 'list', schema: BuiltInCase },
  inventedCases: { folder: 'known-invented-cases.yml', format: 'list', schema: InventedCaseOrder },
  terms: { folder: 'dictionary', format: 'list', schema: Term },
  termSources: { folder: 'dictionary-sources.yml', format: 'list', schema: TermSource },
  authorities: { folder: 'authorities', format: 'list', schema: Authority },
  povertyGuidelines: {
    folder: 'people/poverty-guidelines.yml',
    format: 'list',
    schema: PovertyGuidelines,
  },
  postalAreas: { folder: 'people/areas.yml', format: 'list', schema: PostalArea },
  helpNotes: { folder: 'people/help-notes.yml', format: 'list', schema: HelpNote },
  /** The statutes that content cites, as they were when it was checked. */
  statuteHashes: {
    folder: STATUTE_HASHES_FILE,
    format: 'list',
    schema: StatuteHash,
    isDerived: true,
  },
  prompts: { folder: 'prompts', format: 'markdown', schema: Prompt },
  triage: { folder: 'triage.yml', format: 'list', schema: TriageRule },
  spanishTriage: { folder: 'es/triage.yml', format: 'list', schema: SpanishTriageRule },
  refusals: { folder: 'refusals.yml', format: 'list', schema: RefusalRule },
  feeds: { folder: 'feeds.yml', format: 'list', schema: Feed },
  news: { folder: 'news', format: 'list', schema: NewsItem },
  documents: { folder: 'documents', format: 'list', schema: DocumentTemplate },
  deadlines: { folder: 'deadlines.yml', format: 'list', schema: DeadlinePreset },
  motions: { folder: 'motions', format: 'list', schema: MotionTemplate },
  rules: { folder: 'rules', format: 'item', schema: StateRule },
  stages: { folder: 'stages.yml', format: 'list', schema: CaseStages },
  papers: { folder: 'papers', format: 'item', schema: PaperKind },
  scams: { folder: 'scams.yml', format: 'list', schema: ScamSign },
  accuracy: { folder: 'accuracy.json', format: 'list', schema: AccuracyRun, isDerived: true },
  measures: { folder: 'measures.json', format: 'list', schema: Measure, isDerived: true },
  dangerAccuracy: {
    folder: 'danger-accuracy.json',
    format: 'list',
    schema: DangerAccuracy,
    isDerived: true,
  },
} satisfies Record<string, ContentKind<unknown>>;
