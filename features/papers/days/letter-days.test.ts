// The last days of decisions, letters and notices, in the words that they use: court days,
// months, ordinals, mail, days left out, scanners' mistakes, and papers on which the day it runs
// from is missing. The days were counted apart from this code.
import { expect, test } from 'vitest';
import { listDays, type PaperDays } from '#tests/harness/fakes/paper-days.ts';

const PAPERS: PaperDays[] = [
  [
    'nonpay',
    'within THREE (3) DAYS, excluding Saturdays, Sundays and other judicial holidays, after service of this notice you must pay the rent or quit the premises.\nServed on: June 17, 2026',
    '2026-06-23',
  ],
  [
    'nonpay',
    'You must pay the rent or move out within 5 days after this notice is given to you.\nGiven to tenant on: March 3, 2026',
    '2026-03-08',
  ],
  [
    'nonpay',
    'Pay the rent in full or vacate within ten (10) days of receipt of this notice.\nDated: March 3, 2026',
    'asks receipt',
  ],
  [
    'nonpay',
    'You have 14 days after service of this notice to pay the rent or vacate.\nPosted on the door on March 3, 2026',
    '2026-03-17',
  ],
  [
    'nonpay',
    'Pay the rent within 72 hours after service of this notice or vacate.\nServed on: March 3, 2026',
    '2026-03-06',
  ],
  [
    'nonpay',
    'You must pay the rent within 5 days or vacate the premises.\nDated: March 3, 2026',
    'asks service',
  ],
  [
    'nonpay',
    'Pay rent or quit within 7 business days after delivery of this notice.\nDelivered: March 3, 2026',
    '2026-03-12',
  ],
  [
    'unemployment',
    'You may appeal within 20 days of the date of mailing.\nDate mailed: March 5, 2026',
    '2026-03-25',
  ],
  [
    'unemployment',
    'An appeal must be filed within twenty-one (21) days after this determination was mailed to you.\nMailing date: 03/06/2026',
    '2026-03-27',
  ],
  [
    'unemployment',
    'If you disagree, you must appeal no later than 30 days from the date of this notice.\nDate of this notice: March 6, 2026',
    '2026-04-06',
  ],
  [
    'unemployment',
    'Your appeal must be postmarked within 15 days of the mail date above.\nMail date: March 6, 2026',
    '2026-03-23',
  ],
  [
    'unemployment',
    'You may appeal within 14 days after the date this decision was mailed.',
    'asks mailing',
  ],
  [
    'unemployment',
    'This decision becomes final unless you appeal within ten calendar days after it was mailed to you.\nMailed on: March 10, 2026',
    '2026-03-20',
  ],
  ['unemployment', 'You have 30 days from March 6, 2026 to file an appeal.', '2026-04-06'],
  [
    'unemployment',
    'You have the right to appeal within 20 days of the mailing date. Three days are added for mailing.\nMailing date: March 5, 2026',
    '2026-03-30',
  ],
  [
    'snap',
    'You must ask for a fair hearing within 90 days from the date of this notice.\nNotice date: March 2, 2026',
    '2026-06-01',
  ],
  [
    'snap',
    'You have 60 days from the date you receive this notice to ask for a fair hearing.\nNotice date: March 2, 2026',
    'asks receipt',
  ],
  [
    'snap',
    'You have 90 days from the date of this notice to ask for a hearing. To keep your benefits, you must ask for a hearing within 10 days of the date of this notice.\nDate of notice: March 2, 2026',
    ['2026-06-01', '2026-03-12'],
  ],
  [
    'ssa',
    'You have 60 days to ask for an appeal. The 60 days start the day after you get this letter. We assume you got this letter 5 days after the date on it unless you show us that you did not get it within the 5-day period.\nDate: March 3, 2026',
    '2026-05-07',
  ],
  [
    'ssa',
    'You have 60 days to ask for an appeal after you get this letter.\nDate: March 3, 2026',
    'asks receipt',
  ],
  [
    'irs',
    'You have 30 days from the date of this letter to request a hearing.\nLetter date: March 9, 2026',
    '2026-04-08',
  ],
  [
    'irs',
    'If you want to contest this determination you have 90 days from the date of this letter to file a petition with the Tax Court (150 days if it is addressed to you outside the United States).\nLetter date: March 9, 2026',
    '2026-06-08',
  ],
  [
    'debt',
    'Unless you dispute this debt within thirty days after receipt of this letter, we will assume it is valid.\nDate: March 3, 2026',
    'asks receipt',
  ],
  [
    'debt',
    'If you do not dispute the debt within 30 days of receiving this notice, we will assume it is valid.\nReceived by me on March 6, 2026',
    '2026-04-05',
  ],
  [
    'insurance',
    'You may appeal within 180 days from the date of this letter.\nDate of letter: March 2, 2026',
    '2026-08-29',
  ],
  [
    'insurance',
    'You have four months from the date you received this notice to request an external review.\nDate: March 2, 2026',
    'asks receipt',
  ],
  [
    'insurance',
    'You may appeal within six (6) months of the date of this notice.\nNotice date: March 2, 2026',
    '2026-09-02',
  ],
  [
    'unemployment',
    'THIS DETERMINATION BECOMES FINAL UNLESS AN APPEAL IS FILED WITHIN 15 CALENDAR DAYS OF THE DATE MAILED.\nDATE MAILED 03/06/2026',
    '2026-03-23',
  ],
  [
    'unemployment',
    'Date Mailed: 03/10/2026\nAppeal rights: a party may appeal within 10 days, plus 3 days if this was mailed to you.',
    '2026-03-23',
  ],
  [
    'unemployment',
    'You may appeal in writing. The appeal must be received within 21 calendar days of the date at the top of this letter.\nMarch 6, 2026',
    '2026-03-27',
  ],
  [
    'snap',
    'If you ask for a hearing before the 13th day after the date of this notice your benefits will stay the same.\nNotice date: March 2, 2026',
    '2026-03-16',
  ],
  [
    'snap',
    'You must request the hearing within ninety (90) days of the mailing of this notice.\nMailing date: 03-02-2026',
    '2026-06-01',
  ],
  [
    'insurance',
    'Your internal appeal must be filed within 180 calendar days following your receipt of this denial.\nLetter date: March 2, 2026',
    'asks receipt',
  ],
  [
    'debt',
    'You have 30 days from the day you get this letter to dispute it.\nLetter dated March 3, 2026',
    'asks receipt',
  ],
  [
    'irs',
    'You must file your petition with the Tax Court within 90 days from the date this letter was mailed.\nDate mailed: April 6, 2026',
    '2026-07-06',
  ],
  [
    'nonpay',
    'You have five (5) days, not counting the day you get this, to pay the rent in full or move out.\nHanded to tenant: March 3, 2026',
    '2026-03-08',
  ],
  [
    'nonpay',
    'Within fourteen days of the date this notice is served on you, you must pay or vacate.',
    'asks service',
  ],
  [
    'ssa',
    'You have 60 days to appeal, starting the day after you get this notice. We think you got it within 5 days after the date shown above.\nDate: March 3, 2026',
    '2026-05-07',
  ],
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  expect(listDays(head, body)).toEqual([days].flat().toSorted());
});
