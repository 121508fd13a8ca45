// The change of a section in a few words, for the person who checks the content again: what stood
// there and what stands there now. The earlier text is known only if it was imported, too.
import type { Deps } from '#features/deps.ts';
import { findSections } from '../find-section.server.ts';
import type { StaleSection } from './find-stale.server.ts';
import { parseSectionKey } from './list-resting-items.ts';

const CONTEXT_WORDS = 4;
const MAX_SNIPPET_WORDS = 30;

export type WordChange = { before: string; after: string };

/** Undefined: the earlier text is not stored. */
export async function describeChange(
  { db }: Pick<Deps, 'db'>,
  { key, recorded }: StaleSection,
): Promise<WordChange | undefined> {
  const [section] = await findSections({ db }, parseSectionKey(key));
  const old = section?.versions.find(({ hash }) => recorded.hash.split('+').includes(hash));
  const recent = section?.versions[0];
  if (!old || !recent) return undefined;
  return compareTexts(
    ...([old, recent].map(({ paragraphs }) => paragraphs.map(({ text }) => text).join(' ')) as [
      string,
      string,
    ]),
  );
}

/** From the first word that differs to the last, with a few around them. */
function compareTexts(before: string, after: string): WordChange {
  const [old, recent] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  const shorter = Math.min(old.length, recent.length);
  let head = 0;
  while (head < shorter && old[head] === recent[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === recent.at(-1 - tail)) tail++;
  return { before: cutWords(old, head, tail), after: cutWords(recent, head, tail) };
}

function cutWords(words: string[], head: number, tail: number): string {
  const start = Math.max(0, head - CONTEXT_WORDS);
  const end = Math.min(words.length, words.length - tail + CONTEXT_WORDS);
  const isCut = end - start > MAX_SNIPPET_WORDS;
  const snippet = words.slice(start, isCut ? start + MAX_SNIPPET_WORDS : end).join(' ');
  return `${start > 0 ? '… ' : ''}${snippet}${isCut || end < words.length ? ' …' : ''}`;
}
