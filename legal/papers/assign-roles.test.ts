// One line for each rule, as other offices, landlords and clerks would write it. What is certain
// must be right; what is unclear is not certain.
import { expect, test } from 'vitest';
import { assignRoles } from './assign-roles.ts';
import { findDates } from './find-dates.ts';

const read = (text: string, decision = false) => {
  const dates = findDates(text);
  return assignRoles(text, dates, { decision }).map(({ role, confident }, index) => ({
    date: dates[index]?.date,
    role,
    confident,
  }));
};

test.each([
  ['Date: July 16, 2026\nTime: 8:45 AM\nCourtroom 6A', 'hearing'],
  ['You must appear on 3/9/2026 at 9:00 a.m. in Courtroom 4.', 'hearing'],
  ['PROOF OF SERVICE\nI served this notice by leaving it. Date: 07/25/2025', 'served'],
  ['Taped on front door 9/10/26', 'served'],
  ['A skills analysis dated 04/20/2026 names other work.', 'other'],
  ['This cause came before the Court on May 19, 2026 at 1:30 p.m.', 'other'],
  ['Your current lease ends on July 31, 2026.', 'other'],
  ['WITNESS my hand and seal of said Court this 20th day of October, 2025', 'issued'],
  ['Mailed to judgment debtor July 9, 2026', 'served'],
  ['Mailed: July 9, 2026', 'issued'],
  [
    'CERTIFICATE OF MAILING\nA copy was deposited in the U.S. mail, postage prepaid, on May 1, 2026, addressed to you.',
    'served',
  ],
  ['copy left w/ grandmother at house 8-12-25', 'served'],
  ['filed at court. I got it 4/22/2026 at the jobsite', 'served'],
  ['The last day to file a petition with the U.S. Tax Court is June 29, 2026.', 'appeal-by'],
  ['The deadline for filing a claim against the estate is May 15, 2026.', 'answer-by'],
  ['DONE AND ORDERED on September 18, 2025.', 'issued'],
  ['Acknowledged before me 06/05/2026, Notary Public', 'issued'],
  ['Jurors serve during the term that begins on Monday, August 3, 2026.', 'hearing'],
  [
    'The annual meeting of the members will be held on Thursday, October 22, 2026, at 6:30 p.m.',
    'other',
  ],
  [
    'He shall pay $686 per month to the Support Unit, P.O. Box 153, Albany, NY 12212, beginning May 15, 2026.',
    'pay-by',
  ],
  ['(fax - pg 1 of 3)   Feb. 18, 2026 8:52AM\nTO PAYROLL', 'issued'],
  [
    'If you disagree, ask for a hearing. Your request must be received by us by August 3, 2026.',
    'appeal-by',
  ],
  ['Additional penalties may apply after July 7, 2025.', 'pay-by'],
  ['He shall pay $75.00 per month beginning December 1, 2025.', 'pay-by'],
  ['Your hearing has been rescheduled from 7/15/2026.', 'other'],
  [
    'DECLARATION OF SERVICE: I declare that on October 27, 2026 I posted and mailed a copy.',
    'served',
  ],
  ['Date of first publication: August 19, 2026', 'issued'],
  ['This decision will become final on July 27, 2026 unless an appeal is filed.', 'appeal-by'],
  ['Support of $75.00 per week, first payment due December 5, 2025.', 'pay-by'],
  [
    'From: Portal <no-reply@portal.example>\nDate: Mon, 9 Mar 2026 09:12:04 -0800\nTo: t@mail.example',
    'issued',
  ],
  ['HEARING ON WHETHER TO CONTINUE ORDER: 12-9-25 1:15 PM', 'hearing'],
  ['by personal delivery on (date): 2/4/26', 'served'],
  ['Date, Time, and Place of Sale\nDate: 09/01/2026\nTime: 10:00 AM', 'other'],
  ['DUE DATE: December 14, 2025\nSend all the evidence together.', 'answer-by'],
  ['AMOUNT $145.00\nDUE DATE: December 14, 2025', 'pay-by'],
  ['You owe me $1,750. If you dont send it all by 10/27/25 I will file.', 'pay-by'],
  ['We paid $40. Please send it with your documents by 10/27/25.', 'answer-by'],
  ['Your last day is August 15, 2025.', 'other'],
  ['Upon 21 January 2026 at 10:35 PM Operator: R. Castle', 'other'],
  ['I want you out by 9/14/26.', 'other'],
])('%s: %s', (text, role) => {
  expect(read(text).map((date) => date.role)).toEqual([role]);
});

test('what lies before the day of the paper is not due, and an earlier paper is another one', () => {
  const roles = read(
    'Notice date: March 10, 2026\n\nThe report was issued on February 19, 2026. Please pay by March 1, 2026.',
  );
  expect(roles).toEqual([
    { date: '2026-03-10', role: 'issued', confident: true },
    { date: '2026-02-19', role: 'other', confident: false },
    { date: '2026-03-01', role: 'other', confident: false },
  ]);
});

test.each([
  'RETURN DATE: 09/18/2025 at 9:00 a.m.',
  'Printed 2/8/2026 6:40 PM',
  'On (date): 11/16/2026\nAt (time): 10:00 am',
  'Notice of hearing on motion to enforce order: 11/16/2026',
])('a label that may mean several things is not certain: %s', (text) => {
  expect(read(`Notice date: January 2, 2025\n\n${text}`).at(-1)?.confident).toBe(false);
});

test('a date on a line of its own that ends a sentence is not the day of the paper', () => {
  const roles = read(
    'We plan to withhold $96.70 each month beginning with the payment you would receive about\nApril 1, 2026.\n\nIf you disagree',
  );
  expect(roles).toEqual([{ date: '2026-04-01', role: 'other', confident: false }]);
});

test('a sum of money before a month, a court and a rule are no dates', () => {
  expect(
    findDates(
      'January rent $1,954.16\nFebruary 2026 rent $1,954.16\nDistrict Court 05-2-22\nOAC 5160:1-2-01',
    ),
  ).toEqual([]);
});

test('in a decision, the day on which its judgment was entered is its own', () => {
  const text = 'This judgment was entered on the 28th day of August, 2025.';
  expect(read(text, true).map(({ role }) => role)).toEqual(['issued']);
});

test.each([
  ['Served: [x] personally  [ ] posted and mailed   Date: 06/25/2026', 'served'],
  ['Executed by constable in person 10-24-25', 'served'],
  [
    'The Court sets this schedule:\nPlaintiff expert disclosure ........... February 27, 2026',
    'answer-by',
  ],
  ['BY THE COURT: April 27, 2026, 4:12 p.m.', 'issued'],
  ['served on garnishee 6-30-26', 'other'],
  ['Commencing April 15, 2026, Respondent shall pay $512.00 per month', 'pay-by'],
  [
    'Your case has been scheduled for a hearing before the immigration court on:\nDate:  Jan 21, 2027\nTime:  1:00 P.M.',
    'hearing',
  ],
])('what the form of a line tells, whatever its sentence: %s', (text, role) => {
  expect(read(text).map((found) => found.role)).toEqual([role]);
});

test('the end of a window in which to apply or to pay is a deadline that is asked about', () => {
  const applied = read(
    'The application period for the dividend is January 1, 2026 to March 31, 2026.',
  );
  expect(applied.at(-1)).toMatchObject({ role: 'answer-by', confident: false });
  expect(read('If paid November 18, 2025 to December 31, 2025').at(-1)).toMatchObject({
    role: 'pay-by',
    confident: false,
  });
});

test('dates in Spanish, with the day first and in stamps are found', () => {
  const find = (text: string) => findDates(text).map(({ date }) => date);
  expect(find('debe comparecer el 2 de junio de 2026')).toEqual(['2026-06-02']);
  expect(find('pay before 18/03/2026')).toEqual(['2026-03-18']);
  expect(find('FILED 2026 MAR -4 and 2O26 APR O8')).toEqual(['2026-03-04', '2026-04-08']);
  expect(findDates('18/03/2026')[0]?.exact).toBe(false);
});
