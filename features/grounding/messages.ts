// Texts of checked sentences and their sources, in answers and in motions.
import type { SourceKind } from './answer.ts';
import type { FaultKind } from './support/support-fault.ts';

export const checked = {
  unverified: 'Not verified',
  unverifiedWhy: 'we could not find this in a source. Please check it before you rely on it.',
  struck: 'Removed',
  struckWhy: 'this named law that does not exist as written.',
  sources: 'Sources',
  source: (n: number) => `Source ${n}`,
  backToText: (n: number) => `Back to where source ${n} is used`,
  checkedOn: (date: string) => `Checked ${date}`,
  notUsed: 'Also found',
  openPassage: 'Open this passage',
  newTab: '(opens in a new tab)',
  text: 'text',
  showText: 'text of the statute',
  asOf: (date: string) => `As of ${date}.`,
  readSection: 'Read the section',
  close: 'Close',
};

export const sourceKinds: Record<SourceKind, string> = {
  topic: 'Topic',
  guide: 'Guide',
  faq: 'Question',
  rule: 'State rule',
  resource: 'Resource',
  term: 'Legal word',
  case: 'Case',
  news: 'News',
  statute: 'Statute',
};

// Reasons shown for unverified and struck sentences, in words for people who are not lawyers.
export const checkTexts = {
  noSource: 'We found no source that says this. Do not rely on it without checking.',
  noSuchSource: 'This points to a source that was not among those we gave.',
  differs: {
    words: 'The source it points to does not say this.',
    number: 'A number, date or amount here is not the one in the source.',
    name: 'A name here does not appear in the source.',
    negation: 'The source may say the opposite: look at each “not”.',
    modality: 'The source may say “may” where this says “must”, or the other way round.',
    quantifier:
      'This may claim more than the source does: look for words like “usually”, “some” and “only”.',
    opposite: 'The source may say the opposite.',
    roles: 'The source may say this of someone else.',
    limit: 'The source names a condition or an exception that is missing here.',
  } satisfies Record<FaultKind, string>,
  struck: (reason: string) =>
    `${reason} We struck this sentence, because it rests on a citation that cannot be right.`,
  unconfirmed: (reason: string) => `${reason} So we could not confirm this sentence.`,
  notTied: (cite: string) =>
    `${cite} exists, but we found no source that ties it to what this says.`,
  noLongerLaw: (name: string, status: string, by: string) =>
    `${name} was ${status} by ${by}. It is no longer good law on that point.`,
} as const;
