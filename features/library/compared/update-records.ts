// The records of derived/items.json as they are after a comparison. Without the reference data
// nothing is confirmed and nothing is lost: a record goes on saying what was compared last, so that
// an edit can be shown beside it. Items that were deleted keep theirs: their addresses are known.
import type { Library } from '../load-library.server.ts';
import type { ComparableItem } from './comparable-items.ts';
import { type Comparison, describeChange } from './compare-items.ts';
import type { ItemRecord, ItemRecords } from './item-records.ts';
import type { Doubt } from './reference.server.ts';

export type UpdatedRecords = {
  records: ItemRecords;
  /** Items that were compared now. */
  compared: string[];
  /** What was not compared, and why. */
  open: { item: string; why: string }[];
  /** Names that no item has. */
  unknown: string[];
};

type Options = {
  /** Undefined: there is no reference data. */
  findDoubts?: (item: ComparableItem) => Doubt[];
  /** What a person has compared with its source; a name covers what is below it. */
  named?: readonly string[];
};

const KNOWN_KINDS = ['topics', 'faqs', 'guides', 'terms', 'rules', 'cases'] as const;

/** Items whose names derived/items.json does not have yet. */
export const listUnrecorded = (library: Library): string[] =>
  KNOWN_KINDS.flatMap((kind) => library[kind].map(({ id }) => `${kind}/${id}`)).filter(
    (name) => !library.records.has(name),
  );

export function updateRecords(
  library: Library,
  { findDoubts, named = [] }: Options,
): UpdatedRecords {
  const records = new Map(library.records);
  for (const name of listUnrecorded(library)) records.set(name, {});
  const updated: UpdatedRecords = { records, compared: [], open: [], unknown: [] };
  const covers = (name: string, item: string) => item === name || item.startsWith(`${name}/`);
  for (const known of library.comparisons.values()) {
    const { item, record, isConfirmed } = known;
    const isNamed = named.some((name) => covers(name, item.item));
    const doubts = isConfirmed || isNamed ? [] : findDoubts?.(item);
    const by = isNamed ? 'person' : findProof(known, doubts);
    if (by === 'person' || (by === 'reference' && !isConfirmed)) {
      records.set(item.item, toRecord(item, by));
      updated.compared.push(item.item);
    } else {
      if (record && record !== records.get(item.item)) records.set(item.item, record);
      if (!isConfirmed) updated.open.push({ item: item.item, why: explain(known, doubts) });
    }
  }
  updated.unknown = named.filter(
    (name) => ![...library.comparisons.keys()].some((item) => covers(name, item)),
  );
  return updated;
}

/** The reference data proves what it was asked; lines that it was not asked about stay open. */
function findProof({ item, isConfirmed, changed }: Comparison, doubts: Doubt[] | undefined) {
  const isProven = doubts?.length === 0 && item.checks.length > 0;
  return isConfirmed || (isProven && (item.provesLines || !changed)) ? 'reference' : undefined;
}

export function toRecord(item: ComparableItem, by: ItemRecord['by']): ItemRecord {
  const facts = item.lines?.().filter((line) => line !== '') ?? [];
  return { hash: item.hash, by, ...(facts.length > 0 && { facts }) };
}

function explain({ changed, item }: Comparison, doubts: Doubt[] | undefined): string {
  const why = doubts?.map(({ sentence }) => sentence).join('; ');
  if (changed) return [describeChange(changed), ...(why ? [why] : [])].join('; ');
  return why || (item.checks.length > 0 ? 'there is no reference data' : 'nothing can compare it');
}

/** Those that an installation's own content has beside the ones of `base`. */
export const pickOwnRecords = (records: ItemRecords, base: ItemRecords): ItemRecords =>
  new Map(
    [...records].filter(([item, record]) => {
      const known = base.get(item);
      return !known || JSON.stringify(known) !== JSON.stringify(record);
    }),
  );
