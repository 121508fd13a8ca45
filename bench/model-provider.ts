// A fake model provider and a bare pass-through to it, in a separate process for measurements: the
// OpenAI protocol with a first piece after a fixed delay, and a server that only forwards requests.
// Prints its ports.
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const FIRST_MS = 400;
/** About thirty tokens per second, for a minute and a half. */
const PIECE_MS = 100;
const PIECE_LENGTH = 12;
const PIECES = 900;
const OPENING =
  'A landlord may keep part of a security deposit for damage [1]. The rules are different in each state, so look for ';
const TEXT =
  'yours. Send a short demand letter with a date to pay [1]. A court may order the landlord to pay more if the list of charges was false [2]. Ask for '.repeat(
    100,
  );
const formatPiece = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason }] })}\n\n`;

const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (body.includes('please hang')) return;
    let sent = 0;
    const send = () => {
      if (response.destroyed) return;
      if (sent === 0) response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (sent++ === PIECES) return response.end(`${formatPiece('', 'stop')}data: [DONE]\n\n`);
      // The first piece contains a complete sentence, so that something can be displayed.
      response.write(
        formatPiece(
          sent === 1 ? OPENING : TEXT.slice((sent - 2) * PIECE_LENGTH, (sent - 1) * PIECE_LENGTH),
        ),
      );
      setTimeout(send, PIECE_MS);
    };
    setTimeout(send, FIRST_MS);
  });
});

const passThrough = createServer((request, response) => {
  const { port } = provider.address() as AddressInfo;
  const onward = ask(
    { port, host: '127.0.0.1', path: request.url, method: 'POST', headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
});

const listen = (server: Server) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );
console.log(
  JSON.stringify({ provider: await listen(provider), passThrough: await listen(passThrough) }),
);
