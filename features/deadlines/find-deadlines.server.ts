// Looks for a deadline in the list by a person's words: in its name, its event, its law and its
// group. Those with all words come alone; if none has all, those with any, the most first.
import type { Failure } from '#lib/result.ts';
import type { DeadlineForm } from './deadline-fields.ts';
import type { DeadlineGroup, DeadlineItem } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';

const MAX_FOUND = 8;

export type FoundDeadlines = { preset: string; matches: DeadlineItem[] };

/** The one that is meant, if the words leave no doubt or one was picked from the matches. */
export function findDeadlines(
  groups: DeadlineGroup[],
  { choice, find, preset }: DeadlineForm,
): FoundDeadlines {
  const all = groups.flatMap(({ id, items }) => items.map((item) => ({ item, group: id })));
  const picked = all.find(({ item }) => item.id === preset)?.item;
  if (choice !== 'other' || find === '' || (picked && isSame(picked.name, find)))
    return { preset, matches: [] };
  const exact = all.find(({ item }) => isSame(item.name, find));
  if (exact) return { preset: exact.item.id, matches: [] };
  const words = find
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const scored = all.map(({ item, group }) => {
    const text =
      ` ${item.name} ${item.event} ${item.authority?.cite ?? ''} ${deadlines.groups[group]}`.toLowerCase();
    return { item, score: words.filter((word) => text.includes(word)).length };
  });
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const complete = best.filter(({ score }) => score === words.length);
  const matches = (complete.length > 0 ? complete : best)
    .slice(0, MAX_FOUND)
    .map(({ item }) => item);
  const isPicked = picked && matches.includes(picked);
  if (isPicked) return { preset, matches };
  const [only, second] = complete;
  return only && !second ? { preset: only.item.id, matches: [] } : { preset: '', matches };
}

const isSame = (name: string, text: string) => name.toLowerCase() === text.toLowerCase();

/** Says what the search found instead of asking for a word that was typed. */
export function describeSearch(
  failure: Failure,
  { choice, find, preset }: DeadlineForm,
  matches: DeadlineItem[],
): Failure {
  if (choice !== 'other' || find === '' || preset !== '') return failure;
  const { several, notFound } = deadlines.wrong;
  return {
    ...failure,
    fields: { ...failure.fields, find: matches.length > 0 ? several : notFound },
  };
}
