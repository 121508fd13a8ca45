// One change at a time; evals/support-pairs.yml measures the rules together.
import { expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { runBounded } from '#tests/harness/hostile/run-bounded.ts';
import { checkSupport } from './is-supported.ts';

const PASSAGE =
  'Can a landlord keep my deposit? Under state law a landlord must usually return the deposit within 30 days after you move out. ' +
  'The landlord may keep part of it for unpaid rent, but not for normal wear. If you left a forwarding address, the landlord must send ' +
  'a written list of costs. A tenant can sue for up to $5,000 in small claims court. Some states add a penalty.';

test.each([
  'A landlord must usually return the deposit within thirty days after you move out.',
  'Under state law, a landlord usually has to return your deposit within 30 days after you move out.',
  'The landlord may keep part of it for rent that was unpaid.',
  'A tenant can sue for up to $5,000 in small claims court.',
  'Some states add a penalty.',
])('supports: %s', (sentence) => {
  expect(checkSupport(sentence, PASSAGE)).toEqual({ verdict: 'supported' });
});

test.each<[because: string, sentence: string]>([
  ['number', 'A landlord must usually return the deposit within 45 days after you move out.'],
  ['number', 'A landlord must usually return the deposit within 30 weeks after you move out.'],
  ['number', 'A tenant can sue for at least $5,000 in small claims court.'],
  [
    'name',
    'Under Ohio law a landlord must usually return the deposit within 30 days after you move out.',
  ],
  ['negation', 'The landlord may not keep part of it for unpaid rent.'],
  ['negation', 'The landlord may keep part of it for normal wear.'],
  ['modality', 'The landlord must keep part of it for unpaid rent.'],
  ['quantifier', 'A landlord must always return the deposit within 30 days after you move out.'],
  ['quantifier', 'All states add a penalty.'],
  ['opposite', 'A landlord must usually return the deposit within 30 days before you move out.'],
  ['words', 'A landlord can sue for up to $5,000 in small claims court.'],
  ['limit', 'The landlord must send a written list of costs.'],
  ['words', 'A tenant may paint the walls and change the locks.'],
])('does not support (%s): %s', (because, sentence) => {
  expect(checkSupport(sentence, PASSAGE)).toMatchObject({ verdict: 'not', because });
});

test('a question in a passage supports nothing', () => {
  expect(checkSupport('A landlord can keep my deposit.', PASSAGE).verdict).toBe('not');
});

test('checks a long sentence against a long passage in bounded time', async () => {
  const calls = [
    ['not must may 30 days landlord '.repeat(LONG ? 4_000 : 800), `${PASSAGE} `.repeat(60)],
    ['not must may 30 days landlord '.repeat(200), `${PASSAGE} `.repeat(LONG ? 600 : 120)],
  ];
  const verdicts = await runBounded(
    new URL('./is-supported.ts', import.meta.url),
    'checkSupport',
    calls,
  );
  expect(verdicts).toEqual(
    calls.map(() => ({ verdict: 'not', because: 'words', detail: 'apart' })),
  );
});
