// Bodies that are cheap to send and expensive to parse, and the ways in which a client can send one
// badly: in chunks without end, a byte and then silence, or half of it.
import { connect, type Socket } from 'node:net';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const JSON_TYPE = 'application/json';

export type Shape = { name: string; type: string; make: (bytes: number) => string };

const repeat = (piece: string) => (bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const number =
  (write: (index: number) => string, open = '', close = '') =>
  (bytes: number) => {
    let text = open;
    for (let index = 0; text.length < bytes; index++) text += write(index);
    return text + close;
  };

export const SHAPES: readonly Shape[] = [
  { name: 'names without values', type: FORM, make: repeat('a&') },
  {
    name: 'nested arrays',
    type: JSON_TYPE,
    make: (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  },
  {
    name: 'many parts',
    type: MULTIPART,
    make: number(
      (i) => `--b\r\nContent-Disposition: form-data; name="k${i}"\r\n\r\n\r\n`,
      '',
      '--b--',
    ),
  },
  { name: 'many JSON keys', type: JSON_TYPE, make: number((i) => `"k${i}":1,`, '{', '"k":1}') },
  { name: 'encoded names without values', type: FORM, make: repeat('%61&') },
  {
    name: 'nested objects',
    type: JSON_TYPE,
    make: (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  },
  { name: 'many keys', type: FORM, make: number((i) => `k${i}=v&`) },
];

/**
 * `tiny-chunks`: a chunk per byte. `endless`: chunks until the server refuses. `silent`: one byte.
 * `aborted`: half, then a disconnect.
 */
export const SENDINGS = [
  'announced',
  'chunked',
  'tiny-chunks',
  'endless',
  'silent',
  'aborted',
] as const;
type Sending = (typeof SENDINGS)[number];

export type HostileRequest = {
  path: string;
  shape: Shape;
  sending: Sending;
  bytes: number;
  headers?: Record<string, string>;
};
/** Status 0: the connection was closed without a response. */
export type HostileOutcome = { status: number; text: string };

type Connection = { port: number; localAddress?: string };

const CHUNK_BYTES = 16_384;
/** No route accepts as much. */
const MAX_ENDLESS_BYTES = 40_000_000;
const MAX_TINY_CHUNKS = 3_000;

const LAST_CHUNK = '0\r\n\r\n';
const formatChunk = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Made once for each size, because attackers send the same bodies over and over. */
const bodies = new Map<string, Buffer>();
function getBody({ name, make }: Shape, bytes: number): Buffer {
  const key = `${name} ${bytes}`;
  const body = bodies.get(key) ?? Buffer.from(make(bytes), 'latin1');
  bodies.set(key, body);
  return body;
}

/**
 * Resolves when the server has answered or closed the connection. A silent request is aborted when
 * `until` settles.
 */
export function sendHostile(
  connection: Connection,
  request: HostileRequest,
  until: Promise<unknown> = Promise.resolve(),
) {
  const { path, shape, sending, bytes, headers = {} } = request;
  const isAnnounced = sending === 'announced' || sending === 'aborted';
  const body = getBody(shape, bytes);
  const lines = Object.entries({
    Host: 'plainlaw.test',
    Connection: 'close',
    'Content-Type': shape.type,
    ...(isAnnounced
      ? { 'Content-Length': String(body.length) }
      : { 'Transfer-Encoding': 'chunked' }),
    ...headers,
  });
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return new Promise<HostileOutcome>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', ...connection }, () => {
      socket.write(head, 'latin1');
      sendBody(socket, body, sending, until);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {}); // the server may close while we send; what it answered counts
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

function sendBody(socket: Socket, body: Buffer, sending: Sending, until: Promise<unknown>): void {
  if (sending === 'announced') socket.write(body);
  if (sending === 'chunked') {
    socket.write(formatChunk(body));
    socket.write(LAST_CHUNK);
  }
  if (sending === 'tiny-chunks') {
    const some = [...body.subarray(0, MAX_TINY_CHUNKS)];
    socket.write(
      `${some.map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`).join('')}${LAST_CHUNK}`,
      'latin1',
    );
  }
  if (sending === 'endless') sendEndlessly(socket, formatChunk(body.subarray(0, CHUNK_BYTES)));
  if (sending === 'aborted')
    socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
  if (sending === 'silent') {
    socket.write(formatChunk(body.subarray(0, 1)));
    void until.finally(() => socket.destroy());
  }
}

function sendEndlessly(socket: Socket, chunk: Buffer): void {
  let sent = 0;
  const more = () => {
    while (socket.writable && sent < MAX_ENDLESS_BYTES && socket.write(chunk)) sent += chunk.length;
  };
  socket.on('drain', more);
  // refused: a client that goes on sending may lose the response
  socket.once('data', () => socket.off('drain', more));
  more();
}
