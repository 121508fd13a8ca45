// The interface to feeds that features use: a URL in, items or a failure reason out. Hostile or
// broken servers (redirects, size, slowness, malformed content) are handled behind this type.

export type FeedItem = {
  /** Plain text, never empty. */
  title: string;
  /** Absolute http or https URL. */
  link: string;
  /**
   * The item's own URL if it differs from its link (several entries of one docket share a link).
   */
  permalink: string;
  /** The publisher's id: guid, Atom id or document number; empty if there is none. */
  guid: string;
  /**
   * The publisher's local date ("2026-11-15") and the time; both empty if missing or unreadable.
   */
  day: string;
  published: string;
  /** Plain text, truncated to what the tagger needs. */
  text: string;
  /** Categories and subjects; for the Federal Register, the agencies' slugs. */
  categories: string[];
};

export type FeedRequest = { url: string; etag?: string; lastModified?: string };

export type FeedResponse =
  | { status: 'read'; items: FeedItem[]; etag: string; lastModified: string }
  | { status: 'unchanged' }
  | {
      status: 'failed';
      reason: string;
      /** From the server's Retry-After header. */
      retryAfterSeconds?: number;
    };

export type Feeds = {
  /** Never throws because of a server. */
  ask: (question: FeedRequest, signal?: AbortSignal) => Promise<FeedResponse>;
};
