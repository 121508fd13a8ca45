// npm run bench -- documents   PDF and DOCX files per second as a share of what the bare libraries
//   achieve with the same lines in the same run (target: at least half), and memory over 10,000
//   documents in sequence (target: flat).
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';
import { assemble } from '#features/documents/assemble/assemble.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { getPdfFonts } from '#features/printing/pdf-fonts.server.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { createExampleRequest, templates } from '#tests/harness/document-examples.ts';
import { atLeast, getMedian, type Ratio } from './ratios.ts';

export const quick = true;

const ROUNDS = 4;
const ROUND_MS = 2_500;
const DOCUMENTS = 10_000;
const FILES_EVERY = 10;
const MIN_SHARE = 0.5;
const MAX_GROWTH_MB = 20;

type Writer = (template: DocumentTemplate) => Promise<unknown>;
const assembleExample = (template: DocumentTemplate) =>
  assemble(template, createExampleRequest(template));

const ours: Record<'PDF' | 'DOCX', Writer> = {
  PDF: (template) => toPdf(assembleExample(template), { createdAt: new Date() }),
  DOCX: (template) => toDocx(assembleExample(template)),
};
const texts = new Map(
  templates.map((template) => [
    template.id,
    toText(assembleExample(template)).split('\n').filter(Boolean),
  ]),
);
const bare: typeof ours = {
  PDF: ({ id }) =>
    new Promise((resolve) => {
      const pdf = new PDFDocument({
        size: 'LETTER',
        font: getPdfFonts().regular[0] as unknown as string,
      });
      const chunks: Buffer[] = [];
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      for (const line of texts.get(id) ?? [])
        pdf.fontSize(11.5).text(line, { paragraphGap: 8, lineGap: 2 });
      pdf.end();
    }),
  DOCX: ({ id }) =>
    Packer.toBuffer(
      new Document({
        sections: [{ children: (texts.get(id) ?? []).map((line) => new Paragraph(line)) }],
      }),
    ),
};

export async function run(): Promise<Ratio[]> {
  const ratios: Ratio[] = [];
  console.log(`documents: ${templates.length} kinds, filled in with their examples, in turn`);
  for (const kind of ['PDF', 'DOCX'] as const) {
    const rates = { ours: [] as number[], bare: [] as number[] };
    await measurePerSecond(ours[kind], 500);
    await measurePerSecond(bare[kind], 500);
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await measurePerSecond(bare[kind], ROUND_MS));
      rates.ours.push(await measurePerSecond(ours[kind], ROUND_MS));
    }
    const ourRate = getMedian(rates.ours);
    const bareRate = getMedian(rates.bare);
    const share = ourRate / bareRate;
    ratios.push(
      atLeast(`${kind} written against the bare library`, share, MIN_SHARE, 'by processor time'),
    );
    console.log(
      `  ${kind}: ${ourRate.toFixed(1)} a second of processor time, bare library ${bareRate.toFixed(1)}: ${share.toFixed(2)} of it (wanted ${MIN_SHARE} or more)${share < MIN_SHARE ? '  MISSED' : ''}`,
    );
  }
  return [...ratios, await measureMemory()];
}

/** By CPU time, which does not depend on other load on the machine. */
async function measurePerSecond(write: Writer, milliseconds: number): Promise<number> {
  const startUsage = process.cpuUsage();
  const getSpentMs = () => {
    const { user, system } = process.cpuUsage(startUsage);
    return (user + system) / 1000;
  };
  let count = 0;
  // Complete rounds through all templates, so that both sides write the same documents.
  while (getSpentMs() < milliseconds) {
    for (const template of templates) await write(template);
    count += templates.length;
  }
  return (count / getSpentMs()) * 1000;
}

async function measureMemory(): Promise<Ratio> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const readHeapMb = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const heapSizes: number[] = [];
  for (let index = 1; index <= DOCUMENTS; index++) {
    const template = templates[index % templates.length] as DocumentTemplate;
    toText(assembleExample(template));
    if (index % FILES_EVERY === 0) await ours.PDF(template);
    if (index % FILES_EVERY === 5) await ours.DOCX(template);
    if (index % (DOCUMENTS / 5) === 0) heapSizes.push(readHeapMb());
  }
  const growth = (heapSizes.at(-1) ?? 0) - (heapSizes[0] ?? 0);
  console.log(
    `  memory over ${DOCUMENTS} documents (${DOCUMENTS / FILES_EVERY} of them PDF, as many DOCX), heap in MB: ${heapSizes.map((mb) => mb.toFixed(0)).join(', ')}; grew by ${growth.toFixed(1)} (wanted ${MAX_GROWTH_MB} or less)${growth > MAX_GROWTH_MB ? '  MISSED' : ''}; resident ${(process.memoryUsage.rss() / 1e6).toFixed(0)}`,
  );
  return {
    name: `memory after ${DOCUMENTS} documents against after a fifth of them`,
    ratio: (heapSizes.at(-1) ?? 0) / (heapSizes[0] ?? 1),
    aim: `at most ${MAX_GROWTH_MB} MB more`,
    met: growth <= MAX_GROWTH_MB,
    note: `heap ${heapSizes.map((mb) => mb.toFixed(0)).join(', ')} MB`,
  };
}
