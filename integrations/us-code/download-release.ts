// Downloads the current release point of the U.S. Code to a folder. What was downloaded before a
// break is kept, and the rest is asked for (Range, with If-Range so that two releases are never
// mixed). Sizes and idle times are bounded. One request at a time.
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CodeDownload, findRelease } from './find-release.ts';

type DownloadProgress = { bytesDone: number; bytesTotal: number; file: string };
export type DownloadOptions = {
  /** The download page. */
  url: string;
  folder: string;
  signal?: AbortSignal;
  onProgress?: (progress: DownloadProgress) => void;
  /** Both are smaller in tests. */
  maxZipBytes?: number;
  idleMs?: number;
};

/** With a message for the operator. */
class DownloadFault extends Error {}

const MAX_PAGE_BYTES = 4_000_000;
/** The whole Code has about 200 MB. */
const MAX_ZIP_BYTES = 2_000_000_000;
const IDLE_MS = 60_000;
const HEADERS = { 'User-Agent': 'Plainlaw (npm run import -- law us-code)' };

export async function downloadRelease(
  options: DownloadOptions,
): Promise<CodeDownload & { path: string }> {
  const download = await readPage(options);
  const path = join(
    options.folder,
    basename(new URL(download.url).pathname).replace(/[^\w@.-]/g, ''),
  );
  if (await exists(path)) return { ...download, path };
  await mkdir(options.folder, { recursive: true });
  const part = `${path}.part`;
  await fetchRest(download.url, part, options);
  await checkZip(part);
  await rename(part, path);
  await rm(`${part}.tag`, { force: true });
  return { ...download, path };
}

async function readPage({ url, signal, idleMs = IDLE_MS }: DownloadOptions): Promise<CodeDownload> {
  const { response, watch } = await request(url, {}, signal, idleMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of watch(response)) {
    size += chunk.length;
    if (size > MAX_PAGE_BYTES) throw new DownloadFault(`${url} is too large for a page.`);
    chunks.push(chunk);
  }
  const download = response.ok
    ? findRelease(Buffer.concat(chunks).toString('utf8'), url)
    : undefined;
  if (download) return download;
  throw new DownloadFault(
    `${url} (${response.status}) has no link to the zip of all titles. Download it yourself: npm run import -- law FILE.zip`,
  );
}

async function fetchRest(
  url: string,
  part: string,
  { signal, onProgress, maxZipBytes = MAX_ZIP_BYTES, idleMs = IDLE_MS }: DownloadOptions,
): Promise<void> {
  const tag = await readFile(`${part}.tag`, 'utf8').catch(() => '');
  const saved = tag ? ((await stat(part).catch(() => undefined))?.size ?? 0) : 0;
  const { response, watch } = await request(
    url,
    saved > 0 ? { Range: `bytes=${saved}-`, 'If-Range': tag } : {},
    signal,
    idleMs,
  );
  if (response.status === 416) {
    await response.body?.cancel();
    await rm(`${part}.tag`, { force: true });
    throw new DownloadFault(
      'The download did not fit what was there before. The same command begins it anew.',
    );
  }
  const isRest =
    response.status === 206 &&
    response.headers.get('content-range')?.startsWith(`bytes ${saved}-`) === true;
  if (!isRest && response.status !== 200)
    throw new DownloadFault(`${url} cannot be downloaded (${response.status}).`);
  const start = isRest ? saved : 0;
  const bytesTotal = start + Number(response.headers.get('content-length') ?? 0);
  if (bytesTotal > maxZipBytes)
    throw new DownloadFault(
      `${url} has ${bytesTotal} bytes, more than a Code has: it is not downloaded.`,
    );
  // Only a strong tag or a date tells whether the rest belongs to what is there.
  await writeFile(
    `${part}.tag`,
    response.headers.get('etag')?.replace(/^W\/.*/, '') ||
      response.headers.get('last-modified') ||
      '',
  );
  let bytesDone = start;
  const file = await open(part, isRest ? 'a' : 'w');
  try {
    for await (const chunk of watch(response)) {
      bytesDone += chunk.length;
      if (bytesDone > maxZipBytes)
        throw new DownloadFault(`${url} has no end: it is not downloaded further.`);
      await file.writeFile(chunk);
      onProgress?.({
        bytesDone,
        bytesTotal: Math.max(bytesTotal, bytesDone),
        file: basename(part, '.part'),
      });
    }
  } finally {
    await file.close();
  }
  if (bytesTotal > start && bytesDone < bytesTotal)
    throw new DownloadFault('The download broke off. The same command goes on there.');
}

/** `watch`: the body's chunks; a pause longer than `idleMs` is a fault. */
async function request(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
  idleMs: number,
) {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), idleMs);
  const toFault = (error: unknown) => {
    clearTimeout(timer);
    if (error instanceof DownloadFault) return error;
    if (signal?.aborted)
      return new DownloadFault(
        'Stopped. What was downloaded is kept; the same command goes on there.',
      );
    return new DownloadFault(
      `${url} ${idle.signal.aborted ? 'does not answer' : 'cannot be reached'}. The same command goes on where it was.`,
    );
  };
  const response = await fetch(url, {
    headers: { ...HEADERS, ...headers },
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, idle.signal]) : idle.signal,
  }).catch((error: unknown) => {
    throw toFault(error);
  });
  async function* watch({ body }: Response): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of body ?? []) {
        clearTimeout(timer);
        timer = setTimeout(() => idle.abort(), idleMs);
        yield chunk;
      }
    } catch (error) {
      throw toFault(error);
    } finally {
      clearTimeout(timer);
    }
  }
  return { response, watch };
}

async function checkZip(path: string): Promise<void> {
  const file = await open(path, 'r');
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  if (buffer.toString('latin1', 0, 2) === 'PK') return;
  await rm(path);
  throw new DownloadFault(
    'What was downloaded is no zip. Download it yourself: npm run import -- law FILE.zip',
  );
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
