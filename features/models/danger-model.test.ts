import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DANGER_CLASSES, KIND_OF_LINE } from '#features/library/schema/danger-kinds.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { ROW_LENGTH } from './adapter-heads.ts';
import { judgeDanger, noDangerModel, readDangerModel } from './danger-model.ts';
import { readModel } from './read-model.ts';

const modelsFolder = join(import.meta.dirname, '..', '..', 'models');
const trainingFolder = join(import.meta.dirname, '..', '..', 'training');
const messagesFolder = join(trainingFolder, 'danger');
const messageFiles = readdirSync(messagesFolder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

test('it and its words were trained on the current messages (otherwise: training/README.md)', () => {
  const messages = createHash('sha256');
  for (const file of messageFiles)
    messages.update(file).update(readFileSync(join(messagesFolder, file)));
  const hashFile = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const origins = {
    messages: messages.digest('hex'),
    labels: hashFile(join(trainingFolder, 'everyday', 'danger-labels.tsv')),
    calm: hashFile(join(trainingFolder, 'everyday', 'calm-by-model.txt')),
  };
  for (const name of ['danger', 'danger-words'] as const)
    expect(readModel(modelsFolder, name).record.origins).toMatchObject(origins);
});

test('every training message has a text and a known kind, at least half are calm, and none occurs twice', () => {
  const messages = messageFiles.flatMap((file) =>
    readFileSync(join(messagesFolder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { text: string; kind: string }),
  );
  const kinds: readonly string[] = DANGER_CLASSES;
  expect(messages.filter(({ text, kind }) => !text?.trim() || !kinds.includes(kind))).toEqual([]);
  expect(messages.length).toBeGreaterThanOrEqual(8_000);
  expect(
    messages.filter(({ kind }) => kind === 'calm').length / messages.length,
  ).toBeGreaterThanOrEqual(0.5);
  const texts = messages.map(({ text }) => text.trim().toLowerCase());
  const seen = new Set<string>();
  expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
});

test('no training message is in an evaluation set', () => {
  const readTexts = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { text: string }).text.trim().toLowerCase());
  const trained = new Set(messageFiles.flatMap((file) => readTexts(join(messagesFolder, file))));
  const evals = join(import.meta.dirname, '..', '..', 'evals');
  const sets = readdirSync(evals).filter((name) =>
    /^(?:triage-messages|short-messages|emergencies).*\.jsonl$/.test(name),
  );
  expect(sets.length).toBeGreaterThan(1);
  // What has at most six words ("hi", "custodia", "nos vemos") is said alike by everybody.
  const tellsLittle = (text: string) => text.split(/\s+/).length <= 6;
  expect(
    sets.flatMap((name) =>
      readTexts(join(evals, name)).filter((text) => trained.has(text) && !tellsLittle(text)),
    ),
  ).toEqual([]);
});

test('without an adapter there is no model, and no verdict', () => {
  expect(readDangerModel(import.meta.dirname)).toEqual(noDangerModel);
  expect(judgeDanger(noDangerModel, [new Float32Array(384)], '')).toBeUndefined();
});

test('its classes are the first of those that the site knows, in the same order', () => {
  const { classes } = readModel(modelsFolder, 'danger').record;
  expect(classes.length).toBeGreaterThan(1);
  expect(classes).toEqual(DANGER_CLASSES.slice(0, classes.length));
});

test('a line that is a class of its own is a line of the kind it belongs to', () => {
  const kinds = new Map(library.triage.map(({ id, kind }) => [id, kind]));
  for (const [line, kind] of Object.entries(KIND_OF_LINE)) expect(kinds.get(line)).toBe(kind);
});

test('lines are counted with their kind, of which the likeliest line is named', () => {
  const head = new Float32Array(DANGER_CLASSES.length * ROW_LENGTH);
  const bias = (name: (typeof DANGER_CLASSES)[number], value: number) => {
    head[DANGER_CLASSES.indexOf(name) * ROW_LENGTH + ROW_LENGTH - 1] = value;
  };
  bias('utility-cut-off', 8);
  for (const line of ['court-missed', 'file-today', 'court-cannot-reach'] as const) bias(line, 7.6);
  bias('court-missed', 7.7);
  const verdict = judgeDanger(
    { ...noDangerModel, heads: [head] },
    [new Float32Array(ROW_LENGTH - 1)],
    '',
  );
  expect(verdict?.likeliest).toEqual(['court-missed', 'utility-cut-off']);
  expect(verdict?.likeliestChance).toBeGreaterThan(0.9);
});

test('the likeliest danger is named, and a second one', () => {
  const head = new Float32Array(DANGER_CLASSES.length * ROW_LENGTH);
  const bias = (name: (typeof DANGER_CLASSES)[number], value: number) => {
    head[DANGER_CLASSES.indexOf(name) * ROW_LENGTH + ROW_LENGTH - 1] = value;
  };
  const judge = () =>
    judgeDanger({ ...noDangerModel, heads: [head] }, [new Float32Array(ROW_LENGTH - 1)], '');
  bias('utility-cut-off', 8);
  expect(judge()?.likeliest).toEqual(['utility-cut-off']);
  bias('medical-emergency', 7);
  bias('arrested-or-questioned-now', 6.9);
  expect(judge()?.likeliest).toEqual(['utility-cut-off', 'medical-emergency']);
  expect(judge()?.likeliestChance).toBeGreaterThan(0.7);
  expect(judge()?.likeliestChance).toBeLessThan(0.9);
});
