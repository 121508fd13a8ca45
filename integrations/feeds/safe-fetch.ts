// Fetches an untrusted URL without reaching private networks (SSRF protection). Host names are
// resolved here, every resolved address is checked, and the connection uses a checked address, so
// that DNS rebinding has no effect. Each redirect is checked again. The size limit applies to the
// decompressed stream, and one timeout covers the whole exchange.
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

type FetchLimits = {
  totalMs: number;
  connectMs: number;
  headersMs: number;
  maxBytes: number;
  maxRedirects: number;
};
const LIMITS: FetchLimits = {
  totalMs: 20_000,
  connectMs: 5_000,
  headersMs: 10_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 5,
};

export type FetchOptions = {
  userAgent: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  limits?: Partial<FetchLimits>;
  /** Overridden in tests: name resolution, and which addresses are allowed. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
};

export type Fetched = {
  status: number;
  headers: IncomingMessage['headers'];
  body: Uint8Array;
  url: string;
};

/** A failure caused by the server. `message` is short and contains nothing that the server sent. */
export class FetchFault extends Error {}

const REDIRECTS = [301, 302, 303, 307, 308];

export async function safeFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const limits = { ...LIMITS, ...options.limits };
  const timeout = AbortSignal.timeout(limits.totalMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const aborted = new Promise<never>((_, reject) => {
    const stop = () =>
      reject(new FetchFault(options.signal?.aborted ? 'stopped' : 'took too long'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  aborted.catch(() => {});
  return Promise.race([
    followRedirects(parseWebUrl(address), { ...options, limits, signal }),
    aborted,
  ]);
}

type Hop = FetchOptions & { limits: FetchLimits; signal: AbortSignal };

async function followRedirects(url: URL, hop: Hop): Promise<Fetched> {
  for (let redirects = 0, currentUrl = url; ; redirects++) {
    const response = await sendRequest(currentUrl, hop);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (!REDIRECTS.includes(status) || !location) {
      return {
        status,
        headers: response.headers,
        body: await readBody(response, hop.limits.maxBytes),
        url: currentUrl.href,
      };
    }
    response.destroy();
    if (redirects >= hop.limits.maxRedirects) throw new FetchFault('too many redirects');
    const next = parseWebUrl(location, currentUrl);
    if (currentUrl.protocol === 'https:' && next.protocol === 'http:')
      throw new FetchFault('redirect from https to http');
    currentUrl = next;
  }
}

function parseWebUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new FetchFault('not a web address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFault('neither http nor https');
  if (url.username || url.password) throw new FetchFault('a password in the address');
  return url;
}

async function sendRequest(
  url: URL,
  { limits, signal, userAgent, headers, ...hop }: Hop,
): Promise<IncomingMessage> {
  const addresses = await resolvePublic(url.hostname, hop);
  signal.throwIfAborted();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    agent: false,
    signal,
    lookup: createLookup(addresses),
    headers: {
      'user-agent': userAgent,
      accept:
        'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      reject(new FetchFault(reason));
      request.destroy();
    };
    const headersTimer = setTimeout(() => fail('no answer in time'), limits.headersMs);
    const connectTimer = setTimeout(() => fail('could not connect in time'), limits.connectMs);
    request.once('socket', (socket) => socket.once('connect', () => clearTimeout(connectTimer)));
    request.once('close', () => {
      clearTimeout(connectTimer);
      clearTimeout(headersTimer);
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(new FetchFault(error.code ?? 'connection failed')),
    );
    request.once('response', (response) => {
      clearTimeout(headersTimer);
      resolve(response);
    });
    request.end();
  });
}

async function resolvePublic(
  hostname: string,
  { resolve = resolveName, isAllowed = isPublicAddress }: Partial<FetchOptions>,
) {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) ? [literal] : await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new FetchFault('the name does not resolve');
  if (!addresses.every(isAllowed)) throw new FetchFault('an address inside a private network');
  return addresses;
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function createLookup(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) =>
    options.all ? done(null, all) : done(null, all[0]?.address ?? '', all[0]?.family);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = decompress(response, maxBytes);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchFault('too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof FetchFault ? error : new FetchFault('the answer broke off');
  } finally {
    stream.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function decompress(response: IncomingMessage, maxBytes: number): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return response;
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  const decompressor =
    coding === 'gzip' || coding === 'x-gzip'
      ? createGunzip(options)
      : coding === 'deflate'
        ? createInflate(options)
        : coding === 'br'
          ? createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
          : undefined;
  if (!decompressor) throw new FetchFault('an unknown compression');
  // Endless empty blocks decompress to nothing, so compressed bytes are counted too.
  let compressedBytes = 0;
  response.on('data', (chunk: Buffer) => {
    compressedBytes += chunk.length;
    if (compressedBytes > maxBytes) response.destroy(new FetchFault('too large'));
  });
  response.on('error', (error) => decompressor.destroy(error));
  return response.pipe(decompressor);
}
