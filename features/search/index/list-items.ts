// What can be found, and by which texts. An item is what a visitor opens; a passage is a piece of
// it that is short enough for one embedding. Passages are identified by the hash of their text, so
// an edit invalidates only its own vector.
import { getEarlierIds } from '#features/library/earlier-names.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource } from '#features/library/schema/schema.ts';
import { resolveTopics } from '#features/library/topic-aliases.ts';
import { toPlainProse } from '#lib/language/reading-grade.ts';
import type { ItemQuestions, TopicQuestions } from '../schema.ts';
import { isReferenceKind } from '../search-kinds.ts';
import { listReferenceItems } from './list-reference-items.ts';
import { createPassages } from './passage.ts';
import type { SearchItem } from './search-item.ts';

const PASSAGE_WORDS = 110;

/** The searchable parts of the library. */
export type SearchableLibrary = Pick<
  Library,
  'version' | 'topics' | 'faqs' | 'guides' | 'resources' | 'terms' | 'cases'
> &
  Partial<Pick<Library, 'claims' | 'rules'>>;

/** Questions from the files beside the items, in addition to those in the library. */
export type ExtraQuestions = { topicQuestions?: TopicQuestions[]; itemQuestions?: ItemQuestions[] };

export function listItems(
  library: SearchableLibrary,
  { topicQuestions = [], itemQuestions = [] }: ExtraQuestions = {},
): SearchItem[] {
  const topicTitles = new Map(library.topics.map((t) => [t.id, t.title]));
  const situations = new Map(topicQuestions.map((t) => [t.id, t.questions]));
  const extraQuestions = new Map(itemQuestions.map((i) => [i.id, i.questions]));

  const topics = library.topics.map((t): SearchItem => {
    const terms = t.keyTerms.map((k) => `${k.term}: ${k.shortDefinition} ${k.definition}`);
    const sections = t.body
      .split(/\n(?=## )/)
      .map(toPlainText)
      .filter(Boolean);
    return {
      kind: 'topic',
      id: t.id,
      title: t.title,
      href: `/topics/${t.id}`,
      description: t.description,
      tags: [t.category],
      topic: t.id,
      topics: [t.id],
      paragraphs: [...sections, ...terms],
      terms: t.keyTerms.map((k) => k.term),
      questions: t.questions,
      passages: [
        ...createPassages('question', t.questions),
        ...createPassages('situation', situations.get(t.id) ?? []),
        ...createPassages('text', [
          `${t.title}: ${t.description}`,
          ...sections.flatMap((s) => splitIntoChunks(s, `${t.title}: `)),
          ...terms,
        ]),
      ],
      substringTexts: [t.title, t.description],
    };
  });

  const faqs = library.faqs.map((f): SearchItem => {
    const paragraphs = splitParagraphs(f.body);
    return {
      kind: 'faq',
      id: f.id,
      formerly: f.formerly,
      title: f.question,
      href: `/topics/${f.topic}#faq-${f.id}`,
      description: paragraphs[0] ?? '',
      tags: [f.topic, ...f.related].map((id) => topicTitles.get(id) ?? id),
      topic: f.topic,
      topics: [f.topic],
      sides: f.sides,
      case: f,
      answeredBy: f.answeredBy,
      suggested: f.suggested,
      paragraphs,
      terms: [],
      questions: f.questions,
      passages: [
        ...createPassages('question', [f.question, ...f.questions]),
        ...createPassages(
          'text',
          splitSections(f.body).flatMap((section) => splitIntoChunks(section, `${f.question} `)),
        ),
      ],
      substringTexts: [f.question, paragraphs.join(' '), f.body],
    };
  });

  const guides = library.guides.map((g): SearchItem => {
    const steps = g.steps.map((s) =>
      [`${s.title}.`, s.content, ...s.tips, ...s.warnings].map(toPlainText).join(' '),
    );
    return {
      kind: 'guide',
      id: g.id,
      formerly: g.formerly,
      title: g.title,
      href: `/guides/${g.id}`,
      description: g.description,
      tags: [topicTitles.get(g.topic) ?? g.topic],
      topic: g.topic,
      topics: [g.topic],
      sides: g.sides,
      case: g,
      answeredBy: g.answeredBy,
      suggested: g.suggested,
      paragraphs: steps,
      terms: [],
      questions: g.questions,
      passages: [
        ...createPassages('question', g.questions),
        ...createPassages('text', [
          `${g.title}. ${g.description}`,
          ...(g.opening ? [`${g.title}: ${g.opening}`] : []),
          ...steps.map((step) => truncateWords(`${g.title}: ${step}`)),
        ]),
      ],
      substringTexts: [g.title, g.description, topicTitles.get(g.topic) ?? '', ...g.prerequisites],
    };
  });

  const resources = library.resources.map(
    (r): SearchItem => ({
      kind: 'resource',
      id: r.id,
      title: r.title,
      href: getResourceHref(r),
      description: r.description,
      tags: r.tags,
      topics: resolveTopics(r.topics, library.topics).known,
      state: r.state,
      organization: r.organization,
      paragraphs: [],
      terms: [],
      questions: r.questions,
      passages: [
        ...createPassages('question', r.questions),
        ...createPassages('text', [
          `${r.title}, ${r.organization}. ${r.description} ${r.tags.join(', ')}`,
        ]),
      ],
      substringTexts: [r.title, r.description, r.organization, ...r.tags],
    }),
  );

  return [...topics, ...guides, ...faqs, ...resources, ...listReferenceItems(library)].map(
    (item) => {
      const names = [item.id, ...getEarlierIds(item)];
      const questions = names.flatMap((id) => extraQuestions.get(`${item.kind}:${id}`) ?? []);
      if (questions.length === 0) return item;
      return {
        ...item,
        questions: [...item.questions, ...questions],
        passages: [...item.passages, ...createPassages('question', questions)],
      };
    },
  );
}

/** Relies on the order of listItems: answers first, then terms and cases. */
export function countAnswers(items: SearchItem[]): number {
  const first = items.findIndex(({ kind }) => isReferenceKind(kind));
  return first < 0 ? items.length : first;
}

/**
 * The resource directory, filtered so that this entry is on the first page, with the entry as the
 * fragment.
 */
function getResourceHref({ id, title, state }: Resource): string {
  return `/resources?${new URLSearchParams({ q: title, ...(state && { place: state }) })}#resource-${id}`;
}

export function toPlainText(markdown: string): string {
  return toPlainProse(markdown).replace(/\s+/g, ' ').trim();
}

function splitParagraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/)
    .map(toPlainText)
    .filter(Boolean);
}

/** Paragraphs, a list with the line that opens it. */
function splitSections(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n(?!\s*(?:[-*+]|\d+[.)])\s)/)
    .map(toPlainText)
    .filter(Boolean);
}

/**
 * Groups sentences into chunks of at most about a hundred words, each prefixed with what it is
 * about.
 */
function splitIntoChunks(text: string, about: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let words = 0;
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const count = sentence.split(' ').length;
    if (words > 0 && words + count > PASSAGE_WORDS) {
      pieces.push(piece.join(' '));
      piece = [];
      words = 0;
    }
    piece.push(sentence);
    words += count;
  }
  if (piece.length > 0) pieces.push(piece.join(' '));
  return pieces.map((p) => about + p);
}

function truncateWords(text: string): string {
  return text.split(' ').slice(0, 150).join(' ');
}
