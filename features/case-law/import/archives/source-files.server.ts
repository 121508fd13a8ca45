// The files under a path, in an order that does not change from run to run: by name, folder by folder, so that a stopped import
// finds its place again. Only the names of the folders on the way are kept in memory.
import { createHash } from 'node:crypto';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type SourceFile = { path: string; name: string; size: number };

const NOT_READ = /(?:^|\/)(?:\.|__MACOSX)|\.(?:html?|pdf|md|txt|sql|sh|sha256|png|jpe?g)$/i;

export async function* listFiles(path: string, name = ''): AsyncGenerator<SourceFile> {
  const found = await stat(path);
  if (!found.isDirectory()) {
    if (found.isFile()) yield { path, name: name || (path.split(/[/\\]/).at(-1) ?? path), size: found.size };
    return;
  }
  const names: string[] = [];
  for await (const entry of await opendir(path)) if (!NOT_READ.test(entry.name)) names.push(entry.name);
  for (const one of names.sort()) yield* listFiles(join(path, one), name ? `${name}/${one}` : one);
}

export const isPassedOver = (name: string) => NOT_READ.test(name);

export type Survey = { files: number; bytes: number; fingerprint: string };

/** How much there is, and a mark that changes when a file does. */
export async function surveyFiles(path: string): Promise<Survey> {
  const hash = createHash('sha256');
  let [files, bytes] = [0, 0];
  for await (const file of listFiles(path)) {
    files++;
    bytes += file.size;
    const { mtimeMs } = await stat(file.path);
    hash.update(`${file.name}\n${file.size}\n${Math.trunc(mtimeMs)}\n`);
  }
  return { files, bytes, fingerprint: hash.digest('base64url').slice(0, 22) };
}
