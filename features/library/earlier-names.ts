// Items are renamed and deleted, and what names them goes on working: `formerly` has the ids that
// an item had before, and derived/items.json has every item that there was. A question that stood
// in another topic has that topic before its id: "consumer-rights/charge-i-did-not-make".
import type { ItemRecords } from './compared/item-records.ts';

export type Named = { id: string; formerly?: readonly string[] };

export const getEarlierIds = ({ formerly = [] }: Pick<Named, 'formerly'>): string[] =>
  formerly.map((name) => name.split('/').at(-1) as string);

/** By its id, or by one that it had before. */
export const findNamed = <Item extends Named>(
  items: readonly Item[],
  id: string | undefined,
): Item | undefined =>
  items.find((item) => item.id === id) ??
  items.find((item) => item.formerly && getEarlierIds(item).includes(id as string));

/** As in the library and in derived/items.json. */
export type NamedKind = 'faqs' | 'guides' | 'terms' | 'rules' | 'cases';
export type Names = {
  /** The id of today; undefined: there is no such item, and there was none. */
  resolve: (kind: NamedKind, id: string) => string | 'gone' | undefined;
};

export function createNames(
  items: Record<NamedKind, readonly { value: Named }[]>,
  records: ItemRecords,
): Names {
  const kinds = Object.entries(items).map(([kind, list]) => {
    const ids = new Map(
      list.flatMap(({ value }) => getEarlierIds(value).map((earlier) => [earlier, value.id])),
    );
    for (const { value } of list) ids.set(value.id, value.id);
    return [kind, ids] as const;
  });
  const idsByKind = new Map<string, Map<string, string>>(kinds);
  return {
    resolve: (kind, id) =>
      idsByKind.get(kind)?.get(id) ?? (records.has(`${kind}/${id}`) ? 'gone' : undefined),
  };
}
