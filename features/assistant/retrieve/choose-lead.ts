// Which items may lead an answer, and what is offered to choose from.
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import type { SearchKind } from '#features/search/schema.ts';
import { LEAD_WEIGHTS } from '#features/search/scoring/weights.ts';
import { flattenText, pickContentWords, tokenizeWords } from '#lib/language/words.ts';
import { memoize } from '#lib/memo.ts';
import type { Relevance } from './best-passage.ts';

/** Fewer words may begin many titles. */
const MIN_TITLE_WORDS = 4;
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
  const { ownQuestions, penalties, inFewWords } = LEAD_WEIGHTS;
  const isShort = countWords(question) <= inFewWords.max;
  const getPenalty = ({ kind }: SearchItem) =>
    penalties[kind] + (isShort && (kind === 'term' || kind === 'case') ? inFewWords.penalty : 0);
  const scoreOwnQuestions = ({ title, questions }: SearchItem) =>
    Math.max(...[title, ...questions].map(relevance.scoreText));
  return ranked
    .filter(({ item }) => item.kind !== 'resource' && item.kind !== 'rule')
    .slice(0, MAX_LEADS)
    .map(({ item, score }) => ({
      item,
      score: score - getPenalty(item) + ownQuestions * scoreOwnQuestions(item),
    }))
    .sort((a, b) => b.score - a.score);
}

const countWords = (text: string) => Math.max(1, text.trim().split(/\s+/).length);

/**
 * The item whose own question or title was asked word for word, as after a press on its button, or
 * the sentence that the title begins with.
 */
export function findItemByTitle(items: SearchItem[], question: string): SearchItem | undefined {
  const text = flattenText(question);
  const isLong = countWords(text) >= MIN_TITLE_WORDS;
  return items.find((item) => {
    if (item.kind !== 'faq' && item.kind !== 'guide') return false;
    const { whole, firstSentence } = flattenTitle(item);
    return whole === text || (isLong && firstSentence === text);
  });
}

const flattenTitle = memoize(({ title }: SearchItem) => ({
  whole: flattenText(title),
  firstSentence: flattenText(title.split(/[.?!] /, 1)[0] ?? ''),
}));

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
