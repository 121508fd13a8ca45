// An item that the lead model was not trained for gets a row of weights from its own passages, as
// training begins (training/tasks/leads.py): the mean of their vectors, less the mean of all items.
// A class whose item is gone is left out; one whose item has a new name (formerly) goes with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getEarlierIds } from '#features/library/earlier-names.ts';
import { getMeanRow, ROW_LENGTH } from '#features/models/adapter-heads.ts';
import type { LeadModel } from '#features/models/lead-model.ts';
import { DIMENSIONS } from '#features/models/vectors.ts';
import type { SearchItem } from '../index/search-item.ts';

/** The mean vector of the texts, for each member of the model under its key. */
export type StarterTexts = { keys: string[]; texts: string[] };
export type Starters = ReadonlyMap<string, ArrayLike<number>>;

const FILE = 'starters.json';

/** How far a vector moves the chance of a new item; by `npm run eval -- new-items`. */
const GAIN = 40;

const hash = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

const toKey = ({ kind, id }: Pick<SearchItem, 'kind' | 'id'>) => `${kind}:${id}`;
const isLead = ({ kind }: SearchItem) => kind === 'faq' || kind === 'guide';

/** The class of each item by its name today; undefined: it has none. */
function listClasses(model: LeadModel, items: readonly SearchItem[]) {
  const classByName = new Map(model.items.map((name, number) => [name, number]));
  return items.filter(isLead).map((item) => {
    const names = [item.id, ...getEarlierIds(item)].map((id) => toKey({ kind: item.kind, id }));
    const number = names.map((name) => classByName.get(name)).find((one) => one !== undefined);
    return { item, number };
  });
}

/** The titles of the items that the model knows: their mean is the middle of all items. */
function listMiddle(model: LeadModel, items: readonly SearchItem[]): StarterTexts {
  const known = listClasses(model, items).filter(({ number }) => number !== undefined);
  return {
    keys: model.heads.map((_, member) => hash('middle', model.version, member)),
    texts: known.map(({ item }) => item.title),
  };
}

function listOwn(model: LeadModel, item: SearchItem): StarterTexts {
  const passages = item.passages.filter(({ kind }) => kind !== 'situation');
  const texts = [item.title, ...passages.map(({ text }) => text)];
  return { keys: model.heads.map((_, member) => hash(model.version, member, ...texts)), texts };
}

/** What has to be embedded for the items that the model does not know; the middle comes first. */
export function listStarterTexts(model: LeadModel, items: readonly SearchItem[]): StarterTexts[] {
  const unknown = listClasses(model, items).filter(({ number }) => number === undefined);
  if (model.heads.length === 0 || unknown.length === 0) return [];
  return [listMiddle(model, items), ...unknown.map(({ item }) => listOwn(model, item))];
}

/** The model for the items as they are now. A new one without vectors yet has no class. */
export function fitLeadModel(
  model: LeadModel,
  items: readonly SearchItem[],
  starters: Starters,
): LeadModel {
  if (model.heads.length === 0) return model;
  const middle = findVectors(listMiddle(model, items), starters);
  const classes = listClasses(model, items).map(({ item, number }) => ({
    name: toKey(item),
    number,
    own: number === undefined ? findVectors(listOwn(model, item), starters) : undefined,
  }));
  const rows = classes.filter(({ number, own }) => number !== undefined || (own && middle));
  const heads = model.heads.map((head, member) => {
    const mean = getMeanRow(head, model.items.length);
    const fitted = new Float32Array(rows.length * ROW_LENGTH);
    for (const [classIndex, { number, own }] of rows.entries()) {
      const row = fitted.subarray(classIndex * ROW_LENGTH, (classIndex + 1) * ROW_LENGTH);
      if (number !== undefined)
        row.set(head.subarray(number * ROW_LENGTH, (number + 1) * ROW_LENGTH));
      else {
        row.set(mean);
        for (let i = 0; i < DIMENSIONS; i++)
          row[i] =
            (row[i] as number) +
            GAIN * ((own?.[member]?.[i] as number) - (middle?.[member]?.[i] as number));
      }
    }
    return fitted;
  });
  return { ...model, heads, items: rows.map(({ name }) => name) };
}

function findVectors({ keys }: StarterTexts, starters: Starters) {
  const vectors = keys.flatMap((key) => {
    const vector = starters.get(key);
    return vector ? [vector] : [];
  });
  return vectors.length === keys.length ? vectors : undefined;
}

/** A file that is missing or damaged counts as none. */
export function readStarters(folder: string): Map<string, number[]> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return new Map();
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, number[]>),
    );
  } catch {
    return new Map();
  }
}

/** None: there is no file. */
export function writeStarters(folder: string, starters: Starters): void {
  if (starters.size === 0) return rmSync(join(folder, FILE), { force: true });
  const rows = [...starters]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, vector]) =>
        `"${key}": [${Array.from(vector, (value) => Number(value.toFixed(4))).join()}]`,
    );
  writeFileSync(join(folder, FILE), `{\n${rows.join(',\n')}\n}\n`);
}
