import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashDangerMessages } from '../../../training/read-danger-messages.ts';
import { hashDangerModel, readDangerModel } from './danger-model.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'vectors');

test('the danger model was fitted on the current messages (otherwise: npm run embed)', () => {
  const record = JSON.parse(readFileSync(join(folder, 'danger-model.json'), 'utf8'));
  expect(record).toEqual({ messages: hashDangerMessages(), model: hashDangerModel(readDangerModel(folder)) });
});
