// How each choice of a question back begins: the rule of the person's state, where we have read it,
// and the opening of the item, so that a question back already answers.
import type { ChoiceOpening } from '#features/grounding/answer.ts';
import { listPassages } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { createRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { isRuleRead, listOpeningRules } from '../retrieve/opening-rules.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';
import { listPieces } from './answer-pieces.ts';

const MAX_SENTENCES = 3;

/** Null for what has no short answer. */
export function openChoice(
  library: Library,
  understood: Pick<UnderstoodQuestion, 'jurisdiction' | 'acts' | 'talk'>,
  item: SearchItem,
): ChoiceOpening | null {
  const { jurisdiction } = understood;
  const [rule] = listOpeningRules(library, understood, item, []);
  const ruleSentences =
    rule && jurisdiction !== 'General' && isRuleRead(library, rule, jurisdiction)
      ? listPassages(library, 'rule', createRuleSourceId(rule, jurisdiction)).flatMap(
          ({ blocks }) => blocks[0]?.sentences ?? [],
        )
      : [];
  const sentences = [...ruleSentences.slice(0, 1), ...listOpening(library, item)];
  return sentences.length > 0 ? { sentences, href: item.href } : null;
}

function listOpening(library: Library, { kind, id, title, href }: SearchItem): string[] {
  const passages = listPassages(library, kind, id);
  const source = { n: 1, kind, id, title, href, passage: passages.map((p) => p.text).join(' ') };
  const short = listPieces(library, source, true).find(({ section }) => section === 'short');
  return (short?.blocks ?? []).flatMap(({ sentences }) => sentences).slice(0, MAX_SENTENCES);
}
