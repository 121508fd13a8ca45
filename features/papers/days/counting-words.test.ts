// The last days of papers that say themselves how to count: days on which they are closed, when
// mail is taken to have come, days for mail, events, and times that are the sender's. The days were
// counted apart from this code.
import { expect, test } from 'vitest';
import { listDays, type PaperDays } from '#tests/harness/fakes/paper-days.ts';

const PAPERS: PaperDays[] = [
  // Days on which the paper says that it is closed.
  [
    'unemployment',
    'You may appeal within 30 days of the mailing date. If the last day is a holiday, you have until the end of the next business day. Our offices are closed\nNov. 11, Nov. 26 and Nov. 27.\nMailing date: October 27, 2026',
    '2026-11-30',
  ],
  [
    'unemployment',
    'You may appeal within 5 business days of the mailing date.\nOffices will be closed Wednesday November 25 through Friday November 27.\nMailing date: November 20, 2026',
    '2026-12-02',
  ],
  // A break of a school closes no office.
  [
    'unemployment',
    'You may appeal within 5 business days of the mailing date.\nNov 25-27 - fall break, no school\nMailing date: November 20, 2026',
    '2026-11-30',
  ],
  // A case that was closed on a day does not close the office.
  [
    'unemployment',
    'You may appeal within 5 business days of the mailing date. The agency closed your claim on Nov. 24.\nMailing date: November 20, 2026',
    '2026-11-30',
  ],
  // When mail is taken to have come.
  [
    'nonpay',
    'Pay the rent or move out within 5 days after this notice is given to you.\nA notice sent by mail counts as given on the second day after the day of mailing.\nMailed: November 17, 2026',
    '2026-11-24',
  ],
  [
    'unemployment',
    'You may appeal within 30 days from receipt of this notice. Notice sent by mail is deemed received on the third business day follow-\ning its mailing.\nCERTIFICATE: I deposited this notice, postage paid, at the Dover post office on\nWednesday, November 4, 2026',
    '2026-12-09',
  ],
  [
    'unemployment',
    'You may appeal within 20 days after receipt or mailing of this decision, whichever occurs first.\nCopies mailed to both parties at last address: November 16, 2026',
    '2026-12-07',
  ],
  // Days for mail that the paper adds without an if, and a paper that says how it was sent.
  [
    'unemployment',
    'You may appeal within 20 days of the date of this notice. Because this notice was served by regular mail, 3 days are added.\nDate of this notice: November 2, 2026',
    '2026-11-25',
  ],
  [
    'unemployment',
    'You may appeal within 30 days from the date of this decision (33 days if it was mailed).\nNovember 6, 2026          SENT BY FIRST-CLASS MAIL',
    '2026-12-09',
  ],
  // The longer one of two lengths where the paper shows that it was mailed.
  [
    'unemployment',
    'You may appeal within 20 days of service of this decision, or 23 days if service was by mail.\nMETHOD: [ ] personal  [X] first-class mail\nDate of service: November 2, 2026',
    '2026-11-25',
  ],
  [
    'unemployment',
    'You may appeal within 20 days of service of this decision; if served by mail the time is 23 days.\nSent by certified mail November 2, 2026',
    '2026-11-25',
  ],
  [
    'unemployment',
    'You may appeal within 20 days of service of this decision, or 23 days if service was by mail.\nHanded to the claimant in person. Date of service: November 2, 2026',
    '2026-11-23',
  ],
  // Both, where nobody knows how it came.
  [
    'unemployment',
    'You may appeal within 20 days of service of this decision, or 24 days if service was by mail.\nDate of service: November 2, 2026',
    ['2026-11-23', '2026-11-27'],
  ],
  [
    'nonpay',
    'Pay the rent within 7 days from the day this notice was served. If it is sent by first-class mail, it is served on the next regular day for delivery of mail after the day it was mailed.\n[X] first-class mail\nDate of service: November 17, 2026',
    '2026-11-25',
  ],
  // One deadline of two periods.
  [
    'debt',
    'You may cure within twenty days after we took the car, or within fifteen days after we mailed this notice, whichever is later.\nDate this notice was mailed: November 3, 2026\nDate the car was repossessed: October 30, 2026',
    ['2026-11-19', 'asks receipt'],
  ],
  // Its own meaning of a start.
  [
    'unemployment',
    'A request must be made within 14 days after the effective date of this notice. The effective date is the date of personal service shown below.\nDate of service: November 3, 2026',
    '2026-11-17',
  ],
  [
    'unemployment',
    'This agreement was handed to you on November 10, 2026. You have 21 days from that day to appeal.',
    '2026-12-01',
  ],
  [
    'nonpay',
    'Pay the rent within 5 days after this notice is put in your hands.\nHanded to tenant at the office:\n  A. Roe (signature)      Thursday, November 19, 2026',
    '2026-11-24',
  ],
  // The 13th day is the last one before the 14th.
  [
    'summons',
    'You must file a written answer before the 14th day after service of this summons.\nDate served: November 5, 2026',
    '2026-11-18',
  ],
  // What the sender does in a time.
  [
    'insurance',
    'You may appeal within 65 days of the date of this notice.\nStandard appeal: we give you a written decision within 30 days.\nFast appeal: within 72 hours, if waiting could harm your health.\nDate of this notice: October 13, 2026',
    '2026-12-17',
  ],
  // A day in the past is no time to act.
  [
    'snap',
    'You may ask for a fair hearing within 10 days of the date of this notice. Send pay stubs, last 30 days.\nDate of this notice: November 10, 2026',
    '2026-11-20',
  ],
  // No other day stands in for the one that is missing.
  [
    'judgment',
    'You may appeal within ten days from the entry of judgment.\nJudgment entered: ______\nSuit filed 10/01/26.',
    'asks judgment',
  ],
  [
    'debt',
    'You may dispute this within 15 days after the postmark on the envelope.\nprepared 11/06/26',
    'asks mailing',
  ],
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  expect(listDays(head, body)).toEqual([days].flat().toSorted());
});
