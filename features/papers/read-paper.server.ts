// Reads a paper: what it is and what stands in it. The rules are in content/papers, the finders in
// legal/papers. Nothing of a paper is stored, logged or sent anywhere; the citations are looked up
// in our own index alone.

import type { CitationReader } from '#features/citations/create-citation-reader.server.ts';
import { getListedAuthorities } from '#features/citations/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Caller } from '#features/plans/caller.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import { type AssignedRole, assignRoles } from '#legal/papers/assign-roles.ts';
import { combineRoles } from '#legal/papers/combine-roles.ts';
import type { DatedPaper } from '#legal/papers/date-features.ts';
import { endsWithServiceLabel } from '#legal/papers/date-labels.ts';
import { findAmounts } from '#legal/papers/find-amounts.ts';
import { findCaseNumber } from '#legal/papers/find-case-number.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import { findCourt, findParties, findPhones } from '#legal/papers/find-names.ts';
import { findPeriods } from '#legal/papers/find-periods.ts';
import { combineKinds } from './combine-kinds.ts';
import { detectKind } from './detect-kind.ts';
import { findPaperState } from './find-paper-state.ts';
import { findScamSigns } from './find-scam-signs.ts';
import {
  judgeKindByMeaning,
  judgeRolesByMeaning,
  type PaperSearch,
} from './judge-by-meaning.server.ts';
import { predictKinds } from './kind-model.ts';
import { foldPaper } from './match-phrases.ts';
import type { DateRole, PaperCitation, PaperKindId, PaperReading } from './schema.ts';

/** More than a hundred pages; what follows is not read. */
export const MAX_PAPER_LENGTH = 200_000;

export type PaperDeps = Pick<LibraryDeps, 'db' | 'library' | 'log' | 'clock'> & {
  citationReader: CitationReader;
  search?: PaperSearch;
};

type Signal = Pick<Caller, 'signal'>;
type ReadOptions = { kind?: PaperKindId | 'none' | undefined };

export async function readPaper(
  deps: PaperDeps,
  caller: Pick<Caller, 'clientAddress' | 'signal'>,
  fullText: string,
  options: ReadOptions = {},
): Promise<PaperReading> {
  const reading = await readPaperWithMeaning(deps, caller, fullText, options);
  return {
    ...reading,
    citations: await readCitations(deps, caller, fullText.slice(0, MAX_PAPER_LENGTH)),
  };
}

/**
 * Everything except the citations, which need the index. `kind`: chosen by the reader, where the
 * rules were unsure.
 */
export async function readPaperWithMeaning(
  { library, search }: Pick<PaperDeps, 'library' | 'search'>,
  caller: Signal,
  fullText: string,
  options: ReadOptions = {},
): Promise<PaperReading> {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const judged = options.kind ? undefined : await judgeKindByMeaning(search, caller, text);
  const paper = readKind(library, text, { ...options, meaning: judged });
  return describePaper(library, paper, await judgeRolesByMeaning(search, caller, paper.dated));
}

/** By the rules and the words alone, without the model of meaning. */
export function readPaperText(
  { library }: Pick<LibraryDeps, 'library'>,
  fullText: string,
  options: ReadOptions = {},
): PaperReading {
  return describePaper(library, readKind(library, fullText.slice(0, MAX_PAPER_LENGTH), options));
}

type KnownPaper = Pick<PaperReading, 'kind' | 'others' | 'scam' | 'scamSigns'> & {
  dated: DatedPaper;
};

function readKind(
  library: Library,
  text: string,
  { kind: chosen, meaning }: ReadOptions & { meaning?: Float64Array | undefined },
): KnownPaper {
  const folded = foldPaper(text);
  const chances = text.trim()
    ? predictKinds(library.paperModels().kindWords, text, meaning)
    : undefined;
  const detected = combineKinds(detectKind(library.papers, folded), chances);
  const kind = chosen ? { id: chosen, sure: true } : { id: detected.id, sure: detected.confident };
  const decision = library.papers.find(({ id }) => id === kind.id)?.decision ?? false;
  const signs = findScamSigns(library.scams, folded);
  const dated = { text, dates: findDates(text), kind: kind.id, decision };
  return { kind, others: detected.others, scam: signs.scam, scamSigns: signs.ids, dated };
}

function describePaper(
  library: Library,
  { kind, others, scam, scamSigns, dated }: KnownPaper,
  meaning?: Float64Array[],
): PaperReading {
  const { text, dates, decision } = dated;
  const models = library.paperModels();
  // What a date is for depends on the paper: without a sure kind no date is certain.
  const isKnown = kind.sure && kind.id !== 'none';
  const assigned = assignRoles(text, dates, { decision });
  const roles = combineRoles(models.dateRoles, dated, assigned, meaning);
  const court = findCourt(text);
  return {
    kind,
    others,
    dates: dates.map(({ start, end, date, exact }, index) => {
      const { role, confident } = roles[index] ?? { role: 'other' as const, confident: false };
      const label = exact ? findLabel(text.slice(0, start), role, assigned[index]) : undefined;
      return {
        start,
        end,
        date,
        role,
        sure: isKnown && exact && confident,
        ...(label && { label }),
      };
    }),
    periods: findPeriods(text, { decision }),
    amounts: findAmounts(text),
    caseNumber: findCaseNumber(models.caseNumbers, { text, kind: kind.id }),
    court,
    state: findPaperState(text, kind.id, court),
    parties: findParties(text),
    phones: findPhones(text),
    citations: [],
    scam,
    scamSigns,
  };
}

/** The start of a period that its own label names, whatever the rest of the paper makes likely. */
function findLabel(
  before: string,
  role: DateRole,
  ruled: AssignedRole | undefined,
): 'served' | 'issued' | undefined {
  const isLabel = ruled?.basis === 'label' && ruled.confident;
  if (ruled?.role === 'issued') return isLabel && role === 'issued' ? 'issued' : undefined;
  if (ruled?.role !== 'served') return undefined;
  // "Posted" and "delivered" say many things, "Date served" one.
  const isServed = role === 'served' || (isLabel && /\bserved\W*$/i.test(before.slice(-20)));
  return isServed && endsWithServiceLabel(before) ? 'served' : undefined;
}

async function readCitations(
  deps: PaperDeps,
  caller: Pick<Caller, 'clientAddress' | 'signal'>,
  text: string,
): Promise<PaperCitation[]> {
  const reply = await deps.citationReader.read({ text }, caller);
  if (!reply.ok) return [];
  const { citations } = reply.read;
  const authorities = getListedAuthorities(deps.library.authorities);
  const { held } = await lookUpCitations(deps, listCaseKeys(citations));
  const judged = judgeCitations(citations, {
    held,
    isListed: (key) => authorities.has(key),
    usCode: deps.library.usCode,
    thisYear: deps.clock.now().getUTCFullYear(),
  });
  return citations.flatMap(({ start, end, text: written }, index) => {
    const judgment = judged[index];
    return judgment ? [{ start, end, text: written, status: judgment.status }] : [];
  });
}
