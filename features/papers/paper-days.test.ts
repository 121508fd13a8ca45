// The last day of papers with periods, in the words that papers use: court days, months, ordinals,
// mail, exclusions, scanners' mistakes, and papers on which the day it runs from is missing. The
// days were counted apart from this code. "asks …": the day that is asked for.
import { expect, test } from 'vitest';
import { library } from '#tests/harness/temporary-library.ts';
import { countPaperDeadlines } from './count-paper-deadlines.server.ts';
import { readPaperText } from './read-paper.server.ts';

const HEADS = {
  summons:
    'SUPERIOR COURT OF WASHINGTON, COUNTY OF KING\nSUMMONS\nCase No. 26-2-01234-5\nHarbor Credit LLC, Plaintiff, v. Jamie Roe, Defendant.\nA lawsuit has been started against you to collect a credit card debt of $4,210.77. If you do not answer, a default judgment may be entered.',
  eviction:
    'COUNTY COURT\nEVICTION SUMMONS - RESIDENTIAL\nCase No. 2026-CC-1182\nPLAINTIFF: Bay Homes LLC, landlord, vs. DEFENDANT: Jamie Roe, tenant\nYou are being sued by your landlord for possession of the premises.',
  nonpay:
    'NOTICE TO PAY RENT OR QUIT\nTo: Jamie Roe, tenant, 12 Elm Street\nYou owe rent of $1,450.00 for the premises.',
  unemployment:
    'DEPARTMENT OF LABOR\nUNEMPLOYMENT INSURANCE\nNOTICE OF DETERMINATION\nClaimant: Jamie Roe\nYou are disqualified from benefits because you voluntarily quit your last employer without good cause.',
  snap: 'DEPARTMENT OF HUMAN SERVICES\nNOTICE OF ACTION\nYour SNAP benefits will be reduced because your income went up. You have the right to a fair hearing.',
  ssa: 'Social Security Administration\nSupplemental Security Income\nNotice of Planned Action\nWe are writing to tell you that we plan to lower your SSI payment because of your income. If you disagree, you may ask for a reconsideration.',
  irs: 'Department of the Treasury\nInternal Revenue Service\nNotice CP504\nTax year 2024. Our records show you owe $2,310.55.',
  judgment:
    'DISTRICT COURT\nNOTICE OF DEFAULT JUDGMENT\nCase No. 26-CV-88\nHarbor Credit LLC, Plaintiff, v. Jamie Roe, Defendant.\nA default judgment was entered against you for $4,210.77.',
  probate:
    'PROBATE COURT\nNOTICE TO CREDITORS\nEstate of Ellen Poe, Deceased. File No. 26-PR-19\nA personal representative has been appointed.',
  divorce:
    'FAMILY COURT\nSUMMONS AND PETITION FOR DISSOLUTION OF MARRIAGE\nCase No. 26-DR-77\nPetitioner: Alex Roe. Respondent: Jamie Roe.\nYour spouse has filed for divorce.',
  garnish:
    'DISTRICT COURT\nNOTICE OF WAGE GARNISHMENT\nCase No. 26-CV-88\nJudgment creditor: Harbor Credit LLC. Judgment debtor: Jamie Roe. Your employer, the garnishee, will withhold 25 percent of your disposable earnings.',
  debt: 'Northline Recovery Group\nThis is an attempt to collect a debt by a debt collector.\nRe: First Bank account ending 4471. Balance: $812.40.',
  insurance:
    'Blue Lake Health Plan\nNOTICE OF ADVERSE BENEFIT DETERMINATION\nMember: Jamie Roe. Your claim for an MRI was denied as not medically necessary. You have the right to an internal appeal.',
};

function listDays(text: string): string[] {
  const reading = readPaperText({ library }, text);
  const kind = library.papers.find(({ id }) => id === reading.kind.id);
  return countPaperDeadlines({ library }, reading, kind, undefined)
    .filter(({ needs }) => needs !== 'state')
    .map(({ date, needs }) => date ?? `asks ${needs}`);
}

const PAPERS: [keyof typeof HEADS, string, string | string[]][] = [
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
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  expect(listDays(`${HEADS[head]}\n${body}\n`).toSorted()).toEqual([days].flat().toSorted());
});

test('no day of these is called certain', () => {
  const certainDays = PAPERS.flatMap(([head, body]) => {
    const reading = readPaperText({ library }, `${HEADS[head]}\n${body}\n`);
    return countPaperDeadlines({ library }, reading, undefined, undefined).filter(
      (each) => each.sure,
    );
  });
  expect(certainDays).toEqual([]);
});
