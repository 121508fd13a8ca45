// The export as a document that people can read: a heading for each kind of thing that the account
// holds, and each value with its name.
import type { PrintableBlock, PrintableDocument } from '#features/printing/document-shapes.ts';
import { pluralize } from '#lib/language/format.ts';
import * as exportTexts from '../messages/export-texts.ts';
import type { AccountExport, ExportedRow } from './export-account.server.ts';

const MAX_VALUE_LENGTH = 20_000;

export async function createAccountDocument(
  { exportedAt, account, tables }: AccountExport,
  siteName: string,
): Promise<PrintableDocument> {
  const blocks: PrintableBlock[] = [
    { kind: 'title', text: exportTexts.title(siteName) },
    { kind: 'paragraph', text: exportTexts.madeOn(exportedAt.slice(0, 10)) },
    heading(exportTexts.account),
    ...listValues(account),
  ];
  for await (const { table, rows } of tables) {
    if (rows.length === 0) continue;
    blocks.push(heading(nameThing(table)), {
      kind: 'paragraph',
      text: pluralize(rows.length, { one: 'One entry.', other: '# entries.' }),
    });
    for (const row of rows) blocks.push(...listValues(row));
  }
  return { title: exportTexts.title(siteName), blocks };
}

const heading = (text: string): PrintableBlock => ({ kind: 'heading', level: 2, text });

function listValues(row: ExportedRow): PrintableBlock[] {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${nameThing(name)}: ${formatValue(value)}`);
  return [{ kind: 'address', lines }];
}

function formatValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function nameThing(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
