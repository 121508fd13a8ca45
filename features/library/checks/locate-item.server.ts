// Where an item stands, for messages: of a state's cell the line of the state.
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { LoadedLibrary } from '../load-library.server.ts';

export function locateItem(
  { findPlace }: Pick<LoadedLibrary, 'findPlace'>,
  item: string,
  folder: string,
): { file: string; line: number } {
  const { file, line } = findPlace(item);
  const [kind, , state] = item.split('/');
  if (kind !== 'rules' || !state) return { file, line };
  const lines = readFileSync(isAbsolute(file) ? file : join(folder, file), 'utf8').split('\n');
  const found = lines.findIndex((text) => text.trim() === `${state}:`);
  return { file, line: found < 0 ? line : found + 1 };
}
