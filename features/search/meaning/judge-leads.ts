// How likely each question and guide is what a message asks for, by the lead model.

import { averageLogChances } from '#features/models/adapter-heads.ts';
import type { SearchDeps } from '../library-search-deps.ts';
import { ANSWER_TIMEOUT_MS } from './embed-query.ts';

/** By `faq:…` and `guide:…`. */
export type LeadChances = ReadonlyMap<string, number>;

/** Empty without a model; undefined when the vectors did not arrive in time. */
export async function judgeLeads(
  { index, embedder }: SearchDeps,
  text: string,
): Promise<LeadChances | undefined> {
  const { heads, items } = index.leadModel;
  if (!embedder || heads.length === 0) return new Map();
  const vectors = await embedder.embed([text], {
    encoder: 'leads',
    timeoutMs: ANSWER_TIMEOUT_MS,
  });
  if (!vectors) return undefined;
  const logChances = averageLogChances(heads, vectors, items.length);
  return new Map(items.map((item, number) => [item, Math.exp(logChances[number] as number)]));
}
