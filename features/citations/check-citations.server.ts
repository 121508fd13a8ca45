// Finds every citation in a text and gives each a status. The text is neither stored nor logged.
// Citations are looked up and judged in slices, so that a long brief does not block the event loop;
// short forms, id. and supra get the status of the citation they refer to.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { writeRightName, writeRightYear } from '#legal/citations/fix-citation.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import { findOfficialLink, formatUsCodeUrl } from '#legal/citations/official-link.ts';
import type { Citation, IndexedCase, JudgedSection, Judgment } from '#legal/citations/types.ts';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import type { CodeSection } from '#legal/statutes/us-code.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { compareQuotations } from './compare-quotations.server.ts';
import type { CitationReader } from './create-citation-reader.server.ts';
import { findInventedCase } from './find-invented-case.ts';
import { getListedAuthorities } from './listed-authorities.ts';
import { lookUpCitations } from './look-up-citations.server.ts';
import { lookUpMissingCitations } from './look-up-missing-citations.server.ts';
import { checker, faultTexts } from './messages.ts';
import type {
  CheckedCitation,
  CheckedQuotation,
  CheckedSection,
  CheckedText,
  CitedCase,
  InventedBy,
  ReadJob,
  ReadText,
} from './schema.ts';

export type CheckDeps = Pick<
  LibraryDeps,
  'db' | 'library' | 'limits' | 'clock' | 'log' | 'lookUpLive'
> & {
  citationReader: CitationReader;
};
export type CheckResult = CheckedText & { text: string };

const SLICE_SIZE = 500;

export async function checkCitations(
  deps: CheckDeps,
  caller: Caller,
  job: ReadJob,
): Promise<Result<CheckResult>> {
  if ('text' in job && job.text.trim() === '')
    return fail('invalid', checker.nothing, { fields: { text: checker.nothing } });
  const { clientAddress } = caller;
  // One second is paid before reading, the others when it is known how many there were.
  for (const limit of ['citation-checks', 'citation-seconds']) {
    const decision = await deps.limits.take(limit, clientAddress);
    if (!decision.allowed)
      return fail('rate_limited', checker.tooOften, {
        retryAfterSeconds: decision.retryAfterSeconds,
      });
  }
  const reply = await deps.citationReader.read(job, caller);
  const moreSeconds = Math.ceil(reply.seconds ?? 0) - 1;
  if (moreSeconds > 0) await deps.limits.take('citation-seconds', clientAddress, moreSeconds);
  if (!reply.ok) {
    const message = faultTexts[reply.fault];
    if (reply.fault === 'busy') return fail('unavailable', message, { retryAfterSeconds: 10 });
    if (reply.fault === 'busy_network')
      return fail('rate_limited', message, { retryAfterSeconds: 10 });
    return fail('invalid', message, { fields: { ['upload' in job ? 'file' : 'text']: message } });
  }
  return ok(await judgeText(deps, reply.read));
}

async function judgeText(
  deps: CheckDeps,
  { text, citations, textCut, citationsCut }: ReadText,
): Promise<CheckResult> {
  const thisYear = deps.clock.now().getUTCFullYear();
  const { judged, partial } = await judgeInSlices(deps, citations, thisYear);
  const live = deps.lookUpLive
    ? await lookUpMissingCitations(deps.lookUpLive, citations, judged, thisYear)
    : { failed: false };
  resolveShortForms(citations, judged);
  const quotations = partial ? [] : await tryCompareQuotations(deps, { text, citations, judged });
  const lawIndex = {
    authorities: getListedAuthorities(deps.library.authorities),
    treatments: indexTreatments(deps),
  };
  const invented = citations.map((citation, index) =>
    findInventedCase(deps.library.inventedCases, citation, judged[index] as Judgment),
  );
  return {
    text,
    citations: citations.map((citation, index) => {
      // A short form is of the case it refers to.
      const target =
        'refersTo' in citation && citation.refersTo !== undefined ? citation.refersTo : index;
      return toCheckedCitation(citation, judged[index] as Judgment, {
        ...lawIndex,
        invented: invented[target],
      });
    }),
    quotations,
    textCut,
    citationsCut,
    partial,
    liveFailed: live.failed,
  };
}

async function judgeInSlices(deps: CheckDeps, citations: Citation[], thisYear: number) {
  const authorities = getListedAuthorities(deps.library.authorities);
  const judged: Judgment[] = [];
  let partial = false;
  for (let start = 0; start < citations.length; start += SLICE_SIZE) {
    const slice = citations.slice(start, start + SLICE_SIZE);
    const lookup = await lookUpCitations(deps, listCaseKeys(slice), { inMemory: partial });
    partial ||= lookup.partial;
    let keyIndex = 0;
    for (const citation of slice) {
      const indexedCases = listCaseKeys([citation]).length ? [lookup.held[keyIndex++] ?? []] : [];
      // One at a time: a short form may refer to a citation in an earlier slice, and is resolved
      // after all are judged.
      judged.push(
        ...judgeCitations([citation], {
          held: indexedCases,
          isListed: (key) => authorities.has(key),
          usCode: deps.library.usCode,
          thisYear,
        }),
      );
    }
    await yieldToEventLoop();
  }
  return { judged, partial };
}

/** Short forms get the judgment of the citation they refer to. */
function resolveShortForms(citations: Citation[], judged: Judgment[]): void {
  for (const [index, citation] of citations.entries()) {
    const target =
      'refersTo' in citation && citation.refersTo !== undefined
        ? judged[citation.refersTo]
        : undefined;
    if (target) judged[index] = target;
  }
}

/** Comparing quotations is optional: if it fails, the citations are still returned. */
async function tryCompareQuotations(
  deps: CheckDeps,
  read: Parameters<typeof compareQuotations>[1],
): Promise<CheckedQuotation[]> {
  try {
    return await compareQuotations(deps, read);
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'quotations could not be compared');
    return [];
  }
}

type LawIndex = {
  authorities: ReturnType<typeof getListedAuthorities>;
  treatments: Map<string, CitedCase['treatment']>;
  invented: InventedBy | undefined;
};

function indexTreatments({ library }: Pick<LibraryDeps, 'library'>): LawIndex['treatments'] {
  return new Map(
    library.cases.flatMap(({ id, treatment }) =>
      treatment.status === 'good'
        ? []
        : [[id, { status: treatment.status, by: treatment.by }] as const],
    ),
  );
}

function toCheckedCitation(
  citation: Citation,
  judgment: Judgment,
  lawIndex: LawIndex,
): CheckedCitation {
  const { status, reason, sentence, held, sections, release } = judgment;
  const { start, end, text, ...parsed } = citation;
  const key = toAuthorityKey(citation);
  const authority = key ? lawIndex.authorities.get(key) : undefined;
  const live = held.find((one): one is IndexedCase & { url: string } => 'url' in one);
  const heading = authority?.heading ?? (sections?.length === 1 ? sections[0]?.heading : undefined);
  const official = authority
    ? { label: checker.officialText, url: authority.url }
    : findOfficialLink(citation);
  const link = live ? { label: checker.live, url: live.url } : official;
  return {
    start,
    end,
    text,
    parsed,
    status,
    reason,
    sentence,
    held: held.map(({ name, year, id }) => ({
      name,
      year,
      ...(id && { page: `/cases/${id}`, treatment: lawIndex.treatments.get(id) }),
    })),
    ...(lawIndex.invented ? { invented: lawIndex.invented } : findFix(citation, judgment)),
    ...(link && status !== 'impossible' && { link }),
    ...(heading && { heading }),
    ...(sections && release && { sections: sections.map(toCheckedSection), release }),
  };
}

function findFix(citation: Citation, { status, held }: Judgment): { fix?: string } {
  const [onlyCase, another] = held;
  if (
    citation.kind !== 'case' ||
    !onlyCase ||
    another ||
    (status !== 'wrong_year' && status !== 'wrong_name')
  )
    return {};
  const fix =
    status === 'wrong_year'
      ? writeRightYear(citation, onlyCase)
      : writeRightName(citation, onlyCase);
  // The name or year of a parallel citation is written at the other one.
  return fix === citation.text ? {} : { fix };
}

function toCheckedSection({
  title,
  section,
  heading,
  inCode,
  nearest,
}: JudgedSection): CheckedSection {
  const toLinked = (one: CodeSection) => {
    const page = getStatutePath({ jurisdiction: 'us', code: title, number: one.section });
    return { ...one, url: formatUsCodeUrl(title, one.section), page };
  };
  if (inCode) return { title, inCode, ...toLinked({ section, heading }) };
  return { title, section, inCode, nearest: nearest?.map(toLinked) ?? [] };
}
