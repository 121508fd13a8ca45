// The browser's stream parser, with responses cut at awkward positions.
import { afterEach, expect, test, vi } from 'vitest';
import { askChat, type ChatPiece, sendVote } from './chat-client.ts';

const REQUEST = {
  question: 'Why?',
  earlier: [],
  jurisdiction: 'General',
  jurisdictionOver: 'earlier',
  libraryOnly: true,
  answerId: 'a',
  answerToken: 't',
} as const;
const BEGUN = 'id: 0\ndata: {"type":"begun","answerId":"a","writer":"library"}\n\n';
const ENDED = 'id: 1\ndata: {"type":"ended","how":"finished"}\n\n';

afterEach(() => vi.unstubAllGlobals());

function stubAnswer(...pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'Answer-Token': 't.signed' } }),
  );
}

async function ask(): Promise<ChatPiece[]> {
  const pieces: ChatPiece[] = [];
  for await (const piece of askChat({ ...REQUEST, earlier: [] }, new AbortController().signal))
    pieces.push(piece);
  return pieces;
}

test('parses lines cut anywhere and ignores comments', async () => {
  const bytes = new TextEncoder().encode(`${BEGUN}: alive\n\n${ENDED}`);
  stubAnswer(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
  const pieces = await ask();
  expect(pieces.map((piece) => 'events' in piece && piece.events[0]?.type)).toEqual([
    'begun',
    'ended',
  ]);
});

test('decodes characters cut in the middle', async () => {
  const bytes = new TextEncoder().encode(
    `data: {"type":"notice","notice":"nothing-found","text":"§ 1983 – ’"}\n\n${ENDED}`,
  );
  stubAnswer(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
  expect((await ask())[0]).toEqual({
    events: [{ type: 'notice', notice: 'nothing-found', text: '§ 1983 – ’' }],
    token: 't.signed',
  });
});

test('reports a response without its last event as cut', async () => {
  stubAnswer(new TextEncoder().encode(BEGUN));
  expect((await ask()).at(-1)).toEqual({ cut: true });
});

test('shows the message of a refusal, but not of a server fault', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { error: { kind: 'rate_limited', message: 'Come back later.' } },
      { status: 429 },
    ),
  );
  expect(await ask()).toEqual([{ refused: 'Come back later.' }]);
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { kind: 'unavailable', message: 'Too many people.' } }, { status: 503 }),
  );
  expect(await ask()).toEqual([{ refused: 'Too many people.' }]);
  for (const status of [502, 503]) {
    vi.stubGlobal('fetch', async () => new Response('<h1>no</h1>', { status }));
    expect(await ask()).toEqual([{ broken: true }]);
  }
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await ask()).toEqual([{ cut: true }]);
  expect(await sendVote('a', 't', 'up', '')).toBe(false);
});
