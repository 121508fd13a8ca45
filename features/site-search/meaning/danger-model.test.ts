import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import { judgeDanger, noDangerModel, readDangerModel } from './danger-model.ts';
import { ADAPTER_FILES } from './engine/adapter.ts';

const vectorsFolder = join(import.meta.dirname, '..', '..', '..', 'content', 'vectors');
const trainingFolder = join(import.meta.dirname, '..', '..', '..', 'training');
const messagesFolder = join(trainingFolder, 'danger');
const messageFiles = readdirSync(messagesFolder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

test('the adapter is the recorded one, trained on the current messages (otherwise: training/README.md)', () => {
  const messages = createHash('sha256');
  for (const file of messageFiles)
    messages.update(file).update(readFileSync(join(messagesFolder, file)));
  const hashFile = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const record = JSON.parse(readFileSync(join(vectorsFolder, 'danger-adapter.json'), 'utf8'));
  expect(record).toMatchObject({
    messages: messages.digest('hex'),
    labels: hashFile(join(trainingFolder, 'everyday', 'danger-labels.tsv')),
    calm: hashFile(join(trainingFolder, 'everyday', 'calm-by-model.txt')),
    adapter: hashFile(join(vectorsFolder, ADAPTER_FILES.danger)),
  });
});

test('every training message has a text and a known kind, at least half are calm, and none occurs twice', () => {
  const messages = messageFiles.flatMap((file) =>
    readFileSync(join(messagesFolder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { text: string; kind: string }),
  );
  const kinds: readonly string[] = ['calm', ...DANGER_KINDS];
  expect(messages.filter(({ text, kind }) => !text?.trim() || !kinds.includes(kind))).toEqual([]);
  expect(messages.length).toBeGreaterThanOrEqual(8_000);
  expect(
    messages.filter(({ kind }) => kind === 'calm').length / messages.length,
  ).toBeGreaterThanOrEqual(0.5);
  const texts = messages.map(({ text }) => text.trim().toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('no training message is in an evaluation set', () => {
  const readTexts = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { text: string }).text.trim().toLowerCase());
  const trained = new Set(messageFiles.flatMap((file) => readTexts(join(messagesFolder, file))));
  const evals = join(import.meta.dirname, '..', '..', '..', 'evals');
  const sets = readdirSync(evals).filter((name) => /^triage-messages.*\.jsonl$/.test(name));
  expect(sets.length).toBeGreaterThan(1);
  expect(
    sets.flatMap((name) => readTexts(join(evals, name))).filter((text) => trained.has(text)),
  ).toEqual([]);
});

test('without an adapter there is no model, and no verdict', () => {
  expect(readDangerModel(import.meta.dirname)).toEqual(noDangerModel);
  expect(judgeDanger(noDangerModel, [new Float32Array(384)])).toBeUndefined();
});
