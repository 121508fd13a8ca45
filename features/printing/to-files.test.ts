// PDF and DOCX hold the same text as ours, said by readers that are not the libraries that wrote them, and nothing that acts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { assemble } from '#features/documents/assemble/assemble.ts';
import { MAX_PART_LENGTH } from '#features/documents/assemble/lint.ts';
import { exampleRequest, templateOf, templates } from '#tests/harness/document-examples.ts';
import { LONG, sample } from '#tests/harness/long-form.ts';
import type { AssembledDocument } from './document-shapes.ts';
import { lettersMissingInPdf } from './pdf-fonts.server.ts';
import { toDocx } from './to-docx.server.ts';
import { toPdf } from './to-pdf.server.ts';
import { toText } from './to-text.ts';

const createdAt = new Date('2027-03-01T12:00:00Z');
const flat = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
/** A line of a PDF may break inside a word, after a hyphen or before a bracket: its text is compared without white space. */
const dense = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, '');

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    }),
  );
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tags = JSON.stringify(await pages[0]?.getStructTree());
  const marked = (await pdf.getMarkInfo())?.Marked;
  const numbers = texts.map((_, index) => `Page ${index + 1} of ${texts.length}`);
  return {
    text: texts.map((text, index) => text.replace(numbers[index] ?? '', '')).join('\n'),
    info,
    tags,
    marked,
    scripts: await pdf.getJSActions(),
  };
}

const partsOf = (docx: Uint8Array) => Object.entries(unzipSync(docx)).map(([name, bytes]) => ({ name, xml: strFromU8(bytes) }));
const docxText = (docx: Uint8Array) =>
  (partsOf(docx).find(({ name }) => name === 'word/document.xml')?.xml ?? '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&');

// Letters and agreements, and among them every kind of block.
describe.each(sample(templates, 3))('$id', (template) => {
  const assembled = assemble(template, exampleRequest(template, template.notices[0]?.state ?? 'General'));

  test('its PDF: the same text, tagged, with a title and a language', async () => {
    const pdf = await readPdf(await toPdf(assembled, { createdAt }));
    expect(dense(pdf.text)).toBe(dense(toText(assembled)));
    expect(flat(pdf.text).split(' ').length).toBeGreaterThanOrEqual(flat(toText(assembled)).split(' ').length);
    expect(pdf.marked).toBe(true);
    expect(pdf.tags).toContain('"role":"H1"');
    expect(pdf.info).toMatchObject({ Title: template.title, Language: 'en-US' });
  });

  test('its DOCX: the same text', async () => {
    expect(flat(docxText(await toDocx(assembled)))).toBe(flat(toText(assembled)));
  });
});

describe('hostile fields', () => {
  // A short agreement, so that little is written and read besides the field.
  const note = templateOf('promissory_note');
  const with_ = (value: string): AssembledDocument => {
    const request = exampleRequest(note);
    const parties = request.parties.map((party) => ({
      ...party,
      name: value.slice(0, MAX_PART_LENGTH),
      address: value.slice(0, MAX_PART_LENGTH),
    }));
    return assemble(note, { ...request, parties, details: { ...request.details, collateral: value } });
  };
  const long = 'x'.repeat(LONG ? 100_000 : 20_000);
  test.each([
    ['markup', '<w:p>&amp;</w:p><script>alert(1)</script>]]>'],
    ['template syntax', '{{rent_amount}} $1 %s'],
    ['marks of direction', 'abc\u202Etxt.exe\u2066'],
    ['control characters', 'a\u0000b\u0008c\u001Fd\uFFFEe\uD800f'],
    ['a formula', '=cmd|"/c calc"!A1'],
    ['PDF operators', ') Tj ET /JS (app.alert(1)) >> endobj \\'],
    ['another script of writing', 'Ελληνικά кириллица հայերեն'],
    ['a very long word', long],
  ])('%s', async (_what, value) => {
    const assembled = with_(value);
    const [pdf, docx] = [await toPdf(assembled, { createdAt }), await toDocx(assembled)];
    const read = await readPdf(pdf);
    expect(dense(read.text)).toBe(dense(toText(assembled)));
    expect(read.scripts).toBeNull();
    expect(pdf.toString('latin1')).not.toMatch(
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|AcroForm|RichMedia|Annots \[\s*\d)\b/,
    );
    expect(dense(docxText(docx))).toBe(dense(toText(assembled)));
    const all = partsOf(docx);
    expect(all.map(({ name }) => name).filter((name) => /vba|embeddings|activeX|media/i.test(name))).toEqual([]);
    for (const { xml } of all)
      expect(xml).not.toMatch(/TargetMode="External"|<w:(?:instrText|fldSimple|fldChar|hyperlink|object)\b|<!DOCTYPE/);
  });

  test('letters written from right to left stay as they were typed', async () => {
    const assembled = with_('שלום עולם, مرحبا');
    expect(flat(docxText(await toDocx(assembled)))).toContain('שלום עולם, مرحبا');
    expect((await readPdf(await toPdf(assembled, { createdAt }))).text).toMatch(/[\u0590-\u05FF]{4}/);
    expect(lettersMissingInPdf(toText(assembled))).toEqual([]);
  });

  test('a letter that the PDF has no shape for is shown by its number', async () => {
    const assembled = with_('漢');
    expect((await readPdf(await toPdf(assembled, { createdAt }))).text).toContain('[U+6F22]');
    expect(lettersMissingInPdf(toText(assembled))).toEqual(['漢']);
  });
});

const soffice = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'soffice')));
describe(soffice ? 'LibreOffice' : 'LibreOffice: not run, there is no soffice on the path', () => {
  test.skipIf(!soffice)('opens every DOCX and reads our text', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plainlaw-docx-'));
    try {
      const documents = templates.map((template) => assemble(template, exampleRequest(template, template.notices[0]?.state ?? 'General')));
      const files = await Promise.all(
        documents.map(async (assembled, index) => {
          const file = join(folder, `${index}.docx`);
          writeFileSync(file, await toDocx(assembled));
          return file;
        }),
      );
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files], {
        stdio: 'ignore',
      });
      documents.forEach((assembled, index) => {
        expect(flat(readFileSync(join(folder, `${index}.txt`), 'utf8'))).toBe(flat(toText(assembled)));
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
