// Danger in a paper's text: by the rules alone, and with the shipped model. features/triage tests
// the model itself.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import {
  createEmbedder,
  type Embedder,
} from '#features/site-search/meaning/create-embedder.server.ts';
import { readDangerModel } from '#features/site-search/meaning/danger-model.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { noticePaperDanger } from './notice-paper-danger.server.ts';
import { readPaperText } from './read-paper.server.ts';

const deps = { library, search: { index: { dangerModel: [] } } } as unknown as Parameters<
  typeof noticePaperDanger
>[0];
const notice = async (text: string) =>
  (await noticePaperDanger(deps, readPaperText({ library }, text), text)).map(({ id }) => id);

test.each([
  [
    'what somebody says of himself',
    'My landlord changed the locks while I was at work.',
    ['locked-out'],
  ],
  [
    'a threat that courts print',
    'JURY SUMMONS. You are summoned for jury service. If you do not appear, a warrant may issue and you may be arrested.',
    [],
  ],
  ['a friendly letter', 'Dear Sam, I had a lovely time at your dinner.', []],
])('%s', async (_what, text, expected) => {
  expect(await notice(text)).toEqual(expected);
});

test('a known notice that tells of a lockout', async () => {
  const text =
    'THREE-DAY NOTICE TO PAY RENT OR QUIT. You owe past due rent of $900. Pay or quit and deliver up possession of the premises. The landlord changed the locks.';
  expect(readPaperText({ library }, text).kind).toEqual({
    id: 'eviction-notice-nonpayment',
    sure: true,
  });
  expect(await notice(text)).toEqual(['locked-out', 'lockout-or-sheriff']);
});

const ignore = () => {};
const adapterFolder = join(import.meta.dirname, '..', '..', 'content', 'vectors');
const embedder = createEmbedder({
  log: { info: ignore, warn: ignore, error: ignore },
  adapterFolder,
});
afterAll(() => embedder.close());

/** With the shipped model; `modelCalls`: how often it read the text. */
async function noticeWithModel(text: string) {
  let modelCalls = 0;
  const counting: Pick<Embedder, 'embed'> = {
    embed: (texts, options) => {
      modelCalls++;
      return embedder.embed(texts, options);
    },
  };
  const search = {
    index: { dangerModel: readDangerModel(adapterFolder) } as SearchIndex,
    embedder: counting,
  };
  const lines = await noticePaperDanger(
    { library, search },
    readPaperText({ library }, text),
    text,
  );
  return { ids: lines.map(({ id }) => id), modelCalls };
}

test('the model reads what somebody says of himself in a text that is no known paper', async () => {
  const text =
    'He waits outside my door every night and told my sister I will be in the ground before Friday. I am scared to go home.';
  const { ids, modelCalls } = await noticeWithModel(text);
  expect(modelCalls).toBe(1);
  expect(ids.length).toBeGreaterThan(0);
});

test('the model does not read a paper that is surely of a kind: it would find alarms in a summons', async () => {
  const text =
    'JURY SUMMONS. You are hereby summoned for jury service as a prospective juror. Report for jury duty to the jury assembly room. Failure to appear may be punished as contempt. Juror number 114082. I, the clerk, issue this summons.';
  expect(readPaperText({ library }, text).kind).toEqual({ id: 'jury-summons', sure: true });
  expect(await noticeWithModel(text)).toEqual({ ids: [], modelCalls: 0 });
});
