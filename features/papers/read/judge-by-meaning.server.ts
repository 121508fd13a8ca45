// What the model of meaning says about a paper: its kind, and what its dates are for. Undefined
// where the model is missing or late: rules and words then decide alone, and are nearly as good.

import type { Caller } from '#features/caller.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { judgeKind, judgeRoles } from '#features/models/paper-model.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { splitForMeaning } from './kind-model.ts';

export type PaperSearch = {
  embedder?: Pick<Embedder, 'embed'>;
  index: Pick<SearchIndex, 'paperModel'>;
};
type Signal = Pick<Caller, 'signal'>;

const TIMEOUT_MS = 8_000;

/** The logarithm of the chance of each kind. */
export async function judgeKindByMeaning(
  search: PaperSearch | undefined,
  caller: Signal,
  text: string,
): Promise<Float64Array | undefined> {
  const vectors = await embed(search, caller, splitForMeaning(text));
  return search && vectors && judgeKind(search.index.paperModel, vectors);
}

/** For each date whose passage is given, the logarithm of the chance of each role. */
export async function judgeRolesByMeaning(
  search: PaperSearch | undefined,
  caller: Signal,
  passages: string[],
): Promise<Float64Array[] | undefined> {
  const vectors = await embed(search, caller, passages);
  return search && vectors && judgeRoles(search.index.paperModel, vectors);
}

async function embed(
  search: PaperSearch | undefined,
  { signal }: Signal,
  texts: string[],
): Promise<Float32Array[] | undefined> {
  if (!search?.embedder || search.index.paperModel.kinds.length === 0 || texts.length === 0)
    return undefined;
  return search.embedder.embed(texts, { timeoutMs: TIMEOUT_MS, signal, encoder: 'papers' });
}
