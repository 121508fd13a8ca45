// Labels of a motion on the page. The text of the motion itself is in messages.ts and in
// content/motions.
import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import type { MotionSource } from '../motion.ts';

export const motionNames: Record<MotionType, string> = {
  'summary-judgment': 'Summary Judgment',
  'dismiss-failure-to-state': 'Dismiss for Failure to State a Claim',
  'compel-discovery': 'Compel Discovery',
  'continue-hearing': 'Continue a Hearing',
  'set-aside-default': 'Set Aside a Default',
};

export const motionPage = {
  legend: 'How to read this draft',
  legendBlank: '[BLANK]',
  legendBlankText: 'still to be filled in; all are listed at the end',
  legendCite: 'Underlined',
  legendCiteText:
    'exists under this name; it opens the law. Whether it fits your case, you must judge',
  legendMark: 'the source of a sentence, listed below the draft',
  unverified: 'Not verified',
  unverifiedWhy: 'we could not confirm this. Take it out or prove it.',
  struck: 'Removed',
  struckWhy: 'this named law that does not exist as written.',
  checked: '(exists under this name)',
  newTab: '(opens in a new tab)',
  sources: 'Sources',
  openSource: 'Open this source',
  fromLibrary: 'From our library and index',
  fromModel: (provider: string) => `Argument by an AI model at ${provider}, each sentence checked`,
  sourceCount: (n: number) => (n === 1 ? '1 source' : `${n} sources`),
} as const;

export const motionSourceKinds: Record<MotionSource['kind'], string> = {
  topic: 'Topic',
  guide: 'Guide',
  faq: 'Question',
  rule: 'State rule',
  resource: 'Resource',
  term: 'Legal word',
  case: 'Case',
  news: 'News',
  statute: 'Statute',
  facts: 'Your facts',
  standard: 'Legal standard',
  claim: 'Claim',
};
