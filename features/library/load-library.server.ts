// Reads the whole library into memory once, at startup. Cross-references are checked here, so that
// no page has to handle a missing topic, hotline or alias.
import { join } from 'node:path';
import { readZipCodes, type ZipCodes } from '#legal/places/zip-codes.ts';
import { readUsCode, type UsCode } from '#legal/statutes/us-code.ts';
import { makeOnce } from '#lib/memo.ts';
import { checkInventedCases } from './checks/check-invented-cases.ts';
import { checkAuthorities, checkCases, checkTerms } from './checks/check-law.ts';
import { checkPapers } from './checks/check-papers.ts';
import { checkRuleTraps } from './checks/check-rule-traps.ts';
import { checkOfficialPages, checkRuleReferences, checkRules } from './checks/check-rules.ts';
import { checkStages } from './checks/check-stages.ts';
import { checkStepActions } from './checks/check-step-actions.ts';
import { ITEMS_FILE, type ItemRecords, parseRecords } from './compared/item-records.ts';
import { type Comparisons, compareItems, markItems } from './compared/mark-items.ts';
import { createNames, type Names } from './earlier-names.ts';
import {
  type ContentItem,
  type ContentProblem,
  type ContentSource,
  openContent,
} from './files/read-content.server.ts';
import { type Values as ContentValues, readKinds } from './files/read-kinds.ts';
import { followNames } from './follow-names.ts';
import { KINDS } from './kinds.ts';
import { readClaims } from './read-claims.server.ts';
import { PAPER_MODEL_FILES, type PaperModels, readPaperModels } from './read-paper-models.ts';
import type { DangerAccuracy } from './schema/accuracy-schema.ts';
import type { Claim } from './schema/claim-schema.ts';
import type { BuiltInCase } from './schema/law-schema.ts';
import {
  type Hotline,
  type Resource,
  TOPIC_IDS,
  type TopicId,
  type TriageRule,
} from './schema/schema.ts';
import { type LawChanges, NO_LAW_CHANGES } from './schema/statute-hash-schema.ts';
import { findSpanish } from './spanish.ts';
import { resolveTopics } from './topic-aliases.ts';

type Values = Omit<
  ContentValues<typeof KINDS>,
  | 'resources'
  | 'cases'
  | 'hotlines'
  | 'triage'
  | 'dangerAccuracy'
  | 'spanishHotlines'
  | 'spanishTriage'
>;

/** Terms are in the order of the alphabet, topics and rules in that of their pages. */
export type Library = Values & {
  version: string;
  resources: Resource[];
  cases: BuiltInCase[];
  hotlines: Hotline[];
  triage: TriageRule[];
  claims: Claim[];
  dangerAccuracy: DangerAccuracy | undefined;
  /** Of every item with something to compare, whether it is as it was compared. */
  comparisons: Comparisons;
  /** Of every item that there is or was. */
  records: ItemRecords;
  /** Ids of today, of renamed and of deleted items. */
  names: Names;
  /** Replaced by the server when imported law differs from `statuteHashes`. */
  lawChanges: LawChanges;
  /**
   * The sections of the U.S. Code; unpacked at the first call, like the next two, because most
   * processes answer their first pages without them.
   */
  usCode: () => UsCode;
  zipCodes: () => ZipCodes;
  /** Second opinions on papers (training/README.md). */
  paperModels: () => PaperModels;
  /** National resources of a topic: the number on its card and the thickness of its spine. */
  resourceCount: (topic: TopicId) => number;
  resourcesFor: (topic: TopicId) => Resource[];
};

/** `notes`: what works and could be written better. */
export type LoadedLibrary = {
  library: Library;
  problems: ContentProblem[];
  notes: ContentProblem[];
  /** Where an item stands, by its name in derived/items.json. */
  findPlace: (name: string) => { file: string; line: number };
};

export function loadLibrary(source: ContentSource): LoadedLibrary {
  const content = openContent(source);
  const { problems } = content;
  const read = readKinds(content, KINDS);
  const records = parseRecords(...content.readDerived(ITEMS_FILE));
  const names = createNames(
    {
      faqs: read.items.faqs,
      guides: read.items.guides,
      terms: read.items.terms,
      rules: read.items.rules,
      cases: read.items.cases,
    },
    records,
  );
  const followed = followNames({ ...read.items, claims: readClaims(content) }, names);
  const items = { ...read.items, ...followed.items };
  const { claims } = items;
  const values = {
    ...read.values,
    ...Object.fromEntries(
      Object.entries(followed.items).map(([kind, list]) => [kind, list.map(({ value }) => value)]),
    ),
  } as typeof read.values & { claims: Claim[] };
  const comparisons = compareItems(values, records);
  const marked = markItems(values, comparisons);
  const usCode = content.readBytes('derived', join('law', 'us-code.br'));
  const zipCodes = content.readBytes('derived', join('people', 'zip-codes.br'));
  const paperModels = PAPER_MODEL_FILES.map((name) => content.readBytes('models', name));
  const { topics, resources, triage } = items;
  problems.push(
    ...checkCases(items.cases),
    ...checkInventedCases(items.inventedCases, items.cases),
    ...checkTerms(items.terms, items.termSources),
    ...checkAuthorities(items.authorities),
    ...checkRules(items.rules),
    ...checkRuleTraps(items.rules),
    ...checkOfficialPages(items.rules, toIds(resources)),
    ...checkRuleReferences(items.rules, [
      ...topics,
      ...items.faqs,
      ...items.guides,
      ...claims,
      ...items.documents,
    ]),
    ...checkStages(items.stages, toIds(items.guides), toIds(items.rules)),
    ...checkStepActions(items.guides, {
      hotlines: toIds(items.hotlines),
      documents: values.documents,
      deadlines: toIds(items.deadlines),
    }),
    ...checkPapers(items.papers, {
      guides: toIds(items.guides),
      faqs: toIds(items.faqs),
      documents: toIds(items.documents),
      rules: toIds(items.rules),
      urgent: toIds(triage),
      presets: toIds(items.deadlines),
    }),
  );

  const sortedTopics = marked.topics.toSorted(byOrder);
  if (problems.length === 0) {
    const missing = TOPIC_IDS.filter((id, index) => sortedTopics[index]?.id !== id);
    if (missing.length > 0)
      problems.push({
        file: 'content/topics',
        line: 1,
        message: `missing or out of order: ${missing.join(', ')}`,
      });
  }
  const { spanishHotlines, spanishTriage, dangerAccuracy, ...asTheyAre } = values;
  const hotlineById = new Map(
    marked.hotlines.map((hotline): [string, Hotline] => {
      const spanish = findSpanish(spanishHotlines, hotline.id, [hotline.label, hotline.note]);
      return [hotline.id, { ...hotline, ...(spanish && { spanish }) }];
    }),
  );
  for (const { file, line, value } of [...topics, ...triage]) {
    for (const { hotline } of 'urgent' in value ? value.urgent : [value]) {
      if (hotline && !hotlineById.has(hotline))
        problems.push({ file, line, message: `no hotline "${hotline}"` });
    }
  }
  const byTopic = new Map<TopicId, Resource[]>(TOPIC_IDS.map((id) => [id, []]));
  for (const [index, { file, line, value }] of resources.entries()) {
    const ids = resolveTopics(value.topics, sortedTopics);
    for (const unknown of ids.unknown)
      problems.push({ file, line, message: `topics: no topic "${unknown}"` });
    for (const id of ids.known) byTopic.get(id)?.push(marked.resources[index] as Resource);
  }

  // Most specific first: a resource for one topic comes before one for ten.
  for (const list of byTopic.values()) list.sort((a, b) => a.topics.length - b.topics.length);
  const nationalCounts = new Map(
    [...byTopic].map(([topic, list]) => [topic, list.filter((r) => !r.state).length]),
  );

  const library: Library = {
    ...asTheyAre,
    ...marked,
    version: content.version(),
    topics: sortedTopics,
    rules: marked.rules.toSorted(byOrder),
    terms: values.terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en')),
    hotlines: [...hotlineById.values()],
    triage: marked.triage.map(({ hotline, ...rule }) => {
      const spanish = findSpanish(spanishTriage, rule.id, [rule.when, ...rule.acts, rule.more]);
      return { ...rule, hotline: hotlineById.get(hotline ?? ''), ...(spanish && { spanish }) };
    }),
    dangerAccuracy: dangerAccuracy[0],
    comparisons,
    records,
    names,
    lawChanges: NO_LAW_CHANGES,
    usCode: makeOnce(() => readUsCode(usCode)),
    zipCodes: makeOnce(() => readZipCodes(zipCodes)),
    paperModels: makeOnce(() => readPaperModels(paperModels)),
    resourceCount: (topic) => nationalCounts.get(topic) ?? 0,
    resourcesFor: (topic) => byTopic.get(topic) ?? [],
  };
  return { library, problems, notes: followed.notes, findPlace: createPlaceFinder(items) };
}

function createPlaceFinder(items: Record<string, ContentItem<{ id?: string }>[]>) {
  return (name: string) => {
    const [kind = '', id] = name.split('/');
    const item = items[kind]?.find(({ value }) => value.id === id);
    return { file: item?.file ?? 'content', line: item?.line ?? 1 };
  };
}

const toIds = (items: { value: { id: string } }[]) => new Set(items.map(({ value }) => value.id));
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
