// An HTTP client that connects from a chosen loopback address, so that one machine can act as
// several networks.
import { type IncomingHttpHeaders, request } from 'node:http';

/** Generous for slow CI machines. A request that takes longer counts as not answered. */
const TIMEOUT_MS = 120_000;

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};
/** Status 0: no answer, with the reason as text. */
export type Answered = { status: number; headers: IncomingHttpHeaders; text: string };

/** `cutAfterFirstByte`: disconnects when the body of the response begins. */
export function requestFrom(
  { port, localAddress }: { port: number; localAddress: string },
  { method = 'GET', path, headers = {}, body }: Sent,
  { cutAfterFirstByte = false } = {},
): Promise<Answered> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      host: '127.0.0.1',
      port,
      localAddress,
      method,
      path,
      agent: false,
      signal,
      headers: { ...headers, ...length },
    };
    const sending = request(options, (response) => {
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (cutAfterFirstByte) sending.destroy();
      });
      response.once('close', finish);
      response.once('error', finish);
    });
    sending.on('error', (error) => resolve({ status: 0, headers: {}, text: String(error) }));
    sending.end(body);
  });
}
