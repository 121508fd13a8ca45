// The pieces of the library that an answer can point at: an FAQ, a step of a guide, a section of a topic, a definition, what a
// case held, an entry of the directory. Each knows the address that opens it and the blocks it is made of.

import type { Library } from '#features/library/load-library.server.ts';
import type { Resource } from '#features/library/schema/schema.ts';
import { plainText } from '#features/site-search/index/list-items.ts';
import type { SearchKind } from '#features/site-search/schema.ts';
import type { AnswerSection } from './answer.ts';
import { splitSentences } from './model-text/split-sentences.ts';
import { type LibraryBlock, readLibraryText } from './read-library-text.ts';

export type LibraryPassage = {
  kind: SearchKind;
  id: string;
  title: string;
  href: string;
  note?: string;
  /** What it is called within its item: a step's or a section's title. */
  part?: string;
  text: string;
  blocks: LibraryBlock[];
};

const kept = new WeakMap<Library, Map<string, LibraryPassage[]>>();

/** All passages of one item, in its own order. */
export function passagesOf(library: Library, kind: SearchKind, id: string): LibraryPassage[] {
  const all = kept.get(library) ?? new Map<string, LibraryPassage[]>();
  kept.set(library, all);
  const key = `${kind}:${id}`;
  const passages = all.get(key) ?? readItem(library, kind, id);
  all.set(key, passages);
  return passages;
}

/** The passages that a source was made of. */
export function passagesIn(library: Library, { kind, id, passage }: { kind: string; id: string; passage: string }): LibraryPassage[] {
  if (kind === 'news') return [];
  return passagesOf(library, kind as SearchKind, id).filter(({ text }) => passage.includes(text));
}

function readItem(library: Library, kind: SearchKind, id: string): LibraryPassage[] {
  if (kind === 'faq')
    return library.faqs
      .filter((f) => f.id === id)
      .map((f) => fromText({ kind, id, title: f.question, href: `/topics/${f.topic}#faq-${id}` }, f.body));
  if (kind === 'guide') return library.guides.filter((g) => g.id === id).flatMap(stepsOf);
  if (kind === 'topic') return library.topics.filter((t) => t.id === id).flatMap(sectionsOf);
  if (kind === 'term') {
    return library.terms
      .filter((t) => t.id === id)
      .map((t) => fromLines({ kind, id, title: t.term, href: `/dictionary/${id}` }, 'short', [t.definition]));
  }
  if (kind === 'case') {
    return library.cases
      .filter((c) => c.id === id)
      .map((c) =>
        fromLines({ kind, id, title: c.name, href: `/cases/${id}#summary`, note: c.citation }, 'law', [c.summary, ...c.holdings]),
      );
  }
  return library.resources.filter((r) => r.id === id).map(entryOf);
}

type Head = Omit<LibraryPassage, 'text' | 'blocks'>;

function fromText(head: Head, markdown: string): LibraryPassage {
  return { ...head, text: plainText(markdown), blocks: readLibraryText(markdown) };
}

function fromLines(head: Head, section: AnswerSection, lines: string[]): LibraryPassage {
  const texts = lines.map(plainText);
  const blocks = texts.map((text, group): LibraryBlock => ({ kind: 'paragraph', section, sentences: splitSentences(text), group }));
  return { ...head, text: texts.join(' '), blocks };
}

function stepsOf({ id, title, steps }: Library['guides'][number]): LibraryPassage[] {
  return steps.map((step, index) => {
    const head: Head = { kind: 'guide', id, title, href: `/guides/${id}#step-${index + 1}`, part: step.title };
    return fromLines(head, 'steps', [step.content, ...step.tips, ...step.warnings]);
  });
}

const SECTIONS: [RegExp, AnswerSection][] = [
  [/var(?:y|ies)|differ/i, 'varies'],
  [/get(?:ting)? help|find help|who can help|lawyer/i, 'lawyer'],
];

function sectionsOf({ id, title, body, deadlines }: Library['topics'][number]): LibraryPassage[] {
  const head: Head = { kind: 'topic', id, title, href: `/topics/${id}#overview` };
  const sections = body
    .split(/\n(?=## )/)
    .filter((section) => plainText(section) !== '')
    .map((section): LibraryPassage => {
      const part = plainText(/^##\s+(.*)/.exec(section)?.[1] ?? '');
      const passage = fromText({ ...head, part }, section.replace(/^##\s+.*\n/, ''));
      const as = SECTIONS.find(([pattern]) => pattern.test(part))?.[1] ?? 'law';
      return {
        ...passage,
        blocks: passage.blocks.map((block) => ({ ...block, section: as === 'law' && block.section === 'steps' ? 'steps' : as })),
      };
    });
  return [
    ...sections,
    ...deadlines.map(({ what, when }) => fromLines({ ...head, href: `/topics/${id}`, part: what }, 'deadlines', [labelled(what, when)])),
  ];
}

function entryOf(resource: Resource): LibraryPassage {
  const { id, title, organization, description, state } = resource;
  const href = `/resources?${new URLSearchParams({ q: title, ...(state && { place: state }) })}#resource-${id}`;
  return fromLines({ kind: 'resource', id, title, href, note: organization }, 'lawyer', [labelled(title, description)]);
}

/** As the pages show the two: the name in bold and then what is said of it. */
export function labelled(name: string, text: string): string {
  return `${name}: ${plainText(text)}`;
}
