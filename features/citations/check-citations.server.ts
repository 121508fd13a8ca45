// A text in, every citation of it with one status out. Nothing of the text is kept or logged: it is read, compared and answered.
// Citations are looked up and judged slice by slice, so that a long brief never holds up other visitors; short forms, id. and supra
// have the status of what they point back to.
import { setImmediate as turn } from 'node:timers/promises';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { caseKeys, judgeCitations } from '#legal/citations/judge-citation.ts';
import { officialLink } from '#legal/citations/official-link.ts';
import type { Citation, HeldCase, Judgement } from '#legal/citations/types.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { compareQuotations } from './compare-quotations.server.ts';
import type { CitationReader } from './create-citation-reader.server.ts';
import { listedAuthorities } from './listed-authorities.ts';
import { lookUpCitations } from './look-up-citations.server.ts';
import { askLive } from './look-up-missing-citations.server.ts';
import { checker } from './messages.ts';
import type { ReadJob } from './reader-worker.server.ts';
import type { CheckedCitation, CheckedQuotation, CheckedText, ReadText, StandingCase } from './schema.ts';

export type CheckDeps = Pick<LibraryDeps, 'db' | 'library' | 'limits' | 'clock' | 'log' | 'lookUpLive'> & {
  citationReader: CitationReader;
};
export type CheckInput = ReadJob & { signal?: AbortSignal };
export type Checked = CheckedText & { text: string };

const SLICE = 500;

export async function checkCitations(deps: CheckDeps, clientAddress: string, { signal, ...job }: CheckInput): Promise<Result<Checked>> {
  if ('text' in job && job.text.trim() === '') return fail('invalid', checker.nothing, { fields: { text: checker.nothing } });
  const taken = await deps.limits.take('citation-checks', clientAddress);
  if (!taken.allowed) return fail('rate_limited', checker.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
  const reply = await deps.citationReader.read(job, signal);
  if (!reply.ok) {
    const message = checker.faults[reply.fault];
    if (reply.fault === 'busy') return fail('unavailable', message, { retryAfterSeconds: 10 });
    return fail('invalid', message, { fields: { ['text' in job ? 'text' : 'file']: message } });
  }
  return ok(await judgeText(deps, reply.read));
}

async function judgeText(deps: CheckDeps, { text, citations, textCut, citationsCut }: ReadText): Promise<Checked> {
  const thisYear = deps.clock.now().getUTCFullYear();
  const { judged, partial } = await judgeAll(deps, citations, thisYear);
  const live = deps.lookUpLive ? await askLive(deps.lookUpLive, citations, judged, thisYear) : { failed: false };
  follow(citations, judged);
  const quotations = partial ? [] : await quotationsOf(deps, { text, citations, judged });
  const authorities = listedAuthorities(deps.library.authorities);
  const treatments = treatmentsOf(deps);
  return {
    text,
    citations: citations.map((citation, at) => checkedOf(citation, judged[at] as Judgement, { authorities, treatments })),
    quotations,
    textCut,
    citationsCut,
    partial,
    liveFailed: live.failed,
  };
}

async function judgeAll(deps: CheckDeps, citations: Citation[], thisYear: number) {
  const authorities = listedAuthorities(deps.library.authorities);
  const judged: Judgement[] = [];
  let partial = false;
  for (let from = 0; from < citations.length; from += SLICE) {
    const slice = citations.slice(from, from + SLICE);
    const found = await lookUpCitations(deps, caseKeys(slice), { inMemory: partial });
    partial ||= found.partial;
    let at = 0;
    for (const citation of slice) {
      const held = caseKeys([citation]).length ? [found.held[at++] ?? []] : [];
      // One at a time: what a short form refers to may stand in an earlier slice, and is looked at when all are judged.
      judged.push(...judgeCitations([citation], { held, isListed: (key) => authorities.has(key), thisYear }));
    }
    await turn();
  }
  return { judged, partial };
}

/** Short forms take the judgement of what they mean. */
function follow(citations: Citation[], judged: Judgement[]): void {
  for (const [at, citation] of citations.entries()) {
    const meant = 'refersTo' in citation && citation.refersTo !== undefined ? judged[citation.refersTo] : undefined;
    if (meant) judged[at] = meant;
  }
}

/** An extra: when it fails, the citations are still answered. */
async function quotationsOf(deps: CheckDeps, read: Parameters<typeof compareQuotations>[1]): Promise<CheckedQuotation[]> {
  try {
    return await compareQuotations(deps, read);
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'quotations could not be compared');
    return [];
  }
}

type Known = { authorities: ReturnType<typeof listedAuthorities>; treatments: Map<string, StandingCase['treatment']> };

function treatmentsOf({ library }: Pick<LibraryDeps, 'library'>): Known['treatments'] {
  return new Map(
    library.cases.flatMap(({ id, treatment }) =>
      treatment.status === 'good' ? [] : [[id, { status: treatment.status, by: treatment.by }] as const],
    ),
  );
}

function checkedOf(citation: Citation, { status, reason, sentence, held }: Judgement, known: Known): CheckedCitation {
  const { start, end, text, ...parsed } = citation;
  const key = authorityKey(citation);
  const authority = key ? known.authorities.get(key) : undefined;
  const live = held.find((one): one is HeldCase & { url: string } => 'url' in one);
  const official = authority ? { label: checker.officialText, url: authority.url } : officialLink(citation);
  const link = live ? { label: checker.live, url: live.url } : official;
  return {
    ...{ start, end, text, parsed, status, reason, sentence },
    held: held.map(({ name, year, id }) => ({
      name,
      year,
      ...(id && { page: `/cases/${id}`, treatment: known.treatments.get(id) }),
    })),
    ...(link && status !== 'impossible' && { link }),
    ...(authority && { heading: authority.heading }),
  };
}
