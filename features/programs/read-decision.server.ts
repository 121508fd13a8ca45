// A decision in parts: what it is and what became of it, a list of its opinions, and the numbered
// paragraphs of one of them, or only those that have some words.
import type { z } from 'zod';
import {
  type OpinionText,
  readOpinionTexts,
} from '#features/case-law/page/read-opinion-texts.server.ts';
import {
  listCaseRecords,
  listOfficialLinks,
  toCaseRecord,
} from '#features/case-law/store/list-case-records.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { type CaseRecord, formatCite } from '#legal/citations/format-citation.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, readPath, toUrl } from './frame.ts';
import type { DecisionText, ReadDecision } from './law-schema.ts';
import * as texts from './messages/program-texts.ts';

type Deps = Pick<LibraryDeps, 'db' | 'library' | 'site' | 'log'>;
type Input = z.infer<typeof ReadDecision>;
type Answer = z.infer<typeof DecisionText>;
type Held = { record: CaseRecord; opinions: OpinionText[]; away: boolean };

/** Of a name or title, which is as it was imported. */
const MAX_NAME = 200;
const SLUG = /^\/(?:cases\/)?([a-z0-9-]{1,250})(?:[#?].*)?$/;

export async function readDecision(deps: Deps, input: Input): Promise<Result<Answer>> {
  const [, slug] = SLUG.exec(readPath(deps, input.id)) ?? [];
  if (!slug) return fail('not_found', texts.notFound);
  const builtIn = deps.library.cases.find(({ id }) => id === slug);
  const stored = await readHeld(deps, slug, builtIn);
  return stored.ok ? ok(describe(deps, stored.value, builtIn, input)) : stored;
}

async function readHeld(
  deps: Deps,
  slug: string,
  builtIn: BuiltInCase | undefined,
): Promise<Result<Held>> {
  try {
    const [record] = await listCaseRecords(deps, [slug]);
    if (record)
      return ok({ record, opinions: await readOpinionTexts(deps, record.caseId), away: false });
    return builtIn
      ? ok({ record: toCaseRecord(deps, builtIn), opinions: [], away: false })
      : fail('not_found', texts.notFound);
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'a decision could not be read for a program');
    return builtIn
      ? ok({ record: toCaseRecord(deps, builtIn), opinions: [], away: true })
      : fail('unavailable', texts.unreadable);
  }
}

function describe(
  deps: Deps,
  { record, opinions, away }: Held,
  builtIn: BuiltInCase | undefined,
  { opinion = 1, find }: Input,
): Answer {
  const path = `/cases/${record.id}`;
  const chosen = opinions[opinion - 1];
  const paragraphs = (chosen?.paragraphs ?? []).map((text, index) => ({ text, n: index + 1 }));
  const matching = find
    ? paragraphs.filter(({ text }) => text.toLowerCase().includes(find.toLowerCase()))
    : paragraphs;
  const treatment = builtIn?.treatment;
  return {
    id: record.id,
    url: toUrl(deps, path),
    quotedName: record.name.slice(0, MAX_NAME),
    citations: record.citations.map(formatCite),
    court: record.courtName.slice(0, MAX_NAME),
    decided: record.decided,
    treatment: treatment ? describeTreatment(treatment) : null,
    summary: builtIn?.summary ?? null,
    holdings: builtIn?.holdings ?? [],
    opinions: opinions.map(({ title, paragraphs }, index) => ({
      opinion: index + 1,
      quotedTitle: title.slice(0, MAX_NAME),
      paragraphs: paragraphs.length,
    })),
    opinion: chosen ? opinion : null,
    quotedText: matching.map(({ text, n }) => `[${n}] ${text}`).join('\n\n'),
    ...createFrame(chosen && (!find || matching.length > 0) ? 'found' : 'partial', {
      sources: [
        { ...ownSource(deps, { title: path, path, checkedOn: builtIn?.checkedOn ?? null }) },
        ...listOfficialLinks(record).map(({ label, url }) => ({
          title: label,
          url,
          checkedOn: null,
          textDate: record.decided,
        })),
      ],
      assumed: builtIn ? [texts.summaryIsOurs] : [],
      notCovered: [
        ...(treatment ? [] : [texts.treatmentUnknown]),
        ...(away ? [texts.unreadable] : []),
        ...(opinions.length === 0 && !away ? [texts.textNotHeld] : []),
        ...(opinions.length > 0 && !chosen ? [texts.noSuchOpinion] : []),
        ...(opinions.length > 1 ? [texts.onlyOneOpinion] : []),
        ...(find && chosen && matching.length === 0 ? [texts.noParagraph] : []),
      ],
    }),
  };
}

const describeTreatment = (treatment: BuiltInCase['treatment']): string =>
  treatment.status === 'good'
    ? 'good law as far as our library knows'
    : `${treatment.status} by ${treatment.by}: ${treatment.note}`;
