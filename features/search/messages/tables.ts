import type { ResultKind } from '../schema.ts';

export const KIND_LABELS: Record<ResultKind, string> = {
  topic: 'Topic',
  guide: 'Guide',
  faq: 'Question',
  resource: 'Resource',
  rule: 'State rule',
  term: 'Term',
  case: 'Case',
  statute: 'Statute',
};

/** On a result, as the chips above the results name it. */
export const RESULT_LABELS: Record<ResultKind, string> = { ...KIND_LABELS, faq: 'FAQ' };
