// The import of court decisions, as a command.

import { importCases } from '#features/case-law/import/import-cases.server.ts';
import * as caseImportMessages from '#features/case-law/messages/case-import-messages.ts';
import * as say from '#features/importing/messages/import-messages.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { createProgressLine, printRemarks, runStoppable } from './import-report.ts';

type Deps = Pick<LibraryDeps, 'db'> & Partial<Pick<LibraryDeps, 'library'>>;

/** The exit code. `folder`: where the lists of remarks go. */
export async function runCaseImport(
  deps: Deps,
  path: string,
  restart: boolean,
  folder: string,
): Promise<number> {
  console.error(say.looking(path));
  const print = createProgressLine();
  const report = await runStoppable((signal) =>
    importCases(deps, {
      path,
      restart,
      signal,
      onProgress: (progress) =>
        print({ ...progress, text: caseImportMessages.progress(progress.counts) }),
    }),
  );
  if (report.resumed) console.log(say.resumed);
  console.log(caseImportMessages.done(report.counts));
  await printRemarks(deps.db, path, folder, path);
  if (!report.stopped) return 0;
  console.log(say.stopped(`npm run import -- cases ${path}`));
  return 130;
}
