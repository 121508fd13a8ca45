// Bytes in, items out. What it is, is seen from what it is: servers call RSS text/html, and JSON text/plain.
import { decodeFeed } from './decode-feed.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { type ReadFeed, readXmlFeed } from './read-xml-feed.ts';

/** `address`: where it came from; relative links start there. */
export function readFeed(bytes: Uint8Array, address: string, contentType = ''): ReadFeed {
  const text = decodeFeed(bytes, contentType);
  const begin = /\S/.exec(text)?.[0];
  return begin === '{' || begin === '[' ? readJsonFeed(text, address) : readXmlFeed(text, address);
}
