// Fields of the Motions tab.
import type { CaptionField } from '../work-product/work-product.ts';

export const courtSystem = 'Which court hears the case?';
export const courtSystems = { federal: 'Federal court', state: 'State court' } as const;

export const courtSystemHints = {
  federal: 'United States District Court',
  state: 'Its own rules count, and we leave named blanks for them',
} as const;

export const claim = 'What is the claim?';
export const claimHint =
  'In your own words, such as “a fall in a store” or “unpaid loan”. We show the nearest three before anything is drafted.';
export const optional = '(optional)';
export const whichClaim = 'Which of these is it?';
export const otherClaim = 'Another claim';
export const otherClaimHint =
  'Nothing of ours is argued. The draft has blanks for its elements and authorities.';
export const asked = (n: number) =>
  `Which claim is it? ${n} choices. Choose one and press Draft motion again.`;
export const parties = 'Parties';
export const captionTitle = 'Court, case number, judge, hearing (optional)';
export const captionHint =
  'The heading of the court paper. What you leave empty becomes a marked blank.';

export const caption = {
  court: 'Court',
  district: 'District or division',
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  caseNumber: 'Case number',
  judge: 'Judge',
  hearingDate: 'Hearing date',
} as Record<CaptionField, string>;

export const movingParty = 'Who makes the motion';
export const notChosen = 'Not chosen';
export const plaintiff = 'Plaintiff';
export const defendant = 'Defendant';
