import { expect, test } from 'vitest';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { findLocalHelp, isGeneralDirectory } from './find-local-help.ts';

const inOrder = (ids: ReadonlySet<string>) => [...ids];
const find = (
  topic: 'landlord-tenant' | 'criminal-law' | 'discrimination',
  jurisdiction: StateCode | 'General',
  { rank = inOrder, fullQuestion = '' } = {},
) =>
  findLocalHelp(
    library,
    { topics: [{ id: topic, score: 1 }], jurisdiction, fullQuestion },
    rank,
  ).map(({ id }) => library.resources.find((resource) => resource.id === id) ?? id);

test('every state has its legal aid for renters, and nothing of another state', () => {
  for (const state of Object.keys(STATES) as StateCode[]) {
    const found = find('landlord-tenant', state);
    expect(found, state).toContainEqual(expect.objectContaining({ state, help: 'legal-aid' }));
    expect(
      found.filter(
        (resource) => typeof resource === 'string' || (resource.state ?? state) !== state,
      ),
    ).toEqual([]);
  }
});

test('the office that serves the place that was named comes before the others', () => {
  const findIn = (town: string) =>
    find('landlord-tenant', 'KY', {
      fullQuestion: `my landlord in ${town} will not fix the heat`,
    });
  expect(findIn('louisville').at(-1)).toMatchObject({ title: 'Legal Aid Society (Louisville)' });
  expect(findIn('Bowling Green').at(-1)).toMatchObject({ title: 'Kentucky Legal Aid' });
});

test('for a criminal charge it is the bar or the court, not legal aid', () => {
  expect(find('criminal-law', 'OH').at(-1)).toMatchObject({ state: 'OH', help: 'lawyer-referral' });
});

test('without a state there is the closest agency alone, or nothing', () => {
  const [agency, ...others] = find('discrimination', 'General', {
    rank: () => ['eeoc-home'],
  });
  expect(agency).toMatchObject({ id: 'eeoc-home' });
  expect(others).toEqual([]);
  expect(find('discrimination', 'General', { rank: () => [] })).toEqual([]);
});

test('general directories are told from agencies and local offices', () => {
  const directories = library.resources.filter(isGeneralDirectory).map(({ id }) => id);
  expect(directories).toEqual(expect.arrayContaining(['lawhelp-org', 'justia', 'findlaw']));
  expect(directories).not.toContain('eeoc-home');
});
