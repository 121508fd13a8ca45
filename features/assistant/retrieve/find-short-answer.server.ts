// The short answer above the results of a search: what leads the assistant's answer to the same
// words, where that is certain. A state's rule or a term that leads is among the results instead.
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import {
  type ShortAnswerView,
  viewShortAnswer,
} from '#features/search/view-short-answer.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { type EngineDeps, understand } from '../understand/understand.server.ts';
import { findLead } from './find-lead.server.ts';

const MAX_GUIDE_RANK = 10;

type Input = { question: string; jurisdiction: Jurisdiction };
export type ShortAnswer = { item: SearchItem; guide?: SearchItem };

export async function getShortAnswer(
  deps: EngineDeps,
  input: Input,
): Promise<ShortAnswerView | undefined> {
  const answer = await findShortAnswer(deps, input);
  return answer && viewShortAnswer(deps.library, answer);
}

export async function findShortAnswer(
  deps: EngineDeps,
  { question, jurisdiction }: Input,
): Promise<ShortAnswer | undefined> {
  const understood = await understand(deps, { question, earlier: [], jurisdiction });
  if (understood.refusal || understood.askedTerms.length > 0) return undefined;
  const { first, named, leads, verdict } = findLead(deps, understood, question);
  const isLedByRule = understood.askedRule !== undefined && !named;
  if (!first || verdict !== 'certain' || isLedByRule) return undefined;
  if (first.kind !== 'faq' && first.kind !== 'guide') return undefined;
  const guide = first.kind === 'guide' ? first : findGuide(first, leads);
  return { item: first, ...(guide && { guide }) };
}

const findGuide = ({ topic }: SearchItem, leads: RankedItem[]) =>
  leads.slice(0, MAX_GUIDE_RANK).find(({ item }) => item.kind === 'guide' && item.topic === topic)
    ?.item;
