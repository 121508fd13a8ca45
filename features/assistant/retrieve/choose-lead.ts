// Which item should lead an answer, and how likely it is the right one. Everything else in an
// answer follows its lead, so a doubtful lead is worse than a question back: below MIN_CHANCE the
// assistant asks which of the closest items is meant.
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import type { RankedItem } from '#features/site-search/rank-items.ts';
import type { SearchKind } from '#features/site-search/schema.ts';
import { flattenText, pickContentWords, tokenizeWords } from '#lib/language/words.ts';
import type { Relevance } from './best-passage.ts';

/**
 * A term or a case explains a thing, a topic is an overview; a problem is seldom answered by them,
 * and in a few words a term is matched too easily. A directory entry never leads. An item whose own
 * questions use the same words gains a little. Of 653 questions (those of `npm run eval --
 * assistant` and the everyday ones of `-- search`) the right item leads in .72.
 */
const HANDICAPS: Partial<Record<SearchKind, number>> = {
  term: 0.2,
  case: 0.06,
  topic: 0.1,
  guide: 0.02,
};
const FEW_WORDS = { max: 11, handicap: 0.2 };
const OWN_QUESTIONS_WEIGHT = 0.05;
/**
 * The chance that the first lead is right, from its score, its distance to the second and to the
 * fifth, and the number of words asked. Fitted on those questions; in ten-fold cross-validation it
 * orders a right and a wrong first lead correctly in .79 of pairs, and with each set of questions
 * left out in .76.
 */
const CHANCE = { constant: -4.49, score: 2.03, toSecond: 3.9, toFifth: 8.23, logWords: 0.4 };
/**
 * From here on the first lead is taken. Of 320 questions by people who knew neither the library nor
 * the ranking, those with an answer in it: at 0.65 a wrong lead in .11 and a question back in .04;
 * at 0.8 it is .07 and .17, and the right item is among the choices in .95.
 */
const MIN_CHANCE = 0.8;
/** Enough for one of several questions: what answers it must be close to the whole message, too. */
const MIN_PART_CHANCE = 0.65;
/**
 * A tie is never clear: the two may be the two sides of one dispute ("get a restraining order",
 * "answer one").
 */
const MIN_DISTANCE = 0.01;
const MAX_CHOICES = 4;
/** Of the ranking; what comes later is too far to lead. */
const MAX_LEADS = 30;
/** Questions and guides tell what a person can do; one term may follow them. */
const CHOICE_KINDS: ReadonlySet<SearchKind> = new Set(['faq', 'guide']);
/** Two labels that share more of their words would not tell anything apart. */
const MAX_SHARED_WORDS = 0.6;

/** What may lead, best first. */
export function rankLeads(
  ranked: RankedItem[],
  question: string,
  relevance: Pick<Relevance, 'scoreText'>,
): RankedItem[] {
  const isShort = countWords(question) <= FEW_WORDS.max;
  const getHandicap = ({ kind }: SearchItem) =>
    (HANDICAPS[kind] ?? 0) +
    (isShort && (kind === 'term' || kind === 'case') ? FEW_WORDS.handicap : 0);
  const scoreOwnQuestions = ({ title, questions }: SearchItem) =>
    Math.max(...[title, ...questions].map(relevance.scoreText));
  return ranked
    .filter(({ item }) => item.kind !== 'resource' && item.kind !== 'rule')
    .slice(0, MAX_LEADS)
    .map(({ item, score }) => ({
      item,
      score: score - getHandicap(item) + OWN_QUESTIONS_WEIGHT * scoreOwnQuestions(item),
    }))
    .sort((a, b) => b.score - a.score);
}

function estimateChance(leads: RankedItem[], question: string): number {
  const first = leads[0]?.score ?? 0;
  const second = leads[1]?.score ?? 0;
  const fifth = (leads[4] ?? leads.at(-1))?.score ?? 0;
  const distances = CHANCE.toSecond * (first - second) + CHANCE.toFifth * (first - fifth);
  const sum =
    CHANCE.constant +
    CHANCE.score * first +
    distances +
    CHANCE.logWords * Math.log(countWords(question));
  return 1 / (1 + Math.exp(-sum));
}

const countWords = (text: string) => Math.max(1, text.trim().split(/\s+/).length);

export function judgeLead(
  leads: RankedItem[],
  question: string,
): { isClear: boolean; isLikely: boolean } {
  const distance = (leads[0]?.score ?? 0) - (leads[1]?.score ?? 0);
  const chance = distance >= MIN_DISTANCE ? estimateChance(leads, question) : 0;
  return { isClear: chance >= MIN_CHANCE, isLikely: chance >= MIN_PART_CHANCE };
}

/** The item whose own question or title was asked word for word, as after a press on its button. */
export function findItemByTitle(items: SearchItem[], question: string): SearchItem | undefined {
  const text = flattenText(question);
  return items.find(
    ({ kind, title }) => (kind === 'faq' || kind === 'guide') && flattenText(title) === text,
  );
}

/** What a person can choose from: the closest items that can be told apart by their titles. */
export function listChoices(leads: RankedItem[]): SearchItem[] {
  const choices: SearchItem[] = [];
  const term = leads.slice(0, MAX_CHOICES).find(({ item }) => item.kind === 'term')?.item;
  const max = term ? MAX_CHOICES - 1 : MAX_CHOICES;
  for (const { item } of leads) {
    const isDistinct = choices.every(
      ({ title }) => measureSharedWords(title, item.title) <= MAX_SHARED_WORDS,
    );
    if (CHOICE_KINDS.has(item.kind) && isDistinct) choices.push(item);
    if (choices.length === max) break;
  }
  return term ? [...choices, term] : choices;
}

/** Of the shorter text's content words, the share that the other has too. */
function measureSharedWords(a: string, b: string): number {
  const [first, second] = [a, b].map(
    (text) => new Set(pickContentWords(tokenizeWords(text)).map(({ stem }) => stem)),
  ) as [Set<string>, Set<string>];
  return first.intersection(second).size / Math.max(1, Math.min(first.size, second.size));
}
