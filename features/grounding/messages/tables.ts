import type { SourceKind } from '../answer.ts';

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
