// The card above the results: the first sentence of the answer, its source, and what to do next:
// the steps, a letter, a person.
import type { Library } from '#features/library/load-library.server.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { getFirstSentence } from './first-sentence.ts';
import { toPlainText } from './index/list-items.ts';
import type { SearchItem } from './index/search-item.ts';

export type ShortAnswerView = {
  sentence: string;
  question: string;
  href: string;
  topic: TopicId;
  checkedOn: string;
  guide?: { title: string; href: string };
  letter?: { title: string; href: string };
};

export function viewShortAnswer(
  library: Library,
  { item, guide: guideItem }: { item: SearchItem; guide?: SearchItem },
): ShortAnswerView | undefined {
  const guide = library.guides.find(({ id }) => id === guideItem?.id);
  const faq = library.faqs.find(({ id }) => item.kind === 'faq' && id === item.id);
  const source = faq ?? guide;
  if (!source) return undefined;
  const letter = guide && findLetter(library, guide);
  const text = faq ? faq.body : (guide?.opening ?? guide?.description ?? '');
  return {
    sentence: getFirstSentence(text.split(/\n\s*\n/).map(toPlainText)),
    question: item.title,
    href: item.href,
    topic: source.topic,
    checkedOn: source.checkedOn,
    ...(guide && { guide: { title: guide.title, href: `/guides/${guide.id}` } }),
    ...(letter && { letter }),
  };
}

/** The first letter or document that a step of the guide has the reader write. */
function findLetter(
  { documents }: Library,
  guide: Library['guides'][number],
): ShortAnswerView['letter'] {
  const steps: { title: string; actions?: readonly object[] }[] = guide.steps;
  const ids = steps.flatMap(({ actions = [] }) =>
    actions.flatMap((action) => ('write' in action ? action.write : [])),
  );
  const document = documents.find(({ id }) => ids.includes(id));
  return document && { title: document.title, href: `/documents?type=${document.id}` };
}
