// Everything that the page shows about a paper, as data: texts and laws stay on the server.
import { formatFullDate } from '#features/deadlines/describe-steps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import type { FormField } from './fill-document.ts';
import { followPaper } from './follow-paper.server.ts';
import { type FoundItem, listFound } from './list-found.ts';
import type { PaperQuestion } from './list-questions.ts';
import { foundTexts, result as texts } from './messages.ts';
import type { OpenedPaper } from './open-paper.server.ts';
import type { PaperDeadline } from './paper-deadline.ts';
import type { PaperForm } from './read-paper-form.server.ts';
import { MAX_CORRECTIONS, MAX_MARKS, type PaperKindId, type PaperReading } from './schema.ts';

type Titled = { id: string; title: string };
type FilledDocument = Titled & { filled: FormField[] };
export type DeadlineLine = Pick<PaperDeadline, 'steps' | 'notes' | 'authority' | 'needs'> & {
  label: string;
  /**
   * Undefined where it is not known from which day to count. `passed`: `perhaps` where it is not
   * known that the count is right.
   */
  day?: { date: string; day: string; passed: 'no' | 'perhaps' | 'yes' };
  /** The paper has this day, but its words do not say what for. */
  unclear: boolean;
};
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
  questions: PaperQuestion[];
  guides: Titled[];
  faqs: { id: string; topic: string; question: string }[];
  rules: Titled[];
  documents: FilledDocument[];
  help: { id: string; title: string; phone?: string; url: string }[];
};

type Deps = Pick<LibraryDeps, 'library' | 'clock'>;

export function viewPaper(
  deps: Deps,
  form: Pick<PaperForm, 'state' | 'stateBy'>,
  { text, cut, reading }: OpenedPaper,
  noticed: UrgentLine[] = [],
): PaperView {
  const { library } = deps;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const state = choosePlace(form, reading);
  // A date that was typed without a text has no place in it.
  const found = listFound(reading).filter(({ end }) => end > 0);
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
    deadlines: follow.deadlines.map((deadline) => toLine(deadline, today)),
    questions: follow.questions,
    guides: follow.guides.map(({ id, title }) => ({ id, title })),
    faqs: follow.faqs,
    rules: follow.rules,
    documents: follow.documents,
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

function toLine(deadline: PaperDeadline, today: string): DeadlineLine {
  const { role, source, name, date, sure, steps, notes, needs, authority } = deadline;
  const label = [foundTexts.roles[role], name].filter(Boolean).join(': ');
  const day = date && { date, day: formatFullDate(date), passed: hasPassed(deadline, today) };
  return {
    label,
    notes,
    ...(needs && { needs }),
    ...(day && { day }),
    unclear: !sure && source === 'paper-date',
    steps,
    authority,
  };
}

/**
 * Certain only of a day that the paper surely names, or of a count from a day that it surely runs
 * from, and when no other way of counting leaves the day open.
 */
function hasPassed(
  { date = '', latest = date, openUntil = latest, sure: isNamed, countedFrom }: PaperDeadline,
  today: string,
): 'no' | 'perhaps' | 'yes' {
  if (date >= today) return 'no';
  const isOver = latest < today && openUntil < today;
  return (isNamed || countedFrom?.sure) && isOver ? 'yes' : 'perhaps';
}
