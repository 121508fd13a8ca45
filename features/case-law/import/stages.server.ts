// CourtListener's bulk files build on each other: a case needs its docket, which names its court; its citations, to be found to
// be the same as another; and an opinion needs its case. So everything under a path is gone through once per stage that occurs,
// in this order, whatever the files are called. JSON and lists of cases stand on their own and come last.

import type { Meter } from './archives/byte-stream.ts';
import { isPassedOver, listFiles } from './archives/source-files.server.ts';
import { type PlainFile, unpack } from './archives/unpack.server.ts';
import type { CsvKind } from './formats/csv-kinds.ts';
import { kindOfCsv } from './formats/read-records.server.ts';
import { ImportFault } from './import-fault.ts';

const STAGES = ['courts', 'dockets', 'citations', 'clusters', 'opinions', 'others'] as const;
type Stage = (typeof STAGES)[number];

export type Plan = {
  stages: Stage[];
  /** Of each CSV file, by its name with the archive it is in. */
  stageOf: ReadonlyMap<string, Stage>;
  /** How many bytes will be read in all, so that progress has an end. */
  bytes: number;
};

const MAYBE_CSV = /\.csv(?:\.|$)/i;
const ARCHIVE = /\.(?:zip|tar|tgz|tbz2?|gz|bz2)$/i;

export async function planStages(path: string, signal?: AbortSignal): Promise<Plan> {
  const stageOf = new Map<string, Stage>();
  const seen = new Set<Stage>();
  let bytes = 0;
  for await (const file of listFiles(path)) {
    if (signal?.aborted) break;
    const before = new Set<Stage>();
    if (MAYBE_CSV.test(file.name) || ARCHIVE.test(file.name)) {
      try {
        for await (const plain of unpack(file.path, file.name, { read: 0 })) {
          const stage = await stageOfFile(plain);
          if (stage !== 'others') stageOf.set(plain.path, stage);
          before.add(stage);
        }
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        before.add('others'); // it is named when it is read
      }
    } else before.add('others');
    for (const stage of before) seen.add(stage);
    bytes += file.size * (/\.zip$/i.test(file.name) ? 1 : Math.max(1, before.size));
  }
  return { stages: STAGES.filter((stage) => seen.has(stage)), stageOf, bytes };
}

async function stageOfFile(plain: PlainFile): Promise<Stage> {
  if (!MAYBE_CSV.test(plain.path)) return 'others';
  const kind: CsvKind | undefined = await kindOfCsv(plain);
  return kind === undefined || kind === 'facts' ? 'others' : kind;
}

export type StagedFile = { stage: Stage; file: PlainFile } | { stage: Stage; name: string; fault: string };

/** All plain files, stage by stage. A file or archive that cannot be opened comes out as a fault, in the last stage. */
export async function* filesInStages(path: string, plan: Plan, meter: Meter): AsyncGenerator<StagedFile> {
  const archives = new Set([...plan.stageOf.keys()]);
  for (const stage of plan.stages) {
    for await (const { path: file, name } of listFiles(path)) {
      const mayHold = stage === 'others' || plan.stageOf.get(name) === stage || (ARCHIVE.test(name) && holds(archives, plan, name, stage));
      if (!mayHold) continue;
      try {
        for await (const plain of unpack(file, name, meter)) {
          if (isPassedOver(plain.path) || (plan.stageOf.get(plain.path) ?? 'others') !== stage) continue;
          yield { stage, file: plain };
        }
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        yield { stage, name, fault: error.message };
      }
    }
  }
}

function holds(paths: Set<string>, plan: Plan, archive: string, stage: Stage): boolean {
  const bare = archive.replace(/\.(?:gz|bz2|tgz)$/i, '');
  for (const path of paths) if (path.startsWith(bare) && plan.stageOf.get(path) === stage) return true;
  return false;
}
