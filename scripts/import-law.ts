// The import of statutes, as a command. It ends with what changed against the release before.
import { parseArgs } from 'node:util';
import type { Deps } from '#features/deps.ts';
import * as say from '#features/importing/messages/import-messages.ts';
import { getLawKey, importLaw } from '#features/law/import/import-law.server.ts';
import type { LawCounts } from '#features/law/import/law-counts.ts';
import type { LawOptions } from '#features/law/import/law-items.ts';
import { isJurisdiction, isReleaseDate, isReleaseName } from '#features/law/import/read-release.ts';
import * as lawImportMessages from '#features/law/messages/law-import-messages.ts';
import { listChanges } from '#features/law/store/finish-releases.server.ts';
import { getReportPath, runImportCommand, toLine, writeCsv } from './import-report.ts';

const SHOWN_CHANGES = 20;

export type LawArguments = { inputPath: string; options: LawOptions; restart: boolean };

/** A text says what is wrong with the arguments. */
export function readLawArguments(args: string[]): LawArguments | string {
  let parsed: ReturnType<typeof parseLawArguments>;
  try {
    parsed = parseLawArguments(args);
  } catch {
    return say.usage;
  }
  const {
    values: { release, date, jurisdiction, complete, restart = false },
    positionals: [inputPath, ...others],
  } = parsed;
  if (!inputPath || others.length > 0) return say.usage;
  if (date !== undefined && !isReleaseDate(date)) return lawImportMessages.badDate(date);
  if (release !== undefined && !isReleaseName(release))
    return lawImportMessages.badRelease(release);
  if (jurisdiction !== undefined && !isJurisdiction(jurisdiction))
    return lawImportMessages.badJurisdiction(jurisdiction);
  return { inputPath, options: { release, date, jurisdiction, complete }, restart };
}

const parseLawArguments = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      date: { type: 'string' },
      jurisdiction: { type: 'string' },
      complete: { type: 'boolean' },
      restart: { type: 'boolean' },
    },
  });

/** The exit code. `command`: what to type to go on. */
export async function runLawImport(
  deps: Pick<Deps, 'db'>,
  input: LawOptions & { path: string; restart: boolean; command: string; folder: string },
): Promise<number> {
  const { path, folder, command } = input;
  const name = `law-${path.split(/[/\\]/).at(-1)}`;
  const { counts, exitCode } = await runImportCommand(deps.db, {
    path,
    command,
    list: { folder, key: getLawKey(path), name },
    run: (options) => importLaw(deps, { ...input, ...options }),
    describe: { progress: lawImportMessages.progress, done: lawImportMessages.done },
  });
  if (exitCode === 0) await printChanges(deps, counts, getReportPath(folder, name, 'changes'));
  return exitCode;
}

async function printChanges(
  { db }: Pick<Deps, 'db'>,
  { releases, added, changed, gone }: LawCounts,
  file: string,
): Promise<void> {
  if (added + changed + gone === 0) return;
  const list = () => listChanges(db.pool, Object.keys(releases).map(Number));
  let count = 0;
  for await (const change of list()) {
    if (count === 0) console.log(lawImportMessages.changesHeading);
    if (++count <= SHOWN_CHANGES) console.log(toLine(lawImportMessages.change(change)));
  }
  if (count === 0) return;
  if (count > SHOWN_CHANGES) console.log(lawImportMessages.moreChanges(count - SHOWN_CHANGES));
  await writeCsv(file, ['what', 'section', 'heading'], list(), ({ kind, citation, heading }) => [
    kind,
    citation,
    heading,
  ]);
  console.log(lawImportMessages.changesFile(file));
}
