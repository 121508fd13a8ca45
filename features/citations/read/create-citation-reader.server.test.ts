// Hostile files and long texts are read within time and memory limits, without blocking the event
// loop.
import { afterAll, describe, expect, test } from 'vitest';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { readTreeBytes } from '#tests/harness/app/tree-memory.ts';
import { MAX_CHARACTERS, MAX_CITATIONS, type ReadText } from '../schema.ts';
import { createLayeredPdf, createPdf, createZip } from '../test-files.ts';
import { createCitationReader } from './create-citation-reader.server.ts';
import type { ReadReply } from './reader-worker.server.ts';

/** Generous: only the endless PDF is supposed to be stopped. */
const LONG_TIMEOUT = { timeoutMs: 100_000, waitTimeoutMs: 100_000 };
const reader = createCitationReader(LONG_TIMEOUT);
/** In the short form it stops long after a file has begun to unpack. */
const hurried = createCitationReader({ ...LONG_TIMEOUT, ...(LONG ? {} : { maxCpuMs: 1_500 }) });
afterAll(() => Promise.all([reader.close(), hurried.close()]));

const SENTENCE = 'See Miranda v. Arizona, 384 U.S. 436 (1966).';
const SENDER = { clientAddress: '198.51.100.1' };
const upload = (bytes: Uint8Array | string, name: string) =>
  reader.read({ upload: { name, bytes: Buffer.from(bytes as string) } }, SENDER);
const listCitations = (reply: ReadReply<ReadText>) =>
  reply.ok ? reply.value.citations.map(({ text }) => text) : reply.fault;
const MIRANDA = ['Miranda v. Arizona, 384 U.S. 436 (1966)'];
const MEGABYTE = 1024 * 1024;
/** A small file that unpacks to much; made once, because packing takes a second. */
const pdfBomb = createPdf([], { stream: Buffer.alloc((LONG ? 600 : 80) * MEGABYTE, ' ') });
/** More than are read at once. */
const LAYERED_PDFS = LONG ? 8 : 3;
/** A look at all processes takes a tenth of it; a PDF unpacks for longer. */
const SAMPLING_MS = 100;
/** In both modes more than the reader accepts. */
const TEXT_BYTES = LONG ? 10 * MEGABYTE : MAX_CHARACTERS + 1_000;

describe('hostile files and texts', () => {
  test('rejects a .docx that unpacks to 80 MB before unpacking it', async () => {
    const before = process.memoryUsage.rss();
    const bomb = createZip({ 'word/document.xml': Buffer.alloc(80 * MEGABYTE, 32) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await upload(bomb, 'brief.docx')).toMatchObject({
      ok: false,
      fault: 'unpacks_too_large',
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(600 * MEGABYTE);
  });
  test('stops a PDF that unpacks to too much, and keeps working', async () => {
    const quick = createCitationReader(LONG_TIMEOUT);
    const reply = await quick.read({ upload: { name: 'bomb.pdf', bytes: pdfBomb } }, SENDER);
    expect(reply).toMatchObject({ ok: false });
    expect(
      listCitations(
        await quick.read({ upload: { name: 'brief.txt', bytes: Buffer.from(SENTENCE) } }, SENDER),
      ),
    ).toEqual(MIRANDA);
    await quick.close();
  });
  test.skipIf(process.platform !== 'linux')(
    'PDFs of half a kilobyte, deflated three times, take no memory of the server, and little of the machine',
    async () => {
      const bytes = createLayeredPdf(300 * MEGABYTE);
      expect(bytes.length).toBeLessThan(1_000);
      const before = { own: process.memoryUsage.rss(), together: readTreeBytes(process.pid) };
      let peak = 0;
      const sampling = setInterval(() => {
        peak = Math.max(peak, readTreeBytes(process.pid) - before.together);
      }, SAMPLING_MS);
      const replies = await Promise.all(
        Array.from({ length: LAYERED_PDFS }, (_, n) =>
          reader.read(
            { upload: { name: 'brief.pdf', bytes } },
            { clientAddress: `198.51.100.${n}` },
          ),
        ),
      );
      clearInterval(sampling);
      expect(replies.map((reply) => reply.ok || reply.fault)).toEqual(
        new Array(LAYERED_PDFS).fill('too_heavy'),
      );
      expect(peak / MEGABYTE).toBeGreaterThan(50); // otherwise nothing is observed here
      expect(peak / MEGABYTE).toBeLessThan(800);
      expect((process.memoryUsage.rss() - before.own) / MEGABYTE).toBeLessThan(150);
    },
  );
  // What is packed into a file is one thing; what a reader makes of it is another.
  test.each([
    ['LZW in ASCII85 in flate', '/FlateDecode/ASCII85Decode/LZWDecode'],
    ['run lengths in hexadecimal digits', '/FlateDecode/ASCIIHexDecode/RunLengthDecode'],
  ])('a PDF of %s takes no memory of the server', async (_what, filters) => {
    const stream = Buffer.alloc(
      (LONG ? 120 : 40) * MEGABYTE,
      filters.includes('Hex') ? '8120' : 'z',
    );
    const bytes = Buffer.from(createPdf([], { stream, filters }));
    const before = process.memoryUsage.rss();
    const reply = await hurried.read({ upload: { name: 'brief.pdf', bytes } }, SENDER);
    expect(reply.ok || reply.fault).toMatch(/^(?:too_heavy|scanned)$/);
    expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(150);
  });
  const PIECES = [
    ['digits', '1234567890'],
    ['digits and "U.S."', '384 U.S. '],
    ['opened quotes', '“a “b '],
    ['citations and nothing else', '1 U.S. 2 '],
    ['section signs', '§ 1 '],
  ] as const;
  test.each(sample(PIECES, 5))(
    'reads megabytes of %s up to the limits, off the event loop',
    async (_what, piece) => {
      const bytes = Buffer.from(piece.repeat(Math.ceil(TEXT_BYTES / piece.length)));
      let ticks = 0;
      const interval = setInterval(() => ticks++, 10);
      const reply = await upload(bytes, 'brief.txt');
      clearInterval(interval);
      expect(reply.ok && reply.value.textCut).toBe(true);
      expect(reply.ok && reply.value.text.length).toBe(MAX_CHARACTERS);
      expect(reply.ok && reply.value.citations.length).toBeLessThanOrEqual(MAX_CITATIONS);
      expect(ticks, 'the event loop was not blocked').toBeGreaterThan(5);
    },
  );
  test('answers busy when the queue is full', async () => {
    const small = createCitationReader({ ...LONG_TIMEOUT, maxConcurrent: 1, maxWaiting: 0 });
    const job = { upload: { name: 'a.txt', bytes: Buffer.from(SENTENCE) } };
    const replies = await Promise.all([
      small.read(job, SENDER),
      small.read(job, { clientAddress: '198.51.100.2' }),
    ]);
    expect(replies.map((reply) => reply.ok)).toEqual([true, false]);
    expect(replies[1]).toMatchObject({ ok: false, fault: 'busy' });
  });
  test('reads one job of a network at a time, lets one wait, and keeps a place for others', async () => {
    const two = createCitationReader(LONG_TIMEOUT);
    // Longer than what is read without a worker.
    const text = 'See 384 U.S. 436. '.repeat(2_000);
    const finished: string[] = [];
    const read = async (clientAddress: string, name: string, words = text) => {
      const reply = await two.read({ text: words }, { clientAddress });
      finished.push(name);
      return reply;
    };
    const busy = Array.from({ length: 8 }, (_, n) => read('198.51.100.1', `busy ${n}`));
    const other = read('198.51.100.2', 'other', SENTENCE);
    const replies = await Promise.all([...busy, other]);
    expect(replies.map((reply) => (reply.ok ? 'read' : reply.fault))).toEqual([
      'read',
      'read',
      ...new Array(6).fill('busy_network'),
      'read',
    ]);
    // The waiting job is read after the first; the other network did not wait for
    // it.
    expect(finished.at(-1)).toBe('busy 1');
    expect(await read('198.51.100.1', 'later')).toMatchObject({ ok: true });
    await two.close();
  });
  test('says how much processor time was used, and stops at its limit', async () => {
    const small = createCitationReader({ ...LONG_TIMEOUT, maxCpuMs: 500 });
    const reply = await small.read({ upload: { name: 'a.pdf', bytes: pdfBomb } }, SENDER);
    expect(reply).toMatchObject({ ok: false, fault: 'too_heavy' });
    expect(reply.seconds).toBeGreaterThan(0.5);
  });
  test('stops reading when the client disconnects', async () => {
    const disconnect = new AbortController();
    const reading = reader.read(
      { upload: { name: 'a.txt', bytes: Buffer.alloc(5 * MEGABYTE, '1 U.S. 2 ') } },
      { ...SENDER, signal: disconnect.signal },
    );
    disconnect.abort();
    expect(await reading).toMatchObject({ ok: false });
  });
});

describe('JSON bodies', () => {
  const readJson = (json: string) => reader.read({ json: Buffer.from(json) }, SENDER);
  test('reads the text of a body, with or without a byte order mark', async () => {
    const json = JSON.stringify({ text: `${SENTENCE} 🙂`, other: [1] });
    for (const body of [json, `\ufeff${json}`]) {
      const reply = await readJson(body);
      expect(listCitations(reply)).toEqual(MIRANDA);
      expect(reply.ok && reply.value.text).toBe(`${SENTENCE} 🙂`);
    }
  });
  test.each([
    ['broken JSON', '{"text":"a'],
    ['no object', '"384 U.S. 436"'],
    ['an array', '["text"]'],
    ['null', 'null'],
    ['no text', '{"texts":"a"}'],
    ['a number', '{"text":384}'],
    ['deep nesting', `{"text":${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}}`],
    ['many values', `{"text":"a","x":[${'{},'.repeat(MEGABYTE)}{}]}`],
  ])('rejects %s', async (_what, json) => {
    expect(await readJson(json)).toMatchObject({ ok: false, fault: 'bad_json' });
  });
  test('a blank text has no citations, however long it is', async () => {
    const blank = JSON.stringify({ text: ' '.repeat(MAX_CHARACTERS + 1) });
    expect(await readJson(blank)).toMatchObject({
      ok: true,
      value: { text: '', citations: [], textCut: false, citationsCut: false },
    });
  });
});
