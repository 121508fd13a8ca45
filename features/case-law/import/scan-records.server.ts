// What an import meets, one record after the other: in files, from behind the place where a stopped import was, or in records
// that a program hands over.

import type { PlainFile } from './archives/unpack.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { readRecords } from './formats/read-records.server.ts';
import { ImportFault } from './import-fault.ts';
import type { Place, Remark } from './import-state.server.ts';
import type { StagedFile } from './stages.server.ts';

/** One record with what it holds and what is to be said of it. `place` is where the import goes on when this is stored. */
export type ScannedRecord = { place: Place; items: ImportItem[]; remarks: Remark[]; chars: number };

export async function* scanRecords(records: Iterable<CaseRecord> | AsyncIterable<CaseRecord>): AsyncGenerator<ScannedRecord> {
  let number = 0;
  for await (const record of records) {
    const items: ImportItem[] = [{ type: 'case', record }];
    yield { place: { stage: 'others', file: '', records: ++number }, items, remarks: [], chars: charsIn(items) };
  }
}

export async function* scanFiles(files: AsyncIterable<StagedFile>, from: Place | undefined): AsyncGenerator<ScannedRecord> {
  let passing = from !== undefined && from.file !== '';
  for await (const staged of files) {
    const file = 'file' in staged ? staged.file.path : staged.name;
    const here = passing && from?.stage === staged.stage && from.file === file;
    if (passing && !here) continue;
    passing = false;
    const already = here ? (from?.records ?? 0) : 0;
    if ('file' in staged) yield* scanFile(staged.file, staged.stage, already);
    else if (already === 0) yield faulty({ stage: staged.stage, file, records: 1 }, staged.fault);
  }
}

async function* scanFile(plain: PlainFile, stage: string, already: number): AsyncGenerator<ScannedRecord> {
  const file = plain.path;
  let number = 0;
  try {
    for await (const { items, id, fault, remark, number: record } of readRecords(plain)) {
      number++;
      if (number <= already) continue;
      const reason = fault ?? remark;
      const remarks: Remark[] = reason ? [{ file, record, id, kind: fault ? 'skipped' : 'remark', reason }] : [];
      yield { place: { stage, file, records: number }, items, remarks, chars: charsIn(items) };
    }
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    if (number >= already) yield faulty({ stage, file, records: number + 1 }, error.message);
  }
}

/** A file, or the rest of it, that cannot be read. */
function faulty(place: Place, reason: string): ScannedRecord {
  return { place, items: [], remarks: [{ file: place.file, record: place.records, id: '', kind: 'skipped', reason }], chars: 0 };
}

export function opinionsOf(item: ImportItem): { source: string; opinion: OpinionRecord }[] {
  if (item.type === 'opinion') return [{ source: 'courtlistener', opinion: item.loose.opinion }];
  return item.type === 'case' ? item.record.opinions.map((opinion) => ({ source: item.record.source, opinion })) : [];
}

function charsIn(items: ImportItem[]): number {
  return items.reduce((sum, item) => sum + 100 + opinionsOf(item).reduce((all, { opinion }) => all + opinion.text.length, 0), 0);
}
