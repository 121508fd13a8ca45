// Iterates over the records of an import of cases, from files or from a program.

import type { ImportPosition } from '#features/importing/import-state.server.ts';
import type { StagedFile } from '#features/importing/scan-files.server.ts';
import { type ScannedRecord, scanFiles } from '#features/importing/scan-files.server.ts';
import type { CaseRecord, ImportItem, OpinionRecord } from './case-record.ts';
import { readRecords } from './formats/read-records.server.ts';

export type ScannedCases = ScannedRecord<ImportItem>;

export async function* scanRecords(
  records: Iterable<CaseRecord> | AsyncIterable<CaseRecord>,
): AsyncGenerator<ScannedCases> {
  let number = 0;
  for await (const record of records) {
    const items: ImportItem[] = [{ type: 'case', record }];
    yield {
      position: { stage: 'others', file: '', records: ++number },
      items,
      remarks: [],
      chars: countChars(items),
    };
  }
}

export const scanCaseFiles = (
  files: AsyncIterable<StagedFile>,
  resumeFrom: ImportPosition | undefined,
): AsyncGenerator<ScannedCases> => scanFiles(files, { readRecords, countChars }, resumeFrom);

export function listOpinions(item: ImportItem): { source: string; opinion: OpinionRecord }[] {
  if (item.type === 'opinion')
    return [{ source: 'courtlistener', opinion: item.bulkOpinion.opinion }];
  return item.type === 'case'
    ? item.record.opinions.map((opinion) => ({ source: item.record.source, opinion }))
    : [];
}

function countChars(items: ImportItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + 100 + listOpinions(item).reduce((all, { opinion }) => all + opinion.text.length, 0),
    0,
  );
}
