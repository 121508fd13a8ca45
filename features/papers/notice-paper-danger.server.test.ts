// Danger in a paper's text by the rules alone: the test has no model. features/triage tests the model.
import { expect, test } from 'vitest';
import { library } from '#tests/harness/temporary-library.ts';
import { noticePaperDanger } from './notice-paper-danger.server.ts';
import { readPaperText } from './read-paper.server.ts';

const deps = { library, search: { index: { dangerModel: [] } } } as unknown as Parameters<typeof noticePaperDanger>[0];
const notice = async (text: string) => (await noticePaperDanger(deps, readPaperText({ library }, text), text)).map(({ id }) => id);

test.each([
  ['what somebody says of himself', 'My landlord changed the locks while I was at work.', ['lockout-or-sheriff']],
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
  expect(readPaperText({ library }, text).kind).toEqual({ id: 'eviction-notice-nonpayment', sure: true });
  expect(await notice(text)).toEqual(['lockout-or-sheriff']);
});
