// Fits the small models and writes them to models/. About two minutes each.
// npm run fit -- papers   the second opinions on papers, from evals/papers-dev.jsonl
// npm run fit -- rules    which state rule a question asks for, from content/rules/*.questions.txt
// npm run fit -- danger   what words say of danger, from the messages of the danger model
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { PAPER_MODEL_FILES } from '#features/library/read-paper-models.ts';
import {
  DANGER_WORDS_FILE,
  type DangerMessage,
  fitDangerWords,
} from '#features/models/danger-words.ts';
import { packModel } from '#lib/packed-model.ts';
import type { LinearModel } from '#lib/softmax-regression.ts';
import { checkout } from '#server/boot/content-source.ts';
import { fitPapers } from '../evals/fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from '../evals/labeled-papers.ts';
import { fitAndWriteRules } from './fit-rules.ts';

const root = join(import.meta.dirname, '..');
const training = join(root, 'training');
const RECORD = join(root, 'models', 'danger-adapter.json');

const FITS = { papers: fitAndWritePapers, rules: fitAndWriteRules, danger: fitAndWriteDanger };
const [name = ''] = process.argv.slice(2);
const chosen = FITS[name as keyof typeof FITS];
if (!chosen) {
  console.error(`npm run fit -- ${Object.keys(FITS).join('|')}`);
  process.exit(1);
}
await chosen();

function fitAndWritePapers(): void {
  const { library } = loadLibrary(checkout);
  const papers = readLabeledPapers(DEVELOPMENT_FILE);
  const { dateRoles, kindWords, caseNumbers } = fitPapers(library, papers);
  for (const [index, model] of [dateRoles, kindWords, caseNumbers].entries()) {
    const file = PAPER_MODEL_FILES[index] as string;
    const isPacked = file.endsWith('.packed');
    write(file, isPacked ? packModel(model) : toBytes(model), `${papers.length} papers`);
  }
}

/** The record of the danger model says which words belong to it. */
function fitAndWriteDanger(): void {
  const messages = [...readDangerMessages(), ...readEverydayMessages()];
  const file = packModel(fitDangerWords(messages));
  write(DANGER_WORDS_FILE, file, `${messages.length} messages`);
  const words = createHash('sha256').update(file).digest('hex');
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  writeFileSync(RECORD, `${JSON.stringify({ ...record, words })}\n`);
}

function readDangerMessages(): DangerMessage[] {
  const folder = join(training, 'danger');
  return readdirSync(folder)
    .filter((each) => each.endsWith('.jsonl'))
    .sort()
    .flatMap((each) => readMessages(join(folder, each)));
}

/** Those with a reader's label, and those in which an earlier model found nothing. */
function readEverydayMessages(): DangerMessage[] {
  const readTable = (file: string) => readLines(join(training, 'everyday', file));
  const labels = [
    ...readTable('danger-labels.tsv')
      .slice(1)
      .map((line) => line.split('\t')),
    ...readTable('calm-by-model.txt').map((line) => [line, 'calm']),
  ];
  const files = new Map<string, DangerMessage[]>();
  return labels.map(([address = '', kind = '']) => {
    const [file = '', line] = address.split(':');
    const messages = files.get(file) ?? readMessages(join(training, file));
    files.set(file, messages);
    const { text } = messages[Number(line) - 1] as DangerMessage;
    return { text, kind };
  });
}

function readMessages(path: string): DangerMessage[] {
  return readLines(path).map((line) => JSON.parse(line) as DangerMessage);
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}

function toBytes(model: LinearModel): Buffer {
  return Buffer.from(model.buffer, model.byteOffset, model.byteLength);
}

function write(file: string, bytes: Buffer, from: string): void {
  writeFileSync(join(root, 'models', file), bytes);
  console.log(`models/${file}: ${bytes.length} bytes from ${from}`);
}
