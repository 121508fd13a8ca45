// Lists the files under a path in a stable order, by name and folder by folder, so that a stopped
// import can resume. Only the names in the folders on the current path are in memory.
import { createHash } from 'node:crypto';
import { opendir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type SourceFile = { path: string; name: string; size: number };

/** Hidden files, but not "../x" in an archive. */
const IGNORED_FILES =
  /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX)|\.(?:html?|pdf|md|txt|sql|sh|sha256|png|jpe?g)$/i;

/** `above`: the folders on the way here, because a link may lead back to one of them. */
export async function* listFiles(
  path: string,
  name = '',
  above: readonly string[] = [],
): AsyncGenerator<SourceFile> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    // a link that leads nowhere
    if (name && (error.code === 'ENOENT' || error.code === 'ELOOP')) return undefined;
    throw error;
  });
  if (!stats?.isDirectory()) {
    if (stats?.isFile())
      yield { path, name: name || (path.split(/[/\\]/).at(-1) ?? path), size: stats.size };
    return;
  }
  const folder = await realpath(path);
  if (above.includes(folder)) return;
  const names: string[] = [];
  for await (const entry of await opendir(path))
    if (!IGNORED_FILES.test(entry.name)) names.push(entry.name);
  for (const entryName of names.sort())
    yield* listFiles(join(path, entryName), name ? `${name}/${entryName}` : entryName, [
      ...above,
      folder,
    ]);
}

export const isIgnored = (name: string) => IGNORED_FILES.test(name);

export type Survey = { files: number; bytes: number; fingerprint: string };

/** Number and size of the files, and a fingerprint that changes when a file does. */
export async function surveyFiles(path: string): Promise<Survey> {
  const hash = createHash('sha256');
  let files = 0;
  let bytes = 0;
  for await (const file of listFiles(path)) {
    files++;
    bytes += file.size;
    const { mtimeMs } = await stat(file.path);
    hash.update(`${file.name}\n${file.size}\n${Math.trunc(mtimeMs)}\n`);
  }
  return { files, bytes, fingerprint: hash.digest('base64url').slice(0, 22) };
}
