// The last days that are counted from a sentence about time under the head of a paper. "asks …":
// the day that is asked for.
import { countPaperDeadlines } from '#features/papers/days/count-paper-deadlines.server.ts';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { library } from './temporary-library.ts';

export const HEADS = {
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

export type PaperDays = [head: keyof typeof HEADS, body: string, days: string | string[]];

export function listDays(head: keyof typeof HEADS, body: string): string[] {
  const reading = readPaperText({ library }, `${HEADS[head]}\n${body}\n`);
  const kind = library.papers.find(({ id }) => id === reading.kind.id);
  const deadlines = countPaperDeadlines({ library }, reading, kind, undefined);
  if (deadlines.some(({ sure, source }) => sure && source === 'paper-period'))
    throw new Error('a counted day is called certain');
  return deadlines
    .filter(({ needs }) => needs !== 'state')
    .map(({ date, needs }) => date ?? `asks ${needs}`)
    .toSorted();
}
