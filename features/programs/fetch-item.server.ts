// The whole text of an item by its id, which is its path on this site: what search found, and every
// decision, section and state's rule that has a page.
import type { z } from 'zod';
import { getTermIndex } from '#features/dictionary/term-index.ts';
import { findNamed } from '#features/library/earlier-names.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Source } from '#features/library/schema/schema.ts';
import { findStateBySlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { answerRule } from './answer-rule.server.ts';
import { createFrame, ownSource, readPath, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import { readDecision } from './read-decision.server.ts';
import { readStatute } from './read-statute.server.ts';
import type { FetchedItem, FetchItem } from './schema.ts';
import type { Frame } from './schema-parts.ts';

type Deps = Pick<LibraryDeps, 'db' | 'library' | 'site' | 'clock' | 'log'>;
type Answer = z.infer<typeof FetchedItem>;
type Reader = (deps: Deps, id: string, hash: string) => Result<Answer> | undefined;
type SlowReader = (
  deps: Deps,
  id: string,
  hash: string,
) => ReturnType<Reader> | Promise<ReturnType<Reader>>;

export async function fetchItem(
  deps: Deps,
  { id }: z.infer<typeof FetchItem>,
): Promise<Result<Answer>> {
  const [path = '', hash = ''] = readPath(deps, id).split('#');
  const [, folder = '', rest = ''] = /^\/([a-z]+)(?:\/([^?]*))?/.exec(path) ?? [];
  const read = Object.hasOwn(READERS, folder) ? READERS[folder] : undefined;
  const found = read ? await read(deps, rest, hash) : readBare(deps, path.slice(1));
  return found ?? fail('not_found', texts.notFetched);
}

/** The id of a rule, guide, topic or term, as other tools give it, without its folder. */
const readBare = (deps: Deps, id: string) =>
  readRule(deps, id, '') ??
  readGuide(deps, id, '') ??
  readTopic(deps, id, '') ??
  readTerm(deps, id, '');

type Item = { title: string; path: string; text: string };
type Provenance = { checkedOn: string; sources?: Source[]; attorneyReviewed?: boolean };

const toAnswer = (
  deps: Deps,
  { title, path, text }: Item,
  { status, sources, assumed, notCovered, notAdvice }: Frame,
  quotedFields: string[] = [],
): Result<Answer> =>
  ok({
    id: path,
    title,
    url: toUrl(deps, path),
    text,
    quotedFields,
    status,
    sources,
    assumed,
    notCovered,
    notAdvice,
  });

/** `name`: in the list of what rests on a law that has changed. */
function ownText(deps: Deps, item: Item, { checkedOn, sources = [] }: Provenance, name = '') {
  const isChanged = deps.library.lawChanges.byItem.has(name);
  return toAnswer(
    deps,
    item,
    createFrame(isChanged ? 'partial' : 'found', {
      sources: [
        ownSource(deps, { title: item.title, path: item.path, checkedOn }),
        ...sources.map(({ title, url }) => ({ title, url, checkedOn, textDate: null })),
      ],
      assumed: [texts.noStateChosen],
      notCovered: [texts.notReviewed, ...(isChanged ? [texts.changedLaw] : [])],
    }),
  );
}

const readTopic: Reader = (deps, id, hash) => {
  const topic = deps.library.topics.find((each) => each.id === id);
  if (!topic) return undefined;
  const { faqs, guides } = deps.library;
  if (hash.startsWith('faq-')) {
    const faq = findNamed(faqs, hash.slice('faq-'.length));
    if (!faq) return undefined;
    const path = `/topics/${faq.topic}#faq-${faq.id}`;
    return ownText(deps, { title: faq.question, path, text: faq.body }, faq, `faqs/${faq.id}`);
  }
  const list = (name: string, lines: string[]) => (lines.length > 0 ? [name, ...lines] : []);
  const text = [
    topic.description,
    topic.body,
    ...list(
      'Deadlines',
      topic.deadlines.map((deadline) => Object.values(deadline).filter(isText).join(': ')),
    ),
    ...list(
      'Guides',
      guides
        .filter((guide) => guide.topic === id)
        .map((guide) => `/guides/${guide.id}: ${guide.title}`),
    ),
    ...list(
      'Questions',
      faqs
        .filter((faq) => faq.topic === id)
        .map((faq) => `/topics/${id}#faq-${faq.id}: ${faq.question}`),
    ),
  ].join('\n\n');
  return ownText(deps, { title: topic.title, path: `/topics/${id}`, text }, topic, `topics/${id}`);
};

const isText = (value: unknown): value is string => typeof value === 'string';

const readGuide: Reader = (deps, id) => {
  const guide = findNamed(deps.library.guides, id);
  if (!guide) return undefined;
  const steps = guide.steps.map(({ title, content, tips, warnings }, index) =>
    [`${index + 1}. ${title}`, content, ...warnings, ...tips].join('\n\n'),
  );
  const text = [guide.description, ...guide.prerequisites, ...steps].join('\n\n');
  return ownText(
    deps,
    { title: guide.title, path: `/guides/${guide.id}`, text },
    guide,
    `guides/${guide.id}`,
  );
};

const readTerm: Reader = (deps, id) => {
  const term = getTermIndex(deps.library).byId.get(id);
  if (!term) return undefined;
  const text = [term.definition, term.example, ...term.citations].join('\n\n');
  const sources = deps.library.termSources.filter((source) => term.sources.includes(source.id));
  return ownText(deps, { title: term.term, path: `/dictionary/${id}`, text }, { ...term, sources });
};

const readResource: Reader = (deps, _id, hash) => {
  const resource = deps.library.resources.find(
    (each) => each.id === hash.replace(/^resource-/, ''),
  );
  if (!resource) return undefined;
  const { title, organization, description, phone, url } = resource;
  const text = [organization, description, phone, url].filter(Boolean).join('\n\n');
  return ownText(deps, { title, path: `/resources#${resource.id}`, text }, resource);
};

const readRule: Reader = (deps, id) => {
  const rule = findNamed(deps.library.rules, id);
  if (!rule) return undefined;
  const { question, meaning, matters, counting } = rule;
  const text = [question, meaning, matters, counting].join('\n\n');
  const days = Object.values(rule.states).flatMap((cell) => ('readOn' in cell ? cell.readOn : []));
  const checkedOn = days.toSorted()[0] ?? '';
  return ownText(deps, { title: rule.title, path: `/rules/${rule.id}`, text }, { checkedOn });
};

const readState: Reader = (deps, slug, hash) => {
  const state = findStateBySlug(slug);
  if (!state) return undefined;
  if (!hash) return readAllOfState(deps, slug, state);
  const answered = answerRule(deps, { rule: hash, state });
  if (!answered.ok || !answered.value.rule) return undefined;
  const { rule, sentence, exceptions, cite, notCovered } = answered.value;
  const text = [sentence, ...exceptions, cite, ...notCovered].filter(isText).join('\n\n');
  return toAnswer(
    deps,
    { title: rule.title, path: `/states/${slug}#${hash}`, text },
    answered.value,
  );
};

/** Each rule of a state in a line; the whole of one has an address of its own. */
function readAllOfState(deps: Deps, slug: string, state: StateCode): Result<Answer> {
  const read = deps.library.rules.map(({ id }) => answerRule(deps, { rule: id, state }));
  const answers = read.flatMap((each) => (each.ok ? each.value : []));
  const days = answers.flatMap(({ sources }) =>
    sources.flatMap((source) => source.checkedOn ?? []),
  );
  const text = answers
    .map(({ rule, value, cite }) =>
      value
        ? `${rule?.title}: ${value} (${cite}) /states/${slug}#${rule?.id}`
        : `${rule?.title}: ${texts.notRead}`,
    )
    .join('\n\n');
  const path = `/states/${slug}`;
  const title = texts.allRules(STATES[state]);
  return toAnswer(
    deps,
    { title, path, text },
    createFrame(answers.every(({ value }) => value) ? 'found' : 'partial', {
      sources: [ownSource(deps, { title, path, checkedOn: days.toSorted()[0] ?? null })],
      assumed: [texts.stateGiven(STATES[state])],
      notCovered: [texts.localRules, texts.exceptionsElsewhere],
    }),
  );
}

const readCase: SlowReader = async (deps, slug) => {
  const read = await readDecision(deps, { id: slug });
  if (!read.ok) return read;
  const { id, citations, summary, holdings, quotedText, quotedName } = read.value;
  const text = [summary, ...holdings, quotedText].filter(isText).join('\n\n');
  const title = quotedName || citations[0] || id;
  return toAnswer(deps, { title, path: `/cases/${id}`, text }, read.value, ['title', 'text']);
};

const readSection: SlowReader = async (deps, rest) => {
  const read = await readStatute(deps, { citation: `/law/${rest}` });
  if (!read.ok) return read;
  const { id, cite, quotedHeading, quotedText } = read.value;
  if (!id) return undefined;
  const text = [quotedHeading, quotedText].filter(Boolean).join('\n\n');
  return toAnswer(deps, { title: cite, path: id, text }, read.value, ['text']);
};

const READERS: Record<string, SlowReader> = {
  topics: readTopic,
  guides: readGuide,
  dictionary: readTerm,
  resources: readResource,
  rules: readRule,
  states: readState,
  cases: readCase,
  law: readSection,
};
