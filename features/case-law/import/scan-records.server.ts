// Iterates over the records of an import, from files or from a program. For files, resumes after the last committed position.
import type { PlainFile } from './archives/unpack.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { readRecords } from './formats/read-records.server.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportPosition, Remark } from './import-state.server.ts';
import type { StagedFile } from './stages.server.ts';

/** One record with its items and remarks. `position`: where the import resumes once this record is stored. */
export type ScannedRecord = { position: ImportPosition; items: ImportItem[]; remarks: Remark[]; chars: number };

export async function* scanRecords(records: Iterable<CaseRecord> | AsyncIterable<CaseRecord>): AsyncGenerator<ScannedRecord> {
  let number = 0;
  for await (const record of records) {
    const items: ImportItem[] = [{ type: 'case', record }];
    yield { position: { stage: 'others', file: '', records: ++number }, items, remarks: [], chars: countChars(items) };
  }
}

export async function* scanFiles(files: AsyncIterable<StagedFile>, resumeFrom: ImportPosition | undefined): AsyncGenerator<ScannedRecord> {
  let isSkipping = resumeFrom !== undefined && resumeFrom.file !== '';
  for await (const staged of files) {
    const file = 'file' in staged ? staged.file.path : staged.name;
    const isResumeFile = isSkipping && resumeFrom?.stage === staged.stage && resumeFrom.file === file;
    if (isSkipping && !isResumeFile) continue;
    isSkipping = false;
    const skipCount = isResumeFile ? (resumeFrom?.records ?? 0) : 0;
    if ('file' in staged) yield* scanFile(staged.file, staged.stage, skipCount);
    else if (skipCount === 0) yield createFaultRecord({ stage: staged.stage, file, records: 1 }, staged.fault);
  }
}

async function* scanFile(plain: PlainFile, stage: string, skipCount: number): AsyncGenerator<ScannedRecord> {
  const file = plain.path;
  let number = 0;
  try {
    for await (const { items, id, fault, remark, number: record } of readRecords(plain)) {
      number++;
      if (number <= skipCount) continue;
      const reason = fault ?? remark;
      const remarks: Remark[] = reason ? [{ file, record, id, kind: fault ? 'skipped' : 'remark', reason }] : [];
      yield { position: { stage, file, records: number }, items, remarks, chars: countChars(items) };
    }
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    if (number >= skipCount) yield createFaultRecord({ stage, file, records: number + 1 }, error.message);
  }
}

/** For a file whose remaining content cannot be read. */
function createFaultRecord(position: ImportPosition, reason: string): ScannedRecord {
  return { position, items: [], remarks: [{ file: position.file, record: position.records, id: '', kind: 'skipped', reason }], chars: 0 };
}

export function listOpinions(item: ImportItem): { source: string; opinion: OpinionRecord }[] {
  if (item.type === 'opinion') return [{ source: 'courtlistener', opinion: item.bulkOpinion.opinion }];
  return item.type === 'case' ? item.record.opinions.map((opinion) => ({ source: item.record.source, opinion })) : [];
}

function countChars(items: ImportItem[]): number {
  return items.reduce((sum, item) => sum + 100 + listOpinions(item).reduce((all, { opinion }) => all + opinion.text.length, 0), 0);
}
