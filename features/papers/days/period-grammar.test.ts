// What is a period and from which day it runs, one case for each way of writing that was once
// misread. The days were counted apart from this code.
import { expect, test } from 'vitest';
import { listDays, type PaperDays } from '#tests/harness/fakes/paper-days.ts';

const PAPERS: PaperDays[] = [
  // Every ordinal, also one that has two words.
  [
    'summons',
    'Objections must be filed no later than the thirty-seventh (37th) day before the hearing.\nHearing date: January 13, 2027',
    '2026-12-07',
  ],
  [
    'garnish',
    'You must answer within 10 days of service and pay in to the clerk every pay day.\nServed: March 3, 2026',
    '2026-03-13',
  ],
  // The paper's own business day, and holidays that it names.
  [
    'unemployment',
    'You may appeal within five (5) business days of the mailing date. A business day is any calendar day except Saturdays, Sundays, and federal holidays.\nMailing date: November 18, 2026',
    '2026-11-25',
  ],
  [
    'unemployment',
    'You may appeal within seven (7) working days of the mailing date, excluding the holidays named by the agency (this year: Nov. 26, Nov. 27).\nMailing date: November 17, 2026',
    '2026-11-30',
  ],
  [
    'unemployment',
    'You may appeal within 10 working days of the mailing date. Working days exclude weekends and Nov 25, 26 and 27.\nMailing date: November 13, 2026',
    '2026-12-02',
  ],
  // Opening hours say nothing of counting.
  [
    'judgment',
    'You may appeal within thirty (30) days from the date of judgment. Office hours: 8-4, Monday through Friday, court holidays excepted.\nDate of judgment: November 4, 2026',
    '2026-12-04',
  ],
  // Mail that is in the number already, and mail that is checked.
  [
    'unemployment',
    'Your appeal must be received within 33 calendar days from the date this decision was mailed (30 days, plus 3 days for service by mail).\nDate mailed: October 26, 2026',
    '2026-11-30',
  ],
  [
    'unemployment',
    'You may appeal within ten (10) days of service of this notice. Where it is served by mail, three (3) days are added.\n[ ] personal  [X] U.S. mail, first class, to claimant, on November 12, 2026',
    '2026-11-25',
  ],
  // A second length, with its own start, in one sentence.
  [
    'judgment',
    'You may ask for a new trial within 10 days from the date of an oral decision or 15 days from the date a written decision was mailed.\nMailed: November 10, 2026',
    ['2026-11-20', '2026-11-25'],
  ],
  // One period from the end of another.
  [
    'irs',
    'We must give you this notice within five business days after the lien is filed. Your time to ask for a hearing is the 30-day period that begins on the day after those five business days end.\nLien filed on: November 9, 2026',
    '2026-12-17',
  ],
  // "That date" is the one before it; what the reader does later is asked for.
  [
    'insurance',
    'You were handed this notice on November 2, 2026, and have twenty-one (21) days from that date to appeal.',
    '2026-11-23',
  ],
  [
    'insurance',
    'Your first payment must be made not later than 45 days after the date of your election (the date the form is postmarked).\nDate of notice: November 6, 2026, mailed this date',
    'asks other',
  ],
  // A line for another day that is empty hides no date of the paper.
  [
    'debt',
    'You have 30 days from the date of this letter to dispute it.\nLetter date: March 3, 2026\nAgreed: __________ Date signed: ________',
    '2026-04-02',
  ],
  // A weekday between a label and its day, and days in boxes.
  [
    'insurance',
    'You may appeal within five (5) calendar days of the effective date of the suspension.\nEffective date of suspension:   Monday, November 16, 2026',
    '2026-11-21',
  ],
  [
    'snap',
    'You may ask for a hearing within 90 days of the mailing date.\nCO/RECORD 51/0211887    MAILING DATE 11 05 26',
    '2027-02-03',
  ],
  // A heading is no label of the day below it.
  [
    'insurance',
    'NOTICE OF SALE ENCLOSED\nNov 12, 2026\nTo stop the sale you must pay in full at least five (5) business days before the sale. Sale: December 15, 2026, 1:00 pm.',
    ['2026-12-08', '2026-12-15'],
  ],
  // It was given on its date; a carrier saw it come.
  [
    'nonpay',
    'I am putting this in your hand myself tonight. You have 7 business days to pay the rent or move out.\nNovember 18, 2026',
    '2026-11-30',
  ],
  [
    'divorce',
    'A response is required within twenty days after you receive this summons.\nDated 10/23/2026\nOct 26, 8:02 am  notice left\nOct 28, 11:14 am  DELIVERED to individual',
    '2026-11-17',
  ],
  // Times of the sender, of effects, and lengths of other things.
  [
    'insurance',
    'You may appeal within 20 days of the date of this notice. Within ten business days after receipt of your appeal, we will respond in writing. A decision is made within 45 days of the request.\nDate of this notice: November 2, 2026',
    '2026-11-22',
  ],
  [
    'unemployment',
    'You may appeal within 20 days of the date of this notice. You can keep the 56 hours. Your license will be suspended on the 40th day after the date of this notice. You were paid eleven weeks of base pay.\nDate of this notice: November 2, 2026',
    '2026-11-23',
  ],
];

test.each(PAPERS)('%s: %s', (head, body, days) => {
  const counted = new Set(listDays(head, body));
  expect([...counted].toSorted()).toEqual([days].flat().toSorted());
});
