// The vector of a search query or question. A caller waits for it, because results by words alone
// are different results; if it does not arrive in time, the caller must tell the reader.
import type { SearchDeps } from '../library-search-deps.ts';
import { hasVectors } from './meaning-index.ts';

/**
 * How long a page of results and an answer wait. On a quiet machine a query takes tens of
 * milliseconds.
 */
export const SEARCH_TIMEOUT_MS = 6_000;
export const ANSWER_TIMEOUT_MS = 20_000;

export type EmbeddedQuery = {
  vector?: Float32Array | undefined;
  /** The model gave no vector in time. False where there is no model to wait for. */
  wordsOnly: boolean;
};

export async function embedQuery(
  { index, embedder }: SearchDeps,
  text: string,
  timeoutMs: number,
): Promise<EmbeddedQuery> {
  if (!embedder || !hasVectors(index.meaning)) return { wordsOnly: false };
  const vector = (await embedder.embed([text], { timeoutMs }))?.[0];
  return { vector, wordsOnly: vector === undefined };
}
