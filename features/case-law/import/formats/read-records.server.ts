// Reads the records of a plain file. The kind is detected by content. A record that cannot be read
// is returned as a fault with its number, so that the import can report it and continue.
import { decodeText } from '#features/importing/archives/decode-text.server.ts';
import { type PlainFile, peek } from '#features/importing/archives/unpack.server.ts';
import { splitChunks } from '#features/importing/formats/split-chunks.ts';
import { createJsonSplitter, createLineSplitter } from '#features/importing/formats/split-json.ts';
import { toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { ReadRecord as ReadItems } from '#features/importing/scan-files.server.ts';
import { type CsvRecord, createCsvSplitter, guessDialect } from '#lib/split-csv.ts';
import type { ImportItem } from '../case-record.ts';
import type { CsvItems } from './csv-items.ts';
import { type CsvKind, createCsvReader, recognizeCsv } from './csv-kinds.ts';
import { readJsonRecord } from './json-kinds.ts';

type ReadRecord = ReadItems<ImportItem>;

const MAX_CHARS = 32 * 1024 * 1024;
const HEAD_BYTES = 64 * 1024;
const UNREADABLE = 'some characters could not be read and were replaced';
const UNKNOWN_KIND =
  'this kind of file is not known (neither JSON nor CSV with a heading that names cases)';

/** The kind of a CSV file by its first line; undefined if unknown. */
export async function detectCsvKind(file: PlainFile): Promise<CsvKind | undefined> {
  const { text } = await decodeText(file.bytes);
  for await (const head of text) return recognizeCsv(readHeading(head))?.kind;
  return undefined;
}

export async function* readRecords(file: PlainFile): AsyncGenerator<ReadRecord> {
  const { head, all } = await peek(file.bytes, HEAD_BYTES);
  if (head.length === 0) return;
  const { encoding, text } = await decodeText(all);
  const reader = text[Symbol.asyncIterator]();
  const first = (await reader.next()).value ?? '';
  async function* readWhole(): AsyncGenerator<string> {
    yield first.startsWith('\ufeff') ? first.slice(1) : first;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
  const isJson =
    /^\ufeff?\s*[[{]/.test(first.slice(0, 1000)) || /\.(?:json|jsonl|ndjson)$/i.test(file.path);
  try {
    if (isJson) yield* readJson(file.path, readWhole());
    else yield* readCsv(first, readWhole(), encoding);
  } finally {
    await reader.return?.();
  }
}

async function* readJson(path: string, text: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  const splitter = /\.(?:jsonl|ndjson)$/i.test(path)
    ? createLineSplitter(MAX_CHARS)
    : createJsonSplitter(MAX_CHARS);
  let number = 0;
  for await (const piece of splitChunks(text, splitter)) {
    number++;
    if (piece.fault === 'too long')
      yield createFaultRecord(
        number,
        `longer than ${MAX_CHARS / 1024 / 1024} million characters`,
        piece.text,
      );
    else if (piece.fault === 'unfinished')
      yield createFaultRecord(number, 'the file ends in the middle of it', piece.text);
    else {
      try {
        const { items, id, remark } = readJsonRecord(JSON.parse(toStorableText(piece.text)));
        yield { number, items, id, remark: remark ?? findUnreadableRemark(piece.text) };
      } catch (error) {
        if (
          !(
            error instanceof ImportFault ||
            error instanceof SyntaxError ||
            error instanceof RangeError
          )
        )
          throw error;
        yield createFaultRecord(
          number,
          error instanceof ImportFault ? error.message : 'it is not good JSON',
          piece.text,
        );
      }
    }
  }
}

async function* readCsv(
  first: string,
  text: AsyncIterable<string>,
  encoding: string,
): AsyncGenerator<ReadRecord> {
  const heading = recognizeCsv(readHeading(first));
  if (!heading) throw new ImportFault(UNKNOWN_KIND);
  const readFields = createCsvReader(heading);
  let columns = 0;
  let number = 0;
  for await (const { fields, line, fault } of splitChunks(
    text,
    createCsvSplitter(guessDialect(first), MAX_CHARS),
  )) {
    if (columns === 0) {
      columns = fields.length;
      if (encoding === 'windows-1252')
        yield { number: 0, items: [], id: '', remark: 'not UTF-8: read as Windows-1252' };
      continue;
    }
    number++;
    const location = `line ${line}: `;
    const faultReason = describeFault(fault, fields.length, columns);
    yield {
      number,
      ...(faultReason
        ? createEmptyResult(fields, `${location}${faultReason}`)
        : readLine(readFields, fields, location)),
    };
  }
}

function describeFault(
  fault: CsvRecord['fault'],
  fields: number,
  columns: number,
): string | undefined {
  if (fault === 'too long') return `longer than ${MAX_CHARS / 1024 / 1024} million characters`;
  if (fault === 'unclosed')
    return 'a quotation mark opens and never closes; what follows it was not read';
  return fields === columns ? undefined : `${fields} fields where the heading has ${columns}`;
}

function readLine(
  readFields: (fields: string[]) => CsvItems,
  fields: string[],
  location: string,
): Omit<ReadRecord, 'number'> {
  try {
    const result = readFields(fields.map(toStorableText));
    return {
      ...result,
      remark:
        result.remark ??
        (fields.some((field) => field.includes('\ufffd')) ? UNREADABLE : undefined),
    };
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return createEmptyResult(fields, `${location}${error.message}`);
  }
}

const createEmptyResult = (fields: string[], fault: string) => ({
  items: [],
  id: fields[0]?.slice(0, 80) ?? '',
  fault,
});

const readHeading = (text: string) => text.slice(0, text.search(/[\r\n]|$/)).replace(/^\ufeff/, '');
const findUnreadableRemark = (text: string) => (text.includes('\ufffd') ? UNREADABLE : undefined);

function createFaultRecord(number: number, fault: string, text: string): ReadRecord {
  const id = /"id"\s*:\s*"?([\w-]{1,40})/.exec(text.slice(0, 2000))?.[1] ?? '';
  return { number, items: [], id, fault };
}
