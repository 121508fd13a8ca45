// Parses responses of CourtListener's v4 API strictly: a missing or mistyped field invalidates the
// response; unknown fields are ignored. Its lookup also returns the case that contains a page: only
// a case that begins at the cited page counts as found, or an invented citation would be confirmed
// by the case around it.
import { z } from 'zod';
import { findCitations } from '#legal/citations/find-citations.ts';
import { formatCite } from '#legal/citations/format-citation.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import type { Finding, LiveCase, LiveHit } from './courtlistener.ts';

/** Longer names are lists of all parties, which are useless to readers and for comparison. */
const MAX_NAME_LENGTH = 400;
const MAX_SNIPPET_LENGTH = 300;
const MAX_CITATIONS = 12;
const MAX_CASES = 10;

const text = z.string().nullish();
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .nullish();
const path = z.string().regex(/^\/opinion\/\d{1,12}\/[\w%.~-]*\/?$/);

const Cluster = z.object({
  absolute_url: path,
  case_name: text,
  case_name_full: text,
  case_name_short: text,
  date_filed: day,
  citations: z.array(
    z.object({
      volume: z.union([z.string(), z.number()]).nullish(),
      reporter: z.string(),
      page: text,
    }),
  ),
});

const LookupResponse = z.array(
  z.object({ citation: z.string(), status: z.number().int(), clusters: z.array(Cluster) }),
);

const SearchResponse = z.object({
  results: z.array(
    z.object({
      absolute_url: path,
      caseName: text,
      caseNameFull: text,
      citation: z.array(z.string()).nullish(),
      court: text,
      court_id: text,
      dateFiled: day,
      docketNumber: text,
      opinions: z.array(z.object({ snippet: text })).nullish(),
    }),
  ),
});

/**
 * One finding per key, in order, undefined for a key that was not looked up. Undefined if the
 * response is invalid.
 */
export function readFindings(
  json: unknown,
  keys: CaseKey[],
  site: string,
): (Finding | undefined)[] | undefined {
  const parsed = LookupResponse.safeParse(json);
  if (!parsed.success) return undefined;
  const entries = new Map(parsed.data.map((entry) => [collapseSpaces(entry.citation), entry]));
  return keys.map((key) => {
    const entry = entries.get(collapseSpaces(formatCite(key)));
    if (entry?.status === 429) return undefined;
    // 404: not found. 400, or no entry: unknown reporter.
    if (!entry || (entry.status !== 200 && entry.status !== 300)) return { status: 'not_found' };
    return toFinding(entry.clusters, key, site);
  });
}

/** Undefined if the response is invalid. */
export function readHits(json: unknown, site: string): LiveHit[] | undefined {
  const parsed = SearchResponse.safeParse(json);
  if (!parsed.success) return undefined;
  return parsed.data.results.slice(0, MAX_CASES).flatMap((result) => {
    const name = pickName(result.caseName, result.caseNameFull);
    if (name === '') return [];
    const citations = (result.citation ?? [])
      .slice(0, MAX_CITATIONS)
      .flatMap((cite) => parseKey(cite) ?? []);
    return {
      name,
      citations,
      url: site + result.absolute_url,
      decided: result.dateFiled?.slice(0, 10) ?? '',
      court: collapseSpaces(result.court ?? '').slice(0, MAX_NAME_LENGTH),
      courtId: result.court_id ?? '',
      docket: collapseSpaces(result.docketNumber ?? '').slice(0, 100),
      snippet: formatSnippet(result.opinions?.find(({ snippet }) => snippet)?.snippet ?? ''),
    };
  });
}

function toFinding(clusters: z.infer<typeof Cluster>[], key: CaseKey, site: string): Finding {
  const requestedCite = formatNormalizedKey(key);
  const cases = clusters.slice(0, MAX_CASES).flatMap((cluster): LiveCase[] => {
    const citations = cluster.citations.map(({ volume, reporter, page }) =>
      normalizeKey({ volume: String(volume ?? ''), reporter, page: page ?? '' }),
    );
    const name = pickName(cluster.case_name, cluster.case_name_full, cluster.case_name_short);
    if (name === '' || !citations.some((citation) => formatCite(citation) === requestedCite))
      return [];
    return [
      {
        name,
        decided: cluster.date_filed?.slice(0, 10) ?? '',
        court: '',
        url: site + cluster.absolute_url,
        citations: citations.slice(0, MAX_CITATIONS),
      },
    ];
  });
  if (cases.length === 0) return { status: 'not_found' };
  return { status: cases.length === 1 ? 'found' : 'several', cases };
}

const normalizeKey = (key: CaseKey) => parseKey(formatCite(key)) ?? key;
const formatNormalizedKey = (key: CaseKey) => formatCite(normalizeKey(key));

function parseKey(cite: string): CaseKey | undefined {
  const [citation] = findCitations(cite.slice(0, 200));
  return citation?.kind === 'case' && citation.page
    ? { volume: citation.volume, reporter: citation.reporter, page: citation.page }
    : undefined;
}

const pickName = (...names: (string | null | undefined)[]) =>
  names
    .map((name) => collapseSpaces(name ?? ''))
    .find((name) => name !== '' && name.length <= MAX_NAME_LENGTH) ?? '';

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

function formatSnippet(snippet: string): string {
  const plain = collapseSpaces(snippet.slice(0, 4 * MAX_SNIPPET_LENGTH).replace(/<\/?mark>/g, ''));
  return plain.length <= MAX_SNIPPET_LENGTH
    ? plain
    : `${plain.slice(0, plain.lastIndexOf(' ', MAX_SNIPPET_LENGTH))}…`;
}
