// Everything that the page shows about a paper, as data: texts and laws stay on the server.
import { formatFullDate } from '#features/deadlines/describe-steps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { formatLongDate } from '#lib/dates.ts';
import type { PaperDeadline } from './count-paper-deadlines.server.ts';
import type { FormField } from './fill-document.ts';
import { followPaper } from './follow-paper.server.ts';
import { type FoundItem, listFound } from './list-found.ts';
import type { PaperQuestion } from './list-questions.ts';
import { foundTexts, result as texts } from './messages.ts';
import type { OpenedPaper } from './open-paper.server.ts';
import type { PaperForm } from './read-paper-form.server.ts';
import type { PaperKindId } from './schema.ts';

type Titled = { id: string; title: string };
type FilledDocument = Titled & { filled: FormField[] };
export type DeadlineLine = Pick<PaperDeadline, 'steps' | 'notes' | 'authority'> & {
  label: string;
  /** Undefined where it is not known from which day to count. */
  day?: { date: string; day: string; passed: boolean };
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
  urgent: UrgentLine[];
  scams: { id: string; label: string; meaning: string }[];
  found: FoundItem[];
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
  form: Pick<PaperForm, 'state'>,
  { text, cut, reading }: OpenedPaper,
  noticed: UrgentLine[] = [],
): PaperView {
  const { library } = deps;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const follow = followPaper(deps, reading, text, {
    state: form.state === 'General' ? undefined : form.state,
    noticed,
  });
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
    urgent: follow.urgent,
    scams: reading.scam ? follow.scamSigns : [],
    // A date that was typed without a text has no place in it.
    found: listFound(reading).filter(({ end }) => end > 0),
    deadlines: follow.deadlines.map((deadline) => toLine(deadline, today)),
    questions: follow.questions,
    guides: follow.guides.map(({ id, title }) => ({ id, title })),
    faqs: follow.faqs,
    rules: follow.rules,
    documents: follow.documents,
    help: library.resources
      .filter(({ state, help }) => state === form.state && help === 'legal-aid')
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

function toLine(
  { role, name, date, sure, steps, notes, authority }: PaperDeadline,
  today: string,
): DeadlineLine {
  const label = [foundTexts.roles[role], name].filter(Boolean).join(': ');
  const day = date && { date, day: formatFullDate(date), passed: date < today };
  return {
    label,
    notes,
    ...(day && { day }),
    unclear: !sure && steps.length === 0 && Boolean(date),
    steps,
    authority,
  };
}
