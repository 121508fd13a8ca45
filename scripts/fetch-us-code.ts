// Fetches the current release point of the U.S. Code into the data folder, with progress. Earlier
// ones are removed: the database has them.
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as lawImportMessages from '#features/law/messages/law-import-messages.ts';
import { downloadRelease } from '#integrations/us-code/download-release.ts';
import { createProgressLine, runStoppable } from './import-report.ts';

export async function fetchUsCode(
  url: string,
  folder: string,
): Promise<{ path: string; release: string; date?: string }> {
  console.error(lawImportMessages.asking(url));
  const print = createProgressLine();
  const download = await runStoppable((signal) =>
    downloadRelease({
      url,
      folder,
      signal,
      onProgress: (progress) =>
        print({ ...progress, text: lawImportMessages.downloading(progress.bytesDone) }),
    }),
  );
  console.log(lawImportMessages.downloaded(download.release, download.path));
  for (const file of readdirSync(dirname(download.path))) {
    if (/^xml_uscAll@/.test(file) && file !== basename(download.path))
      rmSync(join(dirname(download.path), file));
  }
  return download;
}
