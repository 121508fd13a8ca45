// Says what each date of a paper is for, by the words around it: its label, its sentence, its
// place. A role is `confident` only if the words clearly decide, because a date that is shown as
// certain and is wrong can cost somebody a home.
import { assignByCues, endsPeriod } from './assign-by-cues.ts';
import { type BasedRole, confirmRoles } from './confirm-roles.ts';
import { isOverDateLine, readColumnHead } from './date-columns.ts';
import { type DateContext, readContext } from './date-context.ts';
import { readLabel } from './date-labels.ts';
import { ruleBeforeLabel } from './date-line-rules.ts';
import { isProofOfService } from './date-proofs.ts';
import { readRange, readRangeRole } from './date-ranges.ts';
import { ruleSentence } from './date-sentence-rules.ts';
import { ruleOwnSentence } from './date-sentences.ts';
import { ruleBySign } from './date-signs.ts';
import type { FoundDate } from './find-dates.ts';
import type { RoleHints, Ruled } from './ruled-role.ts';

export type AssignedRole = BasedRole;
/** A date alone on a line this near the start or the end of a paper is that of the paper. */
const HEAD_LENGTH = 700;
const TAIL_LENGTH = 350;

export function assignRoles(text: string, dates: FoundDate[], hints: RoleHints): AssignedRole[] {
  const roles = dates.map((date, index): AssignedRole => {
    const context = readContext(
      text,
      date,
      dates[index - 1]?.end ?? 0,
      dates[index + 1]?.start ?? text.length,
    );
    if (readRange(text, date, dates[index - 1], dates[index + 1]))
      return readRangeRole(text, date, dates[index - 1], dates[index + 1]);
    const input = { context, text, start: date.start, end: date.end, decision: hints.decision };
    const placed = ruleByPlace(context, text, date, hints);
    if (placed) return placed;
    const early = ruleBeforeLabel(input);
    if (early) return { ...early, basis: 'rule' };
    const around = text.slice(Math.max(0, date.start - 400), date.end + 250);
    const labeled = context.alone
      ? undefined
      : readLabel(context.labelText, {
          inSentence: !context.label,
          line: context.fresh ? context.line : '',
          clean: context.clean,
          around,
        });
    if (labeled) return { ...labeled, basis: 'label' };
    const ruled = ruleSentence(input, endsPeriod(context.before));
    if (ruled) return { ...ruled, basis: 'rule' };
    return (
      assignByCues(context, hints) ?? {
        ...assignByPosition(text, date, index, context),
        basis: 'place',
      }
    );
  });
  return confirmRoles(dates, followLists(text, dates, roles));
}

/**
 * What the column, a proof of service, the line below or a sentence of its own says, before any
 * label.
 */
function ruleByPlace(
  context: DateContext,
  text: string,
  { start, end }: FoundDate,
  { decision }: RoleHints,
): AssignedRole | undefined {
  const head = readColumnHead(text, start, end).toLowerCase();
  const column = head
    ? readLabel(head, { inSentence: false, line: head, clean: true, around: head })
    : undefined;
  if (column) return { role: column.role, confident: false, basis: 'label' };
  const sign = ruleBySign(context, text, start);
  if (sign) return { ...sign, basis: 'rule' };
  if (isProofOfService(context, text, start))
    return { role: 'served', confident: false, basis: 'rule' };
  if (isOverDateLine(text, start, end)) return { role: 'issued', confident: false, basis: 'label' };
  const own = ruleOwnSentence(context, text, start, decision);
  return own && { ...own, basis: 'rule' };
}

/**
 * "on March 3, March 5 and March 9": a date that only follows another is what that one is, unless
 * words of its own say more.
 */
function followLists(text: string, dates: FoundDate[], roles: AssignedRole[]): AssignedRole[] {
  const followed = [...roles];
  for (const [index, role] of roles.entries()) {
    const [date, previous, leader] = [dates[index], dates[index - 1], followed[index - 1]];
    if (!date || !previous || !leader || role.basis === 'label' || role.basis === 'range') continue;
    const between = text.slice(previous.end, date.start);
    if (!/^\s?(?:[,;&]\s{0,2}(?:and |& ?|or )?|and |& )$/.test(between)) continue;
    const isPrinted = leader.role === 'issued' && leader.basis === 'rule' && role.basis !== 'rule';
    followed[index] = {
      role: leader.role === 'issued' && !isPrinted ? 'other' : leader.role,
      confident: false,
      basis: isPrinted ? 'rule' : 'cues',
    };
  }
  return followed;
}

function assignByPosition(
  text: string,
  date: FoundDate,
  index: number,
  { alone, before, wide, clean, restOfLine }: DateContext,
): Ruled {
  const inHead = date.start < HEAD_LENGTH;
  const inTail = text.length - date.end < TAIL_LENGTH;
  if (/\b(?:d\.?o\.?b|birth)\W*$/.test(wide)) return { role: 'other', confident: false };
  if (alone && inHead && index === 0)
    return { role: 'issued', confident: clean && !restOfLine.includes('.') };
  if (alone && (inHead || inTail)) return { role: 'issued', confident: false };
  const standsFree =
    !/\b(?:on|in|of|since|from|to|through|until|by|for|at|and|the|or|about|after|before)\W*$/.test(
      before,
    );
  return {
    role: standsFree && (inTail || (inHead && index === 0)) ? 'issued' : 'other',
    confident: false,
  };
}
