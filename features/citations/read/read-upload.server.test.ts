// Every upload gives its text or a specific fault.
import { describe, expect, test } from 'vitest';
import { MAX_CHARACTERS } from '../schema.ts';
import { createDocx, createLockedPdf, createPdf, createZip } from '../test-files.ts';
import { findInText } from './find-in-text.ts';
import { FileFault } from './read-fault.ts';
import { readUpload } from './read-upload.server.ts';

const SENTENCE = 'See Miranda v. Arizona, 384 U.S. 436 (1966).';
const MIRANDA = ['Miranda v. Arizona, 384 U.S. 436 (1966)'];
const upload = (bytes: Uint8Array | string, name: string) =>
  readUpload({ name, bytes: Buffer.from(bytes as string) }).catch((error) =>
    error instanceof FileFault ? error : Promise.reject(error),
  );
const listCitations = (read: string | FileFault) =>
  typeof read === 'string' ? findInText(read).citations.map(({ text }) => text) : read.fault;

describe('files that can be read', () => {
  test('reads a .docx with footnotes, entities and a citation split into runs', async () => {
    const file = createDocx(
      [
        'Smith &amp; Co. said so.',
        'See Miranda v. Arizona, 384</w:t></w:r><w:r><w:t> U.S. 436 (1966).',
      ],
      ['42 U.S.C. &#167; 1983.'],
    );
    const reply = await upload(file, 'brief.docx');
    expect(listCitations(reply)).toEqual([...MIRANDA, '42 U.S.C. § 1983']);
    expect(reply).toBe(
      'Smith & Co. said so.\nSee Miranda v. Arizona, 384 U.S. 436 (1966).\n\n42 U.S.C. § 1983.',
    );
  });
  test('reads a .docx whose XML is decoded in several pieces, as far as the longest text', async () => {
    const line = `§ ${'A right to be heard, &amp; a duty to hear. '.repeat(24)}.`;
    const lines = Array(1_500).fill(line);
    expect(await upload(createDocx(lines), 'brief.docx')).toBe(
      lines.join('\n').replaceAll('&amp;', '&'),
    );
    const cut = await upload(createDocx(['a'.repeat(MAX_CHARACTERS + 10), 'b']), 'brief.docx');
    expect(cut).toMatch(/^a+$/);
  });
  test('skips text deleted with tracked changes', async () => {
    const file = createDocx([
      'Kept.</w:t></w:r><w:del><w:r><w:delText>384 U.S. 436</w:delText></w:r></w:del><w:r><w:t>',
    ]);
    expect(listCitations(await upload(file, 'brief.docx'))).toEqual([]);
  });
  test('reads a PDF with its line breaks', async () => {
    expect(
      listCitations(
        await upload(createPdf(['See Miranda v. Arizona,', '384 U.S. 436 (1966).']), 'brief.pdf'),
      ),
    ).toEqual(['Miranda v. Arizona,\n384 U.S. 436 (1966)']);
  });
  test.each([
    ['UTF-8', Buffer.from(`§ “quoted” ${SENTENCE}`)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${SENTENCE}`)],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le')],
    ['UTF-16 BE with a byte order mark', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', Buffer.from(SENTENCE, 'utf16le')],
    ['Windows-1252', Buffer.from(`\x93quoted\x94 \xa7 ${SENTENCE}`, 'latin1')],
  ])('reads text in %s', async (_encoding, bytes) => {
    expect(listCitations(await upload(bytes, 'brief.txt'))).toEqual(MIRANDA);
  });
});

// Guards against ten seconds of the main thread for a text of lists.
test('citations are taken as far as their lists add no more than ten thousand sections', () => {
  const list = `42 U.S.C. §§ ${Array.from({ length: 40 }, (_, index) => index + 1).join(', ')}; `;
  const { citations, citationsCut } = findInText(list.repeat(300));
  expect([citations.length, citationsCut]).toEqual([Math.floor(10_000 / 39), true]);
  expect(findInText(list.repeat(200))).toMatchObject({ citationsCut: false });
});

describe('files that cannot be read', () => {
  test.each<[string, Uint8Array | string, string, string]>([
    ['a .docx that is plain text', 'Just words.', 'brief.docx', 'not_docx'],
    ['a .docx that is another archive', createZip({ 'a.txt': 'a' }), 'brief.docx', 'not_docx'],
    ['a truncated .docx', createDocx([SENTENCE]).subarray(0, 200), 'brief.docx', 'not_docx'],
    [
      'a .docx whose XML never closes a tag',
      createZip({ 'word/document.xml': `<w:p ${'a'.repeat(99_999)}` }),
      'brief.docx',
      'not_docx',
    ],
    ['an old Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'brief.doc', 'old_word'],
    ['a PDF that is plain text', 'Just words.', 'brief.pdf', 'not_pdf'],
    ['a truncated PDF', '%PDF-1.4\n1 0 obj\n<<', 'brief.pdf', 'not_pdf'],
    ['a PDF without text', createPdf([]), 'scan.pdf', 'scanned'],
    [
      'an image',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 0, 0, 0, 0, 6]),
      'brief.txt',
      'not_text',
    ],
    ['an empty file', '', 'brief.txt', 'empty'],
  ])('reports %s', async (_what, bytes, name, fault) => {
    expect(await upload(bytes, name)).toMatchObject({ fault });
  });
  test('reports a PDF with a password', async () => {
    expect(await upload(createLockedPdf([SENTENCE]), 'brief.pdf')).toMatchObject({
      fault: 'locked_pdf',
    });
  });
});
