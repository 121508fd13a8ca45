// Reads a paper: what it is and what stands in it. The rules are in content/papers, the finders in
// legal/papers. Nothing of a paper is stored, logged or sent anywhere; the citations are looked up
// in our own index alone. What takes long is done in the workers that read uploads, and its time is
// charged as theirs is.

import type { Caller } from '#features/caller.ts';
import { judgeInSlices } from '#features/citations/check/judge-in-slices.server.ts';
import { createWorkMeter, type WorkMeter } from '#features/citations/check/work-meter.server.ts';
import { chargeReading } from '#features/citations/read/charge-reading.server.ts';
import type {
  CitationReader,
  TimedReply,
} from '#features/citations/read/create-citation-reader.server.ts';
import { MAX_INLINE_LENGTH, type ReadFault } from '#features/citations/schema.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Citation } from '#legal/citations/types.ts';
import { type CleanText, toClean } from '#legal/papers/clean-text.ts';
import { combineRoles } from '#legal/papers/combine-roles.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import {
  findStartLabel,
  isMailedOnItsDate,
  isServedOnItsDate,
} from '#legal/papers/start-labels.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { paperFaults } from '../messages/tables.ts';
import {
  type DateRole,
  MAX_PAPER_LENGTH,
  type PaperCitation,
  type PaperKindId,
  type PaperReading,
} from '../schema.ts';
import {
  draftPaper,
  type PaperDraft,
  type PaperInput,
  type ReadDraft,
  read,
} from './draft-paper.ts';
import {
  judgeKindByMeaning,
  judgeRolesByMeaning,
  type PaperSearch,
} from './judge-by-meaning.server.ts';

export type PaperDeps = Pick<LibraryDeps, 'db' | 'library' | 'limits' | 'log' | 'clock'> & {
  citationReader: CitationReader;
  search?: PaperSearch;
};

type Signal = Pick<Caller, 'signal'>;
type Sender = Pick<Caller, 'clientAddress' | 'signal'>;
/** `kind`: chosen by the reader, where the rules were unsure. */
type ReadOptions = { kind?: PaperKindId | 'none' | undefined; dateRules?: boolean };

/** Whether rules say what a date is for, beside the models of words and of meaning. */
const DATE_RULES = true;

/** Each date takes as long as a page of text. */
const MAX_INLINE_DATES = 50;

/** The limits were taken before; what it takes beyond is charged here. */
export async function readPaper(
  deps: PaperDeps,
  caller: Sender,
  fullText: string,
  options: ReadOptions = {},
): Promise<Result<PaperReading>> {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const meter = createWorkMeter();
  const meaning = options.kind ? undefined : await judgeKindByMeaning(deps.search, caller, text);
  const reply = await readDraft(deps, caller, meter, createInput(deps, text, options, meaning));
  if (!reply.ok) {
    await chargeReading(deps, caller, reply.seconds + meter.seconds());
    return refusePaper(reply.fault, 'text');
  }
  const { draft, citations } = reply.value;
  const reading = await finishPaper(deps, caller, draft);
  const judged = await judgePaperCitations({ ...deps, meter }, citations);
  await chargeReading(deps, caller, reply.seconds + meter.seconds());
  return ok({ ...reading, citations: judged });
}

export function refusePaper(fault: ReadFault, field: 'text' | 'file') {
  const message = paperFaults[fault];
  if (fault === 'busy') return fail('unavailable', message, { retryAfterSeconds: 10 });
  if (fault === 'busy_network') return fail('rate_limited', message, { retryAfterSeconds: 10 });
  return fail('invalid', message, {
    fields: { [field]: message, ...(fault === 'scanned' && { scanned: message }) },
  });
}

/** Everything except the citations, which need the index; on the main thread. */
export async function readPaperWithMeaning(
  { library, search }: Pick<PaperDeps, 'library' | 'search'>,
  caller: Signal,
  fullText: string,
  options: ReadOptions = {},
): Promise<PaperReading> {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  const meaning = options.kind ? undefined : await judgeKindByMeaning(search, caller, text);
  const draft = draftPaper(createInput({ library }, text, options, meaning));
  return finishPaper({ search }, caller, draft);
}

/** By the rules and the words alone, without the model of meaning. */
export function readPaperText(
  { library }: Pick<LibraryDeps, 'library'>,
  fullText: string,
  options: ReadOptions = {},
): PaperReading {
  const text = fullText.slice(0, MAX_PAPER_LENGTH);
  return describePaper(draftPaper(createInput({ library }, text, options)));
}

const createInput = (
  { library }: { library: Library },
  text: string,
  { kind, dateRules = DATE_RULES }: ReadOptions,
  meaning?: Float64Array,
): PaperInput => ({
  text,
  kind,
  meaning,
  papers: library.papers,
  scams: library.scams,
  models: library.paperModels(),
  dateRules,
});

async function readDraft(
  { citationReader }: Pick<PaperDeps, 'citationReader'>,
  caller: Sender,
  meter: WorkMeter,
  input: PaperInput,
): Promise<TimedReply<ReadDraft>> {
  const isShort = meter.run(
    () =>
      input.text.length <= MAX_INLINE_LENGTH &&
      findDates(input.text, MAX_INLINE_DATES + 1).length <= MAX_INLINE_DATES,
  );
  return isShort
    ? { ok: true, value: meter.run(() => read(input)), seconds: 0 }
    : citationReader.run<ReadDraft>('paper', input, caller);
}

async function finishPaper(
  { search }: Pick<PaperDeps, 'search'>,
  caller: Signal,
  draft: PaperDraft,
): Promise<PaperReading> {
  return describePaper(draft, await judgeRolesByMeaning(search, caller, draft.passages));
}

function describePaper(
  { dates, shortDates, passages: _, clean, ...draft }: PaperDraft,
  meaning?: Float64Array[],
): PaperReading {
  const { kind } = draft;
  // What a date is for depends on the paper: without a sure kind no date is certain.
  const isKnown = kind.sure && kind.id !== 'none';
  const roles = combineRoles(dates, meaning);
  const isMailed = isMailedOnItsDate(clean.text);
  const isServed =
    isServedOnItsDate(clean.text) && !dates.some((_, index) => roles[index]?.role === 'served');
  const full = dates.map(({ start, end, date, exact }, index) => {
    const { role, confident } = roles[index] ?? { role: 'other' as const, confident: false };
    const read = exact
      ? findStartLabel(clean.text, { ...toClean(clean, { start, end }), role })
      : undefined;
    const isOfPaper = role === 'issued' && (read === 'issued' || read === 'head');
    const isHanded = isServed && role === 'issued' && (!read || isOfPaper);
    const label = isHanded ? 'served' : isMailed && isOfPaper ? 'mailed' : read;
    const isSure = isKnown && exact && confident;
    return { start, end, date, role, sure: isSure, ...(label && { label }) };
  });
  const short = labelShortDates(clean, shortDates).filter(
    ({ label }) => !full.some((date) => date.label === label),
  );
  return {
    ...draft,
    dates: [...full, ...short].sort((a, b) => a.start - b.start),
    citations: [],
  };
}

/** A day without a year is read where its label says what it is. */
const labelShortDates = (clean: CleanText, dates: PaperDraft['shortDates']) =>
  dates.flatMap(({ start, end, date }) => {
    const label = findStartLabel(clean.text, { ...toClean(clean, { start, end }), role: 'other' });
    const role = label === 'ends' ? 'other' : label === 'served' ? 'served' : 'issued';
    return !label || label === 'head' || label === 'filed'
      ? []
      : [{ start, end, date, role: role as DateRole, sure: false, label }];
  });

async function judgePaperCitations(
  deps: PaperDeps & { meter: WorkMeter },
  citations: Citation[],
): Promise<PaperCitation[]> {
  const { judged } = await judgeInSlices(deps, citations);
  return citations.flatMap(({ start, end, text: written }, index) => {
    const judgment = judged[index];
    return judgment ? [{ start, end, text: written, status: judgment.status }] : [];
  });
}
