/** The kinds of items of the library. Without zod, so that browser code can import the list. */
export const SEARCH_KINDS = ['topic', 'guide', 'faq', 'resource', 'rule', 'term', 'case'] as const;
/** The kinds of search results: statutes are searched by features/law. */
export const RESULT_KINDS = [...SEARCH_KINDS, 'statute'] as const;

/**
 * State rules, terms and cases are reference items. They must not push an answer down or change how
 * answers are weighted.
 */
export function isReferenceKind(
  kind: (typeof SEARCH_KINDS)[number],
): kind is 'rule' | 'term' | 'case' {
  return kind === 'rule' || kind === 'term' || kind === 'case';
}
