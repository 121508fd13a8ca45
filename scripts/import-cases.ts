// The import of court decisions, as a command.

import { importCases } from '#features/case-law/import/import-cases.server.ts';
import * as caseImportMessages from '#features/case-law/messages/case-import-messages.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runImportCommand } from './import-report.ts';

type Deps = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;

/** The exit code. `folder`: where the lists of remarks go. */
export async function runCaseImport(
  deps: Deps,
  path: string,
  restart: boolean,
  folder: string,
): Promise<number> {
  const { exitCode } = await runImportCommand(deps.db, {
    path,
    command: `npm run import -- cases ${path}`,
    list: { folder, key: path, name: path },
    run: (options) => importCases(deps, { path, restart, ...options }),
    describe: { progress: caseImportMessages.progress, done: caseImportMessages.done },
  });
  return exitCode;
}
