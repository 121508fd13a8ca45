// What the rules say about a date, and what the models of words and of meaning say, together. A
// label, a rule or clear words outweigh the model unless that is very certain; a guess by nearby
// words counts little more than the model. The weights were chosen with writers left out in turn. A
// date is certain only if the rules are and the models agree.
import type { BasedRole } from './confirm-roles.ts';
import { MODEL_ROLES } from './date-role-model.ts';
import type { FoundDate } from './find-dates.ts';

/** Logarithms of odds: what a rule adds to its role. */
const RULE_WEIGHT = 2;
const GUESS_WEIGHT = 0.4;
/** A day to act on that is taken for any other day costs more than one that is asked about. */
const LOST_WEIGHT = 0.5;
/** So that no role is impossible. */
const MIN_CHANCE = 1e-3;
/** With writers left out, one certain date was wrong at .9 and none at .93. */
const MIN_CONFIDENT_CHANCE = 0.93;
/** A deadline that is shown as any other day is the worst mistake of all. */
const MIN_OTHER_CHANCE = 0.97;
/**
 * "Served on" says so; the model of words only hesitates between that and the day of the paper. No
 * certain one was wrong in any set.
 */
const MIN_SERVED_CHANCE = 0.2;
/** What the model of meaning must give it, where it was asked. */
const MIN_MEANING_CHANCE = 0.9;
const MIN_MEANING_SERVED_CHANCE = 0.8;

/**
 * `chances`: by the words, in the order of MODEL_ROLES; undefined without a model. `isHearing`: its
 * label says so, and nothing outweighs that.
 */
type Opinions = {
  /** Undefined where the rules are not asked. */
  ruled: BasedRole | undefined;
  chances: Float64Array | undefined;
  isHearing: boolean;
};
type CombinedRole = Pick<BasedRole, 'role' | 'confident'>;

/**
 * `meaning`: for each date the logarithms of the chances that the model of meaning gives, where it
 * was asked.
 */
export function combineRoles(dates: Opinions[], meaning: Float64Array[] = []): CombinedRole[] {
  return dates.map(({ ruled, chances, isHearing }, index) => {
    if (isHearing) return { role: 'hearing', confident: true };
    if (!chances) return ruled ?? { role: 'other', confident: false };
    const byMeaning = meaning[index]?.map((value) => Math.exp(value));
    const scores = MODEL_ROLES.map(
      (role, number) =>
        Math.log((chances[number] ?? 0) + MIN_CHANCE) +
        (byMeaning ? Math.log((byMeaning[number] ?? 0) + MIN_CHANCE) : 0) +
        weighRule(role, ruled),
    );
    const best = scores.indexOf(Math.max(...scores));
    const role = MODEL_ROLES[best] as BasedRole['role'];
    const [chance, chanceByMeaning] = [chances[best] ?? 0, byMeaning?.[best]];
    const confident = ruled
      ? ruled.confident && role === ruled.role && isEnough(role, chance, chanceByMeaning)
      : isEnoughAlone(role, chance, chanceByMeaning);
    return { role, confident };
  });
}

/** "Hearing date: November 30, 2026 at 9:00 a.m.", in a line of its own: it can be nothing else. */
const HEARING_LABEL =
  /(?:^|\n)[ \t]*(?:(?:your|next|first|the) )?(?:hearing|court|trial|court hearing|arraignment|court appearance) date(?: (?:and|&) time)?(?: is)?[ \t]*[:.=-]*[ \t]*(?:(?:mon|tues|wednes|thurs|fri)day,? )?$/i;
const CLOCK = /^[ \t]*(?:,|at|@|-|–)?[ \t]*(?:at )?\d{1,2}(?::\d{2})?[ \t]*[ap]\.?[ \t]?m\b/i;

export function isNamedHearing(text: string, { start, end, exact }: FoundDate): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  return exact && HEARING_LABEL.test(before) && CLOCK.test(text.slice(end, end + 24));
}

/** `byMeaning`: the chance by meaning, certain where it was not asked. */
function isEnough(role: BasedRole['role'], chance: number, byMeaning = 1): boolean {
  if (role === 'served')
    return chance >= MIN_SERVED_CHANCE && byMeaning >= MIN_MEANING_SERVED_CHANCE;
  return (
    chance >= (role === 'other' ? MIN_OTHER_CHANCE : MIN_CONFIDENT_CHANCE) &&
    byMeaning >= MIN_MEANING_CHANCE
  );
}

/** Where no rule is asked, both models must say so, and any other day is never certain. */
const isEnoughAlone = (role: BasedRole['role'], chance: number, byMeaning = 0) =>
  role !== 'other' && chance >= MIN_CONFIDENT_CHANCE && byMeaning >= MIN_MEANING_CHANCE;

const isToAct = ({ role }: BasedRole) => role === 'hearing' || role.endsWith('-by');

function weighRule(role: BasedRole['role'], ruled: BasedRole | undefined): number {
  if (!ruled) return 0;
  const { confident, clear, basis } = ruled;
  const isPlain = confident || clear || basis === 'label' || basis === 'rule';
  const lost = role === 'other' && isToAct(ruled) ? LOST_WEIGHT : 0;
  return (role === ruled.role ? (isPlain ? RULE_WEIGHT : GUESS_WEIGHT) : 0) - lost;
}
