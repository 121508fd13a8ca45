// Reads the sections of a plain file: official markup (USLM), or JSON Lines. The form is detected
// by content. A section that cannot be read is returned as a fault with its number, so that the
// import can report it and continue.
import { decodeText } from '#features/importing/archives/decode-text.server.ts';
import type { PlainFile } from '#features/importing/archives/unpack.server.ts';
import { splitChunks } from '#features/importing/formats/split-chunks.ts';
import { createJsonSplitter, createLineSplitter } from '#features/importing/formats/split-json.ts';
import { toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { ReadRecord } from '#features/importing/scan-files.server.ts';
import { parseJson } from '#lib/parse-json.ts';
import { createCopyCounter } from './count-copies.ts';
import { HEADING_ONLY, type LawItem, type LawOptions, MAX_SECTION_CHARS } from './law-items.ts';
import { readJsonSection } from './read-json-section.ts';
import { readRelease } from './read-release.ts';
import { createUslmReader } from './uslm/read-uslm.ts';

type ReadLaw = ReadRecord<LawItem>;
/** A line has the text with its escapes. */
const MAX_LINE_CHARS = 2 * MAX_SECTION_CHARS;
const MAX_RELEASES = 500;
const UNREADABLE = 'some characters could not be read and were replaced';

export async function* readLawRecords(
  file: PlainFile,
  options: LawOptions,
): AsyncGenerator<ReadLaw> {
  const { text } = await decodeText(file.bytes);
  const reader = text[Symbol.asyncIterator]();
  try {
    let first = '';
    while (first.trim() === '') {
      const { value, done } = await reader.next();
      if (done) return;
      first = value.replace(/^\ufeff/, '');
    }
    async function* readWhole(): AsyncGenerator<string> {
      yield first;
      for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
    }
    if (/^\s*[[{]/.test(first.slice(0, 1000))) yield* readJson(file.path, readWhole(), options);
    else if (/^\s*<[?!\w]/.test(first.slice(0, 1000)))
      yield* splitChunks(readWhole(), createUslmReader(options));
    else
      throw new ImportFault(
        'this kind of file is not known (neither JSON Lines nor XML in the form USLM)',
      );
  } finally {
    await reader.return?.();
  }
}

async function* readJson(
  path: string,
  text: AsyncIterable<string>,
  options: LawOptions,
): AsyncGenerator<ReadLaw> {
  const splitter = /\.json$/i.test(path)
    ? createJsonSplitter(MAX_LINE_CHARS)
    : createLineSplitter(MAX_LINE_CHARS);
  const countCopy = createCopyCounter();
  const releases = new Set<string>();
  let number = 0;
  for await (const piece of splitChunks(text, splitter)) {
    number++;
    const id = readId(piece.text);
    if (piece.fault) {
      const fault =
        piece.fault === 'too long'
          ? `longer than ${MAX_LINE_CHARS / 1_000_000} million characters`
          : 'it is not good JSON';
      yield { number, items: [], id, fault };
      continue;
    }
    const value = parseJson(piece.text);
    try {
      if (value === null) throw new ImportFault('it is not good JSON');
      const item = readJsonSection(value, path, options);
      releases.add(Object.values(item.release).join(' '));
      if (releases.size > MAX_RELEASES)
        throw new ImportFault(
          `the file has more than ${MAX_RELEASES} codes and releases: split it`,
        );
      const remark = piece.text.includes('\ufffd')
        ? UNREADABLE
        : item.record.paragraphs.length === 0
          ? HEADING_ONLY
          : undefined;
      yield { number, items: [{ ...item, record: countCopy(item.record) }], id, remark };
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      yield {
        number,
        items: releases.size > MAX_RELEASES ? [] : listBroken(value, path, options),
        id,
        fault: error.message,
      };
    }
  }
}

/** The code that a section is missing from, when the record says so. */
function listBroken(value: unknown, path: string, options: LawOptions): LawItem[] {
  try {
    return value === null
      ? []
      : [{ kind: 'broken', release: readRelease(value as Record<string, unknown>, path, options) }];
  } catch {
    return [];
  }
}

const readId = (text: string) =>
  toStorableText(/"section"\s*:\s*"([^"\\]{1,60})/.exec(text.slice(0, 2000))?.[1] ?? '');
