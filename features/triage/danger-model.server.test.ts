// Rules and the shipped model together. The blind measurement is `npm run eval -- triage`; these
// messages were known when the rules were written.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDangerModel } from '#features/models/danger-model.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { CALM } from '#tests/fixtures/labelled-calm.ts';
import { URGENT, URGENT_TOO } from '#tests/fixtures/labelled-urgent.ts';
import { SILENCED } from '#tests/fixtures/silenced-dangers.ts';
import { sample } from '#tests/harness/app/long-form.ts';
import { createCachedEmbedder } from '#tests/harness/fakes/cached-embedder.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { noticeDanger } from './notice-danger.server.ts';

const ignore = () => {};
const adapterFolder = join(import.meta.dirname, '..', '..', 'models');
const embedder = createCachedEmbedder({
  log: { info: ignore, warn: ignore, error: ignore },
  adapterFolder,
});
afterAll(() => embedder.close());
const dangerModel = readDangerModel(adapterFolder);
const search = { index: { dangerModel } as SearchIndex, embedder };

async function findMissed(texts: string[]): Promise<string[]> {
  const lines = await Promise.all(texts.map((text) => noticeDanger({ library, search }, text)));
  return texts.filter((_, index) => lines[index]?.length === 0);
}

test('every danger that a single word once silenced is noticed', async () => {
  expect(await findMissed(SILENCED.map(([message]) => message))).toEqual([]);
});

test('messages that the rules were written for are still noticed, and calm ones stay calm', async () => {
  // Each message takes the model some 50 ms.
  const urgent = sample([...Object.values(URGENT).flat(), ...URGENT_TOO], 5);
  const missed = await findMissed(urgent);
  expect(missed.length / urgent.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  const calmTexts = sample(CALM, 5);
  const calm = new Set(await findMissed(calmTexts));
  const alarmed = calmTexts.filter((text) => !calm.has(text));
  expect(alarmed.length / calmTexts.length, alarmed.join('\n')).toBeLessThanOrEqual(0.08);
});

/** As a reviewer typed them. */
const REVIEWED: [message: string, first: string][] = [
  ['insulin ran out and insurance denied it', 'medicine-run-out'],
  ['my medicaid is cut off dec 1 and my kid needs his seizure medicine', 'medicine-run-out'],
  ['cps just took my kids from school today', 'cps-took-child'],
  ['my house is being auctioned on friday', 'home-sale-within-days'],
  ['nursing home says mom has to leave by friday', 'nursing-home-discharge'],
  ['they are repossessing my car right now', 'repossession-under-way'],
  ['the bank froze my account today and its all my ssi', 'bank-account-frozen'],
  ['my ssi is stopping next month', 'social-security-stops'],
  ['my boyfriend strangled me last night', 'choked'],
  ['i want to kill myself', 'self-harm'],
  ['I smell gas in my kitchen', 'gas-or-fire'],
  ['my son took too many pills', 'poison-or-overdose'],
  ['my boss took my passport and wont let me leave', 'worker-held'],
  ['ICE took my dad this morning', 'immigration-detention'],
  ['immigration agents are at my door', 'officers-at-the-door'],
  ['I have court tomorrow and no lawyer', 'court-within-days'],
];

test.each(REVIEWED)('the line for just this danger comes first: %s', async (message, first) => {
  const [line] = await noticeDanger({ library, search }, message);
  expect(line?.id).toBe(first);
});

test('a few words behind an earlier message never take the place of the answer on the model’s word alone', async () => {
  const text = 'can i just not pay this month til he fixes it';
  const earlier = ['my heat has been out for nine days and the landlord ignores my texts'];
  const lines = await noticeDanger({ library, search }, text, { earlier });
  expect(lines.every(({ unsure }) => unsure)).toBe(true);
});

test('the model does not take back what the phrases of a line for one danger raise', async () => {
  const lines = await noticeDanger(
    { library, search },
    'I got a letter from social security that my disability check will stop in december because they say I can work, and I do not know how I will pay the rent for my two children',
  );
  expect(lines.map(({ id }) => id)).toEqual(['social-security-stops']);
});

test('a thing that was hit by accident raises no alarm, an attack on a car with somebody in it does', async () => {
  const calm = [
    'someone hit my parked car',
    'someone hit my parked car and left',
    'my wife hit a parked car',
    'somebody hit my mailbox',
  ];
  expect(await findMissed(calm)).toEqual(calm);
  expect(
    await findMissed([
      'my ex hit my car with a bat while i was in it',
      'he hit my car and says he will kill me',
    ]),
  ).toEqual([]);
});
