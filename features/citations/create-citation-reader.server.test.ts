// What people hand in, whole and hostile: every file has a text or a clear fault, within a bound of time and of memory.
import { afterAll, describe, expect, test } from 'vitest';
import { createCitationReader } from './create-citation-reader.server.ts';
import type { ReadReply } from './reader-worker.ts';
import { MOST_CHARACTERS, MOST_CITATIONS } from './schema.ts';
import { docxOf, pdfOf, zipOf } from './test-files.ts';

const reader = createCitationReader({ timeoutMs: 20_000 });
afterAll(() => reader.close());

const SENTENCE = 'See Miranda v. Arizona, 384 U.S. 436 (1966).';
const upload = (bytes: Uint8Array | string, name: string) => reader.read({ upload: { name, bytes: Buffer.from(bytes as string) } });
const cites = (reply: ReadReply) => (reply.ok ? reply.read.citations.map(({ text }) => text) : reply.fault);
const MIRANDA = ['Miranda v. Arizona, 384 U.S. 436 (1966)'];
const MEGABYTE = 1024 * 1024;

describe('files that can be read', () => {
  test('a .docx with footnotes, entities and a citation cut into runs', async () => {
    const file = docxOf(['Smith &amp; Co. said so.', 'See Miranda v. Arizona, 384</w:t></w:r><w:r><w:t> U.S. 436 (1966).'], ['42 U.S.C. &#167; 1983.']);
    const reply = await upload(file, 'brief.docx');
    expect(cites(reply)).toEqual([...MIRANDA, '42 U.S.C. § 1983']);
    expect(reply.ok && reply.read.text).toBe('Smith & Co. said so.\nSee Miranda v. Arizona, 384 U.S. 436 (1966).\n\n42 U.S.C. § 1983.');
  });
  test('what was struck out with tracked changes is not read', async () => {
    const file = docxOf(['Kept.</w:t></w:r><w:del><w:r><w:delText>384 U.S. 436</w:delText></w:r></w:del><w:r><w:t>']);
    expect(cites(await upload(file, 'brief.docx'))).toEqual([]);
  });
  test('a PDF, lines and all', async () => {
    expect(cites(await upload(pdfOf(['See Miranda v. Arizona,', '384 U.S. 436 (1966).']), 'brief.pdf'))).toEqual(['Miranda v. Arizona,\n384 U.S. 436 (1966)']);
  });
  test.each([
    ['UTF-8', Buffer.from(`§ “quoted” ${SENTENCE}`)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${SENTENCE}`)],
    ['UTF-16', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(SENTENCE, 'utf16le')],
    ['Windows-1252', Buffer.from(`\x93quoted\x94 \xa7 ${SENTENCE}`, 'latin1')],
  ])('a text in %s', async (_encoding, bytes) => {
    expect(cites(await upload(bytes, 'brief.txt'))).toEqual(MIRANDA);
  });
});

describe('files that cannot', () => {
  test.each<[string, Uint8Array | string, string, string]>([
    ['a .docx that is a text', 'Just words.', 'brief.docx', 'not_docx'],
    ['a .docx that is another archive', zipOf({ 'a.txt': 'a' }), 'brief.docx', 'not_docx'],
    ['a .docx that was cut off', docxOf([SENTENCE]).subarray(0, 200), 'brief.docx', 'not_docx'],
    ['a .docx whose XML never closes a tag', zipOf({ 'word/document.xml': `<w:p ${'a'.repeat(99_999)}` }), 'brief.docx', 'not_docx'],
    ['a Word file of the older kind', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'brief.doc', 'old_word'],
    ['a PDF that is a text', 'Just words.', 'brief.pdf', 'not_pdf'],
    ['a PDF that was cut off', '%PDF-1.4\n1 0 obj\n<<', 'brief.pdf', 'not_pdf'],
    ['a PDF without words', pdfOf([]), 'scan.pdf', 'scanned'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 0, 0, 0, 0, 6]), 'brief.txt', 'not_text'],
    ['an empty file', '', 'brief.txt', 'empty'],
  ])('%s', async (_what, bytes, name, fault) => {
    expect(await upload(bytes, name)).toEqual({ ok: false, fault });
  });
  test('a locked PDF', async () => {
    const id = '<000102030405060708090a0b0c0d0e0f>';
    const key = `<${'41'.repeat(32)}>`;
    const trailer = `/ID[${id}${id}]/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`;
    expect(await upload(pdfOf([SENTENCE], { trailer }), 'brief.pdf')).toEqual({ ok: false, fault: 'locked_pdf' });
  });
});

describe('hostile ones', () => {
  test('a .docx that unpacks to half a gigabyte is refused before it does', async () => {
    const before = process.memoryUsage.rss();
    const bomb = zipOf({ 'word/document.xml': Buffer.alloc(512 * MEGABYTE, 32) });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await upload(bomb, 'brief.docx')).toEqual({ ok: false, fault: 'unpacks_too_large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(1200 * MEGABYTE);
  });
  test('a PDF that unpacks without end is stopped, and the reader goes on', async () => {
    const quick = createCitationReader({ timeoutMs: 5_000, growthMb: 400 });
    const stream = Buffer.alloc(700 * MEGABYTE, ' ');
    const bytes = pdfOf([], { stream });
    const reply = await quick.read({ upload: { name: 'bomb.pdf', bytes } });
    expect(reply).toMatchObject({ ok: false });
    expect(cites(await quick.read({ upload: { name: 'brief.txt', bytes: Buffer.from(SENTENCE) } }))).toEqual(MIRANDA);
    await quick.close();
  }, 60_000);
  test.each([
    ['digits and "U.S."', '384 U.S. '],
    ['citations and nothing else', '1 U.S. 2 '],
    ['digits', '1234567890'],
    ['section signs', '§ 1 '],
    ['opened quotes', '“a “b '],
  ])('10 MB of %s: read in bounded time, off the event loop', async (_what, piece) => {
    const bytes = Buffer.from(piece.repeat(Math.ceil((10 * MEGABYTE) / piece.length)));
    let longest = 0;
    let last = performance.now();
    const tick = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const reply = await upload(bytes, 'brief.txt');
    clearInterval(tick);
    expect(reply.ok && reply.read.textCut).toBe(true);
    expect(reply.ok && reply.read.text.length).toBe(MOST_CHARACTERS);
    expect(reply.ok && reply.read.citations.length).toBeLessThanOrEqual(MOST_CITATIONS);
    expect(longest).toBeLessThan(1_000);
  }, 40_000);
  test('more at once than can be read: the others are told to come back', async () => {
    const small = createCitationReader({ atOnce: 1, mostWaiting: 0 });
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
