// A sentence taken apart for comparison: its telling words under the one name of their synonyms, each with whether it is denied
// ("does not erase the debt" denies erase and debt). Claims joined in one sentence are taken apart, to be looked for one by one.
import { isStopWord, type Word, wordsOf } from '#lib/language/words.ts';
import { CLAUSE_OPENERS, NEGATORS, sameAs } from './support-words.ts';

export type Token = Word & {
  /** The stem that stands for it and its synonyms. */
  name: string;
  content: boolean;
  denied: boolean;
  negator: boolean;
  /** The first telling word after a "not": what is denied above all. */
  deniedFirst: boolean;
  /** In a clause that opens with if or when. */
  condition: boolean;
  /** Part of "Miranda v. Arizona": says which case, not what it holds. */
  caseName: boolean;
};
export type ParsedClaim = { text: string; tokens: Token[]; names: Set<string> };

/** How many words a "not" reaches, when no comma or new clause ends it before. */
const REACH = 9;
/** Small words that other checks look at. */
const SMALL = new Set(
  (
    'must may can could might shall cannot usual usually general generally often many some sometimes rarely seldom typical typically every ' +
    'each always never any even unless until whether if also however example least necessarily simply within though although between under against during among toward upon'
  ).split(' '),
);
const CASE_NAME = /(?:\p{Lu}[\p{L}.’'&]* ){1,5}v\. (?:\p{Lu}[\p{L}.’'&]*[ ,]?){1,5}/gu;

export function parseClaim(text: string): ParsedClaim {
  const words = wordsOf(text);
  const cases = [...text.matchAll(CASE_NAME)].map(({ index, 0: name }) => [index, index + name.length] as const);
  const tokens: Token[] = [];
  let [reach, first, condition] = [0, false, false];
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    const stops = /[,;:.()—–?!]/.test(between);
    const denies = NEGATORS.has(words[at - 1]?.word ?? '');
    const opens = CLAUSE_OPENERS.has(word.word) && (!denies || word.word === 'only' || word.word === 'just');
    if (stops || opens) [reach, first] = [0, false];
    if (stops) condition = false;
    if (word.word === 'if' || word.word === 'when') condition = true;
    // "They said no" denies nothing of ours.
    const negator = NEGATORS.has(word.word) && !(word.word === 'no' && /^sa(?:id|ys?)$/.test(words[at - 1]?.word ?? ''));
    if (negator) [reach, first] = [REACH, true];
    else if (reach > 0) reach--;
    const content = !negator && !isStopWord(word.word) && !SMALL.has(word.word) && !/^\d/.test(word.word) && word.word.length > 1;
    const denied = reach > 0 && !negator;
    const caseName = cases.some(([from, to]) => word.start >= from && word.end <= to);
    tokens.push({
      ...word,
      name: sameAs(word.stem),
      content,
      denied,
      negator,
      deniedFirst: denied && first && content,
      condition,
      caseName,
    });
    if (content) first = false;
  }
  return { text, tokens, names: new Set(tokens.map(({ name }) => name)) };
}

export function splitClauses(sentence: string): string[] {
  const pieces = sentence.split(/;\s+|,\s+(?=(?:and|but|while|so|though|although|which)\s)/);
  const units: string[] = [];
  for (const piece of pieces) {
    const small = wordsOf(piece).filter(({ word }) => !isStopWord(word) && !SMALL.has(word)).length < 3;
    if (small && units.length > 0) units.push(`${units.pop()}, ${piece}`);
    else units.push(piece);
  }
  return units;
}
