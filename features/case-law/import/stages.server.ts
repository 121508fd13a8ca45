// CourtListener's bulk files depend on each other: a case needs its docket, which names the court,
// and its citations, which match it with other collections; an opinion needs its case. So all files
// under a path are read once per stage, in this order, regardless of file names. JSON files and
// lists of cases are independent and come last.
import type { Meter } from '#features/importing/archives/byte-stream.ts';
import { isIgnored, listFiles } from '#features/importing/archives/source-files.server.ts';
import { type PlainFile, unpack } from '#features/importing/archives/unpack.server.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { StagedFile } from '#features/importing/scan-files.server.ts';
import type { CsvKind } from './formats/csv-kinds.ts';
import { detectCsvKind } from './formats/read-records.server.ts';

const STAGES = ['courts', 'dockets', 'citations', 'clusters', 'opinions', 'others'] as const;
type Stage = (typeof STAGES)[number];

export type Plan = {
  stages: Stage[];
  /** Stage of each CSV file, by its path including the archive. */
  stageByFile: ReadonlyMap<string, Stage>;
  /** Total bytes to read, for progress reports. */
  bytes: number;
};

const MAYBE_CSV = /\.csv(?:\.|$)/i;
const ARCHIVE = /\.(?:zip|tar|tgz|tbz2?|gz|bz2)$/i;

export async function planStages(path: string, signal?: AbortSignal): Promise<Plan> {
  const stageByFile = new Map<string, Stage>();
  const seenStages = new Set<Stage>();
  let bytes = 0;
  for await (const file of listFiles(path)) {
    if (signal?.aborted) break;
    const fileStages = new Set<Stage>();
    if (MAYBE_CSV.test(file.name) || ARCHIVE.test(file.name)) {
      try {
        for await (const plain of unpack(file.path, file.name, { read: 0 })) {
          const stage = await findStage(plain);
          if (stage !== 'others') stageByFile.set(plain.path, stage);
          fileStages.add(stage);
        }
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        fileStages.add('others'); // reported when the file is read
      }
    } else fileStages.add('others');
    for (const stage of fileStages) seenStages.add(stage);
    bytes += file.size * (/\.zip$/i.test(file.name) ? 1 : Math.max(1, fileStages.size));
  }
  return { stages: STAGES.filter((stage) => seenStages.has(stage)), stageByFile, bytes };
}

async function findStage(plain: PlainFile): Promise<Stage> {
  if (!MAYBE_CSV.test(plain.path)) return 'others';
  const kind: CsvKind | undefined = await detectCsvKind(plain);
  return kind === undefined || kind === 'facts' ? 'others' : kind;
}

/**
 * All plain files, stage by stage. A file or archive that cannot be opened is returned as a fault.
 */
export async function* listFilesByStage(
  path: string,
  plan: Plan,
  meter: Meter,
): AsyncGenerator<StagedFile> {
  const csvPaths = new Set([...plan.stageByFile.keys()]);
  for (const stage of plan.stages) {
    for await (const { path: file, name } of listFiles(path)) {
      const mayContainStage =
        stage === 'others' ||
        plan.stageByFile.get(name) === stage ||
        (ARCHIVE.test(name) && hasStage(csvPaths, plan, name, stage));
      if (!mayContainStage) continue;
      try {
        for await (const plain of unpack(file, name, meter)) {
          if (isIgnored(plain.path) || (plan.stageByFile.get(plain.path) ?? 'others') !== stage)
            continue;
          yield { stage, file: plain };
        }
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        yield { stage, name, fault: error.message };
      }
    }
  }
}

function hasStage(paths: Set<string>, plan: Plan, archive: string, stage: Stage): boolean {
  const bare = archive.replace(/\.(?:gz|bz2|tgz)$/i, '');
  for (const path of paths)
    if (path.startsWith(bare) && plan.stageByFile.get(path) === stage) return true;
  return false;
}
