// A large built file, streamed from disk for each request, so that files that few people ask for do
// not fill the memory. Only for names with a hash: the name stands for the content, so it is also
// the ETag.
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { chooseEncoding, type Encoding, matchesEtag } from '../cache/stored-response.ts';

type DiskFile = { file: string; headers: Record<string, string | number> };
export type DiskAsset = {
  etag: string;
  headers: Record<string, string>;
  files: Partial<Record<Encoding, DiskFile>> & { identity: DiskFile };
};

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export function describeDiskAsset(file: string, common: Record<string, string>): DiskAsset {
  const etag = `W/"${basename(file)}"`;
  const headers = { ...common, ETag: etag };
  const describe = (name: string, more: Record<string, string> = {}) => ({
    file: name,
    headers: { ...headers, ...more, 'Content-Length': statSync(name).size },
  });
  const asset: DiskAsset = { etag, headers, files: { identity: describe(file) } };
  for (const encoding of ['br', 'gzip'] as const) {
    const name = file + SUFFIXES[encoding];
    if (existsSync(name)) asset.files[encoding] = describe(name, { 'Content-Encoding': encoding });
  }
  return asset;
}

export function sendDiskAsset(
  { etag, headers, files }: DiskAsset,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): number {
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, { ...headers, 'X-Request-Id': requestId }).end();
    return 304;
  }
  const chosen = files[chooseEncoding(req.headers['accept-encoding'])] ?? files.identity;
  res.writeHead(200, { ...chosen.headers, 'X-Request-Id': requestId });
  if (req.method === 'HEAD') res.end();
  // A file that cannot be read, or a reader that leaves, ends this response alone.
  else pipeline(createReadStream(chosen.file), res, () => {});
  return 200;
}
