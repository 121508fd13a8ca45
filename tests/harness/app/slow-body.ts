// Opens a POST whose body is announced but not finished, on a raw socket. The body can be
// continued, finished or left open.
import { connect } from 'node:net';
import { parseRawResponse, type RawResponse } from './raw-request.ts';

export type SlowPost = {
  /** Resolves when the connection is closed; undefined if it was closed without an answer. */
  answer: Promise<RawResponse | undefined>;
  send: (body: string) => void;
  close: () => void;
};

type Options = {
  path?: string /** Of the client, as a trusted proxy reports it. */;
  address?: string;
  headers?: string;
  type?: string;
};

export function openSlowPost(port: number, options: Options = {}): Promise<SlowPost> {
  const {
    path = '/state',
    address = '203.0.113.7',
    headers = 'Transfer-Encoding: chunked',
    type = 'application/x-www-form-urlencoded',
  } = options;
  const { promise, resolve, reject } = Promise.withResolvers<SlowPost>();
  const answer = Promise.withResolvers<RawResponse | undefined>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: plainlaw.test\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: ${type}\r\n${headers}\r\n\r\n`,
    );
    resolve({
      answer: answer.promise,
      send: (body) => void socket.write(body),
      close: () => void socket.destroy(),
    });
  });
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', reject); // no effect after the connection was made
  socket.on('close', () =>
    answer.resolve(
      chunks.length > 0 ? parseRawResponse(Buffer.concat(chunks).toString()) : undefined,
    ),
  );
  return promise;
}

export const formatChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
export const LAST_CHUNK = '0\r\n\r\n';
