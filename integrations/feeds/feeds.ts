// Feeds, as the features know them: an address in, items or a reason out. Everything a stranger's server can do to us (where it sends
// us, how much, how slowly, how broken) is dealt with behind this type.

export type FeedItem = {
  /** Plain text. Never empty. */
  title: string;
  /** http or https, absolute. */
  link: string;
  /** The item's own address where that is another one than its link (several entries of one docket have one link). */
  permalink: string;
  /** The publisher's name for it: guid, Atom id, document number. Empty: none. */
  guid: string;
  /** The calendar day as the publisher wrote it, 2026-11-15, and the moment. Empty: none, or none that can be read. */
  day: string;
  published: string;
  /** Plain text, cut to what a tagger needs. */
  text: string;
  /** Categories, subjects; of the Federal Register the agencies' short names. */
  categories: string[];
};

export type FeedQuestion = { url: string; etag?: string; lastModified?: string };

export type FeedAnswer =
  | { status: 'read'; items: FeedItem[]; etag: string; lastModified: string }
  | { status: 'unchanged' }
  | { status: 'failed'; reason: string /** As the server asked. */; retryAfterSeconds?: number };

export type Feeds = {
  /** Never throws for what a server does. */
  ask: (question: FeedQuestion, signal?: AbortSignal) => Promise<FeedAnswer>;
};
