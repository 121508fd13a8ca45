import type { CitingKind } from '../page/citing-content.ts';

export const citingKinds: Record<CitingKind, string> = {
  faq: 'Question',
  guide: 'Guide',
  topic: 'Topic',
  term: 'Word',
  rule: 'State rule',
  document: 'Document',
  claim: 'Claim',
  deadline: 'Deadline',
  motion: 'Motion',
  case: 'Case',
};
