// The last day of a period that a rule sets, with the rule, the day it was counted from, and what
// was assumed of service and holidays. No day is counted without its rule.
import type { z } from 'zod';
import { countDeadline } from '#features/deadlines/count-deadline.server.ts';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findStatePeriod, getStatePresetId } from '#features/library/state-period.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { ok, type Result } from '#lib/result.ts';
import { answerAskedRule } from './answer-rule.server.ts';
import { findByWords } from './find-by-words.ts';
import { createFrame, toUrl } from './frame.ts';
import type { CountDeadline, CountedDeadline } from './law-schema.ts';
import { toLawSource } from './law-source.ts';
import * as texts from './messages/program-texts.ts';
import type { ProgramSource } from './schema-parts.ts';

type Deps = Pick<LibraryDeps, 'library' | 'site'>;
type Input = z.infer<typeof CountDeadline>;
type Answer = z.infer<typeof CountedDeadline>;
/** `runsFrom`: the event. */
type Preset = {
  id: string;
  name: string;
  runsFrom: string;
  words: string;
  checkedOn: string;
  isOfState?: true;
  /** Where the state's rule was read. */
  lawSource?: ProgramSource;
  /** Three days are added where the paper came by mail. */
  isMovedByService?: true;
};

const MAX_RULES = 3;
const EMPTY = {
  deadline: null,
  day: null,
  date: null,
  careful: null,
  rule: null,
  countedBy: null,
  steps: [],
  notes: [],
  choices: [],
};

export async function countForProgram(
  deps: LibrarySearchDeps,
  input: Input,
): Promise<Result<Answer>> {
  const presets = listPresets(deps, input.state);
  const known = presets.find(({ id }) => id === input.deadline);
  const { only, choices, isNear } = known
    ? { only: known, choices: [], isNear: false }
    : findByWords(presets, input.deadline, ({ name, runsFrom, words }) => [name, runsFrom, words]);
  // Where a state was given, the federal deadline of the same name is another one.
  const isOther = only !== undefined && input.state !== undefined && !only.isOfState;
  if (only && !isOther) return countPreset(deps, only, input);
  const { rules, isCertain } = await findHeldRules(deps, input);
  // Near is not right: thirty days for a lawsuit are none for an eviction.
  const offered = (only ? [only] : choices).filter(
    ({ isOfState }) => rules.length === 0 || (isOfState && !isCertain),
  );
  return ok({
    ...EMPTY,
    choices: offered.map(({ id, name, runsFrom, isOfState }) => ({
      id,
      name: input.state && !isOfState ? texts.federalOnly(name) : name,
      runsFrom,
    })),
    ...createFrame(offered.length > 0 ? 'choose' : rules.length > 0 ? 'partial' : 'not_held', {
      assumed: [input.state ? texts.stateGiven(STATES[input.state]) : texts.federalMeant],
      notCovered: [
        ...rules.map((rule) => texts.heldAsRule(rule, isCertain)),
        ...(isOther && input.state && rules.length === 0
          ? [texts.noStateDeadline(STATES[input.state])]
          : []),
        ...(isOther || (rules.length > 0 && offered.length === 0)
          ? []
          : [describeChoice(offered.length, isNear)]),
      ],
    }),
  });
}

/** What rules of the state hold that no day is counted by here, such as a number of court days. */
async function findHeldRules(deps: LibrarySearchDeps, { deadline, state }: Input) {
  if (!state) return { rules: [], isCertain: false };
  const answered = await answerAskedRule(deps, { rule: deadline, state });
  const { rule, choices } = answered.ok ? answered.value : { rule: null, choices: [] };
  const { rules } = deps.library;
  const isFilledHere = ({ id }: { id: string }) =>
    rules.some((each) => each.id === id && !('empty' in each.states[state]));
  const found = (rule ? [rule] : choices.slice(0, MAX_RULES)).filter(isFilledHere);
  return { rules: found, isCertain: rule !== null && found.length > 0 };
}

const describeChoice = (count: number, isNear: boolean): string =>
  count === 0 ? texts.noDeadline : isNear ? texts.nearDeadlines : texts.pickDeadline;

function listPresets({ library }: Deps, state: Input['state']): Preset[] {
  const federal = library.deadlines.map(
    ({ id, name, event, checkedOn, direction, noAddedDays }): Preset => ({
      id,
      name,
      runsFrom: event,
      words: '',
      checkedOn,
      ...(direction === 'after' && !noAddedDays && { isMovedByService: true }),
    }),
  );
  if (!state) return federal;
  const ofState = library.rules.flatMap((rule): Preset[] => {
    const period = findStatePeriod(library.rules, getStatePresetId(rule.id, state));
    if (!period) return [];
    const { id, event, cell } = period;
    const name = `${STATES[state]}: ${rule.title}`;
    const words = `${STATES[state]} ${rule.question}`;
    return [
      {
        id,
        name,
        runsFrom: event,
        words,
        checkedOn: cell.readOn,
        isOfState: true,
        lawSource: toLawSource(cell),
      },
    ];
  });
  return [...ofState, ...federal];
}

/** Whose case it is that a federal rule or statute sets the time in. */
function assumeCourt(cite: string): string {
  if (cite.startsWith('Fed. R. App. P. 4(b)')) return texts.federalCriminal;
  return /^(?:Fed\. R\. (?:Civ|App)\. P\.|28 U\.S\.C\. § 144[67])/.test(cite)
    ? texts.federalCivil
    : texts.federalMeant;
}

function countPreset(deps: Deps, preset: Preset, input: Input): Result<Answer> {
  const { service = 'personal', closed = [], date } = input;
  const params = new URLSearchParams({
    choice: 'other',
    preset: preset.id,
    date,
    ...(service !== 'personal' && { service }),
    ...(closed.length > 0 && { closed: closed.join(' ') }),
  });
  const counted = countDeadline(deps, readForm(params));
  if (!counted.ok) return counted;
  const view = counted.value;
  const head = { id: preset.id, name: preset.name, runsFrom: preset.runsFrom };
  // Without the rule that sets it, a day is not given.
  if (!view.authority)
    return ok({
      ...EMPTY,
      deadline: head,
      ...createFrame('not_held', { notCovered: [texts.noDeadline] }),
    });
  const source = (title: string, url: string) => ({
    title,
    url,
    checkedOn: preset.checkedOn,
    textDate: null,
  });
  return ok({
    deadline: head,
    day: view.day,
    date: view.date,
    careful: view.careful ?? null,
    rule: view.authority,
    countedBy: view.rule ?? null,
    steps: view.steps.map(({ text, cite }) => (cite ? `${text} (${cite})` : text)),
    notes: view.notes,
    choices: [],
    ...createFrame(view.careful || preset.isOfState ? 'partial' : 'found', {
      sources: [
        preset.lawSource ?? source(view.authority.cite, view.authority.url),
        source(preset.name, toUrl(deps, `/deadlines?preset=${preset.id}`)),
      ],
      assumed: [
        texts.meantDeadline(preset.name),
        texts.eventDay(formatLongDate(date)),
        ...(preset.isOfState ? [] : [assumeCourt(view.authority.cite)]),
        ...(preset.isMovedByService ? [texts.servedBy[service] ?? ''] : []),
        texts.holidaysFederal,
        ...(closed.length > 0 ? [texts.holidaysGiven(closed.length)] : []),
      ],
      notCovered: [
        texts.courtsOwnRules,
        ...(preset.isOfState ? [texts.stateCounting] : []),
        ...(closed.length > 0 ? [] : [texts.stateHolidays]),
        texts.askClerk,
      ],
    }),
  });
}
