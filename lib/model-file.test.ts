import { expect, test } from 'vitest';
import { parseModelFile, readLinearModel, toTensors, writeModelFile } from './model-file.ts';

const record = { classes: ['calm', 'danger'], origins: { seed: 1 } };
const model = Float32Array.from({ length: 5_000 }, (_, i) => (i % 50 === 0 ? Math.sin(i) * 8 : 0));
const writeAndRead = (coarse: boolean) =>
  parseModelFile(writeModelFile({ tensors: toTensors(model, { coarse }), record }));

test('a model and its record are the same after writing and reading', () => {
  const file = writeAndRead(false);
  expect(file.record).toEqual(record);
  expect(readLinearModel(file)).toEqual(model);
});

test('a coarse one is the same up to a thousandth of its largest weight, and zero stays zero', () => {
  const read = readLinearModel(writeAndRead(true));
  expect(read.length).toBe(model.length);
  expect(
    Math.max(...read.map((weight, i) => Math.abs(weight - (model[i] as number)))),
  ).toBeLessThan(0.008);
  expect(read[1]).toBe(0);
});

test('an empty file is no model', () => {
  const file = parseModelFile(Buffer.alloc(0));
  expect(file.record.classes).toEqual([]);
  expect(readLinearModel(file).length).toBe(0);
});
