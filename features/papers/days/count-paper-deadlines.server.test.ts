// How the days of a paper are counted where weekends and holidays may not count, and when a day may
// be called past.
import { describe, expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { readPaperText } from '../read/read-paper.server.ts';
import { viewPaper } from '../result/view-paper.server.ts';

const FLORIDA = `IN THE COUNTY COURT, THIRTEENTH JUDICIAL CIRCUIT, IN AND FOR HILLSBOROUGH COUNTY, FLORIDA
EVICTION SUMMONS - RESIDENTIAL
PLAINTIFF: Bay Homes LLC, vs. DEFENDANT: Jamie Roe, tenant
You are being sued to require you to move out of the place where you are living. You must file your written answer with the clerk within 5 days (not including Saturday, Sunday, or any legal holiday) after the date these papers were given to you.
Date served: November 12, 2026`;
const CALIFORNIA = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
SUMMONS - EVICTION (Unlawful Detainer)
NOTICE TO DEFENDANT: You are being sued. You may lose the case if you do not act. You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons is served on you to file a response at this court.
DATE SERVED: November 13, 2026`;
/** Nothing about counting, and the state's counting is not read. */
const UNREAD = `MUNICIPAL COURT
SUMMONS IN EVICTION
The landlord asks the court to put you out of the premises. You must file a written answer within 5 days after service of this summons.
Date served: November 12, 2026`;

function view(text: string, today: string) {
  const deps = { library, clock: { now: () => new Date(`${today}T12:00:00Z`) } } as Parameters<
    typeof viewPaper
  >[0];
  const read = readPaperText({ library }, text);
  // The reader has said that this is the day, so that only the counting is in doubt.
  const dates = read.dates.map((date) => ({
    ...date,
    role: 'served' as const,
    given: true as const,
  }));
  const reading = { ...read, dates };
  return viewPaper(deps, { state: 'General', stateBy: '' }, { text, cut: false, reading });
}
const listAnswers = (text: string, today: string) =>
  view(text, today).deadlines.flatMap(({ day }) => (day ? [[day.date, day.passed]] : []));

describe('what the paper says of counting stands over our rule', () => {
  test('Florida: five days without weekends and holidays end on Thursday, November 19', () => {
    expect(listAnswers(FLORIDA, '2026-11-18')).toEqual([['2026-11-19', 'no']]);
  });
  // Code Civ. Proc. § 135: "the day after Thanksgiving Day is a judicial holiday".
  test('California: ten court days, with Thanksgiving and the day after it among them', () => {
    expect(listAnswers(CALIFORNIA, '2026-11-18')).toEqual([['2026-12-01', 'no']]);
  });
});

describe('no day is called past while weekends or holidays could move it', () => {
  test('where the state is known to leave them out, or its counting was not read', () => {
    const [calendarDay] = listAnswers(UNREAD, '2026-11-18');
    expect(calendarDay).toEqual(['2026-11-17', 'perhaps']);
    expect(listAnswers(UNREAD, '2026-11-19')[0]).toEqual(['2026-11-17', 'perhaps']);
    expect(listAnswers(UNREAD, '2026-11-20')[0]?.[1]).toBe('yes');
  });
  test('of a counted court day not on the next one, which a holiday of the state could make the last', () => {
    expect(listAnswers(FLORIDA, '2026-11-20')).toEqual([['2026-11-19', 'perhaps']]);
    expect(listAnswers(FLORIDA, '2026-11-21')).toEqual([['2026-11-19', 'yes']]);
  });
});

test('the card about court stays until three court days after', () => {
  const hasCard = (today: string) =>
    view(FLORIDA, today).urgent.some(({ id }) => id === 'court-within-days');
  expect(hasCard('2026-11-18')).toBe(true);
  expect(hasCard('2026-11-24')).toBe(true);
  expect(hasCard('2026-11-27')).toBe(false);
});
