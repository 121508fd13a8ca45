// Reads the whole library into memory once, at startup. Cross-references are checked here, so that
// no page has to handle a missing topic, hotline or alias.
import { join } from 'node:path';
import { readZipCodes, type ZipCodes } from '#legal/places/zip-codes.ts';
import { readUsCode, type UsCode } from '#legal/statutes/us-code.ts';
import { checkInventedCases } from './checks/check-invented-cases.ts';
import { checkAuthorities, checkCases, checkTerms } from './checks/check-law.ts';
import { checkPapers } from './checks/check-papers.ts';
import { checkRuleReferences, checkRules } from './checks/check-rules.ts';
import { checkStages } from './checks/check-stages.ts';
import { checkStepActions } from './checks/check-step-actions.ts';
import {
  type ContentProblem,
  type ContentSource,
  openContent,
} from './files/read-content.server.ts';
import { readClaims } from './read-claims.server.ts';
import { PAPER_MODEL_FILES, type PaperModels, readPaperModels } from './read-paper-models.ts';
import { AccuracyRun, DangerAccuracy, Measure } from './schema/accuracy-schema.ts';
import type { Claim } from './schema/claim-schema.ts';
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
  TOPIC_IDS,
  Topic,
  type TopicId,
  TriageRule,
} from './schema/schema.ts';
import { CaseStages } from './schema/stage-schema.ts';
import {
  type LawChanges,
  NO_LAW_CHANGES,
  STATUTE_HASHES_FILE,
  StatuteHash,
} from './schema/statute-hash-schema.ts';
import { findSpanish } from './spanish.ts';
import { resolveTopics } from './topic-aliases.ts';

export type Library = {
  version: string;
  topics: Topic[];
  faqs: Faq[];
  guides: Guide[];
  resources: Resource[];
  hotlines: Hotline[];
  pages: SitePage[];
  cases: BuiltInCase[];
  inventedCases: InventedCaseOrder[];
  terms: Term[];
  termSources: TermSource[];
  authorities: Authority[];
  /**
   * The sections of the U.S. Code; unpacked at the first call, because most processes answer their
   * first pages without it.
   */
  usCode: () => UsCode;
  /** Unpacked at the first call, too. */
  zipCodes: () => ZipCodes;
  povertyGuidelines: PovertyGuidelines[];
  postalAreas: PostalArea[];
  helpNotes: HelpNote[];
  /** The statutes that content cites, as they were when it was checked. */
  statuteHashes: StatuteHash[];
  /** Replaced by the server when imported law differs from that. */
  lawChanges: LawChanges;
  prompts: Prompt[];
  triage: TriageRule[];
  refusals: RefusalRule[];
  accuracy: AccuracyRun[];
  dangerAccuracy: DangerAccuracy | undefined;
  measures: Measure[];
  feeds: Feed[];
  news: NewsItem[];
  documents: DocumentTemplate[];
  claims: Claim[];
  deadlines: DeadlinePreset[];
  motions: MotionTemplate[];
  /** In their order on the pages. */
  rules: StateRule[];
  stages: CaseStages[];
  papers: PaperKind[];
  /** Second opinions on papers (training/README.md); unpacked at the first call. */
  paperModels: () => PaperModels;
  scams: ScamSign[];
  /** National resources of a topic: the number on its card and the thickness of its spine. */
  resourceCount: (topic: TopicId) => number;
  resourcesFor: (topic: TopicId) => Resource[];
};

export type LoadedLibrary = { library: Library; problems: ContentProblem[] };

export function loadLibrary(source: ContentSource): LoadedLibrary {
  const content = openContent(source);
  const { problems } = content;
  const topics = content.read({ folder: 'topics', format: 'markdown', schema: Topic });
  const faqs = content.read({ folder: 'faq', format: 'markdown', schema: Faq });
  const guides = content.read({ folder: 'guides', format: 'markdown', schema: Guide });
  const resources = content.read({ folder: 'resources', format: 'list', schema: Resource });
  const hotlines = content.read({ folder: 'hotlines.yml', format: 'list', schema: Hotline });
  const pages = content.read({ folder: 'pages', format: 'markdown', schema: SitePage });
  const cases = content.read({ folder: 'cases', format: 'list', schema: BuiltInCase });
  const inventedCases = content.read({
    folder: 'known-invented-cases.yml',
    format: 'list',
    schema: InventedCaseOrder,
  });
  const terms = content.read({ folder: 'dictionary', format: 'list', schema: Term });
  const termSources = content.read({
    folder: 'dictionary-sources.yml',
    format: 'list',
    schema: TermSource,
  });
  const authorities = content.read({ folder: 'authorities', format: 'list', schema: Authority });
  const usCodeBytes = content.readBytes(join('law', 'us-code.br'));
  let usCode: UsCode | undefined;
  const zipBytes = content.readBytes(join('people', 'zip-codes.br'));
  let zipCodes: ZipCodes | undefined;
  const paperModelBytes = PAPER_MODEL_FILES.map((name) => content.readBytes(join('vectors', name)));
  let paperModels: PaperModels | undefined;
  const povertyGuidelines = content.read({
    folder: 'people/poverty-guidelines.yml',
    format: 'list',
    schema: PovertyGuidelines,
  });
  const postalAreas = content.read({
    folder: 'people/areas.yml',
    format: 'list',
    schema: PostalArea,
  });
  const helpNotes = content.read({
    folder: 'people/help-notes.yml',
    format: 'list',
    schema: HelpNote,
  });
  const statuteHashes = content.read({
    folder: STATUTE_HASHES_FILE,
    format: 'list',
    schema: StatuteHash,
  });
  const prompts = content.read({ folder: 'prompts', format: 'markdown', schema: Prompt });
  const triage = content.read({ folder: 'triage.yml', format: 'list', schema: TriageRule });
  const spanishTriage = content
    .read({ folder: 'es/triage.yml', format: 'list', schema: SpanishTriageRule })
    .map(({ value }) => value);
  const spanishHotlines = content
    .read({ folder: 'es/hotlines.yml', format: 'list', schema: SpanishHotline })
    .map(({ value }) => value);
  const refusals = content.read({ folder: 'refusals.yml', format: 'list', schema: RefusalRule });
  const feeds = content.read({ folder: 'feeds.yml', format: 'list', schema: Feed });
  const news = content.read({ folder: 'news', format: 'list', schema: NewsItem });
  const documents = content.read({ folder: 'documents', format: 'list', schema: DocumentTemplate });
  const claims = readClaims(content);
  const deadlines = content.read({
    folder: 'deadlines.yml',
    format: 'list',
    schema: DeadlinePreset,
  });
  const motions = content.read({ folder: 'motions', format: 'list', schema: MotionTemplate });
  const rules = content.read({ folder: 'rules', format: 'item', schema: StateRule });
  const stages = content.read({ folder: 'stages.yml', format: 'list', schema: CaseStages });
  const papers = content.read({ folder: 'papers', format: 'item', schema: PaperKind });
  const scams = content.read({ folder: 'scams.yml', format: 'list', schema: ScamSign });
  const accuracy = content.read({ folder: 'accuracy.json', format: 'list', schema: AccuracyRun });
  const measures = content.read({ folder: 'measures.json', format: 'list', schema: Measure });
  const dangerAccuracy = content.read({
    folder: 'danger-accuracy.json',
    format: 'list',
    schema: DangerAccuracy,
  });
  problems.push(
    ...checkCases(cases),
    ...checkInventedCases(inventedCases, cases),
    ...checkTerms(terms, termSources),
    ...checkAuthorities(authorities),
    ...checkRules(rules),
    ...checkRuleReferences(rules, [...topics, ...faqs, ...guides, ...claims, ...documents]),
    ...checkStages(stages, toIds(guides), toIds(rules)),
    ...checkStepActions(guides, {
      hotlines: toIds(hotlines),
      documents: documents.map((d) => d.value),
      deadlines: toIds(deadlines),
    }),
    ...checkPapers(papers, {
      guides: toIds(guides),
      faqs: toIds(faqs),
      documents: toIds(documents),
      rules: toIds(rules),
      urgent: toIds(triage),
      presets: toIds(deadlines),
    }),
  );

  const sortedTopics = topics.map((t) => t.value).sort((a, b) => a.order - b.order);
  if (problems.length === 0) {
    const missing = TOPIC_IDS.filter((id, index) => sortedTopics[index]?.id !== id);
    if (missing.length > 0)
      problems.push({
        file: 'content/topics',
        line: 1,
        message: `missing or out of order: ${missing.join(', ')}`,
      });
  }
  const hotlineById = new Map(
    hotlines.map(({ value }): [string, Hotline] => {
      const spanish = findSpanish(spanishHotlines, value.id, [value.label, value.note]);
      return [value.id, { ...value, ...(spanish && { spanish }) }];
    }),
  );
  for (const { file, line, value } of [...topics, ...triage]) {
    for (const { hotline } of 'urgent' in value ? value.urgent : [value]) {
      if (hotline && !hotlineById.has(hotline))
        problems.push({ file, line, message: `no hotline "${hotline}"` });
    }
  }
  const byTopic = new Map<TopicId, Resource[]>(TOPIC_IDS.map((id) => [id, []]));
  for (const { file, line, value } of resources) {
    const ids = resolveTopics(value.topics, sortedTopics);
    for (const unknown of ids.unknown)
      problems.push({ file, line, message: `topics: no topic "${unknown}"` });
    for (const id of ids.known) byTopic.get(id)?.push(value);
  }

  // Most specific first: a resource for one topic comes before one for ten.
  for (const list of byTopic.values()) list.sort((a, b) => a.topics.length - b.topics.length);
  const nationalCounts = new Map(
    [...byTopic].map(([topic, list]) => [topic, list.filter((r) => !r.state).length]),
  );

  const library: Library = {
    version: content.version(),
    topics: sortedTopics,
    faqs: faqs.map((f) => f.value),
    guides: guides.map((g) => g.value),
    resources: resources.map((r) => r.value),
    hotlines: [...hotlineById.values()],
    pages: pages.map((p) => p.value),
    cases: cases.map((c) => c.value),
    inventedCases: inventedCases.map((o) => o.value),
    terms: terms.map((t) => t.value).sort((a, b) => a.term.localeCompare(b.term, 'en')),
    termSources: termSources.map((s) => s.value),
    authorities: authorities.map((a) => a.value),
    usCode: () => {
      usCode ??= readUsCode(usCodeBytes);
      return usCode;
    },
    zipCodes: () => {
      zipCodes ??= readZipCodes(zipBytes);
      return zipCodes;
    },
    povertyGuidelines: povertyGuidelines.map((g) => g.value),
    postalAreas: postalAreas.map((a) => a.value),
    helpNotes: helpNotes.map((n) => n.value),
    statuteHashes: statuteHashes.map((h) => h.value),
    lawChanges: NO_LAW_CHANGES,
    prompts: prompts.map((p) => p.value),
    triage: triage.map(({ value: { hotline, ...rule } }) => {
      const spanish = findSpanish(spanishTriage, rule.id, [rule.when, ...rule.acts, rule.more]);
      return { ...rule, hotline: hotlineById.get(hotline ?? ''), ...(spanish && { spanish }) };
    }),
    refusals: refusals.map((r) => r.value),
    accuracy: accuracy.map((a) => a.value),
    dangerAccuracy: dangerAccuracy[0]?.value,
    measures: measures.map(({ value }) => value),
    feeds: feeds.map((f) => f.value),
    news: news.map((n) => n.value),
    documents: documents.map((d) => d.value),
    claims: claims.map((c) => c.value),
    deadlines: deadlines.map((d) => d.value),
    motions: motions.map((m) => m.value),
    rules: rules.map((r) => r.value).sort((a, b) => a.order - b.order),
    stages: stages.map((s) => s.value),
    papers: papers.map((p) => p.value),
    scams: scams.map((s) => s.value),
    paperModels: () => {
      paperModels ??= readPaperModels(paperModelBytes);
      return paperModels;
    },
    resourceCount: (topic) => nationalCounts.get(topic) ?? 0,
    resourcesFor: (topic) => byTopic.get(topic) ?? [],
  };
  return { library, problems };
}

const toIds = (items: { value: { id: string } }[]) => new Set(items.map(({ value }) => value.id));
