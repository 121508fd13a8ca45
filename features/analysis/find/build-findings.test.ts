import { expect, test } from 'vitest';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { buildClaimFinding } from './build-findings.ts';

const claim = library.claims.find(({ id }) => id === 'security-deposit-return');

function listLimits(jurisdiction: Jurisdiction, rules = library.rules) {
  if (!claim) throw new Error('no such claim');
  const foundClaim = { claim, elements: [], fit: 'likely', score: 1, why: [] } as never;
  return buildClaimFinding({ findNumber: () => 1 } as never, foundClaim, {
    jurisdiction,
    foundCases: [],
    ...library,
    rules,
  }).limits;
}

test('a time limit that varies begins with the rule of the state, when we have read it', () => {
  const [limit] = listLimits('OH');
  expect(limit).toMatchObject({
    varies: false,
    stateRule: { href: '/states/ohio#security-deposit-return' },
  });
  expect(limit?.stateRule?.text).toMatch(/^Ohio: .*30 days.*5321\.16\(B\)/);
});

test.each<[Jurisdiction, typeof library.rules]>([
  ['General', library.rules],
  ['OH', []],
])('without the state or its rule it says that it varies: %s', (jurisdiction, rules) => {
  const [limit] = listLimits(jurisdiction, rules);
  expect(limit?.stateRule).toBeUndefined();
  expect(limit?.varies).toBe(true);
});
