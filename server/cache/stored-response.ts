// A response in memory in every encoding, compressed once. Used for assets and shared pages.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoizeUpTo } from '#lib/memo.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type Headers = Record<string, string | number>;
export type StoredResponse = {
  etag: string;
  bytes: number;
  bodies: Record<Encoding, { headers: Headers; body: Buffer }>;
  /** Of a 304. */
  headers: Headers;
};

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 7 }),
};

/**
 * A page that is sent once is not worth the time that a stored one is. Small ones take gzip half
 * the time of brotli, large ones twice.
 */
const SMALL_PAGE_BYTES = 100_000;

export async function compressOnce(
  body: Buffer,
  header: string | string[] | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = chooseEncoding(header);
  if (encoding === 'identity') return { body, encoding };
  if (encoding === 'gzip' || (body.length < SMALL_PAGE_BYTES && acceptsGzip(header))) {
    return { body: await promisify(gzip)(body, { level: 6 }), encoding: 'gzip' };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { body: await promisify(brotliCompress)(body, { params }), encoding };
}

export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  ready: { br?: Buffer; gzip?: Buffer } | 'incompressible' = {},
): Promise<StoredResponse> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { ...headers, ETag: etag };
  const whole = (sent: Buffer, more: Record<string, string>) => ({
    body: sent,
    headers: { ...common, ...more, 'Content-Length': sent.length },
  });
  const identity = whole(body, {});
  if (ready === 'incompressible')
    return {
      etag,
      bytes: body.length,
      bodies: { identity, br: identity, gzip: identity },
      headers: common,
    };
  const [br, gz] = await Promise.all([
    ready.br ?? compress.br(body),
    ready.gzip ?? compress.gzip(body),
  ]);
  return {
    etag,
    bytes: body.length + br.length + gz.length,
    bodies: {
      identity,
      br: whole(br, { 'Content-Encoding': 'br' }),
      gzip: whole(gz, { 'Content-Encoding': 'gzip' }),
    },
    headers: common,
  };
}

export function sendStored(
  stored: StoredResponse,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): number {
  if (matchesEtag(req.headers['if-none-match'], stored.etag)) {
    res.writeHead(304, { ...stored.headers, 'X-Request-Id': requestId });
    res.end();
    return 304;
  }
  const { body, headers } = stored.bodies[chooseEncoding(req.headers['accept-encoding'])];
  res.writeHead(200, { ...headers, 'X-Request-Id': requestId });
  res.end(req.method === 'HEAD' ? undefined : body);
  return 200;
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag.slice(2));
}

/** For what is compressed with gzip only. */
const acceptsGzip = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && readEncoding(header.replace(/\bbr\b/gi, '')) === 'gzip';

export const chooseEncoding = (header: string | string[] | undefined): Encoding =>
  typeof header === 'string' ? parseEncoding(header) : 'identity';

const MAX_REMEMBERED = 200;
/** Browsers send few different headers; clients can send anything. */
const parseEncoding = memoizeUpTo(
  MAX_REMEMBERED,
  (header: string) => readEncoding(header),
  ({ length }) => length < MAX_REMEMBERED,
);

function readEncoding(header: string): Encoding {
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((v) => v !== undefined);
    const weight = q === undefined ? 1 : Number(q);
    const encoding = name.trim();
    if (encoding !== 'br' && encoding !== 'gzip') continue;
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && encoding === 'br')) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
