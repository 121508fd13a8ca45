// Reads a table of kinds of content: under each name its items, with their files and lines.
import type { z } from 'zod';
import type { ContentItem, ContentKind, ContentReader } from './read-content.server.ts';

type Kinds = Record<string, ContentKind<unknown>>;
type KindValue<Kind> = Kind extends { schema: z.ZodType<infer Value> } ? Value : never;
type Items<Table extends Kinds> = { [Name in keyof Table]: ContentItem<KindValue<Table[Name]>>[] };
export type Values<Table extends Kinds> = { [Name in keyof Table]: KindValue<Table[Name]>[] };

export function readKinds<Table extends Kinds>(
  content: Pick<ContentReader, 'read'>,
  kinds: Table,
): { items: Items<Table>; values: Values<Table> } {
  const items = mapKeys(kinds, (kind) => content.read(kind)) as Items<Table>;
  return { items, values: mapKeys(items, listValues) as Values<Table> };
}

const listValues = (items: ContentItem<unknown>[]) => items.map(({ value }) => value);

function mapKeys<From, To>(table: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
