// The decision that people mean by its everyday name: "miranda warnings", "roe", "brown v board".
// The names are data of the built-in cases (`also` in content/cases). Compared by stems, so that
// "miranda warning" is the same; indexed once per library.

import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { stemWord, tokenizeWords } from '#lib/language/words.ts';
import { memoize } from '#lib/memo.ts';

const getIndex = memoize(indexNames);
const SAID_WITH_NAME = /^the | (?:supreme court )?(?:case|decision|ruling|opinion)$/g;

/** The id of the built-in case, if there is one. */
export function findByEverydayName({ cases }: { cases: BuiltInCase[] }, query: string): string[] {
  const index = getIndex(cases);
  const words = joinWords(query);
  return [
    index.get(toKey(words)) ?? index.get(toKey(words.replace(SAID_WITH_NAME, ''))) ?? [],
  ].flat();
}

function indexNames(cases: BuiltInCase[]): Map<string, string> {
  return new Map(
    cases.flatMap(({ id, also = [] }) => also.map((name) => [toKey(joinWords(name)), id] as const)),
  );
}

function joinWords(text: string): string {
  return tokenizeWords(text)
    .map(({ word }) => (/^(?:vs|versus|against)$/.test(word) ? 'v' : word))
    .join(' ');
}

const toKey = (words: string) => words.split(' ').map(stemWord).join(' ');
