// What people hand in: every file has its text, or a clear fault.
import { describe, expect, test } from 'vitest';
import { findInText } from './find-in-text.ts';
import { FileFault } from './read-fault.ts';
import { readUpload } from './read-upload.server.ts';
import { docxOf, pdfOf, zipOf } from './test-files.ts';

const SENTENCE = 'See Miranda v. Arizona, 384 U.S. 436 (1966).';
const MIRANDA = ['Miranda v. Arizona, 384 U.S. 436 (1966)'];
const upload = (bytes: Uint8Array | string, name: string) =>
  readUpload({ name, bytes: Buffer.from(bytes as string) }).catch((error) => (error instanceof FileFault ? error : Promise.reject(error)));
const cites = (read: string | FileFault) => (typeof read === 'string' ? findInText(read).citations.map(({ text }) => text) : read.fault);

describe('files that can be read', () => {
  test('a .docx with footnotes, entities and a citation cut into runs', async () => {
    const file = docxOf(
      ['Smith &amp; Co. said so.', 'See Miranda v. Arizona, 384</w:t></w:r><w:r><w:t> U.S. 436 (1966).'],
      ['42 U.S.C. &#167; 1983.'],
    );
    const reply = await upload(file, 'brief.docx');
    expect(cites(reply)).toEqual([...MIRANDA, '42 U.S.C. § 1983']);
    expect(reply).toBe('Smith & Co. said so.\nSee Miranda v. Arizona, 384 U.S. 436 (1966).\n\n42 U.S.C. § 1983.');
  });
  test('what was struck out with tracked changes is not read', async () => {
    const file = docxOf(['Kept.</w:t></w:r><w:del><w:r><w:delText>384 U.S. 436</w:delText></w:r></w:del><w:r><w:t>']);
    expect(cites(await upload(file, 'brief.docx'))).toEqual([]);
  });
  test('a PDF, lines and all', async () => {
    expect(cites(await upload(pdfOf(['See Miranda v. Arizona,', '384 U.S. 436 (1966).']), 'brief.pdf'))).toEqual([
      'Miranda v. Arizona,\n384 U.S. 436 (1966)',
    ]);
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
    expect(await upload(bytes, name)).toMatchObject({ fault });
  });
  test('a locked PDF', async () => {
    const id = '<000102030405060708090a0b0c0d0e0f>';
    const key = `<${'41'.repeat(32)}>`;
    const trailer = `/ID[${id}${id}]/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`;
    expect(await upload(pdfOf([SENTENCE], { trailer }), 'brief.pdf')).toMatchObject({ fault: 'locked_pdf' });
  });
});
