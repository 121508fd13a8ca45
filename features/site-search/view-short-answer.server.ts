// The card above the results: the first sentence of the answer, its source, and what to do next:
// the steps, a letter, a person.
import type { Library } from '#features/library/load-library.server.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { getFirstSentence } from './first-sentence.ts';
import { toPlainText } from './index/list-items.ts';
import type { ShortAnswer } from './schema.ts';

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
  answer: ShortAnswer | undefined,
): ShortAnswerView | undefined {
  const faq = library.faqs.find(({ id }) => id === answer?.faq);
  if (!faq) return undefined;
  const guide = library.guides.find(({ id }) => id === answer?.guide);
  const letter = guide && findLetter(library, guide);
  return {
    sentence: getFirstSentence(faq.body.split(/\n\s*\n/).map(toPlainText)),
    question: faq.question,
    href: `/topics/${faq.topic}#faq-${faq.id}`,
    topic: faq.topic,
    checkedOn: faq.checkedOn,
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
