// Result of a live search as sent to pages. Types only, so that browsers may import it.
export type LiveCaseView = {
  name: string;
  /** "384 U.S. 436"; empty if not reported yet. */
  cite: string;
  court: string;
  date: string;
  docket: string;
  /** Page on CourtListener. */
  url: string;
  snippet: string;
};

export type LiveSearch =
  /** `off`: no token is configured, or there is nothing to search for. */
  { status: 'off' } | { status: 'unavailable' } | { status: 'asked'; hits: LiveCaseView[] };
