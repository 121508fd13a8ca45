// Questions that were once led by a neighbor, or ended with an agency for something else. With the
// real embedding model.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { createCachedEmbedder } from '#tests/harness/fakes/cached-embedder.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { understand } from '../understand/understand.server.ts';
import { findSources } from './retrieve.server.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const adapterFolder = join(import.meta.dirname, '..', '..', '..', 'models');
const embedder = createCachedEmbedder({ log: quiet, adapterFolder });
afterAll(() => embedder.close());
const deps = { library, search: { index: getSearchIndex(), embedder } };

async function listKeys(
  question: string,
  jurisdiction: Jurisdiction = 'General',
): Promise<string[]> {
  const understood = await understand(deps, { question, earlier: [], jurisdiction });
  const { sources } = await findSources(deps, understood, question);
  return sources.map(({ kind, id }) => `${kind}:${id}`);
}

test.each([
  ['My landlord changed the locks. Can he do that?', 'faq:landlord-lockout-or-utility-shutoff'],
  ['How much is child support in Texas?', 'faq:how-child-support-amount-is-decided'],
  ['I got a letter from a debt collector. Is it real?', 'faq:is-a-debt-collector-letter-real'],
  ['Do I need a will if I own very little?', 'faq:do-i-need-a-will-if-i-own-little'],
  ['someone hit my parked car', 'faq:someone-hit-my-parked-car'],
])('%s is led by %s', async (question, lead) => {
  expect((await listKeys(question))[0]).toBe(lead);
});

test.each([
  ['How does small claims court work?', 'resource:us-courts-types-of-cases'],
  ['Can my landlord keep my security deposit?', 'resource:ftc-rental-scams'],
  ['What are the steps in a divorce?', 'resource:irs-pub-504'],
])('%s does not end with %s', async (question, resource) => {
  expect(await listKeys(question)).not.toContain(resource);
});

test('the agency that a question is about stays', async () => {
  expect(await listKeys('My boss did not pay my last paycheck. What can I do?')).toContain(
    'resource:wage-and-hour-division',
  );
  expect(await listKeys('Someone opened an account in my name. Where do I start?')).toContain(
    'resource:identitytheft-gov',
  );
});

test('the rules of the state that a lead is about open the answer, and those of no other', async () => {
  const question =
    'A shop across town offered me a job with better pay. When I started here three years ago I signed a noncompete, and my manager ' +
    'brings it up whenever somebody leaves, so now I am nervous about telling him that I am going. What can he really do to me?';
  expect((await listKeys(question, 'IL')).slice(0, 2)).toEqual([
    'rule:non-competes/IL',
    'faq:noncompete-agreement-new-job',
  ]);
  expect((await listKeys(question)).some((key) => key.startsWith('rule:'))).toBe(false);
});

test('a guide that leads follows the rules that it is about', async () => {
  const keys = await listKeys(
    'Walk me through it: what are the steps to get a security deposit back, and what do I send first?',
    'MN',
  );
  expect(keys[0]).toBe('rule:security-deposit-return/MN');
  expect(keys.find((key) => !key.startsWith('rule:'))).toBe('guide:get-your-security-deposit-back');
});
