import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { assemble } from '#features/documents/assemble/assemble.ts';
import { MAX_PART_LENGTH } from '#features/documents/assemble/lint.ts';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import {
  createExampleRequest,
  getTemplate,
  templates,
} from '#tests/harness/fakes/document-examples.ts';
import {
  libreOfficeTitle,
  readWithLibreOffice,
  usesLibreOffice,
} from '#tests/harness/render/read-with-libre-office.ts';
import { type AssembledDocument, COVER_FOOTER } from './document-shapes.ts';
import { findCharactersMissingInPdf, getPdfFonts } from './pdf-fonts.server.ts';
import { toDocx } from './to-docx.server.ts';
import { toPdf } from './to-pdf.server.ts';
import { COVER_END, toText } from './to-text.ts';
import { setQuotes } from './typographic-quotes.ts';

const createdAt = new Date('2027-03-01T12:00:00Z');
const collapseSpaces = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
/**
 * A PDF may break lines inside a word, after a hyphen or before a bracket, so its text is compared
 * without white space.
 */
const removeSpaces = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, '');

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
    }),
  );
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tags = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  const marked = (await pdf.getMarkInfo())?.Marked;
  const findFooter = (text: string) => {
    const start = Math.max(
      ...[COVER_FOOTER, info.Title].map((title) => text.lastIndexOf(`${title} · Page `)),
    );
    return start < 0 ? text.length : start;
  };
  return {
    text: texts.map((text) => text.slice(0, findFooter(text))).join('\n'),
    pages: texts,
    footers: texts.map((text) => text.slice(findFooter(text))),
    info,
    tags,
    marked,
    scripts: await pdf.getJSActions(),
  };
}

const listParts = (docx: Uint8Array) =>
  Object.entries(unzipSync(docx)).map(([name, bytes]) => ({ name, xml: strFromU8(bytes) }));
const readDocxText = (docx: Uint8Array) =>
  (listParts(docx).find(({ name }) => name === 'word/document.xml')?.xml ?? '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
    );

/** The files have a sheet of its own where the text has a line between. */
const writeText = (document: AssembledDocument) => toText(document).replace(`${COVER_END}\n\n`, '');

// Letters and agreements, with every kind of block among them.
describe.each(sample(templates, 5))('$id', (template) => {
  const assembled = assemble(
    template,
    createExampleRequest(template, template.notices[0]?.state ?? 'General'),
  );

  test('its PDF has the same text, tags, a title and a language', async () => {
    const pdf = await readPdf(await toPdf(assembled, { createdAt }));
    expect(removeSpaces(pdf.text)).toBe(removeSpaces(setQuotes(writeText(assembled))));
    expect(collapseSpaces(pdf.text).split(' ').length).toBeGreaterThanOrEqual(
      collapseSpaces(writeText(assembled)).split(' ').length,
    );
    expect(pdf.marked).toBe(true);
    expect(pdf.tags).toContain('"role":"H1"');
    expect(pdf.info).toMatchObject({ Title: template.title, Language: 'en-US' });
  });

  test('its DOCX has the same text', async () => {
    expect(collapseSpaces(readDocxText(await toDocx(assembled)))).toBe(
      collapseSpaces(setQuotes(writeText(assembled))),
    );
  });
});

test('a lease has its title, page and room for initials on every page, a boxed warning, and curly quotation marks', async () => {
  const lease = getTemplate('lease');
  const assembled = assemble(lease, createExampleRequest(lease, 'CA'));
  const file = await toPdf(assembled, { createdAt });
  const { footers, text } = await readPdf(file);
  const [cover, ...own] = footers;
  expect(own.length).toBeGreaterThan(1);
  // The sheet with our notes is taken off: nobody initials it, and the lease counts its own pages.
  expect(collapseSpaces(cover ?? '')).toBe(`${COVER_FOOTER} · Page 1 of 1`);
  for (const [index, footer] of own.entries())
    expect(collapseSpaces(footer)).toBe(
      `${lease.title} · Page ${index + 1} of ${own.length} Initials ______ ______`,
    );
  expect(text).toContain('“');
  expect(text).not.toContain('"');
  const parts = listParts(await toDocx(assembled));
  const body = parts.find(({ name }) => name === 'word/document.xml')?.xml ?? '';
  expect(body).toMatch(
    /<w:pBdr>(?:(?!<\/w:p>).)*Lead Warning Statement: Housing built before 1978/,
  );
  const footer = parts.find(({ name }) => /footer\d*\.xml$/.test(name));
  expect(footer?.xml).toMatch(/PAGE/);
});

// With a state's boxed notice above them, the signatures of a lease once ended on two pages, the
// second with nothing else on it.
test.each(['General', 'CA', 'NY', 'OH', 'TX'])(
  'all parties of a lease in %s sign on one page, below some of its text',
  async (state) => {
    const lease = getTemplate('lease');
    const { pages } = await readPdf(
      await toPdf(assemble(lease, createExampleRequest(lease, state)), { createdAt }),
    );
    const last = pages.at(-1) ?? '';
    expect(last.match(/Signature:/g)).toHaveLength(2);
    expect(last.indexOf('Signature:')).toBeGreaterThan(100);
  },
);

test.each([
  ['the "Landlord" and (the "Tenant")', 'the “Landlord” and (the “Tenant”)'],
  ["the tenant's 'own' words; O'Neil's", 'the tenant’s ‘own’ words; O’Neil’s'],
  ['"\'Yes,\' she said."', '“‘Yes,’ she said.”'],
  ['a door of 6\' 2"', 'a door of 6\' 2"'],
])('quotation marks: %s', (straight, curly) => {
  expect(setQuotes(straight)).toBe(curly);
});

describe('hostile values', () => {
  // A short agreement, to keep the files small.
  const note = getTemplate('promissory_note');
  const assembleWith = (value: string): AssembledDocument => {
    const request = createExampleRequest(note);
    const parties = request.parties.map((party) => ({
      ...party,
      name: value.slice(0, MAX_PART_LENGTH),
      address: value.slice(0, MAX_PART_LENGTH),
    }));
    return assemble(note, {
      ...request,
      parties,
      details: { ...request.details, collateral: value },
    });
  };
  const longWord = 'x'.repeat(LONG ? 100_000 : 20_000);
  test.each([
    ['markup', '<w:p>&amp;</w:p><script>alert(1)</script>]]>'],
    ['template syntax', '{{rent_amount}} $1 %s'],
    ['bidirectional control characters', 'abc\u202Etxt.exe\u2066'],
    ['control characters', 'a\u0000b\u0008c\u001Fd\uFFFEe\uD800f'],
    ['a formula', '=cmd|"/c calc"!A1'],
    ['PDF operators', ') Tj ET /JS (app.alert(1)) >> endobj \\'],
    ['other scripts', 'Ελληνικά кириллица հայերեն'],
    ['a very long word', longWord],
  ])('%s: same text in PDF and DOCX, and no active content', async (_what, value) => {
    const assembled = assembleWith(value);
    const [pdf, docx] = [await toPdf(assembled, { createdAt }), await toDocx(assembled)];
    const read = await readPdf(pdf);
    expect(removeSpaces(read.text)).toBe(removeSpaces(setQuotes(toText(assembled))));
    expect(read.scripts).toBeNull();
    expect(pdf.toString('latin1')).not.toMatch(
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|AcroForm|RichMedia|Annots \[\s*\d)\b/,
    );
    expect(removeSpaces(readDocxText(docx))).toBe(removeSpaces(setQuotes(toText(assembled))));
    const parts = listParts(docx);
    expect(
      parts.map(({ name }) => name).filter((name) => /vba|embeddings|activeX|media/i.test(name)),
    ).toEqual([]);
    for (const { xml } of parts) {
      expect(xml).not.toMatch(
        /TargetMode="External"|<w:(?:fldSimple|hyperlink|object)\b|<!DOCTYPE/,
      );
      for (const [, field] of xml.matchAll(/<w:instrText[^>]*>([^<]*)/g))
        expect(['PAGE', 'NUMPAGES']).toContain(field);
    }
  });

  test('keeps right-to-left text', async () => {
    const assembled = assembleWith('שלום עולם, مرحبا');
    expect(collapseSpaces(readDocxText(await toDocx(assembled)))).toContain('שלום עולם, مرحبا');
    expect((await readPdf(await toPdf(assembled, { createdAt }))).text).toMatch(
      /[\u0590-\u05FF]{4}/,
    );
    expect(findCharactersMissingInPdf(toText(assembled))).toEqual([]);
  });

  test('a character without a glyph appears as its code point in the PDF', async () => {
    const assembled = assembleWith('漢');
    expect((await readPdf(await toPdf(assembled, { createdAt }))).text).toContain('[U+6F22]');
    expect(findCharactersMissingInPdf(toText(assembled))).toEqual(['漢']);
  });
});

describe(libreOfficeTitle, () => {
  test.skipIf(!usesLibreOffice)(
    'opens every DOCX and reads the same text',
    { timeout: 180_000 },
    async () => {
      const documents = templates.map((template) =>
        assemble(template, createExampleRequest(template, template.notices[0]?.state ?? 'General')),
      );
      const files = await Promise.all(documents.map((assembled) => toDocx(assembled)));
      expect(readWithLibreOffice(files).map(collapseSpaces)).toEqual(
        documents.map((assembled) => collapseSpaces(setQuotes(toText(assembled)))),
      );
    },
  );
});

test('ligatures are copied out of a PDF as the letters they are made of', () => {
  for (const [main] of Object.values(getPdfFonts()))
    for (const letters of ['fi', 'fl']) {
      const codes = main.layout(letters).glyphs.flatMap((glyph) => glyph.codePoints);
      expect(String.fromCodePoint(...codes)).toBe(letters);
    }
});
