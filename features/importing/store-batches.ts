// Stores scanned records in batches. While the database stores one batch, the next is read and
// prepared, so two are in memory at a time. Batch boundaries depend only on the records, so that an
// import that was stopped or killed and then resumed gives the same result as an uninterrupted one.
import type { ScannedRecord } from './scan-files.server.ts';

export type BatchWork<Item, Prepared> = {
  maxRecords: number;
  /** Max text per batch. */
  maxChars: number;
  /** Stops after the current batch. */
  signal?: AbortSignal;
  prepare: (batch: ScannedRecord<Item>[]) => Promise<Prepared>;
  /** Called for one batch after the other. */
  store: (batch: ScannedRecord<Item>[], prepared: Prepared) => Promise<void>;
};

/** True when it was stopped. */
export async function storeBatches<Item, Prepared>(
  scanned: AsyncIterable<ScannedRecord<Item>>,
  { maxRecords, maxChars, signal, prepare, store }: BatchWork<Item, Prepared>,
): Promise<boolean> {
  let pendingWrite: Promise<void> = Promise.resolve();
  let batch: ScannedRecord<Item>[] = [];
  let chars = 0;
  let stopped = false;
  const storeInBackground = async (fullBatch: ScannedRecord<Item>[]) => {
    const prepared = await prepare(fullBatch);
    await pendingWrite;
    pendingWrite = store(fullBatch, prepared);
    pendingWrite.catch(() => {}); // avoids an unhandled rejection; it is thrown where it is awaited
  };
  for await (const one of scanned) {
    batch.push(one);
    chars += one.chars;
    if (batch.length < maxRecords && chars < maxChars) continue;
    await storeInBackground(batch);
    batch = [];
    chars = 0;
    stopped = signal?.aborted ?? false;
    if (stopped) break;
  }
  if (batch.length > 0) await storeInBackground(batch);
  await pendingWrite;
  return stopped;
}
