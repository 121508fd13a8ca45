/** The kinds of things that can be found. Without zod, so that a browser can have the list. */
export const SEARCH_KINDS = ['topic', 'guide', 'faq', 'resource', 'term', 'case'] as const;

/** Reference works: looked up by name. They must not push an answer down, nor change how answers are weighed. */
export function isReference(kind: (typeof SEARCH_KINDS)[number]): kind is 'term' | 'case' {
  return kind === 'term' || kind === 'case';
}
