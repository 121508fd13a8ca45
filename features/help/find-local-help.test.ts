import { expect, test } from 'vitest';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
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

test('every state has somebody for renters, and nothing of another state', () => {
  for (const state of Object.keys(STATES) as StateCode[]) {
    const found = find('landlord-tenant', state);
    const offices = library.resources.filter((r) => r.state === state && r.help === 'legal-aid');
    // Which of several serves the person is not known.
    const help = offices.length === 1 ? 'legal-aid' : 'lawyer-referral';
    expect(found, state).toContainEqual(expect.objectContaining({ state, help }));
    expect(
      found.filter(
        (resource) => typeof resource === 'string' || (resource.state ?? state) !== state,
      ),
    ).toEqual([]);
  }
});

test('an office that serves the county that was named comes before the finder', () => {
  const findIn = (county: string, state: StateCode) =>
    find('landlord-tenant', state, {
      fullQuestion: `my landlord in ${county} will not fix the heat`,
    }).at(-1);
  expect(findIn('Lorain County', 'OH')).toMatchObject({ id: 'oh-legal-aid-society-cleveland' });
  expect(findIn('San Diego', 'CA')).toMatchObject({ id: 'ca-legal-aid-society-san-diego' });
  expect(findIn('Franklin County', 'OH')).toMatchObject({ help: 'lawyer-referral' });
  expect(findIn('Orange', 'CA'), 'a word, and no county').toMatchObject({
    help: 'lawyer-referral',
  });
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
