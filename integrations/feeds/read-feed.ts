// Bytes in, items out. The format is detected from the content: servers label RSS as text/html and
// JSON as text/plain. Parsing runs in short slices with pauses between them, so that a large or
// hostile feed does not block other requests.
import { setTimeout as delay } from 'node:timers/promises';
import { decodeFeed } from './decode-feed.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { type ReadFeed, readXmlFeed } from './read-xml-feed.ts';

const SLICE_MS = 1;
const PAUSE_MS = 3;

/** `address`: the feed's URL, the base of relative links. */
export function readFeed(bytes: Uint8Array, address: string, contentType = ''): ReadFeed {
  const steps = readInSteps(bytes, address, contentType);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Undefined if it takes longer than `maxMs`. */
export async function readFeedInSlices(
  bytes: Uint8Array,
  address: string,
  contentType: string,
  maxMs: number,
): Promise<ReadFeed | undefined> {
  const steps = readInSteps(bytes, address, contentType);
  const end = performance.now() + maxMs;
  for (let now = performance.now(); now < end; now = performance.now()) {
    while (performance.now() - now < SLICE_MS) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await delay(PAUSE_MS);
  }
  return undefined;
}

function* readInSteps(
  bytes: Uint8Array,
  address: string,
  contentType: string,
): Generator<undefined, ReadFeed> {
  const text = decodeFeed(bytes, contentType);
  yield;
  const firstCharacter = /\S/.exec(text)?.[0];
  return firstCharacter === '{' || firstCharacter === '['
    ? readJsonFeed(text, address)
    : yield* readXmlFeed(text, address);
}
