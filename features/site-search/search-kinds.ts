/** The kinds of search results. Without zod, so that browser code can import the list. */
export const SEARCH_KINDS = ['topic', 'guide', 'faq', 'resource', 'term', 'case'] as const;

/** Reference items are looked up by name. They must not push an answer down or change how answers are weighted. */
export function isReferenceKind(kind: (typeof SEARCH_KINDS)[number]): kind is 'term' | 'case' {
  return kind === 'term' || kind === 'case';
}
