// What CourtListener's v4 API answers, read strictly: a field that is missing or of another kind makes the answer useless; fields we
// do not know are passed over. Its look-up also answers with the case that a page lies within: only a case that is reported at
// the very place counts as found there, or an invented citation would pass for the case around it.
import { z } from 'zod';
import { findCitations } from '#legal/citations/find-citations.ts';
import { citeText } from '#legal/citations/format-citation.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import type { Finding, LiveCase, LiveHit } from './courtlistener.ts';

/** Longer names are lists of all parties: no reader can use them, and no name can be compared with them. */
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
  citations: z.array(z.object({ volume: z.union([z.string(), z.number()]).nullish(), reporter: z.string(), page: text })),
});

const LookedUp = z.array(z.object({ citation: z.string(), status: z.number().int(), clusters: z.array(Cluster) }));

const Searched = z.object({
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

/** One for each key, in order; undefined: it did not look at this one. Nothing: this is no answer. */
export function readFindings(json: unknown, keys: CaseKey[], site: string): (Finding | undefined)[] | undefined {
  const parsed = LookedUp.safeParse(json);
  if (!parsed.success) return undefined;
  const entries = new Map(parsed.data.map((entry) => [tidy(entry.citation), entry]));
  return keys.map((key) => {
    const entry = entries.get(tidy(citeText(key)));
    if (entry?.status === 429) return undefined;
    // 404: not found. 400, or no entry: it knows no such reporter.
    if (!entry || (entry.status !== 200 && entry.status !== 300)) return { status: 'not_found' };
    return findingOf(entry.clusters, key, site);
  });
}

/** Nothing: this is no answer. */
export function readHits(json: unknown, site: string): LiveHit[] | undefined {
  const parsed = Searched.safeParse(json);
  if (!parsed.success) return undefined;
  return parsed.data.results.slice(0, MAX_CASES).flatMap((result) => {
    const name = nameOf(result.caseName, result.caseNameFull);
    if (name === '') return [];
    const citations = (result.citation ?? []).slice(0, MAX_CITATIONS).flatMap((cite) => keyIn(cite) ?? []);
    return {
      ...{ name, citations, url: site + result.absolute_url, decided: result.dateFiled?.slice(0, 10) ?? '' },
      court: tidy(result.court ?? '').slice(0, MAX_NAME_LENGTH),
      courtId: result.court_id ?? '',
      docket: tidy(result.docketNumber ?? '').slice(0, 100),
      snippet: snippetOf(result.opinions?.find(({ snippet }) => snippet)?.snippet ?? ''),
    };
  });
}

function findingOf(clusters: z.infer<typeof Cluster>[], key: CaseKey, site: string): Finding {
  const place = spelled(key);
  const cases = clusters.slice(0, MAX_CASES).flatMap((cluster): LiveCase[] => {
    const citations = cluster.citations.map(({ volume, reporter, page }) =>
      ourKey({ volume: String(volume ?? ''), reporter, page: page ?? '' }),
    );
    const name = nameOf(cluster.case_name, cluster.case_name_full, cluster.case_name_short);
    if (name === '' || !citations.some((citation) => citeText(citation) === place)) return [];
    return [
      {
        ...{ name, decided: cluster.date_filed?.slice(0, 10) ?? '', court: '', url: site + cluster.absolute_url },
        citations: citations.slice(0, MAX_CITATIONS),
      },
    ];
  });
  if (cases.length === 0) return { status: 'not_found' };
  return { status: cases.length === 1 ? 'found' : 'several', cases };
}

const ourKey = (key: CaseKey) => keyIn(citeText(key)) ?? key;
const spelled = (key: CaseKey) => citeText(ourKey(key));

function keyIn(cite: string): CaseKey | undefined {
  const [found] = findCitations(cite.slice(0, 200));
  return found?.kind === 'case' && found.page ? { volume: found.volume, reporter: found.reporter, page: found.page } : undefined;
}

const nameOf = (...names: (string | null | undefined)[]) =>
  names.map((name) => tidy(name ?? '')).find((name) => name !== '' && name.length <= MAX_NAME_LENGTH) ?? '';

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim();

function snippetOf(snippet: string): string {
  const plain = tidy(snippet.slice(0, 4 * MAX_SNIPPET_LENGTH).replace(/<\/?mark>/g, ''));
  return plain.length <= MAX_SNIPPET_LENGTH ? plain : `${plain.slice(0, plain.lastIndexOf(' ', MAX_SNIPPET_LENGTH))}…`;
}
