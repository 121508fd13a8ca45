// What a page is given of a live search. Only data: browsers may have it.
export type LiveCaseView = {
  name: string;
  /** "384 U.S. 436"; empty: reported nowhere yet. */
  cite: string;
  court: string;
  date: string;
  docket: string;
  /** At CourtListener. */
  url: string;
  snippet: string;
};

export type LiveSearch =
  /** Not connected, or nothing to ask. */
  { status: 'off' } | { status: 'unavailable' } | { status: 'asked'; hits: LiveCaseView[] };
