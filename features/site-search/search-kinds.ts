/** The kinds of things that can be found. Without zod, so that a browser can have the list. */
export const SEARCH_KINDS = ['topic', 'guide', 'faq', 'resource'] as const;
