// Fits the small models and writes them to models/. About two minutes each.
// npm run fit -- papers   the second opinions on papers, from evals/papers-dev.jsonl
// npm run fit -- rules    which state rule a question asks for, from content/rules/*.questions.txt
// npm run fit -- danger   what words say of danger, from the messages of the danger model
// npm run fit -- samples  what training/train.py reads of the library and of papers
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { type DangerMessage, fitDangerWords, WORD_CLASSES } from '#features/models/danger-words.ts';
import { readModel, writeModel } from '#features/models/read-model.ts';
import { MODEL_KINDS } from '#features/papers/read/kind-model.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import { toTensors } from '#lib/model-file.ts';
import { checkout } from '#server/boot/content-source.ts';
import { fitPapers } from '../evals/fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from '../evals/labeled-papers.ts';
import { fitAndWriteRules } from './fit-rules.ts';
import { writeSamples } from './training-samples.ts';

const root = join(import.meta.dirname, '..');
const training = join(root, 'training');
const models = join(root, 'models');

const FITS = {
  papers: fitAndWritePapers,
  rules: fitAndWriteRules,
  danger: fitAndWriteDanger,
  samples: writeSamples,
};
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
  const hash = createHash('sha256').update(readFileSync(DEVELOPMENT_FILE)).digest('hex');
  const origins = { papers: hash, count: papers.length };
  const write = (
    name: 'paper-dates' | 'paper-kinds' | 'paper-numbers',
    tensors: ReturnType<typeof toTensors>,
    classes: string[],
  ) => writeModel(models, name, { tensors, record: { classes, origins } });
  write('paper-dates', toTensors(dateRoles, { coarse: true }), [...MODEL_ROLES]);
  write('paper-kinds', toTensors(kindWords, { coarse: false }), MODEL_KINDS);
  write('paper-numbers', toTensors(caseNumbers, { coarse: true }), ['number']);
}

/** On the messages that the danger model was trained on, so it has the same origins. */
function fitAndWriteDanger(): void {
  const messages = [...readDangerMessages(), ...readEverydayMessages()];
  const { messages: hash, labels, calm } = readModel(models, 'danger').record.origins;
  const origins = { messages: hash, labels, calm, count: messages.length };
  const tensors = toTensors(fitDangerWords(messages), { coarse: true });
  writeModel(models, 'danger-words', { tensors, record: { classes: [...WORD_CLASSES], origins } });
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
