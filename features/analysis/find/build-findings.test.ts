import { expect, test } from 'vitest';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { buildClaimFinding } from './build-findings.ts';

function listLimits(
  jurisdiction: Jurisdiction,
  { rules = library.rules, id = 'security-deposit-return' } = {},
) {
  const claim = library.claims.find((each) => each.id === id);
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
  const [limit] = listLimits(jurisdiction, { rules });
  expect(limit?.stateRule).toBeUndefined();
  expect(limit?.varies).toBe(true);
});

test('a civil rights suit has the general period of the state, and not that for suits against a city', () => {
  const [federal] = listLimits('IL', { id: 'excessive-force' });
  expect(federal?.stateRule?.text).toMatch(/2 years/);
  expect(federal?.stateRule?.text).not.toMatch(/1 year|local public body/);
  const [state] = listLimits('IL', { id: 'negligence' });
  expect(state?.stateRule?.text).toMatch(/1 year.*local public body/);
});

test('no limit under section 1983 has special periods of a state', () => {
  const borrowing = library.claims.flatMap(({ id, limits }) =>
    limits
      .filter(({ cites, rule }) => rule && cites.some((cite) => cite.startsWith('Owens v. Okure')))
      .map(({ generalOnly }) => ({ id, generalOnly })),
  );
  expect(borrowing.length).toBeGreaterThan(0);
  expect(borrowing.filter(({ generalOnly }) => !generalOnly)).toEqual([]);
});
