// The examples of the Advisory Committee's notes to Fed. R. Civ. P. 6 (2005 on the three added
// days, 2009 on the rest), then hand-written cases and properties of every period from 2000 to
// 2050.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#tests/harness/app/long-form.ts';
import { addDays, getDaysInMonth, getWeekday } from './calendar-days.ts';
import { countPeriod, type DeadlineQuestion, type Period } from './count-period.ts';
import { findNonCourtDay } from './non-court-day.ts';

const days = (amount: number, direction: Period['direction'] = 'after'): Period => ({
  amount,
  unit: 'days',
  direction,
});
const getLastDay = (question: DeadlineQuestion) => countPeriod(question)?.date;
const listStepKinds = (question: DeadlineQuestion) =>
  countPeriod(question)?.steps.map((step) => step.kind);

describe('the committee notes of 2009', () => {
  test('30 days after an event, the thirtieth day Saturday, September 1, 2007: Tuesday, September 4 (Monday is Labor Day)', () => {
    const question: DeadlineQuestion = { period: days(30), date: '2007-08-02' };
    expect(getLastDay(question)).toBe('2007-09-04');
    expect(listStepKinds(question)).toEqual([
      'event',
      'counted',
      'skipped',
      'skipped',
      'skipped',
      'stands',
      'result',
    ]);
  });
  test('21 days before an event, the twenty-first day the same Saturday: Friday, August 31', () => {
    expect(getLastDay({ period: days(21, 'before'), date: '2007-09-22' })).toBe('2007-08-31');
  });
  test('and with the clerk’s office closed on August 31: forward, no earlier than Tuesday, September 4', () => {
    expect(
      getLastDay({ period: days(21, 'before'), date: '2007-09-22', closedDays: ['2007-08-31'] }),
    ).toBe('2007-09-04');
  });
  test('72 hours from 10:23 a.m. on Friday, November 2, 2007 end at 9:23 a.m. on Monday, November 5: clocks went back', () => {
    const counted = countPeriod({
      period: { amount: 72, unit: 'hours', direction: 'after' },
      date: '2007-11-02',
      clock: { time: '10:23', zone: 'eastern' },
    });
    expect(counted).toMatchObject({ date: '2007-11-05', time: '09:23' });
    expect(counted?.steps[1]).toMatchObject({ clockChanged: true });
  });
  test('hours that end at 2:17 p.m. on a Saturday, Sunday or legal holiday: 2:17 p.m. on the next other day', () => {
    const question: DeadlineQuestion = {
      period: { amount: 24, unit: 'hours', direction: 'after' },
      date: '2007-08-31',
      clock: { time: '14:17', zone: 'central' },
    };
    expect(countPeriod(question)).toMatchObject({ date: '2007-09-04', time: '14:17' });
  });
  test('Patriots’ Day, April 21, 2008, in the court’s state: 14 days after an event end on April 22', () => {
    expect(
      getLastDay({ period: days(14), date: '2008-04-07', stateHolidays: ['2008-04-21'] }),
    ).toBe('2008-04-22');
  });
  test('but 14 days before an event end on April 21 itself; with the office closed on April 22', () => {
    const question: DeadlineQuestion = {
      period: days(14, 'before'),
      date: '2008-05-05',
      stateHolidays: ['2008-04-21'],
    };
    expect(getLastDay(question)).toBe('2008-04-21');
    expect(listStepKinds(question)).toContain('state-holiday-ignored');
    expect(getLastDay({ ...question, closedDays: ['2008-04-21'] })).toBe('2008-04-22');
  });
});

describe('the committee notes of 2005 on three added days', () => {
  const lateService = 'adds';
  test('the thirtieth day is a Saturday and Monday a holiday: the period ends on Tuesday, the three days on Friday', () => {
    expect(getLastDay({ period: days(30), date: '2007-08-02', lateService })).toBe('2007-09-07');
  });
  test('the period ends on a Friday: Monday is the third and last day', () => {
    expect(getLastDay({ period: days(30), date: '2026-05-06' })).toBe('2026-06-05');
    expect(getLastDay({ period: days(30), date: '2026-05-06', lateService })).toBe('2026-06-08');
  });
  test('unless that Monday is a holiday: then the next day', () => {
    expect(getLastDay({ period: days(30), date: '2026-09-09' })).toBe('2026-10-09');
    expect(getLastDay({ period: days(30), date: '2026-09-09', lateService })).toBe('2026-10-13');
  });
});

describe('hand-written cases', () => {
  test('counts February 29 in leap years', () => {
    expect(getLastDay({ period: days(30), date: '2024-01-30' })).toBe('2024-02-29');
    expect(getLastDay({ period: days(30), date: '2023-01-30' })).toBe('2023-03-01');
  });
  test('ends months and years on the same day, or on the last day of a shorter month', () => {
    expect(
      getLastDay({ period: { amount: 6, unit: 'months', direction: 'after' }, date: '2025-08-31' }),
    ).toBe('2026-03-02');
    expect(
      getLastDay({ period: { amount: 6, unit: 'months', direction: 'after' }, date: '2027-08-31' }),
    ).toBe('2028-02-29');
    expect(
      getLastDay({ period: { amount: 1, unit: 'years', direction: 'after' }, date: '2024-02-29' }),
    ).toBe('2025-02-28');
    expect(
      getLastDay({ period: { amount: 1, unit: 'years', direction: 'before' }, date: '2026-06-15' }),
    ).toBe('2025-06-13');
    expect(
      getLastDay({ period: { amount: 2, unit: 'weeks', direction: 'after' }, date: '2026-06-01' }),
    ).toBe('2026-06-15');
  });
  test('skips a holiday declared by the President in both directions', () => {
    const declaredHolidays = ['2026-06-15'];
    expect(getLastDay({ period: days(14), date: '2026-06-01', declaredHolidays })).toBe(
      '2026-06-16',
    );
    expect(getLastDay({ period: days(14, 'before'), date: '2026-06-29', declaredHolidays })).toBe(
      '2026-06-12',
    );
  });
  test('skips the Friday on which Independence Day 2026 is observed, and gives it as the careful date', () => {
    expect(countPeriod({ period: days(14), date: '2026-06-19' })).toMatchObject({
      date: '2026-07-06',
      careful: { date: '2026-07-03', why: 'observed' },
    });
    expect(countPeriod({ period: days(14, 'before'), date: '2026-07-17' })).toMatchObject({
      date: '2026-07-02',
    });
    expect(
      countPeriod({ period: days(14, 'before'), date: '2026-07-17' })?.careful,
    ).toBeUndefined();
  });
  test('gives the unadjusted day as the careful date for a period that Rule 6 may not govern', () => {
    expect(
      countPeriod({ period: days(30), date: '2026-10-01', maybeNotRule6: true }),
    ).toMatchObject({
      date: '2026-11-02',
      careful: { date: '2026-10-31', why: 'maybe-not-rule-6' },
    });
  });
  test('adds no three days if service does not add them, or before an event', () => {
    expect(getLastDay({ period: days(21), date: '2026-06-01', lateService: 'does-not-add' })).toBe(
      '2026-06-22',
    );
    expect(
      listStepKinds({ period: days(7, 'before'), date: '2026-06-22', lateService: 'adds' }),
    ).toContain('not-added');
  });
  test('skips consecutive closed days and the weekend between them', () => {
    expect(
      getLastDay({ period: days(3), date: '2026-06-09', closedDays: ['2026-06-12', '2026-06-15'] }),
    ).toBe('2026-06-16');
  });
  test('counts hours backward, and rejects a time that does not exist', () => {
    const period: Period = { amount: 48, unit: 'hours', direction: 'before' };
    expect(
      countPeriod({ period, date: '2026-06-16', clock: { time: '09:00', zone: 'pacific' } }),
    ).toMatchObject({
      date: '2026-06-12',
      time: '09:00',
    });
    expect(
      countPeriod({ period, date: '2026-03-08', clock: { time: '02:30', zone: 'eastern' } }),
    ).toBeUndefined();
    expect(
      countPeriod({ period, date: '2026-03-08', clock: { time: '02:30', zone: 'arizona' } }),
    ).toBeDefined();
  });
});

const dates = fc.integer({ min: 0, max: 51 * 365 }).map((n) => addDays('2000-01-01', n));
const directions = fc.constantFrom<Period['direction']>('after', 'before');
const listNearbyDays = (date: string) =>
  fc.array(
    fc.integer({ min: 0, max: 40 }).map((n) => addDays(date, n)),
    { maxLength: 6 },
  );
const noHolidays = { declared: [], state: [] };

describe('every period from 2000 to 2050', () => {
  test('never ends on a Saturday, Sunday or holiday, and never before its full length', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 400 }),
        directions,
        (date, amount, direction) => {
          const end = getLastDay({ period: days(amount, direction), date }) ?? '';
          expect(findNonCourtDay(end, noHolidays)).toBeUndefined();
          if (direction === 'after')
            expect(end >= addDays(date, amount) && end <= addDays(date, amount + 5)).toBe(true);
          else
            expect(end <= addDays(date, -amount) && end >= addDays(date, -amount - 5)).toBe(true);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
  test('never ends sooner if it is one day longer, in either direction, with or without the three days', () => {
    const service = fc.constantFrom<DeadlineQuestion['lateService']>(undefined, 'adds');
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 400 }),
        directions,
        service,
        (date, amount, direction, lateService) => {
          const [shorter = '', longer = ''] = [amount, amount + 1].map((n) =>
            getLastDay({ period: days(n, direction), date, lateService }),
          );
          expect(direction === 'after' ? shorter <= longer : shorter >= longer).toBe(true);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
  test('gives the same result as counting day by day', () => {
    const walk = dates.chain((date) =>
      fc.record({
        date: fc.constant(date),
        state: listNearbyDays(date),
        closed: listNearbyDays(date),
      }),
    );
    fc.assert(
      fc.property(
        walk,
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        ({ date, state, closed }, amount, mailed) => {
          const isOff = (day: string) =>
            [0, 6].includes(getWeekday(day)) ||
            findNonCourtDay(day, noHolidays) !== undefined ||
            state.includes(day);
          let day = date;
          for (let n = 0; n < amount; n++) day = addDays(day, 1);
          while (isOff(day)) day = addDays(day, 1);
          if (mailed) for (let n = 0; n < 3; n++) day = addDays(day, 1);
          while (isOff(day)) day = addDays(day, 1);
          while (closed.includes(day) || isOff(day)) day = addDays(day, 1);
          const question: DeadlineQuestion = {
            period: days(amount),
            date,
            stateHolidays: state,
            closedDays: closed,
          };
          expect(getLastDay(mailed ? { ...question, lateService: 'adds' } : question)).toBe(day);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
  test('reports every skipped day between the count and the result, in order', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 60 }), directions, (date, amount, direction) => {
        const counted = countPeriod({ period: days(amount, direction), date });
        const skipped =
          counted?.steps.flatMap((step) => (step.kind === 'skipped' ? [step.date] : [])) ?? [];
        const sign = direction === 'after' ? 1 : -1;
        expect(skipped).toEqual(skipped.map((_, n) => addDays(date, sign * (amount + n))));
        expect(counted?.date).toBe(addDays(date, sign * (amount + skipped.length)));
        expect(
          counted?.steps.every((step) =>
            step.paragraphs.every((paragraph) => /^\([ad]\)/.test(paragraph)),
          ),
        ).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });
  test('never gives a careful date later than the date', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 60 }),
        directions,
        fc.boolean(),
        (date, amount, direction, maybeNotRule6) => {
          const counted = countPeriod({ period: days(amount, direction), date, maybeNotRule6 });
          if (counted?.careful) expect(counted.careful.date < counted.date).toBe(true);
        },
      ),
    );
  });
  test('keeps the day of the month, or ends on the last day of a shorter month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 48 }), (date, amount) => {
        const counted = countPeriod({
          period: { amount, unit: 'months', direction: 'after' },
          date,
        });
        const step = counted?.steps.find(({ kind }) => kind === 'counted');
        if (step?.kind !== 'counted') throw new Error('no count');
        const [year = 0, month = 0, day = 0] = step.date.split('-').map(Number);
        expect(day).toBe(Math.min(Number(date.slice(8)), getDaysInMonth(year, month)));
      }),
    );
  });
});
