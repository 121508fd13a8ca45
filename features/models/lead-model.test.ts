import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeLeads } from '#features/search/meaning/judge-leads.ts';
import { getSearchIndex } from '#tests/harness/fakes/temporary-library.ts';
import { noLeadModel, readLeadModel } from './lead-model.ts';
import { readModel } from './read-model.ts';

const root = join(import.meta.dirname, '..', '..');
const modelsFolder = join(root, 'models');
const messagesFolder = join(root, 'training', 'everyday');
const messageFiles = readdirSync(messagesFolder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

test('it was trained on the current messages (otherwise: training/README.md)', () => {
  const messages = createHash('sha256');
  for (const file of messageFiles)
    messages.update(file).update(readFileSync(join(messagesFolder, file)));
  expect(readModel(modelsFolder, 'leads').record.origins).toMatchObject({
    messages: messages.digest('hex'),
  });
});

test('no message is in an evaluation set', () => {
  const normalize = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim();
  const sets = readdirSync(join(root, 'evals'))
    .filter((name) => /^(?:everyday|assistant)-.*\.yml$|^search-queries\.yml$/.test(name))
    .map((name) => normalize(readFileSync(join(root, 'evals', name), 'utf8')));
  expect(sets.length).toBeGreaterThan(8);
  const texts = messageFiles.flatMap((file) =>
    readFileSync(join(messagesFolder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => normalize((JSON.parse(line) as { text: string }).text)),
  );
  expect(texts.length).toBeGreaterThan(6_000);
  // A short one may be anybody's.
  const long = texts.filter((text) => text.split(' ').length > 10);
  // Few begin as anything does there: from the second word, the first that is surely whole.
  const listWords = (text: string) => text.split(' ');
  const beginnings = new Set(
    sets.flatMap((set) =>
      listWords(set).map((_, start, words) => words.slice(start, start + 9).join(' ')),
    ),
  );
  const close = long.filter((text) => beginnings.has(listWords(text).slice(1, 10).join(' ')));
  expect(close.filter((text) => sets.some((set) => set.includes(text)))).toEqual([]);
});

test('chances are those of the items, from the vectors of the leads encoder', async () => {
  const index = { ...getSearchIndex(), leadModel: readLeadModel(modelsFolder) };
  const encoders: (string | undefined)[] = [];
  const vector = Float32Array.from({ length: 384 }, (_, i) => Math.sin(i + 1) / 14);
  const embed = async (_texts: string[], options?: { encoder?: string }) => {
    encoders.push(options?.encoder);
    return [vector, vector];
  };
  const chances = await judgeLeads({ index, embedder: { embed } }, 'my boss did not pay me');
  expect(encoders).toEqual(['leads']);
  expect([...(chances ?? [])].map(([item]) => item)).toEqual(index.leadModel.items);
  const sum = [...(chances?.values() ?? [])].reduce((total, chance) => total + chance, 0);
  expect(sum).toBeGreaterThan(0.2);
  expect(sum).toBeLessThanOrEqual(1.01);
});

test('late vectors are told from a missing model', async () => {
  const index = { ...getSearchIndex(), leadModel: readLeadModel(modelsFolder) };
  const late = { embed: async () => undefined };
  expect(await judgeLeads({ index, embedder: late }, 'x')).toBeUndefined();
  expect(
    await judgeLeads({ index: { ...index, leadModel: noLeadModel }, embedder: late }, 'x'),
  ).toEqual(new Map());
  expect(readLeadModel(import.meta.dirname)).toEqual(noLeadModel);
});
