// A motion on paper: DOCX and PDF hold the words of the text, laid out as courts are used to, said by readers that did not write them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { sample } from '#tests/harness/long-form.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { motionLibrary, motionRequest } from '#tests/integration/motions/motion-examples.ts';
import type { Motion } from './motion.ts';
import { prepareMotion } from './prepare-motion.server.ts';
import { motionPaper } from './printable-motion.ts';

const createdAt = new Date('2027-03-01T12:00:00Z');
const deps = createTestDeps({ library: motionLibrary() });
const papers = await Promise.all(
  sample(MOTION_TYPES, 2).map(async (type) => motionPaper((await prepareMotion(deps, motionRequest(type)))?.motion as Motion)),
);
const flat = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
/** A line may break anywhere, and a table's reader decides on its own where a cell ends. */
const dense = (text: string) => text.replace(/[\s\u200B\uFEFF]+/g, '');
const documentXml = (docx: Uint8Array) => strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array);

describe.each(papers)('$title', (paper) => {
  test('its DOCX: the same words, a ruled caption, page breaks before order and certificate, and nothing that acts', async () => {
    const docx = await toDocx(paper);
    const xml = documentXml(docx);
    const text = xml
      .replace(/<[^>]*>/g, '')
      .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&');
    expect(dense(text)).toBe(dense(toText(paper)));
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(xml.match(/<w:pageBreakBefore\/>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(xml).not.toMatch(/<w:(?:instrText|fldSimple|fldChar|hyperlink|object)\b|TargetMode="External"/);
  });

  test('its PDF: the same words, tagged', async () => {
    const bytes = await toPdf(paper, { createdAt });
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf, { mergePages: true });
    expect(dense(text.replace(/Page \d+ of \d+/g, ''))).toBe(dense(toText(paper)));
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  });
});

const soffice = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'soffice')));
describe(soffice ? 'LibreOffice' : 'LibreOffice: not run, there is no soffice on the path', () => {
  test.skipIf(!soffice)('opens every DOCX and reads our text', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plainlaw-motion-'));
    try {
      const files = await Promise.all(
        papers.map(async (paper, index) => {
          const file = join(folder, `${index}.docx`);
          writeFileSync(file, await toDocx(paper));
          return file;
        }),
      );
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files], {
        stdio: 'ignore',
      });
      papers.forEach((paper, index) => {
        expect(flat(readFileSync(join(folder, `${index}.txt`), 'utf8'))).toBe(flat(toText(paper)));
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
