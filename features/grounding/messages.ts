// Texts of checked sentences and their sources, in answers and in motions.
import type { SourceKind } from './answer.ts';

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
