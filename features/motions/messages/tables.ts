import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import type { MotionSource, SectionId } from '../motion.ts';

export const sectionTitles: Record<SectionId, string> = {
  notice: 'Draft',
  caption: 'Caption',
  authorities: 'Table of Authorities',
  introduction: 'Introduction',
  facts: 'Statement of Facts',
  standard: 'Legal Standard',
  argument: 'Argument',
  conclusion: 'Conclusion',
  conferral: 'Certification of Conferral',
  service: 'Certificate of Service',
  order: 'Proposed Order',
  blanks: 'Blanks to Fill',
};

// Labels of a motion on the page.
export const motionNames: Record<MotionType, string> = {
  'summary-judgment': 'Summary Judgment',
  'dismiss-failure-to-state': 'Dismiss for Failure to State a Claim',
  'compel-discovery': 'Compel Discovery',
  'continue-hearing': 'Continue a Hearing',
  'set-aside-default': 'Set Aside a Default',
};

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
