// Parses a sentence for comparison: content words are mapped to one stem per synonym group and
// marked as denied or not ("does not erase the debt" denies erase and debt). Compound sentences are
// split into clauses, which are checked one by one.
import { isStopWord, tokenizeWords, type Word } from '#lib/language/words.ts';
import { CLAUSE_OPENERS, getCanonicalStem, NEGATORS } from './support-words.ts';

export type Token = Word & {
  /** Canonical stem, shared by all synonyms. */
  name: string;
  content: boolean;
  denied: boolean;
  negator: boolean;
  /** The first content word after a "not": the main thing denied. */
  deniedFirst: boolean;
  /** In a clause that starts with "if" or "when". */
  condition: boolean;
  /**
   * Part of a case name ("Miranda v. Arizona"): identifies the case, says nothing about its
   * holding.
   */
  caseName: boolean;
};
export type ParsedClaim = { text: string; tokens: Token[]; names: Set<string> };

/** Number of words that a "not" denies, unless punctuation or a new clause comes first. */
const NEGATION_REACH = 9;
/** Not content words here: modals, quantifiers and conjunctions have their own rules. */
const FUNCTION_WORDS = new Set(
  (
    'must may can could might shall cannot usual usually general generally often many some sometimes rarely seldom typical typically every ' +
    'each always never any even unless until whether if also however example least necessarily simply within though although between under against during among toward upon'
  ).split(' '),
);
const CASE_NAME = /(?:\p{Lu}[\p{L}.’'&]* ){1,5}v\. (?:\p{Lu}[\p{L}.’'&]*[ ,]?){1,5}/gu;

export function parseClaim(text: string): ParsedClaim {
  const words = tokenizeWords(text);
  const caseNameSpans = [...text.matchAll(CASE_NAME)].map(
    ({ index, 0: name }) => [index, index + name.length] as const,
  );
  const tokens: Token[] = [];
  let reach = 0;
  let awaitsDenied = false;
  let inCondition = false;
  for (const [index, word] of words.entries()) {
    const between = text.slice(words[index - 1]?.end ?? 0, word.start);
    const followsPunctuation = /[,;:.()—–?!]/.test(between);
    const followsNegator = NEGATORS.has(words[index - 1]?.word ?? '');
    const opensClause =
      CLAUSE_OPENERS.has(word.word) &&
      (!followsNegator || word.word === 'only' || word.word === 'just');
    if (followsPunctuation || opensClause) {
      reach = 0;
      awaitsDenied = false;
    }
    if (followsPunctuation) inCondition = false;
    if (word.word === 'if' || word.word === 'when') inCondition = true;
    // "They said no" does not negate the rest of the sentence.
    const negator =
      NEGATORS.has(word.word) &&
      !(word.word === 'no' && /^sa(?:id|ys?)$/.test(words[index - 1]?.word ?? ''));
    if (negator) {
      reach = NEGATION_REACH;
      awaitsDenied = true;
    } else if (reach > 0) reach--;
    const content =
      !negator &&
      !isStopWord(word.word) &&
      !FUNCTION_WORDS.has(word.word) &&
      !/^\d/.test(word.word) &&
      word.word.length > 1;
    const denied = reach > 0 && !negator;
    const caseName = caseNameSpans.some(([from, to]) => word.start >= from && word.end <= to);
    tokens.push({
      ...word,
      name: getCanonicalStem(word.stem),
      content,
      denied,
      negator,
      deniedFirst: denied && awaitsDenied && content,
      condition: inCondition,
      caseName,
    });
    if (content) awaitsDenied = false;
  }
  return { text, tokens, names: new Set(tokens.map(({ name }) => name)) };
}

export function splitClauses(sentence: string): string[] {
  const pieces = sentence.split(/;\s+|,\s+(?=(?:and|but|while|so|though|although|which)\s)/);
  const clauses: string[] = [];
  for (const piece of pieces) {
    const isShort =
      tokenizeWords(piece).filter(({ word }) => !isStopWord(word) && !FUNCTION_WORDS.has(word))
        .length < 3;
    if (isShort && clauses.length > 0) clauses.push(`${clauses.pop()}, ${piece}`);
    else clauses.push(piece);
  }
  return clauses;
}
