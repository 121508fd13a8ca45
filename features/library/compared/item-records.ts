// derived/items.json: which items there are or have been, and of those that were compared the hash
// of the compared text. Of state rules, deadlines and urgent lines also the facts in them, so that
// an edit that changes a number can be told from one that does not, and shown with the old one.
// `npm run content -- derive` writes it.
import { z } from 'zod';

export const ITEMS_FILE = 'items.json';

const ItemRecord = z.strictObject({
  /** Of the text that was compared (item-hash.ts). */
  hash: z.string().optional(),
  /** Who compared: a program with the reference data, or a person with the source. */
  by: z.enum(['reference', 'person']).optional(),
  /** One entry for each line of law in the item. */
  facts: z.array(z.string()).optional(),
});
export type ItemRecord = z.infer<typeof ItemRecord>;
/** By the name of the item: faqs/break-a-lease-early, rules/security-deposit-return/OH. */
export type ItemRecords = ReadonlyMap<string, ItemRecord>;

const Records = z.record(z.string(), ItemRecord);

/** Later files win. A file that is missing or damaged counts as none. */
export function parseRecords(...files: (Buffer | undefined)[]): ItemRecords {
  return new Map(
    files.flatMap((bytes) => {
      try {
        const { data } = Records.safeParse(JSON.parse(bytes?.toString('utf8') ?? '{}'));
        return Object.entries(data ?? {});
      } catch {
        return [];
      }
    }),
  );
}

/** One line each, so that a change of one is one line. */
export function formatRecords(records: ItemRecords): string {
  const lines = [...records]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([item, record]) => `${JSON.stringify(item)}: ${JSON.stringify(record)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
