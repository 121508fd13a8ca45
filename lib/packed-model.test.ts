import { expect, test } from 'vitest';
import { packModel, unpackModel } from './packed-model.ts';

test('a model is the same after packing, up to a thousandth of its largest weight', () => {
  const model = Float32Array.from({ length: 5_000 }, (_, i) =>
    i % 50 === 0 ? Math.sin(i) * 8 : 0,
  );
  const unpacked = unpackModel(packModel(model));
  expect(unpacked.length).toBe(model.length);
  expect(
    Math.max(...unpacked.map((weight, i) => Math.abs(weight - (model[i] as number)))),
  ).toBeLessThan(0.008);
  expect(unpacked[1]).toBe(0);
});

test('an empty file is no model', () => {
  expect(unpackModel(Buffer.alloc(0)).length).toBe(0);
});
