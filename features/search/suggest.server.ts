// Suggestions while a visitor types: words only, from memory, well under two milliseconds, so that
// it can run on every keystroke. The last word is treated as unfinished. What is named exactly as
// typed comes first, then what begins so, the common and short before the rare and long: "bail"
// before "bailee".
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { findMarks } from './highlight.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { ItemName } from './index/item-names.ts';
import type { SearchItem } from './index/search-item.ts';
import { scoreByWords } from './index/word-index.ts';
import { matchesJurisdiction } from './rank-items.ts';
import { readQuery } from './read-query.ts';
import type { Suggestion } from './schema.ts';
import { SUGGESTION_PENALTIES } from './scoring/weights.ts';
import { isReferenceKind } from './search-kinds.ts';

const MAX_SUGGESTIONS = 8;
const MAX_INPUT_LENGTH = 100;
const MIN_SHARE = 0.25;
/**
 * What the title has to do with the typed text; from `start` on, commonness counts more than how
 * often a text has the words.
 */
const NAME_BONUS = {
  exact: 2.4,
  wholeWords: 1.15,
  start: 1.1,
  insidePhrase: 0.8,
  inside: 0.3,
  none: 0,
};
const START_WEIGHTS = { share: 0.3, commonness: 0.8, word: -0.06 };
export function suggest(
  index: SearchIndex,
  input: { query: string; jurisdiction: Jurisdiction },
): Suggestion[] {
  const query = readQuery(index.words, index.everyday, input.query, {
    maxLength: MAX_INPUT_LENGTH,
    typing: true,
  });
  if (query.joinedWords === '') return [];
  const wordScores = scoreByWords(index.words, query.terms);
  const maxScore = wordScores.reduce((a, b) => Math.max(a, b), 0);
  const matches: { itemIndex: number; score: number }[] = [];
  for (const [itemIndex, item] of index.items.entries()) {
    const name = index.names[itemIndex] as ItemName;
    const share = maxScore > 0 ? (wordScores[itemIndex] as number) / maxScore : 0;
    const nameBonus = getNameBonus(item, name, query.joinedWords);
    if (share < MIN_SHARE && nameBonus === 0) continue;
    if (!matchesJurisdiction(item, name, query, input.jurisdiction)) continue;
    const relevance =
      nameBonus < NAME_BONUS.start ? share : START_WEIGHTS.share * share + getFamiliarity(name);
    matches.push({
      itemIndex,
      score: relevance + nameBonus - SUGGESTION_PENALTIES[item.kind] + (item.state ? 0.1 : 0),
    });
  }
  matches.sort((a, b) => b.score - a.score || a.itemIndex - b.itemIndex);
  return matches.slice(0, MAX_SUGGESTIONS).map(({ itemIndex }) => {
    const item = index.items[itemIndex] as SearchItem;
    return {
      kind: item.kind,
      label: item.title,
      href: item.href,
      topic: item.topic,
      marks: findMarks(item.title, query),
    };
  });
}

function getNameBonus({ kind }: SearchItem, { title, terms }: ItemName, typed: string): number {
  if (title === ` ${typed} ` || (isReferenceKind(kind) && terms.has(typed)))
    return NAME_BONUS.exact;
  if (title.startsWith(` ${typed} `)) return NAME_BONUS.wholeWords;
  if (title.startsWith(` ${typed}`)) return NAME_BONUS.start;
  if (!title.includes(` ${typed}`)) return NAME_BONUS.none;
  return typed.includes(' ') ? NAME_BONUS.insidePhrase : NAME_BONUS.inside;
}

function getFamiliarity({ commonness, stems }: ItemName): number {
  return START_WEIGHTS.commonness * commonness + START_WEIGHTS.word * (stems.length - 1);
}
