// Everything that the page shows about a paper, as data: texts and laws stay on the server.

import { createDayBar, type DayBar } from '#features/deadlines/day-bar.ts';
import { formatFullDate } from '#features/deadlines/describe-steps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { addCourtDays } from '#legal/deadlines/court-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { quoteSentence } from '#legal/papers/period-counting.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import { askDay, type DayQuestion } from '../days/ask-day.server.ts';
import { chooseLead } from '../days/choose-lead.ts';
import { doubtDay } from '../days/doubt-day.ts';
import type { PaperDeadline } from '../days/paper-deadline.ts';
import type { FormField } from '../follow/fill-document.ts';
import { followPaper } from '../follow/follow-paper.server.ts';
import type { PaperQuestion } from '../follow/list-questions.ts';
import type { OpenedPaper } from '../form/open-paper.server.ts';
import type { PaperForm } from '../form/read-paper-form.server.ts';
import * as dayTexts from '../messages/day-texts.ts';
import * as foundTexts from '../messages/found-texts.ts';
import * as texts from '../messages/result.ts';
import { MAX_CORRECTIONS, MAX_MARKS, type PaperKindId, type PaperReading } from '../schema.ts';
import { type FoundItem, listFound } from './list-found.ts';

type Titled = { id: string; title: string };
type FilledDocument = Titled & { filled: FormField[] };
export type DeadlineLine = Pick<
  PaperDeadline,
  'steps' | 'notes' | 'authority' | 'needs' | 'how'
> & {
  label: string;
  role: ActionRole;
  /**
   * Undefined where it is not known from which day to count. `passed`: where it is not known that
   * the count is right, `perhaps` for a few days, then `likely`.
   */
  day?: { date: string; day: string; passed: Passed };
  /** The paper has this day, but its words do not say what for. */
  unclear: boolean;
  /** The sentence of the paper from which the period was read. */
  quote?: string;
  /** "12 days left". */
  left?: string;
  /** From the day that it was counted from. */
  bar?: DayBar;
  question?: DayQuestion;
};
type Passed = 'no' | 'perhaps' | 'likely' | 'yes';
type ActionRole = keyof typeof dayTexts.after;
type KindView = Pick<
  PaperKind,
  'title' | 'meaning' | 'ignored' | 'check' | 'first' | 'stages' | 'here' | 'sources'
> & { checked: string };

export type PaperView = {
  text: string;
  cut: boolean;
  kindId: PaperKindId | 'none';
  /** Of the library; undefined for none of the kinds. */
  topic?: string;
  kind: KindView | null;
  sure: boolean;
  /** Nearest first. */
  others: Titled[];
  /** Whose rules are used: the reader's choice, else what is printed. */
  place: { state: StateCode | null; printed: StateCode | null };
  urgent: UrgentLine[];
  scams: { id: string; label: string; meaning: string }[];
  found: FoundItem[];
  /** There is more than is marked, or has a field. */
  foundCut: boolean;
  deadlines: DeadlineLine[];
  /** The one that is shown first; -1 if none leads. */
  lead: number;
  /** What may be wrong with the day that the reader typed. */
  doubt?: string;
  questions: PaperQuestion[];
  guides: Titled[];
  faqs: { id: string; topic: string; question: string }[];
  rules: Titled[];
  documents: FilledDocument[];
  agreements: FilledDocument[];
  help: { id: string; title: string; phone?: string; url: string }[];
};

type Deps = Pick<LibraryDeps, 'library' | 'clock'>;

/**
 * The server does not know where its reader is. In the west the day changes last but for Alaska and
 * Hawaii: too early a day can only make a count end too early.
 */
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

export function viewPaper(
  deps: Deps,
  form: Pick<PaperForm, 'state' | 'stateBy'>,
  { text, cut, reading }: OpenedPaper,
  noticed: UrgentLine[] = [],
): PaperView {
  const { library } = deps;
  const now = deps.clock.now();
  const today = TODAY.format(now);
  const state = choosePlace(form, reading);
  // A date that was typed without a text has no place in it.
  const found = listFound(reading).filter(({ end }) => end > 0);
  const typed = reading.dates.find(({ given, end }) => given && end === 0);
  const doubt = typed && doubtDay(typed, reading, toIsoDay(now));
  const follow = followPaper(deps, reading, text, { state: state ?? undefined, noticed });
  return {
    text,
    cut,
    kindId: reading.kind.id,
    ...(follow.kind && { topic: follow.kind.topic }),
    kind: follow.kind ? toKindView(follow.kind) : null,
    sure: reading.kind.sure,
    others: reading.others.flatMap((id) =>
      library.papers.filter((paper) => paper.id === id).map(({ title }) => ({ id, title })),
    ),
    place: { state, printed: reading.state },
    urgent: follow.urgent,
    scams: reading.scam ? follow.scamSigns : [],
    found: found.slice(0, MAX_MARKS),
    foundCut: reading.datesCut || found.length > MAX_CORRECTIONS,
    deadlines: follow.deadlines.map((deadline) => {
      const known = { reading, kind: follow.kind, state: state ?? undefined };
      const question = askDay(deps, deadline, known, today);
      return { ...toLine(deadline, text, today), ...(question && { question }) };
    }),
    lead: chooseLead(follow.deadlines, today),
    ...(doubt && { doubt }),
    questions: follow.questions,
    guides: follow.guides.map(({ id, title }) => ({ id, title })),
    faqs: follow.faqs,
    rules: follow.rules,
    documents: follow.documents,
    agreements: follow.agreements,
    help: library.resources
      .filter((resource) => resource.state === state && resource.help === 'legal-aid')
      .map(({ id, title, phone, url }) => ({ id, title, phone, url })),
  };
}

const toKindView = ({
  title,
  meaning,
  ignored,
  check,
  first,
  stages,
  here,
  sources,
  checkedOn,
}: PaperKind): KindView => ({
  title,
  meaning,
  ignored,
  check,
  first,
  stages,
  here,
  sources,
  checked: texts.checkedOn(formatLongDate(checkedOn)),
});

const choosePlace = (
  { state, stateBy }: Pick<PaperForm, 'state' | 'stateBy'>,
  reading: PaperReading,
): StateCode | null => {
  if (state !== 'General') return state;
  return stateBy === 'reader' ? null : reading.state;
};

function toLine(deadline: PaperDeadline, text: string, today: string): DeadlineLine {
  const { role, source, name, date, sure, steps, notes, needs, authority, how } = deadline;
  const label = [foundTexts.roles[role], name].filter(Boolean).join(': ');
  const day = date && { date, day: formatFullDate(date), passed: hasPassed(deadline, today) };
  const bar = date && createBar(deadline, date, today);
  const quote = deadline.period && quoteSentence(text, deadline.period);
  return {
    label: deadline.keeps ? `${label} ${dayTexts.keeps}` : label,
    role: role in dayTexts.after ? (role as ActionRole) : 'other',
    notes,
    ...(how && { how }),
    ...(quote && { quote }),
    ...(needs && { needs }),
    ...(day && { day }),
    ...(date && date >= today && { left: describeLeft(countDaysBetween(today, date)) }),
    ...(bar && { bar }),
    unclear: !sure && source === 'paper-date',
    steps,
    authority,
  };
}

const describeLeft = (days: number) => (days === 0 ? dayTexts.isToday : dayTexts.left(days));

/** Counted back from a hearing, there is no day from which the time runs. */
const createBar = ({ countedFrom }: PaperDeadline, date: string, today: string) =>
  countedFrom && countedFrom.date < date
    ? createDayBar(countedFrom.date, date, { declared: [], state: [] }, today)
    : undefined;

/** Mail, a holiday or a first day that is wrong moves a last day by no more than that. */
const DOUBTFUL_COURT_DAYS = 3;

/**
 * Certain only of a day that the paper surely names, or of a count from a day that it surely runs
 * from, and when no other way of counting leaves the day open.
 */
function hasPassed(
  {
    date = '',
    latest = date,
    openUntil = latest,
    sure: isNamed,
    countedFrom,
    needs,
  }: PaperDeadline,
  today: string,
): Passed {
  if (date >= today) return 'no';
  const last = latest > openUntil ? latest : openUntil;
  if (last < today && (isNamed || countedFrom?.sure)) return 'yes';
  return !needs && addCourtDays(last, DOUBTFUL_COURT_DAYS) < today ? 'likely' : 'perhaps';
}
