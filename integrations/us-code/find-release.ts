// Finds the current release point of the U.S. Code on its download page: the zip of all titles in
// XML, and its day. The page is HTML that people read; only the address and the day are taken from
// it, and the address must be on the same server.
export type CodeDownload = {
  /** "119-100". */
  release: string;
  /** "2026-07-12"; undefined when the page does not say it. */
  date?: string;
  url: string;
};

const MAX_PAGE_CHARS = 2_000_000;
const LINK =
  /href\s*=\s*["']([^"'<>\s]{1,400}xml_uscAll@(\d{2,3}-\d{1,4}(?:not\d{1,4}){0,5})\.zip)["']/gi;
const DAY = /^[^()<>]{0,60}\((\d{1,2})\/(\d{1,2})\/(\d{4})\)/;

/** Undefined when the page has no such link. */
export function findRelease(html: string, pageUrl: string): CodeDownload | undefined {
  const page = html.slice(0, MAX_PAGE_CHARS);
  for (const [, href = '', release = ''] of page.matchAll(LINK)) {
    const url = URL.parse(href.replaceAll('&amp;', '&'), pageUrl);
    if (!url || url.origin !== new URL(pageUrl).origin) continue;
    return { release, date: findDay(page, release), url: url.href };
  }
  return undefined;
}

/** "Public Law 119-100 (07/12/2026)". */
function findDay(page: string, release: string): string | undefined {
  const name = `Public Law ${release.replace(/not.*$/, '')}`;
  for (let start = page.indexOf(name); start >= 0; start = page.indexOf(name, start + 1)) {
    const [, month = '', day = '', year] =
      DAY.exec(page.slice(start + name.length, start + name.length + 100)) ?? [];
    if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return undefined;
}
