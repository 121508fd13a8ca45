// Receives a request body up to a size, by a deadline that moves with every byte: a few seconds to
// begin with, and more for what has arrived at a minimum rate, but never far ahead. A client that
// sends one byte now and then gains nothing by it, and one that stops soon loses what it gained.
import type { Readable } from 'node:stream';

/** Enough for a small form over a poor mobile connection. */
const GRACE_MS = 10_000;
/** However fast a body came, it may not stop for longer. A proxy passes it on in pieces. */
const MAX_PAUSE_MS = 30_000;
const MIN_BYTES_PER_SECOND = 16 * 1024;
const FIRST_BYTES = 4 * 1024;

const toMs = (bytes: number) => (bytes / MIN_BYTES_PER_SECOND) * 1_000;

/** The longest that a body of so many bytes may take. */
export const getLongestBodyMs = (bytes: number): number => GRACE_MS + Math.ceil(toMs(bytes));

export type ReceivedBody = Buffer<ArrayBuffer> | 'too_large' | 'no_room' | 'late' | 'disconnected';

type Options = {
  maxBytes: number;
  graceMs?: number | undefined;
  /** Asked before so much more memory is used for what has come. */
  grow?: ((bytes: number) => boolean) | undefined;
};

/** The stream is paused when it is not read to its end. */
export function receiveBody(
  incoming: Readable,
  { maxBytes, graceMs = GRACE_MS, grow }: Options,
): Promise<ReceivedBody> {
  const maxPauseMs = Math.max(MAX_PAUSE_MS, graceMs);
  let deadline = performance.now() + graceMs;
  const remainingMs = () => deadline - performance.now();
  // Bytes are copied into one buffer: a client can split a body into a million chunks of one byte,
  // and as many objects would take far more memory than the body.
  let bytes = Buffer.alloc(Math.min(maxBytes, FIRST_BYTES));
  let size = 0;

  return new Promise<ReceivedBody>((resolve) => {
    let timer = setTimeout(onTimer, remainingMs());
    // What arrived while the event loop was busy is read before this runs.
    const onLate = () => (remainingMs() > 0 ? onTimer() : finish('late'));
    function onTimer(): void {
      const ms = remainingMs();
      if (ms > 0) timer = setTimeout(onTimer, ms);
      else setImmediate(onLate);
    }
    function onData(chunk: Buffer): void {
      const needed = size + chunk.length;
      if (needed > maxBytes) return finish('too_large');
      if (needed > bytes.length) {
        const length = Math.min(maxBytes, Math.max(2 * bytes.length, needed));
        if (grow?.(length - bytes.length) === false) return finish('no_room');
        // Nothing else has the old memory: it is given back at once, not when it is collected.
        bytes = Buffer.from(bytes.buffer.transfer(length));
      }
      bytes.set(chunk, size);
      size = needed;
      deadline = Math.min(deadline + toMs(chunk.length), performance.now() + maxPauseMs);
    }
    const onEnd = () => finish(bytes.subarray(0, size));
    const onClose = () => finish('disconnected');
    function finish(received: ReceivedBody): void {
      clearTimeout(timer);
      incoming
        .off('data', onData)
        .off('end', onEnd)
        .off('close', onClose)
        .off('error', onClose)
        .pause();
      resolve(received);
    }
    if (incoming.destroyed) return finish('disconnected');
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
