// Decides whether two items are the same story: the same URL without tracking parameters or, within
// a few days, titles with nearly the same words and the same numbers, from different feeds or with
// the same link. Two notices of one office with the same title are different stories.

import { createHash } from 'node:crypto';
import { countDaysBetween } from '#legal/deadlines/calendar-days.ts';

const TRACKING =
  /^(?:utm_.*|mc_[ce]id|fbclid|gclid|dclid|msclkid|yclid|igshid|mkt_tok|_hs(?:enc|mi)|cmpid|ocid|ref|ref_src|spm|soc_(?:src|trk)|guccounter|source|src|rss|feed|feature)$/i;
const MIN_SIMILARITY = 0.85;
const MIN_WORDS = 5;
const MAX_DAYS_APART = 3;

export type Story = { link: string; feed: string; title: string; date: string };

export function canonicalizeUrl(address: string): string {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '');
  const path = decodeSafe(url.pathname)
    .replace(/\/(?:index\.(?:html?|php)|amp)?$/, '')
    .replace(/\/+/g, '/');
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const rest = query.map(([name, value]) => `${name}=${value}`).join('&');
  // Drop the fragment, unless a client-side router uses it as the path.
  const fragment = /^#!?\//.test(url.hash) ? url.hash : '';
  const port = url.port && `:${url.port}`;
  return `${host}${port}${path}${rest && `?${rest}`}${fragment}`;
}

function decodeSafe(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The id of an item: a hash of its canonical URL, the same for all feeds. */
export function createNewsId(address: string): string {
  return `n-${createHash('sha256').update(canonicalizeUrl(address)).digest('hex').slice(0, 24)}`;
}

export function isSameStory(a: Story, b: Story): boolean {
  if (Math.abs(countDaysBetween(a.date, b.date)) > MAX_DAYS_APART) return false;
  const sameLink = canonicalizeUrl(a.link) === canonicalizeUrl(b.link);
  if (!sameLink && a.feed === b.feed) return false;
  if (extractNumbers(a.title) !== extractNumbers(b.title)) return false;
  const firstWords = splitTitleWords(a.title);
  const secondWords = splitTitleWords(b.title);
  if (!sameLink && Math.min(firstWords.size, secondWords.size) < MIN_WORDS) return false;
  const shared = [...firstWords].filter((word) => secondWords.has(word)).length;
  return shared / (firstWords.size + secondWords.size - shared) >= MIN_SIMILARITY;
}

function splitTitleWords(title: string): Set<string> {
  return new Set(
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** Titles that differ in a number, year or docket number are about different things. */
const extractNumbers = (title: string) => (title.match(/\d+/g) ?? []).join(' ');
