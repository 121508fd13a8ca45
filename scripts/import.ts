// npm run import -- cases PATH, npm run import -- law PATH: imports court decisions or statutes
// from files, folders and archives into the database; npm run import -- law us-code fetches the
// U.S. Code first. It shows progress, stops cleanly on Ctrl-C, resumes where it stopped, and ends
// with a report of all skipped records.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '#db/migrate.ts';
import * as caseImportMessages from '#features/case-law/messages/case-import-messages.ts';
import * as say from '#features/importing/messages/import-messages.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { type OperatorDeps, runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';
import { getServerSource } from '#server/boot/content-source.ts';
import { fetchUsCode } from './fetch-us-code.ts';
import { runCaseImport } from './import-cases.ts';
import { readLawArguments, runLawImport } from './import-law.ts';

const root = join(import.meta.dirname, '..');

await runCommand(() => {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'cases') return startCaseImport(args);
  if (command === 'law') return startLawImport(args);
  return refuse(say.usage);
});

async function refuse(message: string): Promise<number> {
  console.error(message);
  return 1;
}

async function startCaseImport([inputPath, ...options]: string[]): Promise<number> {
  if (!inputPath || options.some((option) => option !== '--restart')) return refuse(say.usage);
  const path = resolve(inputPath);
  if (!existsSync(path)) return refuse(say.noPath(path));
  const { library, problems, folder } = loadContent();
  return withMigratedDatabase(({ db }) =>
    runCaseImport(
      { db, library: problems > 0 ? undefined : library },
      path,
      options.includes('--restart'),
      folder,
    ),
  );
}

async function startLawImport(args: string[]): Promise<number> {
  const read = readLawArguments(args);
  if (typeof read === 'string') return refuse(read);
  const { inputPath, options, restart } = read;
  if (inputPath === 'us-code') return startCodeImport(restart);
  const path = resolve(inputPath);
  if (!existsSync(path)) return refuse(say.noPath(path));
  const { library, folder } = loadContent();
  const { point, date } = library.usCode().release;
  const findDate = (release: string) => (release === point ? date : undefined);
  const command = `npm run import -- law ${args.filter((arg) => arg !== '--restart').join(' ')}`;
  return withMigratedDatabase(({ db }) =>
    runLawImport({ db }, { findDate, ...options, path, restart, command, folder }),
  );
}

async function startCodeImport(restart: boolean): Promise<number> {
  const { usCodeUrl, dataDir } = readOperatorSettings();
  const { path, release, date } = await fetchUsCode(usCodeUrl, join(dataDir, 'imports'));
  const command = 'npm run import -- law us-code';
  return withMigratedDatabase(({ db }) =>
    runLawImport(
      { db },
      { release, date, path, restart, command, folder: join(dataDir, 'imports') },
    ),
  );
}

function loadContent() {
  const settings = readOperatorSettings();
  const { library, problems } = loadLibrary(getServerSource(settings));
  if (problems.length > 0) console.error(caseImportMessages.contentProblems(problems.length));
  return { library, problems: problems.length, folder: join(settings.dataDir, 'imports') };
}

function withMigratedDatabase(work: (deps: OperatorDeps) => Promise<number>): Promise<number> {
  return withOperatorDeps('import', { mail: false }, async (deps) => {
    await migrate(deps.db, join(root, 'db', 'migrations'));
    return work(deps);
  });
}
