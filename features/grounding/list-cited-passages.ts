// The passages of the library that an answer can cite: an FAQ, a step of a guide, a section of a
// topic, a definition, the holdings of a case, an entry of the directory. Each has the link that
// opens it and its blocks of text.

import type { Library } from '#features/library/load-library.server.ts';
import type { Resource } from '#features/library/schema/schema.ts';
import { toPlainText } from '#features/search/index/list-items.ts';
import type { SearchKind } from '#features/search/schema.ts';
import {
  readRuleSourceId,
  writeMissingRule,
  writeRuleSentences,
} from '#features/state-rules/rule-sentences.ts';
import { getStateSlug, STATES } from '#legal/jurisdictions.ts';
import { memoize } from '#lib/memo.ts';
import type { AnswerSection } from './answer.ts';
import { splitSentences } from './model-text/split-sentences.ts';
import { type LibraryBlock, readLibraryText } from './read-library-text.ts';

export type LibraryPassage = {
  kind: SearchKind;
  id: string;
  title: string;
  href: string;
  note?: string;
  checkedOn?: string;
  /** Title of the step or section within its item. */
  part?: string;
  text: string;
  blocks: LibraryBlock[];
};

const getPassagesByItem = memoize((_: Library) => new Map<string, LibraryPassage[]>());

/** All passages of one item, in order. */
export function listPassages(library: Library, kind: SearchKind, id: string): LibraryPassage[] {
  const passagesByItem = getPassagesByItem(library);
  const key = `${kind}:${id}`;
  const passages = passagesByItem.get(key) ?? readItem(library, kind, id);
  passagesByItem.set(key, passages);
  return passages;
}

/** The passages that a source consists of. */
export function listSourcePassages(
  library: Library,
  { kind, id, passage }: { kind: string; id: string; passage: string },
): LibraryPassage[] {
  if (kind === 'news' || kind === 'statute') return [];
  return listPassages(library, kind as SearchKind, id).filter(({ text }) => passage.includes(text));
}

function readItem(library: Library, kind: SearchKind, id: string): LibraryPassage[] {
  if (kind === 'faq')
    return library.faqs
      .filter((f) => f.id === id)
      .map((f) =>
        createTextPassage(
          {
            kind,
            id,
            title: f.question,
            href: `/topics/${f.topic}#faq-${id}`,
            checkedOn: f.checkedOn,
          },
          f.body,
        ),
      );
  if (kind === 'guide') return library.guides.filter((g) => g.id === id).flatMap(readSteps);
  if (kind === 'topic') return library.topics.filter((t) => t.id === id).flatMap(readSections);
  if (kind === 'term') {
    return library.terms.filter((t) => t.id === id).map(readTerm);
  }
  if (kind === 'case') {
    return library.cases
      .filter((c) => c.id === id)
      .map((c) =>
        createLinesPassage(
          {
            kind,
            id,
            title: c.name,
            href: `/cases/${id}#summary`,
            note: c.citation,
            checkedOn: c.checkedOn,
          },
          'law',
          [c.summary, ...c.holdings],
        ),
      );
  }
  if (kind === 'rule') return readRule(library, id);
  return library.resources.filter((r) => r.id === id).map(readResource);
}

/**
 * The example makes sense only below its definition, so it belongs to no section of other answers.
 */
function readTerm({
  id,
  term,
  definition,
  example,
  checkedOn,
}: Library['terms'][number]): LibraryPassage {
  const passage = createLinesPassage(
    { kind: 'term', id, title: term, href: `/dictionary/${id}`, checkedOn },
    'short',
    [definition, example],
  );
  return {
    ...passage,
    blocks: passage.blocks.map((block, index) =>
      index === 0 ? block : { ...block, section: 'other' },
    ),
  };
}

/** A state's rule; `id` names both. */
function readRule({ rules, resources }: Library, id: string): LibraryPassage[] {
  const source = readRuleSourceId(id);
  const rule = rules.find((each) => each.id === source?.ruleId);
  if (!rule || !source) return [];
  const sentences = writeRuleSentences(rule, source.state);
  const {
    lead,
    cases = [],
    more = [],
  } = sentences ?? { lead: writeMissingRule(rule, source.state, resources) };
  const listBullets = (texts: string[], section: AnswerSection, group: number) =>
    texts.map((text): LibraryBlock => ({ kind: 'bullet', section, sentences: [text], group }));
  const blocks: LibraryBlock[] = [
    { kind: 'paragraph', section: 'short', sentences: lead, group: 0 },
    ...listBullets(cases, 'short', 1),
    ...listBullets(more, 'law', 2),
  ];
  return [
    {
      kind: 'rule',
      id,
      title: `${rule.title}: ${STATES[source.state]}`,
      href: `/states/${getStateSlug(source.state)}#${rule.id}`,
      text: [...lead, ...cases, ...more].join(' '),
      blocks,
    },
  ];
}

type Head = Omit<LibraryPassage, 'text' | 'blocks'>;

function createTextPassage(head: Head, markdown: string): LibraryPassage {
  return { ...head, text: toPlainText(markdown), blocks: readLibraryText(markdown) };
}

function createLinesPassage(head: Head, section: AnswerSection, lines: string[]): LibraryPassage {
  const texts = lines.map(toPlainText);
  const blocks = texts.map(
    (text, group): LibraryBlock => ({
      kind: 'paragraph',
      section,
      sentences: splitSentences(text),
      group,
    }),
  );
  return { ...head, text: texts.join(' '), blocks };
}

function readSteps({ id, title, steps, checkedOn }: Library['guides'][number]): LibraryPassage[] {
  return steps.map((step, index) => {
    const head: Head = {
      kind: 'guide',
      id,
      title,
      href: `/guides/${id}#step-${index + 1}`,
      part: step.title,
      checkedOn,
    };
    return createLinesPassage(head, 'steps', [step.content, ...step.tips, ...step.warnings]);
  });
}

const SECTIONS: [RegExp, AnswerSection][] = [
  [/var(?:y|ies)|differ/i, 'varies'],
  [/get(?:ting)? help|find help|who can help|lawyer/i, 'lawyer'],
];

function readSections({
  id,
  title,
  body,
  deadlines,
  checkedOn,
}: Library['topics'][number]): LibraryPassage[] {
  const head: Head = { kind: 'topic', id, title, href: `/topics/${id}#overview`, checkedOn };
  const sections = body
    .split(/\n(?=## )/)
    .filter((section) => toPlainText(section) !== '')
    .map((section): LibraryPassage => {
      const part = toPlainText(/^##\s+(.*)/.exec(section)?.[1] ?? '');
      const passage = createTextPassage({ ...head, part }, section.replace(/^##\s+.*\n/, ''));
      const answerSection = SECTIONS.find(([pattern]) => pattern.test(part))?.[1] ?? 'law';
      return {
        ...passage,
        blocks: passage.blocks.map((block) => ({
          ...block,
          section: answerSection === 'law' && block.section === 'steps' ? 'steps' : answerSection,
        })),
      };
    });
  return [
    ...sections,
    ...deadlines.map(({ what, when }) =>
      createLinesPassage({ ...head, href: `/topics/${id}`, part: what }, 'deadlines', [
        formatLabeled(what, when),
      ]),
    ),
  ];
}

function readResource(resource: Resource): LibraryPassage {
  const { id, title, organization, description, state, checkedOn } = resource;
  const href = `/resources?${new URLSearchParams({ q: title, ...(state && { place: state }) })}#resource-${id}`;
  return createLinesPassage(
    { kind: 'resource', id, title, href, note: organization, checkedOn },
    'lawyer',
    [formatLabeled(title, description)],
  );
}

/** The pages show the same pair as a bold name followed by the text. */
export function formatLabeled(name: string, text: string): string {
  return `${name}: ${toPlainText(text)}`;
}
