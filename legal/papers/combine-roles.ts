// What the rules say about a date, and what the model says, together. A label, a rule or clear words outweigh the model unless that is very certain; a
// guess by nearby words counts little more than the model. The weights were chosen with writers left out in turn. A date is certain only if the rules are and the model agrees.
import type { LinearModel } from '#lib/softmax-regression.ts';
import type { BasedRole } from './confirm-roles.ts';
import type { DatedPaper } from './date-features.ts';
import { MODEL_ROLES, predictRoles } from './date-role-model.ts';

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
/** "Served on" says so; the model only hesitates between that and the day of the paper. No certain one was wrong in any set. */
const MIN_SERVED_CHANCE = 0.4;

export function combineRoles(model: LinearModel, paper: DatedPaper, roles: BasedRole[]): BasedRole[] {
  return roles.map((ruled, index) => {
    const chances = predictRoles(model, paper, index);
    if (!chances) return ruled;
    const weight = weighRule(ruled);
    const scores = MODEL_ROLES.map(
      (role, number) =>
        Math.log((chances[number] ?? 0) + MIN_CHANCE) +
        (role === ruled.role ? weight : 0) -
        (role === 'other' && isToAct(ruled) ? LOST_WEIGHT : 0),
    );
    const best = scores.indexOf(Math.max(...scores));
    const role = MODEL_ROLES[best] as BasedRole['role'];
    const agrees = role === ruled.role && (chances[best] ?? 0) >= getMinChance(role);
    return { ...ruled, role, confident: ruled.confident && agrees };
  });
}

function getMinChance(role: BasedRole['role']): number {
  if (role === 'served') return MIN_SERVED_CHANCE;
  return role === 'other' ? MIN_OTHER_CHANCE : MIN_CONFIDENT_CHANCE;
}

const isToAct = ({ role }: BasedRole) => role === 'hearing' || role.endsWith('-by');

const weighRule = ({ confident, clear, basis }: BasedRole) =>
  confident || clear || basis === 'label' || basis === 'rule' ? RULE_WEIGHT : GUESS_WEIGHT;
