// The terms whose meaning a question asks for: one for "what is a lien", two for "lien vs levy",
// none when what is asked about is not exactly a term: "what is the deadline to answer a summons"
// is a problem, not a definition. Typos are accepted as the dictionary's own search accepts them,
// but a word that is good English is not taken for a misspelled term.
import type { Term } from '#features/library/schema/law-schema.ts';
import { readDefinitionNames, readDifferenceNames } from './question-wording.ts';
import {
  findTerm,
  findTermByName,
  findTermByStems,
  type TermIndex,
  type TermMatch,
  toTermKey,
} from './term-index.ts';

type IsWord = (word: string) => boolean;
type FindByName = (name: string) => Term | undefined;

/** A longer message is a story: its definitions are not its question. */
const MAX_WORDS = 30;
const MAX_LENGTH = 300;
const MAX_NAME_WORDS = 8;
const SENTENCE_END = /(?<=[.?!])\s+/;
/** "Plaintiff/defendant", but not "b/w". */
const SLASH = /(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/u;
const ABOUT_STORY = /^what(?:s| is| are| was) (?:the|this|that|these) /;

export function findAskedTerms(index: TermIndex, question: string, isWord: IsWord): Term[] {
  const keys = listQuestionKeys(question);
  const pairs = keys.flatMap(readDifferenceNames);
  const names = keys.flatMap(readDefinitionNames);
  // Every reading is tried literally before any is tried with other endings, and then with typos.
  const searches: FindByName[] = [
    (name) => findTermByName(index, name),
    (name) => findTermByName(index, name) ?? findTermByStems(index, name),
    createTypoSearch(index, isWord),
  ];
  for (const find of searches) {
    const terms = findFirst(pairs, (pair) => findBoth(find, pair)) ?? findFirst(names, find);
    if (terms) return [terms].flat();
  }
  return [];
}

/**
 * The message, and the one sentence that asks in it, or the last one. "What is the …" beside a
 * story is about that story.
 */
function listQuestionKeys(question: string): string[] {
  const text = question.trim().replace(SLASH, ' and ');
  if (text.length > MAX_LENGTH || text.split(/\s+/).length > MAX_WORDS) return [];
  const sentences = text.split(SENTENCE_END);
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const asking = toTermKey(questions[0] ?? sentences.at(-1) ?? '');
  const isOne = sentences.length > 1 && questions.length <= 1 && !ABOUT_STORY.test(asking);
  return isOne ? [toTermKey(text), asking] : [toTermKey(text)];
}

/**
 * A name of good English words counts as misspelled only when it has several and one letter
 * differs: "statue of limitations". Numbers, abbreviations and first letters are not misspelled:
 * section 1981 is not section 1983, and FELA is not FMLA.
 */
function createTypoSearch(index: TermIndex, isWord: IsWord): FindByName {
  return (name) => {
    const words = name.split(' ');
    const match = words.length > MAX_NAME_WORDS ? undefined : findTerm(index, name);
    if (
      !match ||
      match.name[0] !== name[0] ||
      readNumbers(match.name) !== readNumbers(name) ||
      isAbbreviation(match)
    )
      return undefined;
    return match.edits <= (words.length > 1 ? 1 : 0) || words.some((word) => !isWord(word))
      ? match.term
      : undefined;
  };
}

const readNumbers = (text: string) => text.match(/\d+/g)?.join(' ');
const isAbbreviation = ({ term, name }: TermMatch) =>
  [term.term, ...term.also].some(
    (written) => toTermKey(written) === name && written === written.toUpperCase(),
  );

function findFirst<T, R>(list: T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const result = find(item);
    if (result) return result;
  }
  return undefined;
}

/** In "joint and sole custody" and "chapter 7 and 13" the two names share a word. */
function findBoth(find: FindByName, [first, second]: [string, string]): Term[] | undefined {
  const words = { first: first.split(' '), second: second.split(' ') };
  const firstNames = words.second.map((_, count) =>
    [first, ...words.second.slice(words.second.length - count)].join(' '),
  );
  const secondNames = words.first.map((_, count) =>
    [...words.first.slice(0, count), second].join(' '),
  );
  const firstTerm = findFirst(firstNames.slice(0, MAX_NAME_WORDS), find);
  const secondTerm = firstTerm && findFirst(secondNames.slice(0, MAX_NAME_WORDS), find);
  return firstTerm && secondTerm && [...new Set([firstTerm, secondTerm])];
}
