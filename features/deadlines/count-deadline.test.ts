// From the form to the result: validation errors, the wording of the steps, and that every preset
// can be counted and cites a listed law.
import { describe, expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { countDeadline } from './count-deadline.server.ts';
import { readForm, writeQuery } from './deadline-fields.ts';
import { findDeadlines } from './find-deadlines.server.ts';
import { listDeadlines } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';

const countFor = (query: string) =>
  countDeadline({ library }, readForm(new URLSearchParams(query)));
const getView = (query: string) => {
  const result = countFor(query);
  if (!result.ok) throw new Error(JSON.stringify(result.failure.fields));
  return result.value;
};
const listStepTexts = (query: string) => getView(query).steps.map(({ text }) => text);

describe('every preset', () => {
  test('has a unique id and a group that the page shows', () => {
    expect(
      listDeadlines({ library }, { preset: '' })
        .flatMap(({ items }) => items)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(library.deadlines.map(({ id }) => id).sort());
  });
  test.each(library.deadlines.map((preset) => [preset.id, preset] as const))('%s', (id, preset) => {
    const view = getView(`preset=${id}&date=2026-03-10`);
    expect(view.authority).toMatchObject({ cite: preset.authority });
    expect(view.rule?.url).toMatch(/^https:/);
    expect(view.name).toBe(preset.name);
    expect(view.steps.at(-1)?.text).toContain(view.day);
    expect(
      view.steps.every(({ cite }) =>
        cite.startsWith(
          preset.counting === 'appellate' ? 'Fed. R. App. P. 26(' : 'Fed. R. Civ. P. 6(',
        ),
      ),
    ).toBe(true);
    // Three days are added only where the rule applies: not for a mailed summons, a judgment or a
    // count backward.
    const mailed = getView(`preset=${id}&date=2026-03-10&service=mail`);
    const adds = preset.direction === 'after' && !preset.noAddedDays;
    expect(mailed.date > view.date).toBe(adds);
    if (!adds)
      expect(mailed.steps.map(({ text }) => text).join(' ')).toContain('No three days are added. ');
    if (preset.counting === 'appellate') expect(preset.noAddedDays).toBeDefined();
  });
});

describe('the result', () => {
  test('explains each step of an answer to a complaint', () => {
    expect(listStepTexts('preset=answer-complaint&date=2026-08-17')).toEqual([
      'Monday, August 17, 2026 is the day of the event. It is day 0 and is not counted.',
      'Every day is counted, also weekends and holidays. Day 1 is Tuesday, August 18, 2026, and day 21 is Monday, September 7, 2026.',
      'Monday, September 7, 2026 is a legal holiday, Labor Day. A period does not end on such a day, so the count goes on to Tuesday, September 8, 2026.',
      'Tuesday, September 8, 2026 is not a Saturday, a Sunday or a legal holiday, so the period can end there.',
      'The last day is Tuesday, September 8, 2026. For electronic filing it ends at midnight in the court’s time zone; for other filing, when the clerk’s office is due to close.',
    ]);
  });
  test('a preset overrides the fields of a custom period', () => {
    expect(
      getView('preset=answer-complaint&date=2026-06-01&amount=5&unit=years&direction=before').date,
    ).toBe('2026-06-22');
  });
  test('adds three days only for known ways of service', () => {
    const dates = ['', 'mail', 'clerk', 'agreed', 'pigeon'].map(
      (service) => getView(`date=2026-06-01&amount=21&service=${service}`).date,
    );
    expect(dates).toEqual(['2026-06-22', '2026-06-25', '2026-06-25', '2026-06-25', '2026-06-22']);
  });
  test('a period in hours has a time and a zone', () => {
    const view = getView('date=11/2/2007&amount=72&unit=hours&time=10:23&zone=eastern');
    expect(view).toMatchObject({
      day: 'Monday, November 5, 2007',
      time: '9:23 a.m., Eastern',
      instant: '2007-11-05T14:23:00.000Z',
    });
    expect(view.steps[1]?.text).toContain('Clocks changed on the way');
  });
  test('a period that Rule 6 may not govern is labeled, and the calendar entry has the careful date', () => {
    expect(getView('preset=debt-validation&date=2026-10-01')).toMatchObject({
      date: '2026-11-02',
      label: 'Last day, if Rule 6 governs',
      entry: { date: '2026-10-31', title: 'Careful last day: Dispute a debt and ask for proof' },
    });
  });
  test('the calendar shows the months of the event and of the end', () => {
    const { months } = getView('date=2026-01-30&amount=200&unit=days');
    expect(months.map(({ title }) => title)).toEqual(['January 2026', 'August 2026']);
    expect(months[1]?.weeks.flat().find((day) => day?.mark === 'last')).toMatchObject({ day: 18 });
    expect(months[0]?.weeks.every((week) => week.length === 7)).toBe(true);
  });
});

test.each([
  ['', ['date', 'choice']],
  ['date=2026-02-30&amount=3', ['date']],
  ['date=1999-12-31&amount=3', ['date']],
  ['date=2026-06-01&amount=0', ['amount']],
  ['date=2026-06-01&amount=99999', ['amount']],
  ['date=2026-06-01&amount=1e2', ['amount']],
  ['date=2026-06-01&amount=21&unit=years', ['amount']],
  ['date=2026-06-01&amount=4&unit=hours', ['time']],
  ['date=2026-06-01&amount=4&unit=hours&time=25:00&zone=mars', ['time', 'zone']],
  ['date=2026-03-08&amount=4&unit=hours&time=02:30', ['time']],
  ['date=2026-06-01&preset=none-such', ['find']],
  ['date=2026-06-01&amount=3&state=soon&closed=2026-13-01', ['state', 'closed']],
])('reports errors at their fields: %j', (query, fields) => {
  const result = countFor(query);
  expect(result.ok ? [] : Object.keys(result.failure.fields ?? {}).sort()).toEqual(fields.sort());
});

test('the query string round-trips and contains only non-default fields', () => {
  const query = 'date=2026-06-01&amount=3&state=12%2F24%2F2026';
  expect(
    writeQuery(
      readForm(
        new URLSearchParams(`${query}&unit=days&direction=after&zone=eastern&service=&utm=x`),
      ),
    ),
  ).toBe(query);
  expect(getView(query).query).toBe(query);
});

describe('a period of a state’s law', () => {
  const preset = 'security-deposit-return.OH';
  test('is counted with its section, its own name and a warning that the state’s counting was not read', () => {
    // 30 days after Friday, May 1, 2026 is Sunday, May 31: the careful day stays before the
    // weekend.
    const view = getView(`preset=${preset}&date=2026-05-01`);
    expect(view.name).toMatch(/^Ohio: /);
    expect(view.authority?.cite).toContain('5321.16');
    expect(view.date).toBe('2026-06-01');
    expect(view.entry.date).toBe('2026-05-31');
    expect(view.notes[0]).toContain('We have not read how Ohio counts days');
    expect(listDeadlines({ library }, { preset })[0]?.items.map(({ id }) => id)).toEqual([preset]);
  });
  test.each([
    'security-deposit-return.ZZ',
    'security-deposit-cap.OH',
    'nothing.OH',
    'security-deposit-return.constructor',
  ])('%s is refused', (id) => {
    expect(countFor(`preset=${id}&date=2026-05-01`).ok).toBe(false);
  });
});

describe('the choices of the form', () => {
  const read = (query: string) => readForm(new URLSearchParams(query));
  test('are read from the choice, or from an address as before', () => {
    expect(read('preset=appeal')).toMatchObject({ choice: 'appeal', preset: 'appeal' });
    expect(read('preset=remove-case')).toMatchObject({ choice: 'other', preset: 'remove-case' });
    expect(read('amount=14')).toMatchObject({ choice: 'own', preset: '' });
    expect(read('choice=own&preset=appeal')).toMatchObject({ choice: 'own', preset: '' });
    expect(read('choice=debt-validation&preset=remove-case')).toMatchObject({
      choice: 'debt-validation',
      preset: 'debt-validation',
    });
    expect(read('choice=x')).toMatchObject({ choice: '', preset: '' });
  });
  test.each([
    ['', { choice: deadlines.wrong.choice }],
    ['choice=court', { choice: deadlines.wrong.court }],
    ['choice=other', { find: deadlines.wrong.find }],
    ['choice=other&preset=x', { find: deadlines.wrong.preset }],
  ])('%s: says what is missing, and nothing about hidden fields', (query, fields) => {
    expect(countFor(`${query}&date=2026-03-10`)).toEqual({
      ok: false,
      failure: { kind: 'invalid', message: deadlines.wrong.all, fields },
    });
  });
});

describe('searching the list', () => {
  const groups = listDeadlines({ library }, { preset: '' });
  const find = (query: string) =>
    findDeadlines(groups, readForm(new URLSearchParams(`choice=other&${query}`)));
  test('a name or words that fit one deadline are that deadline', () => {
    expect(find('find=APPEAL+in+a+civil+case')).toEqual({ preset: 'appeal', matches: [] });
    expect(find('find=jury')).toEqual({ preset: 'jury-demand', matches: [] });
  });
  test('words that fit several are choices, and one can be picked', () => {
    const { preset, matches } = find('find=appeal');
    expect(preset).toBe('');
    expect(matches.map(({ id }) => id)).toContain('criminal-appeal');
    expect(find('find=appeal&preset=criminal-appeal').preset).toBe('criminal-appeal');
    expect(
      find('find=appeal&preset=jury-demand').preset,
      'a pick that does not fit the words',
    ).toBe('');
  });
  test('what fits nothing finds nothing, and a law’s number is found', () => {
    expect(find('find=zzzz')).toEqual({ preset: '', matches: [] });
    expect(find('find=1692g')).toEqual({ preset: 'debt-validation', matches: [] });
  });
});

describe('the distance from today', () => {
  const getDistance = (now: string) => {
    const result = countDeadline(
      { library },
      readForm(new URLSearchParams('preset=appeal&date=2026-03-10')),
      new Date(now),
    );
    return result.ok ? result.value.distance : undefined;
  };
  test.each([
    ['2026-03-10T15:00:00Z', '30 days from today, March 10, 2026.', false],
    // In New York it is still the day before.
    ['2026-03-11T02:00:00Z', '30 days from today, March 10, 2026.', false],
    ['2026-04-09T15:00:00Z', 'Today is that day (April 9, 2026).', false],
    ['2026-04-08T15:00:00Z', 'That is tomorrow (today is April 8, 2026).', false],
    [
      '2026-04-10T15:00:00Z',
      'That day has passed: it was yesterday (today is April 10, 2026).',
      true,
    ],
  ])('%s', (now, text, passed) => {
    expect(getDistance(now)).toEqual({ text: expect.stringContaining(text), passed });
  });
  test('months between the drawn ones are named', () => {
    const result = countDeadline(
      { library },
      readForm(new URLSearchParams('preset=title-vii-suit&date=2026-11-04')),
      new Date(),
    );
    expect(result.ok && result.value.omitted).toBe(
      'Not drawn: December 2026 and January 2027. Every day in between is counted.',
    );
  });
});
