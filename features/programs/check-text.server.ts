// Citations of a draft, or one alone, judged as on the citation page. Names and texts that others
// wrote stand in fields named so; what a status means is said in words of ours.
import type { z } from 'zod';
import type { Caller } from '#features/caller.ts';
import {
  type CheckDeps,
  checkCitations,
} from '#features/citations/check/check-citations.server.ts';
import type { CheckedCitation, CheckedText } from '#features/citations/schema.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findOtherYear } from '#legal/citations/judge-citation.ts';
import { formatPartialDate } from '#lib/dates.ts';
import { ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource } from './frame.ts';
import type {
  CheckedCitations,
  CheckText,
  CitationRow,
  LookedUpCitation,
  LookUpCitation,
} from './law-schema.ts';
import * as texts from './messages/program-texts.ts';
import type { Frame, ProgramSource } from './schema-parts.ts';

type Deps = CheckDeps & Pick<LibraryDeps, 'site'>;
type Row = z.infer<typeof CitationRow>;

const MAX_HELD = 3;
/** Of a name, which is as it was imported. */
const MAX_NAME = 200;
const MAX_SECTIONS = 6;

export async function checkText(
  deps: Deps,
  caller: Caller,
  { text }: z.infer<typeof CheckText>,
): Promise<Result<z.infer<typeof CheckedCitations>>> {
  const checked = await checkCitations(deps, caller, ok({ text }));
  if (!checked.ok) return checked;
  const citations = checked.value.citations.map(toRow);
  const counts: Record<string, number> = {};
  for (const { status } of citations) counts[status] = (counts[status] ?? 0) + 1;
  return ok({ citations, counts, ...describe(deps, checked.value) });
}

export async function lookUpCitation(
  deps: Deps,
  caller: Caller,
  { citation }: z.infer<typeof LookUpCitation>,
): Promise<Result<z.infer<typeof LookedUpCitation>>> {
  const checked = await checkCitations(deps, caller, ok({ text: citation }));
  if (!checked.ok) return checked;
  const [first, another] = checked.value.citations;
  const frame = describe(deps, { ...checked.value, citations: first ? [first] : [] });
  return ok({
    citation: first ? toRow(first) : null,
    ...frame,
    sources: [...listHeld(deps, first), ...frame.sources],
    notCovered: [
      ...(first ? [] : [texts.nameIsNoCitation]),
      ...(another ? [texts.onlyTheFirst] : []),
      ...frame.notCovered,
    ],
  });
}

/** The decisions that stand there, as far as they come with the library. */
const listHeld = (deps: Deps, citation: CheckedCitation | undefined): ProgramSource[] =>
  (citation?.matches ?? []).flatMap(({ page, year }) =>
    deps.library.cases
      .filter(({ id }) => page === `/cases/${id}`)
      .map(({ checkedOn }) => ({
        ...ownSource(deps, { title: page ?? '', path: page ?? '', checkedOn }),
        textDate: year === undefined ? null : String(year),
      })),
  );

const describeStatus = ({ status, reason, parsed }: CheckedCitation): string => {
  if (status !== 'verified') return texts.statusMeanings[status];
  if (parsed.kind !== 'case') return texts.lawExists;
  return reason === 'no_name' ? texts.noNameGiven : texts.statusMeanings.verified;
};

function toRow(citation: CheckedCitation): Row {
  const { start, end, text, parsed, status, invented, matches, fix, link, sections } = citation;
  const sent = parsed.kind === 'case' ? parsed.year : undefined;
  const otherYear = status === 'wrong_name' ? undefined : findOtherYear(sent, matches);
  const meaning = invented ? texts.invented : describeStatus(citation);
  return {
    start,
    end,
    quotedText: text,
    status,
    ...(invented && { invented: true as const }),
    ...(sent !== undefined && otherYear !== undefined
      ? {
          meaning: `${meaning} ${texts.yearDiffers(sent, otherYear)}`,
          yearDiffers: { sent, held: otherYear },
        }
      : { meaning }),
    held: matches.slice(0, MAX_HELD).map(({ name, year, page, treatment }) => ({
      quotedName: name.slice(0, MAX_NAME),
      ...(year !== undefined && { year }),
      ...(page && { id: page.replace('/cases/', '') }),
      ...(treatment && { treatment: texts.treated(treatment.status, treatment.by) }),
    })),
    ...(fix && { quotedFix: fix }),
    ...(link && { url: link.url }),
    ...(sections && {
      sections: sections.slice(0, MAX_SECTIONS).map((section) => ({
        section: section.section,
        inCode: section.inCode,
        ...(section.inCode && { id: section.page, url: section.url }),
        ...(!section.inCode && { nearest: section.nearest.map((neighbor) => neighbor.section) }),
      })),
    }),
  };
}

/** `isAway`: not all that is held could be asked, so that nothing is said to be missing from it. */
function chooseStatus(count: number, unjudged: number, isAway: boolean): Frame['status'] {
  if (count === 0) return 'not_found';
  if (unjudged === count && !isAway) return 'not_held';
  return unjudged > 0 || isAway ? 'partial' : 'found';
}

function describe(deps: Deps, checked: CheckedText) {
  const { citations, textCut, citationsCut, partial, liveFailed } = checked;
  const { point, date } = deps.library.usCode().release;
  const unjudged = citations.filter(({ status }) => status === 'not_in_index').length;
  return createFrame(chooseStatus(citations.length, unjudged, partial), {
    sources: [
      ownSource(deps, {
        title: `${deps.site.name}: citations`,
        path: '/citations',
        checkedOn: null,
      }),
      {
        ...ownSource(deps, { title: `U.S. Code, release ${point}`, path: '/law', checkedOn: null }),
        textDate: date,
      },
    ],
    assumed: [texts.shortFormsCount, texts.newestRelease(formatPartialDate(date))],
    notCovered: [
      ...(citations.length === 0 ? [texts.noCitation] : []),
      ...(unjudged > 0 ? [texts.notJudged(unjudged)] : []),
      texts.pinsNotCompared,
      texts.quotationsElsewhere,
      ...(textCut ? [texts.textCut] : []),
      ...(citationsCut ? [texts.citationsCut] : []),
      ...(partial ? [texts.indexAway] : []),
      ...(liveFailed ? [texts.liveAway] : []),
    ],
  });
}
