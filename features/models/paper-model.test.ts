import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import {
  judgeKind,
  judgeRoles,
  noPaperModel,
  PAPER_CLASSES,
  readPaperModel,
} from './paper-model.ts';
import { readModel } from './read-model.ts';

const root = join(import.meta.dirname, '..', '..');
const modelsFolder = join(root, 'models');
const hash = (...path: string[]) =>
  createHash('sha256')
    .update(readFileSync(join(root, ...path)))
    .digest('hex');
const vector = (seed: number) =>
  Float32Array.from({ length: 384 }, (_, i) => Math.sin(seed * (i + 1)) / 14);
const sum = (chances: Float64Array) => chances.reduce((total, value) => total + Math.exp(value), 0);

const MODELS = ['papers', 'paper-dates', 'paper-kinds', 'paper-numbers'] as const;

test.each(MODELS)('%s was fitted on the current papers (otherwise: training/README.md)', (name) => {
  const papers = hash('evals', 'papers-dev.jsonl');
  expect(readModel(modelsFolder, name).record.origins).toMatchObject({ papers });
});

test('its classes are the roles of dates and the kinds of papers, in the same order', () => {
  expect(readModel(modelsFolder, 'papers').record.classes).toEqual(PAPER_CLASSES);
});

test('each date is judged by its own vectors, a paper by all of its parts', () => {
  const model = readPaperModel(modelsFolder);
  expect(model.kinds).toHaveLength(2);
  const [first, second] = judgeRoles(model, [1, 2, 3, 4].map(vector));
  expect(judgeRoles(model, [3, 4].map(vector))).toEqual([second]);
  expect(first).not.toEqual(second);
  expect(first).toHaveLength(MODEL_ROLES.length);
  const kind = judgeKind(model, [1, 2].map(vector));
  expect(kind).toHaveLength(PAPER_KINDS.length + 1);
  expect(sum(kind)).toBeGreaterThan(0.5);
  expect(sum(kind)).toBeLessThanOrEqual(1.001);
  expect(judgeKind(model, [1, 2, 3, 4].map(vector))).not.toEqual(kind);
});

test('without an adapter there is no model', () => {
  expect(readPaperModel(import.meta.dirname)).toEqual(noPaperModel);
});
