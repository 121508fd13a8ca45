// Everything the answer of "Who can help me" shows: the location, the income as a percentage, whom
// to call, fees, what to bring, other doors. Nothing is stored, and nothing that was typed is in
// the view but what the page must show again.
import { type CheckedItem, toCheckedItem } from '#features/library/checked-item.ts';
import { needsQuickExit } from '#features/library/find-topic.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { type ResourceView, toResourceView } from '#features/library/list-resources.server.ts';
import { listUrgentLines, type UrgentLineView } from '#features/library/list-urgent-lines.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { HelpNote } from '#features/library/schema/people-schema.ts';
import type { Hotline, Resource, TopicId } from '#features/library/schema/schema.ts';
import { type AreaView, findPlace, type HelpPlace } from './find-place.ts';
import type { HelpRequest } from './help-fields.ts';
import * as help from './messages/help.ts';
import { measurePovertyLevel, type PovertyLevel } from './poverty-level.ts';

type Deps = Pick<LibraryDeps, 'library' | 'clock'>;
export type NoteView = { id: string; text: string; checked: CheckedItem };
/** `inCounty`: the organization names this county. */
type CallView = { resource: ResourceView; inCounty: boolean };
type IncomeView = { title: string; detail: string; notes: NoteView[]; checked: CheckedItem };
export type HelpView = {
  location: Exclude<HelpPlace, { kind: 'area' }> | AreaView;
  topic: { id: TopicId; title: string } | null;
  income: IncomeView | { missing: string } | null;
  calls: CallView[];
  /** The counties that no call is known to serve: then what serves everybody comes first. */
  unserved: string[];
  /** The bar's finder of lawyers in the state. */
  finder: ResourceView | null;
  /** 211, where it exists. */
  localLine: Hotline | null;
  fees: NoteView[];
  /** What to do where we have not read the rule of the state. */
  askClerk: string | null;
  bring: NoteView[];
  doors: ResourceView[];
};

export function describeHelp(deps: Deps, request: HelpRequest): HelpView {
  const { library, clock } = deps;
  const location = findPlace(library, request);
  const state = location.kind === 'state' ? location : null;
  const topic = library.topics.find(({ id }) => id === request.topic);
  const level = state ? findLevel(library, state.code, request) : null;
  const toNotes = (kind: HelpNote['kind']) =>
    library.helpNotes
      .filter((note) => note.kind === kind && isNoteFor(note, state?.code, request.topic, level))
      .map((note) => ({ id: note.id, text: note.text, checked: toCheckedItem(note, clock.now()) }));
  const hasFeeRule = library.helpNotes.some(
    (note) => note.kind === 'fees' && note.state && note.state === state?.code,
  );
  const isAbroad = location.kind === 'area' && location.area.kind !== 'territory';
  const calls = state ? listCalls(library, state.code, state.counties) : [];
  const isServed = calls.length < 2 || calls.some(({ inCounty }) => inCounty);
  const finder = library.resources.find(
    (r) => r.help === 'lawyer-referral' && r.state === state?.code,
  );
  return {
    location: location.kind === 'area' ? toAreaView(location.area, clock.now()) : location,
    topic: topic ? { id: topic.id, title: topic.title } : null,
    income: describeIncome(deps, request, location, level, toNotes('income')),
    calls,
    unserved: isServed ? [] : (state?.counties ?? []),
    finder: finder ? toResourceView(finder, library) : null,
    localLine: isAbroad ? null : (library.hotlines.find(({ id }) => id === 'local-help') ?? null),
    fees: toNotes('fees'),
    askClerk: hasFeeRule ? null : help.askClerk(state?.name ?? null),
    bring: toNotes('bring'),
    doors: listDoors(library, state?.code, request.topic),
  };
}

/**
 * For the top of the page: the urgent lines of a topic, or without one the lines for people in
 * danger.
 */
export function describeDanger(
  { library }: Deps,
  topicId: TopicId | null,
): { urgent: UrgentLineView[]; danger: Hotline[]; quickExit: boolean } {
  const topic = library.topics.find(({ id }) => id === topicId);
  return {
    urgent: topic ? listUrgentLines(library, topic) : [],
    danger: DANGER_LINES.flatMap((id) => library.hotlines.filter((line) => line.id === id)),
    quickExit: topicId !== null && needsQuickExit(topicId),
  };
}
const DANGER_LINES = ['emergency', 'domestic-violence', 'crisis-988'];

function toAreaView(
  { name, kind, note, offices, ...checked }: Extract<HelpPlace, { kind: 'area' }>['area'],
  now: Date,
): AreaView {
  return {
    kind: 'area',
    name,
    military: kind === 'military',
    note,
    offices,
    checked: toCheckedItem(checked, now),
  };
}

function findLevel(
  { povertyGuidelines }: Library,
  state: string,
  { household, income }: HelpRequest,
): PovertyLevel | null {
  const guidelines = povertyGuidelines[0];
  return guidelines && household && income
    ? measurePovertyLevel(guidelines, state, household, income)
    : null;
}

function describeIncome(
  { library, clock }: Deps,
  { household, income }: HelpRequest,
  location: HelpPlace,
  level: PovertyLevel | null,
  notes: NoteView[],
): HelpView['income'] {
  const guidelines = library.povertyGuidelines[0];
  if (!guidelines || !household || !income) return null;
  if (!level) return location.kind === 'area' ? { missing: help.noGuideline } : null;
  return {
    title: help.percent(level.tenthsOfPercent / 10),
    detail: help.percentDetail({
      year: guidelines.year,
      household,
      guideline: level.guideline,
      yearly: level.yearlyCents / 100,
    }),
    notes,
    checked: toCheckedItem(guidelines, clock.now()),
  };
}

/**
 * A note on fees says its condition itself, so one with an upper limit is shown when the income is
 * not known.
 */
function isNoteFor(
  note: HelpNote,
  state: string | undefined,
  topic: TopicId | null,
  level: PovertyLevel | null,
): boolean {
  if (note.state && note.state !== state) return false;
  if (note.topics.length > 0 && !(topic && note.topics.includes(topic))) return false;
  if (!level) return note.kind !== 'income' && note.overPercent === undefined;
  const isOver = note.overPercent === undefined || level.isOver(note.overPercent);
  return isOver && (note.upToPercent === undefined || !level.isOver(note.upToPercent));
}

/**
 * The county's own office first, then those with a number. Offices that name other counties are
 * left out.
 */
function listCalls(library: Library, state: string, counties: string[]): CallView[] {
  const getRank = ({ inCounty, resource }: CallView) =>
    (inCounty ? 0 : 2) + (resource.phone ? 0 : 1);
  return library.resources
    .filter((r) => r.state === state && r.help === 'legal-aid')
    .filter(
      (r) =>
        !r.counties ||
        counties.length === 0 ||
        r.counties.some((county) => counties.includes(county)),
    )
    .map((r) => ({
      resource: toResourceView(r, library),
      inCounty: r.counties?.some((county) => counties.includes(county)) ?? false,
    }))
    .toSorted((a, b) => getRank(a) - getRank(b));
}

const NATIONAL_DOORS = ['aba-law-school-clinics', 'lawhelp-org'];
const MAX_AGENCIES = 3;

/**
 * Court self-help, lawyer referral and, for its topics, the attorney general of the state; agencies
 * for the topic; law-school clinics.
 */
function listDoors(
  library: Library,
  state: string | undefined,
  topic: TopicId | null,
): ResourceView[] {
  const topicResources = topic ? library.resourcesFor(topic) : [];
  const inState = library.resources.filter((r) => r.state === state);
  const isStateDoor = (r: Resource) =>
    r.help === 'court' ||
    r.help === 'lawyer-referral' ||
    (r.help === 'attorney-general' && topicResources.includes(r));
  const agencies = topicResources
    .filter((r) => !r.state && r.type === 'Government')
    .slice(0, MAX_AGENCIES);
  const national = NATIONAL_DOORS.flatMap((id) => library.resources.filter((r) => r.id === id));
  const doors = [...(state ? inState.filter(isStateDoor) : []), ...agencies, ...national];
  return [...new Set(doors)].map((r) => toResourceView(r, library));
}
