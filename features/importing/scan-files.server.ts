// Iterates over the records of all files of an import, each with its remarks and its position.
// Resumes after the last committed position. A file whose rest cannot be read is one skipped
// record; it never stops the import.
import type { PlainFile } from './archives/unpack.server.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportPosition, Remark } from './import-state.server.ts';

/** One record of a file: its items, or why it has none. `number` is 1-based. */
export type ReadRecord<Item> = {
  number: number;
  items: Item[];
  id: string;
  fault?: string;
  remark?: string;
};
/**
 * One record with its items and remarks. `position`: where the import resumes once this record is
 * stored.
 */
export type ScannedRecord<Item> = {
  position: ImportPosition;
  items: Item[];
  remarks: Remark[];
  chars: number;
};
export type StagedFile =
  | { stage: string; file: PlainFile }
  | { stage: string; name: string; fault: string };
export type RecordReader<Item> = {
  readRecords: (file: PlainFile) => AsyncIterable<ReadRecord<Item>>;
  countChars: (items: Item[]) => number;
};

export async function* scanFiles<Item>(
  files: AsyncIterable<StagedFile>,
  reader: RecordReader<Item>,
  resumeFrom: ImportPosition | undefined,
): AsyncGenerator<ScannedRecord<Item>> {
  let isSkipping = resumeFrom !== undefined && resumeFrom.file !== '';
  for await (const staged of files) {
    const file = 'file' in staged ? staged.file.path : staged.name;
    const isResumeFile =
      isSkipping && resumeFrom?.stage === staged.stage && resumeFrom.file === file;
    if (isSkipping && !isResumeFile) continue;
    isSkipping = false;
    const skipCount = isResumeFile ? (resumeFrom?.records ?? 0) : 0;
    if ('file' in staged) yield* scanFile(staged.file, reader, staged.stage, skipCount);
    else if (skipCount === 0)
      yield createFaultRecord({ stage: staged.stage, file, records: 1 }, staged.fault);
  }
}

async function* scanFile<Item>(
  plain: PlainFile,
  { readRecords, countChars }: RecordReader<Item>,
  stage: string,
  skipCount: number,
): AsyncGenerator<ScannedRecord<Item>> {
  const file = plain.path;
  let number = 0;
  try {
    for await (const { items, id, fault, remark, number: record } of readRecords(plain)) {
      number++;
      if (number <= skipCount) continue;
      const reason = fault ?? remark;
      const remarks: Remark[] = reason
        ? [{ file, record, id, kind: fault ? 'skipped' : 'remark', reason }]
        : [];
      yield {
        position: { stage, file, records: number },
        items,
        remarks,
        chars: countChars(items),
      };
    }
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    if (number >= skipCount)
      yield createFaultRecord({ stage, file, records: number + 1 }, error.message);
  }
}

/** For a file whose remaining content cannot be read. */
function createFaultRecord(position: ImportPosition, reason: string): ScannedRecord<never> {
  return {
    position,
    items: [],
    remarks: [{ file: position.file, record: position.records, id: '', kind: 'skipped', reason }],
    chars: 0,
  };
}
