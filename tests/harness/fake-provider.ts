// A provider of language models as far as the wire goes: the OpenAI chat-completions protocol, streamed, on loopback. A test
// says how it behaves; it remembers what it was asked and whether the caller hung up.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour =
  /** `until`: what it says is not complete before that. */
  | { say: string; pieceMs?: number; pieceChars?: number; until?: Promise<unknown> }
  | { hang: true }
  /** Sends some pieces and then nothing more. */
  | { stallAfter: string }
  /** Sends some pieces and cuts the connection. */
  | { cutAfter: string }
  | { status: number; retryAfter?: number };

export type Asked = {
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown };
  closedEarly: boolean;
};

export type FakeProvider = {
  baseUrl: string;
  asked: Asked[];
  /** How the next calls are answered; the last one stays. */
  behave: (...next: (Behaviour | ((asked: Asked['body']) => Behaviour))[]) => void;
  stop: () => Promise<void>;
};

/** `port`: a certain one, for a provider that comes back. */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const asked: Asked[] = [];
  let queue: (Behaviour | ((asked: Asked['body']) => Behaviour))[] = [{ say: 'Hello.' }];

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await read(request)) as Asked['body'];
    const entry: Asked = { body, closedEarly: false };
    asked.push(entry);
    response.on('close', () => {
      if (!response.writableFinished) entry.closedEarly = true;
    });
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? { say: '' };
    await answer(response, typeof next === 'function' ? next(body) : next);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (...next) => {
      queue = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function answer(response: ServerResponse, behaviour: Behaviour): Promise<void> {
  if ('hang' in behaviour) return;
  if ('status' in behaviour) {
    response.writeHead(behaviour.status, {
      'content-type': 'application/json',
      ...(behaviour.retryAfter !== undefined && { 'retry-after': String(behaviour.retryAfter) }),
    });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const text = 'say' in behaviour ? behaviour.say : 'stallAfter' in behaviour ? behaviour.stallAfter : behaviour.cutAfter;
  const size = ('say' in behaviour && behaviour.pieceChars) || 12;
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    response.write(event({ delta: { role: 'assistant', content: text.slice(at, at + size) }, finish_reason: null }));
    if ('say' in behaviour && behaviour.pieceMs) await new Promise((done) => setTimeout(done, behaviour.pieceMs));
  }
  if ('say' in behaviour && behaviour.until) await sendBlanks(response, behaviour.until);
  if ('stallAfter' in behaviour) return;
  if ('cutAfter' in behaviour) {
    await new Promise((done) => setTimeout(done, 20));
    response.destroy();
    return;
  }
  response.write(event({ delta: {}, finish_reason: 'stop' }));
  response.end('data: [DONE]\n\n');
}

/** White space, which keeps the call alive. */
async function sendBlanks(response: ServerResponse, until: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => response.write(event({ delta: { content: ' ' }, finish_reason: null })), 500);
  await until;
  clearInterval(timer);
}

function event(choice: object): string {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, ...choice }] };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
