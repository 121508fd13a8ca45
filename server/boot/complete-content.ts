// Vectors of content that was edited since derived/ was made: computed in the background after the
// start, and kept in DATA_DIR/vectors for the next one.

import type { Log } from '#features/deps.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { completeVectors, keepVectors } from '#features/search/meaning/complete-vectors.server.ts';
import type { Cleanup } from './cleanup.ts';
import type { Content } from './load-content.ts';

/** When the model did not answer; it may have been stopped or started too late. */
const RETRY_MS = 60_000;
/** The first pages need the processor more. */
const START_MS = 3_000;

export function completeContent(
  { index, missing }: Content,
  { embedder }: SearchDeps,
  { log, cleanup }: { log: Log; cleanup: Cleanup },
): void {
  if (!missing || !embedder) return;
  const { data, folder, count } = missing;
  const stop = new AbortController();
  cleanup.add(() => stop.abort());
  log.info({ count }, 'Content was edited: its vectors are computed in the background.');
  setTimeout(() => void complete(), START_MS).unref();

  async function complete(): Promise<void> {
    if (stop.signal.aborted || !embedder) return;
    const onProgress = () => keep();
    const left = await completeVectors({ index, data, embedder, signal: stop.signal, onProgress });
    if (left > 0) setTimeout(() => void complete(), RETRY_MS).unref();
    else log.info({ count }, 'All content has its vectors.');
  }

  function keep(): void {
    try {
      keepVectors(folder, index, data);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'New vectors could not be kept.');
    }
  }
}
