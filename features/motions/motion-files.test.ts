import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { setQuotes } from '#features/printing/typographic-quotes.ts';
import { sample } from '#tests/harness/app/long-form.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import {
  libreOfficeTitle,
  readWithLibreOffice,
  usesLibreOffice,
} from '#tests/harness/render/read-with-libre-office.ts';
import {
  createMotionLibrary,
  createTestMotionRequest,
} from '#tests/integration/motions/motion-examples.ts';
import type { Motion } from './motion.ts';
import { prepareMotion } from './prepare/prepare-motion.server.ts';
import { printableMotion } from './printable-motion.ts';

const createdAt = new Date('2027-03-01T12:00:00Z');
const deps = createTestDeps({ library: createMotionLibrary() });
const documents = await Promise.all(
  sample(MOTION_TYPES, 2).map(async (type) =>
    printableMotion((await prepareMotion(deps, createTestMotionRequest(type)))?.motion as Motion),
  ),
);
const collapseSpaces = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
/** Lines may break anywhere, and readers differ in where a table cell ends. */
const removeSpaces = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, '');
const readDocumentXml = (docx: Uint8Array) =>
  strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array);

describe.each(documents)('$title', (document) => {
  test('DOCX has the same words, a ruled caption, page breaks before order and certificate, and no active content', async () => {
    const docx = await toDocx(document);
    const xml = readDocumentXml(docx);
    const text = xml
      .replace(/<[^>]*>/g, '')
      .replace(
        /&(lt|gt|quot|apos|amp);/g,
        (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
      );
    expect(removeSpaces(text)).toBe(removeSpaces(setQuotes(toText(document))));
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(xml.match(/<w:pageBreakBefore\/>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(xml).not.toMatch(
      /<w:(?:instrText|fldSimple|fldChar|hyperlink|object)\b|TargetMode="External"/,
    );
  });

  test('PDF has the same words and is tagged', async () => {
    const bytes = await toPdf(document, { createdAt });
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf, { mergePages: true });
    const footers = new RegExp(`${document.title} · Page \\d+ of \\d+`, 'g');
    expect(removeSpaces(text.replace(footers, ''))).toBe(removeSpaces(setQuotes(toText(document))));
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const { text: pages } = await extractText(pdf, { mergePages: false });
    expect(
      pages.find((page) => page.includes('Respectfully submitted')),
      'a signature has its text beside it',
    ).toContain('CONCLUSION');
  });
});

describe(libreOfficeTitle, () => {
  test.skipIf(!usesLibreOffice)(
    'opens every DOCX and reads our text',
    { timeout: 180_000 },
    async () => {
      const files = await Promise.all(documents.map((document) => toDocx(document)));
      expect(readWithLibreOffice(files).map(collapseSpaces)).toEqual(
        documents.map((document) => collapseSpaces(setQuotes(toText(document)))),
      );
    },
  );
});
