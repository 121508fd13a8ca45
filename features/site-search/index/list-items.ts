// What can be found, and by which texts. An item is what a visitor opens; a passage is a piece of it that is short
// enough to have one meaning. Passages are known by the hash of their text, so an edit only loses its own vector.
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource } from '#features/library/schema/schema.ts';
import { topicsOf } from '#features/library/topic-aliases.ts';
import { plainProse } from '#lib/language/reading-grade.ts';
import type { ItemQuestions, TopicQuestions } from '../schema.ts';
import { isReference } from '../search-kinds.ts';
import { listReferenceItems } from './list-reference-items.ts';
import { passages } from './passage.ts';
import type { SearchItem } from './search-item.ts';

const PASSAGE_WORDS = 110;

/** What of the library can be searched. */
export type SearchableLibrary = Pick<Library, 'version' | 'topics' | 'faqs' | 'guides' | 'resources' | 'terms' | 'cases'> &
  Partial<Pick<Library, 'claims'>>;

/** What the search's own data adds to the library. */
export type MoreQuestions = { topicQuestions?: TopicQuestions[]; itemQuestions?: ItemQuestions[] };

export function listItems(library: SearchableLibrary, { topicQuestions = [], itemQuestions = [] }: MoreQuestions = {}): SearchItem[] {
  const titleOf = new Map(library.topics.map((t) => [t.id, t.title]));
  const situations = new Map(topicQuestions.map((t) => [t.id, t.questions]));
  const more = new Map(itemQuestions.map((i) => [i.id, i.questions]));

  const topics = library.topics.map((t): SearchItem => {
    const terms = t.keyTerms.map((k) => `${k.term}: ${k.shortDefinition} ${k.definition}`);
    const sections = t.body
      .split(/\n(?=## )/)
      .map(plainText)
      .filter(Boolean);
    return {
      ...{ kind: 'topic', id: t.id, title: t.title, href: `/topics/${t.id}`, description: t.description },
      ...{ tags: [t.category], topic: t.id, topics: [t.id] },
      paragraphs: [...sections, ...terms],
      terms: t.keyTerms.map((k) => k.term),
      questions: t.questions,
      passages: [
        ...passages('question', t.questions),
        ...passages('situation', situations.get(t.id) ?? []),
        ...passages('text', [`${t.title}: ${t.description}`, ...sections.flatMap((s) => chunks(s, `${t.title}: `)), ...terms]),
      ],
      floor: [t.title, t.description],
    };
  });

  const faqs = library.faqs.map((f): SearchItem => {
    const paragraphs = paragraphsOf(f.body);
    return {
      ...{ kind: 'faq', id: f.id, title: f.question, href: `/topics/${f.topic}#faq-${f.id}`, description: paragraphs[0] ?? '' },
      tags: [f.topic, ...f.related].map((id) => titleOf.get(id) ?? id),
      ...{ topic: f.topic, topics: [f.topic], paragraphs, terms: [], questions: f.questions },
      passages: [
        ...passages('question', [f.question, ...f.questions]),
        ...passages('text', chunks(paragraphs.join(' '), `${f.question} `)),
      ],
      floor: [f.question, paragraphs.join(' '), f.body],
    };
  });

  const guides = library.guides.map((g): SearchItem => {
    const steps = g.steps.map((s) => [`${s.title}.`, s.content, ...s.tips, ...s.warnings].map(plainText).join(' '));
    return {
      ...{ kind: 'guide', id: g.id, title: g.title, href: `/guides/${g.id}`, description: g.description },
      ...{
        tags: [titleOf.get(g.topic) ?? g.topic],
        topic: g.topic,
        topics: [g.topic],
        paragraphs: steps,
        terms: [],
        questions: g.questions,
      },
      passages: [
        ...passages('question', g.questions),
        ...passages('text', [`${g.title}. ${g.description}`, ...steps.map((step) => cut(`${g.title}: ${step}`))]),
      ],
      floor: [g.title, g.description, titleOf.get(g.topic) ?? '', ...g.prerequisites],
    };
  });

  const resources = library.resources.map(
    (r): SearchItem => ({
      ...{ kind: 'resource', id: r.id, title: r.title, href: resourceHref(r), description: r.description },
      ...{ tags: r.tags, topics: topicsOf(r.topics, library.topics).known, state: r.state, organization: r.organization },
      ...{ paragraphs: [], terms: [], questions: r.questions },
      passages: [
        ...passages('question', r.questions),
        ...passages('text', [`${r.title}, ${r.organization}. ${r.description} ${r.tags.join(', ')}`]),
      ],
      floor: [r.title, r.description, r.organization, ...r.tags],
    }),
  );

  return [...topics, ...guides, ...faqs, ...resources, ...listReferenceItems(library)].map((item) => {
    const questions = more.get(`${item.kind}:${item.id}`);
    if (!questions) return item;
    return { ...item, questions: [...item.questions, ...questions], passages: [...item.passages, ...passages('question', questions)] };
  });
}

/** Answers come first; terms and cases, which are looked up, after them. */
export function countAnswers(items: SearchItem[]): number {
  const first = items.findIndex(({ kind }) => isReference(kind));
  return first < 0 ? items.length : first;
}

/** The directory, narrowed so that this entry is on the page, and then the entry itself. */
function resourceHref({ id, title, state }: Resource): string {
  return `/resources?${new URLSearchParams({ q: title, ...(state && { place: state }) })}#resource-${id}`;
}

export function plainText(markdown: string): string {
  return plainProse(markdown).replace(/\s+/g, ' ').trim();
}

function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/)
    .map(plainText)
    .filter(Boolean);
}

/** Sentences gathered into pieces of at most about a hundred words, each opened by what it is about. */
function chunks(text: string, about: string): string[] {
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

function cut(text: string): string {
  return text.split(' ').slice(0, 150).join(' ');
}
