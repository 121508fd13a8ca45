// What follows from a paper, as plain data for the page and the API: deadlines with their steps,
// questions to raise, where in the course of things it stands, what to read and write next, and the
// urgent lines where a paper tells of danger.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { toUrgentLines } from '#features/triage/triage.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { addCourtDays } from '#legal/deadlines/court-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { toIsoDay } from '#lib/dates.ts';
import { countPaperDeadlines } from '../days/count-paper-deadlines.server.ts';
import type { PaperDeadline } from '../days/paper-deadline.ts';
import type { PaperReading } from '../schema.ts';
import { type FormField, fillDocument } from './fill-document.ts';
import { listQuestions, type PaperQuestion } from './list-questions.ts';

type FilledDocument = { id: string; title: string; filled: FormField[] };
export type PaperFollow = {
  /** Undefined if it is none of the kinds. */
  kind?: PaperKind;
  deadlines: PaperDeadline[];
  questions: PaperQuestion[];
  stages: { title: string; here: boolean }[];
  guides: { id: string; title: string; description: string }[];
  faqs: { id: string; topic: string; question: string }[];
  documents: FilledDocument[];
  agreements: FilledDocument[];
  rules: { id: string; title: string }[];
  urgent: UrgentLine[];
  scamSigns: { id: string; label: string; meaning: string }[];
};

type FollowDeps = Pick<LibraryDeps, 'library' | 'clock'>;

/** Right after a missed day there is most to be saved. */
const COURT_DAYS_AFTER = 3;
const COURT_SOON = 'court-within-days';
const LOCKOUT = 'lockout-or-sheriff';
const DAYS_SOON = 7;
const LOCKOUT_WORDS =
  /\b(?:sheriff|constable|marshal|deputy|officer)\b[^.]{0,90}\b(?:remove you|evict|lock|put you out|possession)|\block(?:ed)?[- ]?outs?\b|writ of (?:possession|restitution)|notice of eviction by/i;

type Options = {
  state?: StateCode | undefined;
  /** What the rules and the model of danger noticed in the text. */
  noticed?: UrgentLine[];
};

export function followPaper(
  deps: FollowDeps,
  reading: PaperReading,
  text: string,
  { state, noticed = [] }: Options = {},
): PaperFollow {
  const { library } = deps;
  const kind = library.papers.find(({ id }) => id === reading.kind.id);
  const deadlines = countPaperDeadlines(deps, reading, kind, state);
  const pick = <T extends { id: string }>(items: T[], ids: string[] = []) =>
    ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const fill = (ids?: string[]) =>
    pick(library.documents, ids).map((template) => ({
      id: template.id,
      title: template.title,
      filled: fillDocument(template, reading),
    }));
  return {
    ...(kind && { kind }),
    deadlines,
    questions: listQuestions(deps, reading, text, kind, state),
    stages: (kind?.stages ?? []).map((title, index) => ({ title, here: index === kind?.here })),
    guides: pick(library.guides, kind?.guides).map(({ id, title, description }) => ({
      id,
      title,
      description,
    })),
    faqs: pick(library.faqs, kind?.faqs).map(({ id, topic, question }) => ({
      id,
      topic,
      question,
    })),
    documents: fill(kind?.documents),
    agreements: fill(kind?.agreements),
    rules: pick(library.rules, kind?.rules).map(({ id, title }) => ({ id, title })),
    urgent: listUrgent(deps, kind, { text, deadlines, noticed }),
    scamSigns: pick(library.scams, reading.scamSigns).map(({ id, label, meaning }) => ({
      id,
      label,
      meaning,
    })),
  };
}

type UrgentSource = { text: string; deadlines: PaperDeadline[]; noticed: UrgentLine[] };

/**
 * What was noticed in the text and what the kind names; a lockout wherever a paper tells of one; a
 * court date only if it is near.
 */
function listUrgent(
  { library, clock }: FollowDeps,
  kind: PaperKind | undefined,
  { text, deadlines, noticed }: UrgentSource,
): UrgentLine[] {
  const today = toIsoDay(clock.now());
  const isSoon = deadlines.some(
    ({ date, openUntil = date, role }) =>
      date &&
      openUntil &&
      role !== 'pay-by' &&
      addCourtDays(openUntil, COURT_DAYS_AFTER) >= today &&
      date <= addDays(today, DAYS_SOON),
  );
  const ids = new Set([
    ...noticed.map(({ id }) => id),
    ...(kind?.urgent ?? []).filter((id) => id !== COURT_SOON),
  ]);
  if (kind && isSoon) ids.add(COURT_SOON);
  if (kind?.topic === 'landlord-tenant' && LOCKOUT_WORDS.test(text)) ids.add(LOCKOUT);
  return toUrgentLines(
    library.triage,
    library.triage.filter(({ id }) => ids.has(id)),
    text,
  );
}
