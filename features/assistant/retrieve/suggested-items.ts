// Which item answers each question that the chat itself suggests: what we propose to ask must be
// answered well. The item says so (`suggested:`). A suggested definition needs none.
import type { ContentProblem } from '#features/library/files/read-content.server.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { MORE_SUGGESTED, SUGGESTED } from '../messages/tables.ts';

const SUGGESTIONS: readonly string[] = [...SUGGESTED, ...MORE_SUGGESTED];

export function findSuggestedItem(
  items: readonly SearchItem[],
  question: string,
): SearchItem | undefined {
  const text = question.trim();
  return text === '' ? undefined : items.find(({ suggested }) => suggested === text);
}

/** Suggestions that no item answers, or two, and items that answer what is not suggested. */
export function findSuggestionProblems({
  faqs,
  guides,
  terms,
}: Pick<Library, 'faqs' | 'guides' | 'terms'>): ContentProblem[] {
  const answering = [
    ...faqs.map(({ id, topic, suggested }) => ({
      file: `content/faq/${topic}/${id}.md`,
      suggested,
    })),
    ...guides.map(({ id, suggested }) => ({ file: `content/guides/${id}.md`, suggested })),
  ].filter(({ suggested }) => suggested !== undefined);
  const definitions = new Set(
    terms.flatMap(({ term }) => [
      `What is a ${term.toLowerCase()}?`,
      `What is ${term.toLowerCase()}?`,
    ]),
  );
  const toProblem = (file: string, message: string) => ({ file, line: 1, message });
  return [
    ...answering
      .filter(({ suggested = '' }) => !SUGGESTIONS.includes(suggested))
      .map(({ file, suggested }) =>
        toProblem(file, `suggested: the chat does not suggest "${suggested}"`),
      ),
    ...SUGGESTIONS.flatMap((question) => {
      const [first, ...others] = answering.filter(({ suggested }) => suggested === question);
      if (!first && !definitions.has(question))
        return toProblem(
          'content/faq',
          `the chat suggests "${question}": write \`suggested: "${question}"\` into the question or guide that answers it`,
        );
      return others.map(({ file }) =>
        toProblem(file, `suggested: ${first?.file} answers "${question}" already`),
      );
    }),
  ];
}
