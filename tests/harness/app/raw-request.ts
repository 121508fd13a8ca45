// Sends raw bytes to a socket and parses the response, for requests that no HTTP client can send.
import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string>; body: string };

export function sendRawRequest(port: number, request: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const chunks: Buffer[] = [];
    const finish = () => {
      if (chunks.length > 0) resolve(parseRawResponse(Buffer.concat(chunks).toString()));
      else reject(new Error('the connection was closed without an answer'));
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', finish);
    // A server that has responded may close the connection while we still send: use what was
    // received.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
  });
}

export function parseRawResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines)
    headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line
      .slice(line.indexOf(':') + 1)
      .trim();
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
