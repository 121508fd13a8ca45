// Everything that is read from the text of a paper without the model of meaning. Long papers, and
// those with many dates, are drafted in the worker that reads uploads (reader-worker.server.ts), so
// this takes and gives plain data and loads no content.
import { findInText } from '#features/citations/read/find-in-text.ts';
import type { PaperModels } from '#features/library/read-paper-models.ts';
import type { PaperKind, ScamSign } from '#features/library/schema/paper-schema.ts';
import type { Citation } from '#legal/citations/types.ts';
import { type AssignedRole, assignRoles } from '#legal/papers/assign-roles.ts';
import { type CleanText, cleanText, toClean, toSource } from '#legal/papers/clean-text.ts';
import { isNamedHearing } from '#legal/papers/combine-roles.ts';
import { writeDatePassage } from '#legal/papers/date-passage.ts';
import { pickRole, predictRoles } from '#legal/papers/date-role-model.ts';
import { findAmounts } from '#legal/papers/find-amounts.ts';
import { findCaseNumber } from '#legal/papers/find-case-number.ts';
import { type FoundDate, findDates } from '#legal/papers/find-dates.ts';
import { findCourt, findParties, findPhones } from '#legal/papers/find-names.ts';
import { findPeriods } from '#legal/papers/find-periods.ts';
import { findShortDates } from '#legal/papers/short-dates.ts';
import { MAX_PAPER_DATES, type PaperKindId, type PaperReading } from '../schema.ts';
import { combineKinds } from './combine-kinds.ts';
import { detectKind } from './detect-kind.ts';
import { findPaperState } from './find-paper-state.ts';
import { findScamSigns } from './find-scam-signs.ts';
import { predictKinds } from './kind-model.ts';
import { foldPaper } from './match-phrases.ts';

/** `kind`: chosen by the reader. `meaning`: what the model of meaning says about the kind. */
export type PaperInput = {
  text: string;
  kind?: PaperKindId | 'none' | undefined;
  meaning?: Float64Array | undefined;
  papers: PaperKind[];
  scams: ScamSign[];
  models: PaperModels;
  /** Whether rules read what a date is for, beside the models. */
  dateRules: boolean;
};

/** What the rules and the model of words say a date is for. */
type DraftDate = FoundDate & {
  ruled: AssignedRole | undefined;
  chances: Float64Array | undefined;
  isHearing: boolean;
};
/** `passages`: of the first dates, for the model of meaning. */
export type PaperDraft = Omit<PaperReading, 'dates' | 'citations'> & {
  dates: DraftDate[];
  /** Days without a year. */
  shortDates: FoundDate[];
  passages: string[];
  clean: CleanText;
};

/** The first ones; a paper with more is a list of payments. */
const MAX_PASSAGES = 24;

export function draftPaper(input: PaperInput): PaperDraft {
  const { text, papers, scams, models } = input;
  const folded = foldPaper(text);
  const { kind, others } = chooseKind(input, folded);
  const decision = papers.find(({ id }) => id === kind.id)?.decision ?? false;
  const signs = findScamSigns(scams, folded);
  const allDates = findDates(text, MAX_PAPER_DATES + 1);
  const dates = allDates.slice(0, MAX_PAPER_DATES);
  const dated = { text, dates, kind: kind.id, decision };
  const shortDates = findShortDates(text, dates);
  const ruled = input.dateRules ? assignRoles(text, dates, { decision }) : [];
  const chances = dates.map((_, index) => predictRoles(models.dateRoles, dated, index));
  const court = findCourt(text);
  const clean = cleanText(text);
  return {
    kind,
    others,
    dates: dates.map((date, index) => ({
      ...date,
      ruled: ruled[index],
      chances: chances[index],
      isHearing: isNamedHearing(text, date),
    })),
    datesCut: allDates.length > dates.length,
    shortDates,
    passages: dates.slice(0, MAX_PASSAGES).map((_, index) => writeDatePassage(dated, index)),
    periods: findPeriods(clean.text, {
      decision,
      dates: dates.map((date, index) => ({
        ...toClean(clean, date),
        role: ruled[index]?.role ?? (chances[index] && pickRole(chances[index])) ?? 'other',
      })),
      shortDates: shortDates.map((date) => toClean(clean, date)),
    }).map((period) => toSource(clean, period)),
    clean,
    amounts: findAmounts(text),
    caseNumber: findCaseNumber(models.caseNumbers, { text, kind: kind.id }),
    court,
    state: findPaperState(text, kind.id, court),
    parties: findParties(text),
    phones: findPhones(text),
    scam: signs.scam,
    scamSigns: signs.ids,
  };
}

function chooseKind(
  { text, kind: chosen, meaning, papers, models }: PaperInput,
  folded: string,
): Pick<PaperReading, 'kind' | 'others'> {
  const chances = text.trim() ? predictKinds(models.kindWords, text, meaning) : undefined;
  const { id, confident, others } = combineKinds(detectKind(papers, folded), chances);
  return { kind: chosen ? { id: chosen, sure: true } : { id, sure: confident }, others };
}

export type ReadDraft = { draft: PaperDraft; citations: Citation[] };

export const read = (input: PaperInput): ReadDraft => ({
  draft: draftPaper(input),
  citations: findInText(input.text).citations,
});
