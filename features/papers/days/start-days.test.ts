// Which of the days of a paper is the one that a period runs from, one case for each way of
// writing that was once misread. The days were counted apart from this code.
import { expect, test } from 'vitest';
import { listDays, type PaperDays } from '#tests/harness/fakes/paper-days.ts';

const PAPERS: PaperDays[] = [
  // A day behind the period belongs to it only where it is that of its start.
  [
    'nonpay',
    'Pay within fourteen (14) days from the day of service of this notice, expiring on December 1, 2026, or quit.\nDate of service: November 17, 2026',
    ['2026-12-01', '2026-12-01'],
  ],
  [
    'judgment',
    'To appeal you must file within ten (10) days of judgment and post bond - came to hand November 14, 2026.\nJudgment entered: November 12, 2026',
    '2026-11-23',
  ],
  [
    'summons',
    'Objections must be served within 14 days after the summons is served)\nDate November 16, 2026\nI served this summons on November 18, 2026.',
    '2026-12-02',
  ],
  // The newest date of a letter that tells of earlier ones.
  [
    'debt',
    'Reply in writing within fourteen days of the date of this letter.\nNotice dated May 12, 2026. Notice dated June 24, 2026.\nVery truly yours,\nDated: November 13, 2026',
    '2026-11-27',
  ],
  // Who serves a paper gets it first.
  [
    'summons',
    'You must file a written answer within 21 days after service of this summons.\nPROOF OF SERVICE\nThis summons was received by me on November 2, 2026.\nI personally served the summons on the defendant on November 5, 2026.',
    '2026-11-27',
  ],
  // Its own date is that of its delivery.
  [
    'nonpay',
    'Pay the rent within 7 days of receipt of this notice or vacate.\nDate: November 3, 2026\nHand delivered to tenant this date at 5:15 pm',
    '2026-11-10',
  ],
  [
    'nonpay',
    'Pay the rent within 7 days of receipt of this notice or vacate.\nDate: November 3, 2026\nGiven to you in the office on the above date',
    '2026-11-10',
  ],
  // In a row of a form the words behind a day are the label of the next one.
  [
    'nonpay',
    'Pay the rent within 7 days after this notice was posted.\nNotice prepared: October 30, 2026     Posted on property: November 2, 2026',
    '2026-11-09',
  ],
  // Nobody says who did it.
  [
    'eviction',
    'You must answer within ten (10) days after these papers are served on you.\nTwo prior tries. On 11/5/2026 at 8:02 am affixed true copies to the door.',
    '2026-11-16',
  ],
  // A default is no judgment, and the date of "this final judgment" is its own.
  [
    'judgment',
    'The default of the defendant was entered on October 20, 2026. You must move to set aside within 30 days after the judgment was entered.\nDated: November 4, 2026',
    '2026-12-04',
  ],
  [
    'judgment',
    'A motion for a new trial must be filed within 30 days after the default judgment was entered.\nJudgment entered: November 4, 2026',
    '2026-12-04',
  ],
  [
    'judgment',
    'On October 20, 2026 the court entered a default judgment against you. You may, within thirty days of its entry, file a motion to vacate.',
    '2026-11-19',
  ],
  // Whoever chooses knows the day, and a closed school is no event.
  [
    'insurance',
    'ELECTION NOTICE\nDate of notice: November 16, 2026\nThe first payment is due not later than 45 days after the date of your election.',
    'asks other',
  ],
  [
    'snap',
    'Date: November 9, 2026\nYou may appeal within three school days following this conference. No school is held on November 11, 2026.',
    'asks other',
  ],
  // Of two starts the later counts: the one that is known is safe.
  [
    'unemployment',
    'An appeal must be filed within 30 days after the effective date of the action, or 30 days after the date of your receipt of this decision, whichever is later.\nThe action is effective November 20, 2026.',
    ['2026-11-20', '2026-12-21'],
  ],
  // "We treat this letter as having reached you on the fifth day after its date".
  [
    'insurance',
    'You may appeal within 180 days after this letter reaches you. We will treat it as having reached you on the fifth calendar day after its date.\nDate of this letter: October 12, 2026',
    '2027-04-15',
  ],
  // Not what we decide, but what is asked while we decide.
  [
    'ssa',
    'If you want your payments to continue while we decide, you must ask within 10 days after the day you receive this notice.\nReceived by claimant: November 9, 2026',
    '2026-11-19',
  ],
  // A day that is far from the end of the period is that of something else.
  [
    'snap',
    'Notice date: October 16, 2026\nYou may ask for a fair hearing within 90 days of getting this notice. Your request for a fair hearing to keep your benefits the same must be received by October 31, 2026.',
    ['2026-10-31', 'asks receipt'],
  ],
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  expect(listDays(head, body)).toEqual([days].flat().toSorted());
});
