// When are two items the same news? The same address once what only counts clicks is taken off it; or, within a few days, titles of
// nearly the same words and the same numbers: from different feeds, or leading to the same page. Two notices of one office with one title are two.
import { createHash } from 'node:crypto';

const TRACKING =
  /^(?:utm_.*|mc_[ce]id|fbclid|gclid|dclid|msclkid|yclid|igshid|mkt_tok|_hs(?:enc|mi)|cmpid|ocid|ref|ref_src|spm|soc_(?:src|trk)|guccounter|source|src|rss|feed|feature)$/i;
const ALIKE = 0.85;
const MIN_WORDS = 5;
const DAYS_APART = 3;

export type Story = { link: string; feed: string; title: string; date: string };

export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '');
  const path = decodeSafe(url.pathname)
    .replace(/\/(?:index\.(?:html?|php)|amp)?$/, '')
    .replace(/\/+/g, '/');
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const rest = query.map(([name, value]) => `${name}=${value}`).join('&');
  // A place on a page is still that page, unless the page is made from it.
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

/** The id of an item: the same wherever it comes from. */
export function newsIdOf(address: string): string {
  return `n-${createHash('sha256').update(canonicalAddress(address)).digest('hex').slice(0, 24)}`;
}

export function isSameStory(a: Story, b: Story): boolean {
  if (Math.abs(Date.parse(a.date) - Date.parse(b.date)) > DAYS_APART * 86_400_000) return false;
  const sameLink = canonicalAddress(a.link) === canonicalAddress(b.link);
  if (!sameLink && a.feed === b.feed) return false;
  if (numbersOf(a.title) !== numbersOf(b.title)) return false;
  const [x, y] = [titleWords(a.title), titleWords(b.title)];
  if (!sameLink && Math.min(x.size, y.size) < MIN_WORDS) return false;
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / (x.size + y.size - shared) >= ALIKE;
}

function titleWords(title: string): Set<string> {
  return new Set(
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** Titles that differ in a number, a year or a docket are about different things. */
const numbersOf = (title: string) => (title.match(/\d+/g) ?? []).join(' ');
