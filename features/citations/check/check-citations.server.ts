// Finds every citation in a text and gives each a status. The text is neither stored nor logged.
// Each step over all citations is done in turns, so that a long brief does not block the event
// loop, and its time is charged to who sent it. Short forms, id. and supra get the status of the
// citation they refer to.

import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { writeRightName, writeRightYear } from '#legal/citations/fix-citation.ts';
import { findOfficialLink, formatUsCodeUrl } from '#legal/citations/official-link.ts';
import type { Citation, IndexedCase, JudgedSection, Judgment } from '#legal/citations/types.ts';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import type { CodeSection } from '#legal/statutes/us-code.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as checker from '../messages/checker.ts';
import { faultTexts } from '../messages/tables.ts';
import { chargeReading, takeReading } from '../read/charge-reading.server.ts';
import type { CitationReader } from '../read/create-citation-reader.server.ts';
import type {
  CheckedCitation,
  CheckedQuotation,
  CheckedSection,
  CheckedText,
  CitedCase,
  InventedBy,
  ReadJob,
  ReadText,
} from '../schema.ts';
import { compareQuotations } from './compare-quotations.server.ts';
import { findInventedCase } from './find-invented-case.ts';
import { inTurns, judgeInSlices, resolveShortForms } from './judge-in-slices.server.ts';
import { getListedAuthorities } from './listed-authorities.ts';
import { lookUpMissingCitations } from './look-up-missing-citations.server.ts';
import { createWorkMeter, type WorkMeter } from './work-meter.server.ts';

export type CheckDeps = Pick<
  LibraryDeps,
  'db' | 'library' | 'limits' | 'clock' | 'log' | 'lookUpLive'
> & {
  citationReader: CitationReader;
};
export type CheckResult = CheckedText & { text: string };

/** The limits are taken first, also for what turns out to be wrong: `sent` may be a failure. */
export async function checkCitations(
  deps: CheckDeps,
  caller: Caller,
  sent: Result<ReadJob>,
): Promise<Result<CheckResult>> {
  const refused = await takeReading(deps, caller, 'citation-checks', checker.tooOften);
  if (refused) return refused;
  if (!sent.ok) return sent;
  const job = sent.value;
  if ('text' in job && job.text.trim() === '')
    return fail('invalid', checker.nothing, { fields: { text: checker.nothing } });
  const reply = await deps.citationReader.read(job, caller);
  if (!reply.ok) {
    await chargeReading(deps, caller, reply.seconds);
    const message = faultTexts[reply.fault];
    if (reply.fault === 'busy') return fail('unavailable', message, { retryAfterSeconds: 10 });
    if (reply.fault === 'busy_network')
      return fail('rate_limited', message, { retryAfterSeconds: 10 });
    return fail('invalid', message, { fields: { ['upload' in job ? 'file' : 'text']: message } });
  }
  const meter = createWorkMeter();
  const checked = await judgeText({ ...deps, meter }, reply.value);
  await chargeReading(deps, caller, reply.seconds + meter.seconds());
  return ok(checked);
}

async function judgeText(
  deps: CheckDeps & { meter: WorkMeter },
  { text, citations, textCut, citationsCut }: ReadText,
): Promise<CheckResult> {
  const { judged, partial } = await judgeInSlices(deps, citations);
  const thisYear = deps.clock.now().getUTCFullYear();
  const live = deps.lookUpLive
    ? await lookUpMissingCitations(deps.lookUpLive, citations, judged, thisYear)
    : { failed: false };
  resolveShortForms(citations, judged);
  const quotations = partial ? [] : await tryCompareQuotations(deps, { text, citations, judged });
  const lawIndex = {
    authorities: getListedAuthorities(deps.library.authorities),
    treatments: indexTreatments(deps),
  };
  const invented: (InventedBy | undefined)[] = [];
  await inTurns(deps.meter, citations, (citation, index) =>
    invented.push(
      findInventedCase(deps.library.inventedCases, citation, judged[index] as Judgment),
    ),
  );
  const checked: CheckedCitation[] = [];
  await inTurns(deps.meter, citations, (citation, index) => {
    // A short form is of the case it refers to.
    const target =
      'refersTo' in citation && citation.refersTo !== undefined ? citation.refersTo : index;
    checked.push(
      toCheckedCitation(citation, judged[index] as Judgment, {
        ...lawIndex,
        invented: invented[target],
      }),
    );
  });
  return {
    text,
    citations: checked,
    quotations,
    textCut,
    citationsCut,
    partial,
    liveFailed: live.failed,
  };
}

/** Comparing quotations is optional: if it fails, the citations are still returned. */
async function tryCompareQuotations(
  deps: CheckDeps & { meter: WorkMeter },
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
  const { status, reason, sentence, matches, sections, release } = judgment;
  const { start, end, text, ...parsed } = citation;
  const key = toAuthorityKey(citation);
  const authority = key ? lawIndex.authorities.get(key) : undefined;
  const live = matches.find((one): one is IndexedCase & { url: string } => 'url' in one);
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
    matches: matches.map(({ name, year, id }) => ({
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

function findFix(citation: Citation, { status, matches }: Judgment): { fix?: string } {
  const [onlyCase, another] = matches;
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
