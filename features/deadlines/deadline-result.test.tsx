import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import type { DeadlineView } from './count-deadline.server.ts';
import { createDayBar } from './day-bar.ts';
import { DeadlineList, HolidayList } from './deadline-lists.tsx';
import { DeadlineResult } from './deadline-result.tsx';
import * as deadlines from './messages/deadlines.ts';

const view: DeadlineView = {
  query: 'date=2027-03-01&amount=2',
  date: '2027-03-03',
  label: deadlines.lastDay,
  day: 'Wednesday, March 3, 2027',
  entry: { date: '2027-03-03', title: 'x' },
  period: '2 days after March 1, 2027',
  notes: [],
  steps: [{ text: 'Leave out the day of the event.', cite: '(a)(1)(A)' }],
  months: [
    {
      month: '2027-03',
      title: 'March 2027',
      weeks: [
        [
          null,
          { day: 1, mark: 'event' },
          { day: 2, mark: 'counted', holiday: 'Some Day' },
          { day: 3, mark: 'last' },
          null,
          null,
          null,
        ],
      ],
    },
  ],
};

test('the result names its region and has a machine-readable date', () => {
  const page = render(<DeadlineResult view={view} text="copy" />);
  expect(page.get('region', /Last day\s*Wednesday, March 3, 2027/).attrs.id).toBe('result');
  expect(page.get('time').attrs.datetime).toBe('2027-03-03');
  expect(page.get('link', deadlines.toCalendar).attrs.href).toBe(
    '/deadlines.ics?date=2027-03-01&amount=2',
  );
  expect(page.text).not.toContain(deadlines.careful);
  expect(page.faults()).toEqual([]);
});

test('shows the time of a period in hours, the law, the notes and the careful date', () => {
  const authority = { cite: 'Fed. R. Civ. P. 12', url: 'https://law.example/12' };
  const more = {
    instant: '2027-03-03T19:00:00.000Z',
    time: '2:00 p.m., Eastern',
    name: LONG_WORD,
    authority,
    notes: [HOSTILE, 'Two.'],
  };
  const rule = { cite: 'Fed. R. Civ. P. 6', url: 'https://law.example/6' };
  const page = render(
    <DeadlineResult view={{ ...view, ...more, careful: HOSTILE, rule }} text="copy" />,
  );
  expect(page.get('time').attrs.datetime).toBe('2027-03-03T19:00:00.000Z');
  expect(page.text).toContain('2:00 p.m., Eastern');
  expect(page.text).toContain(`${LONG_WORD}: 2 days after March 1, 2027`);
  expect(page.text).toContain(`${deadlines.careful}: ${HOSTILE} ${HOSTILE} Two.`);
  expect(page.get('link', `Fed. R. Civ. P. 12 ${deadlines.newTab}`).attrs.href).toBe(
    'https://law.example/12',
  );
  expect(page.get('link', `(a)(1)(A) ${deadlines.newTab}`).attrs.href).toBe(
    'https://law.example/6',
  );
  expect(page.faults()).toEqual([]);
});

test('says how far away the day is, draws the days as a bar with the same in words, and names months that are not drawn', () => {
  const bar = createDayBar('2026-11-04', '2027-02-08', { declared: [], state: [] }, '2026-11-17');
  const distance = { text: '83 days from today, November 17, 2026.', passed: false };
  const omitted = 'Not drawn: December 2026 and January 2027.';
  const page = render(<DeadlineResult view={{ ...view, bar, distance, omitted }} text="copy" />);
  for (const text of [
    distance.text,
    omitted,
    bar.words,
    'Event November 4, 2026',
    'Last day February 8, 2027',
  ])
    expect(page.text).toContain(text);
  expect(bar.words).toBe(
    '96 days, 28 of them on a weekend. 5 holidays: Veterans Day, November 11, 2026; Thanksgiving Day, November 26, 2026; Christmas Day, December 25, 2026; New Year’s Day, January 1, 2027; Birthday of Martin Luther King, Jr., January 18, 2027.',
  );
  expect(bar.today).toBeCloseTo((13 / 96) * 100, 1);
  expect(page.faults()).toEqual([]);
});

test('a last day that has passed says so as a note', () => {
  const distance = { text: 'That day has passed.', passed: true };
  expect(
    render(<DeadlineResult view={{ ...view, distance }} text="copy" />).says('note'),
  ).toContain('That day has passed.');
});

test('a bar of years says that weekends and holidays are not drawn', () => {
  const bar = createDayBar('2026-11-04', '2030-11-04', { declared: [], state: [] }, '2026-11-17');
  expect(bar.marks).toEqual([]);
  expect(bar.words).toContain('not drawn');
});

test('the calendar labels each marked day for screen readers', () => {
  const page = render(<DeadlineResult view={view} text="copy" />);
  expect(page.names('table')).toEqual(['March 2027']);
  const { event, counted, last } = deadlines.marks;
  expect(page.says('cell').filter(Boolean)).toEqual([
    `1 ${event}`,
    `2 ${counted}, Some Day`,
    `3 ${last}`,
  ]);
  expect(page.says('tableheader')).toHaveLength(7);
});

test('lists holidays and preset periods', () => {
  const holidays = render(<HolidayList year={2027} days={[{ name: LONG_WORD, day: 'Friday' }]} />);
  expect(getText(holidays.get('region', deadlines.holidays(2027)))).toContain(
    `${LONG_WORD} Friday`,
  );
  const items = [
    {
      id: 'a',
      name: HOSTILE,
      event: '',
      period: '21 days',
      authority: { cite: 'Rule 12', url: 'https://law.example' },
    },
    { id: 'b', name: 'No law named', event: '', period: '1 day' },
  ];
  const list = render(<DeadlineList groups={[{ id: 'appeal', items }]} />);
  expect(list.get('region', deadlines.groups.appeal)).toBeDefined();
  expect(list.get('link', HOSTILE).attrs.href).toBe('/deadlines?preset=a');
  expect(list.says('listitem')[1]).toContain('1 day');
  expect(list.faults()).toEqual([]);
});
