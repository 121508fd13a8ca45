// What a text has to do with the terms of a definition. A source that mentions one, under any of
// its names and in any inflection, is worth listing; only a source whose title is about them is
// worth quoting, because what mentions a word in passing answers something else. Other terms never
// follow a definition: the reader could take a neighbor's meaning for the one that was asked for.
import type { AnswerSource } from '#features/grounding/answer.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';

type CheckedSource = Pick<AnswerSource, 'kind' | 'title' | 'passage'>;

/**
 * The share of a title's words that a name of one word must have: "Bail and how to pay it" is about
 * bail. A longer name is particular.
 */
const MIN_TITLE_SHARE = 0.33;

/** The source mentions one of the terms. */
export function mentionsTerms(terms: Term[], { kind, title, passage }: CheckedSource): boolean {
  const text = joinStems(`${title} ${passage}`);
  return kind !== 'term' && terms.some((term) => findMentionedName(term, text) !== undefined);
}

/** The title is about one of the terms, and the passage mentions them all. */
export function isAboutTerms(terms: Term[], { kind, title, passage }: CheckedSource): boolean {
  const titleText = joinStems(title);
  const titleWords = pickContentWords(tokenizeWords(title)).length;
  const isSubject = (term: Term) => {
    const nameWords = findMentionedName(term, titleText)?.split(' ').length ?? 0;
    return nameWords > 1 || nameWords / titleWords >= MIN_TITLE_SHARE;
  };
  const text = joinStems(`${title} ${passage}`);
  return (
    kind !== 'term' &&
    terms.some(isSubject) &&
    terms.every((term) => findMentionedName(term, text) !== undefined)
  );
}

/** Other names of the term that the question uses: the reader must recognize what was asked for. */
export function listNamesInQuestion({ term, also }: Term, question: string): string[] {
  const text = joinStems(question).replaceAll(joinStems(term), ' ');
  return also.filter((name) => text.includes(joinStems(name)));
}

/** The stems of the term's longest name in the text. */
function findMentionedName({ term, also }: Term, text: string): string | undefined {
  return [term, ...also]
    .map(joinStems)
    .filter((name) => text.includes(name))
    .sort((a, b) => b.length - a.length)[0]
    ?.trim();
}

/** With a space before, between and after, so that only whole words match. */
const joinStems = (text: string) =>
  ` ${tokenizeWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;
