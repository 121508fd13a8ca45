// A fake AI provider on loopback that streams the OpenAI chat-completions protocol. A test sets its
// behavior; it records requests and whether the client disconnected.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behavior =
  /** `until`: the response does not end before this promise resolves. */
  | { say: string; pieceMs?: number; pieceChars?: number; until?: Promise<unknown> }
  | { hang: true }
  /** Sends this text and then stalls. */
  | { stallAfter: string }
  /** Sends this text and closes the connection. */
  | { cutAfter: string }
  | { status: number; retryAfter?: number };

export type ProviderRequest = {
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown };
  closedEarly: boolean;
};

export type FakeProvider = {
  baseUrl: string;
  requests: ProviderRequest[];
  /** Behavior of the next requests; the last one is repeated. */
  behave: (...next: (Behavior | ((body: ProviderRequest['body']) => Behavior))[]) => void;
  stop: () => Promise<void>;
};

/** `port`: a fixed port, for a provider that restarts. */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const requests: ProviderRequest[] = [];
  let queue: (Behavior | ((body: ProviderRequest['body']) => Behavior))[] = [{ say: 'Hello.' }];

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as ProviderRequest['body'];
    const entry: ProviderRequest = { body, closedEarly: false };
    requests.push(entry);
    response.on('close', () => {
      if (!response.writableFinished) entry.closedEarly = true;
    });
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? { say: '' };
    await respond(response, typeof next === 'function' ? next(body) : next);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...next) => {
      queue = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function respond(response: ServerResponse, behavior: Behavior): Promise<void> {
  if ('hang' in behavior) return;
  if ('status' in behavior) {
    response.writeHead(behavior.status, {
      'content-type': 'application/json',
      ...(behavior.retryAfter !== undefined && { 'retry-after': String(behavior.retryAfter) }),
    });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const text =
    'say' in behavior
      ? behavior.say
      : 'stallAfter' in behavior
        ? behavior.stallAfter
        : behavior.cutAfter;
  const size = ('say' in behavior && behavior.pieceChars) || 12;
  for (let offset = 0; offset < text.length && !response.destroyed; offset += size) {
    response.write(
      formatEvent({
        delta: { role: 'assistant', content: text.slice(offset, offset + size) },
        finish_reason: null,
      }),
    );
    if ('say' in behavior && behavior.pieceMs)
      await new Promise((done) => setTimeout(done, behavior.pieceMs));
  }
  if ('say' in behavior && behavior.until) await sendWhitespace(response, behavior.until);
  if ('stallAfter' in behavior) return;
  if ('cutAfter' in behavior) {
    await new Promise((done) => setTimeout(done, 20));
    response.destroy();
    return;
  }
  response.write(formatEvent({ delta: {}, finish_reason: 'stop' }));
  response.end('data: [DONE]\n\n');
}

/** Sends whitespace to keep the stream alive. */
async function sendWhitespace(response: ServerResponse, until: Promise<unknown>): Promise<void> {
  const timer = setInterval(
    () => response.write(formatEvent({ delta: { content: ' ' }, finish_reason: null })),
    500,
  );
  await until;
  clearInterval(timer);
}

function formatEvent(choice: object): string {
  const chunk = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
