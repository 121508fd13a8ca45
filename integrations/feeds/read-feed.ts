// Bytes in, items out. What it is, is seen from what it is: servers call RSS text/html, and JSON text/plain. Reading goes in small steps
// with rests between them, so that however much a server sends and however it is built, the pages of visitors come in between.
import { setTimeout as rest } from 'node:timers/promises';
import { decodeFeed } from './decode-feed.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { type ReadFeed, readXmlFeed } from './read-xml-feed.ts';

const STEP_MS = 1;
const REST_MS = 3;

/** `address`: where it came from; relative links start there. */
export function readFeed(bytes: Uint8Array, address: string, contentType = ''): ReadFeed {
  const steps = stepsOf(bytes, address, contentType);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** undefined: not within the time. */
export async function readFeedGently(
  bytes: Uint8Array,
  address: string,
  contentType: string,
  mostMs: number,
): Promise<ReadFeed | undefined> {
  const steps = stepsOf(bytes, address, contentType);
  const end = performance.now() + mostMs;
  for (let now = performance.now(); now < end; now = performance.now()) {
    while (performance.now() - now < STEP_MS) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await rest(REST_MS);
  }
  return undefined;
}

function* stepsOf(bytes: Uint8Array, address: string, contentType: string): Generator<undefined, ReadFeed> {
  const text = decodeFeed(bytes, contentType);
  yield;
  const begin = /\S/.exec(text)?.[0];
  return begin === '{' || begin === '[' ? readJsonFeed(text, address) : yield* readXmlFeed(text, address);
}
