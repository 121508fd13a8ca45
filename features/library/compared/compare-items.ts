// What of the library is as it was compared, by the records in derived/items.json.
import type { ComparableItem } from './comparable-items.ts';
import type { ItemRecord, ItemRecords } from './item-records.ts';

export type Comparison = {
  item: ComparableItem;
  /** Of the text as it was compared, perhaps under an earlier name. */
  record: ItemRecord | undefined;
  /** The text is the one that was compared. */
  isConfirmed: boolean;
  /** It was compared once, and has another text now. */
  isEdited: boolean;
  /** Lines whose facts were not compared: those of now, and those that were compared instead. */
  changed?: { now: string[]; before: string[] };
};

export function compareItem(item: ComparableItem, records: ItemRecords): Comparison {
  const record = [item.item, ...item.formerly]
    .map((name) => records.get(name))
    .find((found) => found?.hash !== undefined || found?.facts !== undefined);
  const isConfirmed = record?.hash === item.hash;
  const changed = isConfirmed ? undefined : findChanges(item, record?.facts ?? []);
  return {
    item,
    record,
    isConfirmed,
    isEdited: record?.hash !== undefined && !isConfirmed && item.checks.length > 0,
    ...(changed && { changed }),
  };
}

function findChanges({ lines }: ComparableItem, recorded: readonly string[]) {
  const before = [...recorded];
  const now = (lines?.() ?? []).filter((facts) => {
    const position = before.indexOf(facts);
    if (position >= 0) before.splice(position, 1);
    return facts !== '' && position < 0;
  });
  return now.length > 0 ? { now, before } : undefined;
}

/** The old facts and the new ones, without what both have. */
export function describeChange({ now, before }: NonNullable<Comparison['changed']>): string {
  const split = (lines: string[]) => lines.flatMap((line) => line.split('; ')).filter(Boolean);
  const [news, olds] = [split(now), split(before)];
  const added = news.filter((fact) => !olds.includes(fact));
  const removed = olds.filter((fact) => !news.includes(fact));
  const quote = (facts: string[]) =>
    facts.length > 0 ? facts.map((fact) => `"${fact}"`).join(', ') : 'nothing';
  return added.length + removed.length === 0
    ? 'the same in another order, or more or less often'
    : `old: ${quote(removed)}; new: ${quote(added)}`;
}
