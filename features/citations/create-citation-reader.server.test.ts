// Hostile files and long texts: an answer within a bound of time and of memory, and the event loop free all the while.
import { afterAll, describe, expect, test } from 'vitest';
import { LONG, sample } from '#tests/harness/long-form.ts';
import { createCitationReader } from './create-citation-reader.server.ts';
import type { ReadReply } from './reader-worker.server.ts';
import { MAX_CHARACTERS, MAX_CITATIONS } from './schema.ts';
import { pdfOf, zipOf } from './test-files.ts';

/** Generous: only the PDF without end is meant to be stopped. */
const PATIENT = { timeoutMs: 100_000 };
const reader = createCitationReader(PATIENT);
afterAll(() => reader.close());

const SENTENCE = 'See Miranda v. Arizona, 384 U.S. 436 (1966).';
const upload = (bytes: Uint8Array | string, name: string) => reader.read({ upload: { name, bytes: Buffer.from(bytes as string) } });
const cites = (reply: ReadReply) => (reply.ok ? reply.read.citations.map(({ text }) => text) : reply.fault);
const MIRANDA = ['Miranda v. Arizona, 384 U.S. 436 (1966)'];
const MEGABYTE = 1024 * 1024;

describe('hostile ones', () => {
  test('a .docx that unpacks to 80 MB is refused before it does', async () => {
    const before = process.memoryUsage.rss();
    const bomb = zipOf({ 'word/document.xml': Buffer.alloc(80 * MEGABYTE, 32) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await upload(bomb, 'brief.docx')).toEqual({ ok: false, fault: 'unpacks_too_large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(600 * MEGABYTE);
  });
  test('a PDF that unpacks without end is stopped, and the reader goes on', async () => {
    const quick = createCitationReader({ timeoutMs: 30_000, growthMb: LONG ? 400 : 100 });
    const stream = Buffer.alloc((LONG ? 600 : 160) * MEGABYTE, ' ');
    const bytes = pdfOf([], { stream });
    const reply = await quick.read({ upload: { name: 'bomb.pdf', bytes } });
    expect(reply).toMatchObject({ ok: false });
    expect(cites(await quick.read({ upload: { name: 'brief.txt', bytes: Buffer.from(SENTENCE) } }))).toEqual(MIRANDA);
    await quick.close();
  });
  const PIECES = [
    ['digits', '1234567890'],
    ['digits and "U.S."', '384 U.S. '],
    ['opened quotes', '“a “b '],
    ['citations and nothing else', '1 U.S. 2 '],
    ['section signs', '§ 1 '],
  ] as const;
  test.each(sample(PIECES, 4))('megabytes of %s: read to its bounds, off the event loop', async (_what, piece) => {
    // Either way more than is read of a file.
    const bytes = Buffer.from(piece.repeat(Math.ceil(((LONG ? 10 : 3) * MEGABYTE) / piece.length)));
    let ticks = 0;
    const tick = setInterval(() => ticks++, 10);
    const reply = await upload(bytes, 'brief.txt');
    clearInterval(tick);
    expect(reply.ok && reply.read.textCut).toBe(true);
    expect(reply.ok && reply.read.text.length).toBe(MAX_CHARACTERS);
    expect(reply.ok && reply.read.citations.length).toBeLessThanOrEqual(MAX_CITATIONS);
    expect(ticks, 'others had their turn meanwhile').toBeGreaterThan(5);
  });
  test('more at once than can be read: the others are told to come back', async () => {
    const small = createCitationReader({ ...PATIENT, atOnce: 1, mostWaiting: 0 });
    const job = { upload: { name: 'a.txt', bytes: Buffer.from(SENTENCE) } };
    const replies = await Promise.all([small.read(job), small.read(job)]);
    expect(replies.map((reply) => reply.ok)).toEqual([true, false]);
    expect(replies[1]).toEqual({ ok: false, fault: 'busy' });
  });
  test('who leaves stops the work', async () => {
    const leave = new AbortController();
    const reading = reader.read({ upload: { name: 'a.txt', bytes: Buffer.alloc(5 * MEGABYTE, '1 U.S. 2 ') } }, leave.signal);
    leave.abort();
    expect(await reading).toMatchObject({ ok: false });
  });
});
