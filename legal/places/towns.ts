// The towns of the table by name, and the large ones whose name is misspelled by one letter.
import type { StateCode } from '../jurisdictions.ts';
import { CITIES } from './cities-data.ts';

export type Town = { state: StateCode; thousands: number; isWord: boolean };

/** In thousands. */
const LARGE = 100;
/** Shorter names are too much like words. */
const MIN_CORRECTED = 9;

export const townsByName = readTowns();
const misspelled = readMisspelled();

export function findMisspelledTown(name: string): string | undefined {
  if (name.length < MIN_CORRECTED) return undefined;
  const similar = new Set(listWithoutLetter(name).flatMap((form) => misspelled.get(form) ?? []));
  const [only] = similar;
  return similar.size === 1 ? only : undefined;
}

function listWithoutLetter(name: string): string[] {
  return [name, ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1))];
}

/** Large cities by what is left of the name without one of its letters, or with all. */
function readMisspelled(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [name, towns] of townsByName) {
    if (
      name.length < MIN_CORRECTED ||
      !towns.some((town) => !town.isWord && town.thousands >= LARGE)
    )
      continue;
    for (const form of new Set(listWithoutLetter(name)))
      forms.set(form, [...(forms.get(form) ?? []), name]);
  }
  return forms;
}

function readTowns(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  for (const [state, list] of Object.entries(CITIES) as [StateCode, string][])
    for (const entry of list.split(',')) {
      const end = entry.lastIndexOf(' ');
      const isWord = entry[end - 1] === '*';
      const name = entry.slice(0, isWord ? end - 1 : end);
      const town = { state, thousands: Number(entry.slice(end + 1)), isWord };
      towns.set(name, [...(towns.get(name) ?? []), town]);
    }
  return towns;
}
