// A response kept in memory in all the encodings it may leave in, compressed once. Assets and shared pages are both this.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
export type StoredResponse = {
  etag: string;
  bytes: number;
  bodies: Record<Encoding, { body: Buffer; headers: Record<string, string | number> }>;
  notModified: Record<string, string>;
};

export const squeeze = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 7 }),
};

export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  ready: { br?: Buffer; gzip?: Buffer } | 'incompressible' = {},
): Promise<StoredResponse> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { ...headers, ETag: etag };
  const identity = { body, headers: { ...common, 'Content-Length': body.length } };
  if (ready === 'incompressible') {
    return { etag, bytes: body.length, bodies: { identity, br: identity, gzip: identity }, notModified: common };
  }
  const [br, gz] = await Promise.all([ready.br ?? squeeze.br(body), ready.gzip ?? squeeze.gzip(body)]);
  const encoded = (encoding: Encoding, squeezed: Buffer) => ({
    body: squeezed,
    headers: { ...common, 'Content-Encoding': encoding, 'Content-Length': squeezed.length },
  });
  return {
    etag,
    bytes: body.length + br.length + gz.length,
    bodies: { identity, br: encoded('br', br), gzip: encoded('gzip', gz) },
    notModified: common,
  };
}

export function sendStored(stored: StoredResponse, req: IncomingMessage, res: ServerResponse, requestId: string): number {
  if (matchesEtag(req.headers['if-none-match'], stored.etag)) {
    res.writeHead(304, { ...stored.notModified, 'X-Request-Id': requestId }).end();
    return 304;
  }
  const { body, headers } = stored.bodies[chooseEncoding(req.headers['accept-encoding'])];
  res.writeHead(200, { ...headers, 'X-Request-Id': requestId });
  res.end(req.method === 'HEAD' ? undefined : body);
  return 200;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.slice(2));
}

export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
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
