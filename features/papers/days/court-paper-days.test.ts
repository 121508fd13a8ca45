// The last days of papers of courts, in the words that they use: court days,
// months, ordinals, mail, days left out, scanners' mistakes, and papers on which the day it runs
// from is missing. The days were counted apart from this code.
import { expect, test } from 'vitest';
import { listDays, type PaperDays } from '#tests/harness/fakes/paper-days.ts';

const PAPERS: PaperDays[] = [
  [
    'summons',
    'You must file a written answer within 20 days after service of this summons.\nDate served: March 4, 2026',
    '2026-03-24',
  ],
  [
    'summons',
    'You must file a written answer within twenty (20) days after this summons is served on you.\nServed on: March 4, 2026',
    '2026-03-24',
  ],
  [
    'summons',
    'Your written answer is due within thirty days from the date you were served.\nServed upon you on March 6, 2026 by the sheriff.',
    '2026-04-06',
  ],
  [
    'summons',
    'YOU HAVE 30 CALENDAR DAYS after these papers are served on you to file a written response.\nDATE SERVED: 03/09/2026',
    '2026-04-08',
  ],
  [
    'summons',
    'A written answer must be filed no later than 21 days from service, exclusive of the day of service.\nThis summons was served on you on March 10, 2026.',
    '2026-03-31',
  ],
  [
    'summons',
    'Your answer must be filed by the end of the 14th day after the day you were served.\nDate of service: March 3, 2026',
    '2026-03-17',
  ],
  [
    'summons',
    'You must answer on or before the twentieth (20th) day after service of this summons.\nDate of service: March 3, 2026',
    '2026-03-23',
  ],
  [
    'summons',
    'You must answer in writing within one month after you are served with this summons.\nDate served: March 12, 2026',
    '2026-04-13',
  ],
  [
    'summons',
    'You must answer in writing within four (4) weeks of service.\nDate served: March 12, 2026',
    '2026-04-09',
  ],
  [
    'summons',
    'After you are served with this summons, you have 20 days to file an answer with the clerk.\nDate served: March 4, 2026',
    '2026-03-24',
  ],
  [
    'summons',
    'You have 20 days to file an answer with the clerk. The 20 days begin on the day after you were served.\nDate served: March 4, 2026',
    '2026-03-24',
  ],
  [
    'summons',
    'You have 21 days after receiving this summons to file an answer (28 days if you were served by mail or outside this state).\nHanded to you on: March 4, 2026',
    '2026-03-25',
  ],
  [
    'summons',
    'You must file a written answer within 20 days after service of this summons.',
    'asks service',
  ],
  [
    'summons',
    'You must file a written answer within 20 days after service of this summons.\nIssued by the clerk: March 2, 2026',
    'asks service',
  ],
  [
    'summons',
    "You are required to serve an answer within twenty-eight (28) days after service of this summons on you, exclusive of the day of service. Your answer must be filed with the court within three (3) days after service of a copy of the answer on the plaintiff's attorney.\nDate of service: October 31, 2026",
    '2026-11-30',
  ],
  [
    'summons',
    'You must file a written answer within 20 days after service, or within 60 days if you were served outside the State of Washington.\nDate served: March 4, 2026',
    '2026-03-24',
  ],
  [
    'summons',
    'YOU MUST ANSWER WlTHlN TWENTY (2O) DAYS AFTER SERVlCE 0F THIS SUMM0NS.\nDATE SERVED: 03/04/2026',
    '2026-03-24',
  ],
  [
    'summons',
    'You must file an answer within 30 days after service. If you were served by mail, add 5 days.\nServed by first class mail on March 4, 2026',
    '2026-04-08',
  ],
  [
    'summons',
    'You must file an answer within 30 days after service. If you were served by mail, add 5 days.\nPersonally served on March 4, 2026',
    '2026-04-03',
  ],
  [
    'summons',
    'If the last day falls on a Saturday, Sunday or legal holiday, it moves to the next day that is not. You must answer within 20 days of service.\nDate served: March 1, 2026',
    '2026-03-23',
  ],
  [
    'eviction',
    'You must file your written answer within 5 days (not including Saturday, Sunday, or any legal holiday) after the date these papers were given to you.\nDate served: November 12, 2026',
    '2026-11-19',
  ],
  [
    'eviction',
    'You have 10 COURT DAYS after this summons is served on you to file a response.\nDATE SERVED: November 13, 2026',
    '2026-11-30',
  ],
  [
    'eviction',
    'You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons is served on you to file a response at this court.\nDATE SERVED: November 13, 2026',
    '2026-11-30',
  ],
  [
    'eviction',
    'You must file an answer within 7 judicial days after service of this summons.\nDate served: June 15, 2026',
    '2026-06-25',
  ],
  [
    'eviction',
    'You must file an answer within five (5) business days after service.\nDate served: June 16, 2026',
    '2026-06-24',
  ],
  [
    'eviction',
    'You must file an answer within five days of service. Saturdays, Sundays, and court holidays are not counted.\nDate served: June 16, 2026',
    '2026-06-24',
  ],
  [
    'eviction',
    'Answer within 5 days after service. Do not count weekends or holidays.\nDate served: November 20, 2026',
    '2026-11-30',
  ],
  [
    'eviction',
    'Answer within 6 days after service, Sundays excepted.\nDate served: March 5, 2026',
    '2026-03-12',
  ],
  [
    'eviction',
    'You must file your answer within 5 days after service of this summons. If the period is less than 11 days, intermediate Saturdays, Sundays and holidays are excluded.\nDate served: March 5, 2026',
    '2026-03-12',
  ],
  [
    'eviction',
    'You must file your answer within 5 days (not including Saturday, Sunday, or any legal holiday) after the date these papers were given to you.',
    'asks service',
  ],
  [
    'eviction',
    'You must file an answer within five days, counting every day including weekends and holidays, after service.\nDate served: March 4, 2026',
    '2026-03-09',
  ],
  [
    'judgment',
    'You may file an appeal within 30 days after entry of judgment.\nJudgment entered: March 6, 2026',
    '2026-04-06',
  ],
  [
    'judgment',
    'A motion to set aside this judgment must be filed within 10 days of the date of entry.\nDate of entry: March 6, 2026',
    '2026-03-16',
  ],
  ['judgment', 'You may appeal within 30 days after entry of judgment.', 'asks judgment'],
  [
    'probate',
    'All claims must be presented within four (4) months after the date of the first publication of this notice or be forever barred.\nFirst published: March 10, 2026',
    '2026-07-10',
  ],
  [
    'divorce',
    'You must file a response within 30 days after service of this summons and petition.\nDate served: March 10, 2026',
    '2026-04-09',
  ],
  [
    'divorce',
    'You must file a response within 30 days after service of this summons and petition.',
    'asks service',
  ],
  [
    'garnish',
    'To claim an exemption you must file the claim form with the clerk within 15 days after this notice was mailed to you.\nMailed: March 4, 2026',
    '2026-03-19',
  ],
  ['garnish', 'You may object within 20 days after receipt of this notice.', 'asks receipt'],
  [
    'summons',
    'If you want to fight this case, your Answer has to be on file with the clerk not later than thirty (30) days following the date on which you were personally handed these papers.\nThe deputy handed the papers to Jamie Roe on 3/4/26.',
    '2026-04-03',
  ],
  [
    'summons',
    'Respond in 30 days or lose. The clock starts the day after service. Proof of service: personally served 2/10/2026 at 6:15 p.m.',
    '2026-03-12',
  ],
  [
    'summons',
    'You are commanded to file an answer by 10:00 a.m. on the Monday next after the expiration of 20 days after the date of service.\nDate served: March 4, 2026',
    '2026-03-30',
  ],
  [
    'eviction',
    'Your answer must be filed no later than 4:00 p.m. on the fifth business day after service upon you.\nServed: 06/16/2026',
    '2026-06-24',
  ],
  [
    'eviction',
    'Time to answer: 7 days (weekends and court holidays do not count) counted from the day after the papers were left with an adult at your home.\nLeft with adult at home: June 15, 2026',
    '2026-06-25',
  ],
  [
    'judgment',
    'You have ten (10) court days from service of this notice to move to vacate the judgment.\nNotice served on you: June 15, 2026',
    '2026-06-30',
  ],
  [
    'judgment',
    'Notice of appeal must be filed not more than 21 days after the judgment was entered.\nEntered on March 6, 2026',
    '2026-03-27',
  ],
  [
    'divorce',
    'Response due: 20 days after the date you received these papers (30 days if you live out of state).\nReceived: ____________',
    'asks receipt',
  ],
  [
    'divorce',
    'A response is required within twenty days of service upon you.\nI was served 3/10/2026',
    '2026-03-30',
  ],
  [
    'garnish',
    'Claim of exemption: file within 10 business days of the date this notice was delivered to you.\nDelivered to debtor: June 15, 2026',
    '2026-06-30',
  ],
  [
    'summons',
    'An answer must be filed at least 7 days before the hearing.\nHearing date: November 30, 2026 at 9:00 a.m.',
    ['2026-11-23', '2026-11-30'],
  ],
  [
    'summons',
    'Y0U MUST FlLE A WRlTTEN ANSWER WlTHlN TH1RTY (3O) DAYS 0F SERVlCE.\nSERVED 0N: 03/04/2O26',
    '2026-04-03',
  ],
  [
    'probate',
    'Objections must be filed within three months from the date of service of this notice.\nDate of service: March 10, 2026',
    '2026-06-10',
  ],
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  expect(listDays(head, body)).toEqual([days].flat().toSorted());
});
