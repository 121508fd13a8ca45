// Bytes to a socket and the answer back, for requests that no well-behaved client can send.
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

export function rawRequest(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const chunks: Buffer[] = [];
    const finish = () => {
      if (chunks.length > 0) resolve(parse(Buffer.concat(chunks).toString()));
      else reject(new Error('the connection was closed without an answer'));
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', finish);
    // A server that has answered may close while we still send: what arrived before counts.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line.slice(line.indexOf(':') + 1).trim();
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
