// The dates of a paper must fit together: a paper is written, then served, and what it asks for
// lies ahead of it. What does not fit is told differently or asked about. Only a role that a label
// or a plain rule gives is certain, and only if nothing speaks against it.
import type { FoundDate } from './find-dates.ts';

type Basis = 'label' | 'rule' | 'cues' | 'place' | 'range';
export type BasedRole = {
  role: 'issued' | 'served' | 'hearing' | 'answer-by' | 'pay-by' | 'appeal-by' | 'other';
  confident: boolean;
  basis: Basis;
  /**
   * Words right before the date decide alone: a deadline whose verb stands in the same clause, an
   * order that "was issued on".
   */
  clear?: boolean;
};

/** A paper is rarely signed and filed farther apart. */
const MAX_DAYS_APART = 14;
const MAX_DAYS_TO_SERVE = 60;
const MAX_DAYS_BACK = 370;
const DAY = 86_400_000;
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export function confirmRoles(dates: FoundDate[], roles: BasedRole[]): BasedRole[] {
  const paperDate = findPaperDate(dates, roles);
  const fitted = roles.map((role, index) =>
    fitOrder(role, dates[index]?.date ?? '', { paperDate, isFirst: index === 0 }),
  );
  return fitted.map((doubtful, index) => {
    const date = dates[index]?.date;
    const role = doubtful.confident ? doubtful : adoptRole(doubtful, date, dates, fitted);
    const rival = fitted.some(
      (other, position) =>
        position !== index &&
        dates[position]?.date === date &&
        other.role !== role.role &&
        isRival(role, other),
    );
    return rival ? { ...role, confident: false } : role;
  });
}

/** A day that is named again is what it was the first time, unless a rule tells it. */
function adoptRole(
  role: BasedRole,
  date: string | undefined,
  dates: FoundDate[],
  roles: BasedRole[],
): BasedRole {
  if (role.basis !== 'place' && !(role.basis === 'cues' && role.role === 'issued')) return role;
  const known = roles.find(
    (other, index) => other.confident && dates[index]?.date === date && other.role !== 'other',
  );
  return known ? { ...role, role: known.role } : role;
}

/**
 * The same day may be told twice, but a paper is not written on the day on which somebody has to
 * act.
 */
function isRival(a: BasedRole, b: BasedRole): boolean {
  const acts = (role: string) => role === 'hearing' || role.endsWith('-by');
  return (a.role === 'issued' && acts(b.role)) || (b.role === 'issued' && acts(a.role));
}

/**
 * The last of the days that a label, a letterhead or a signature gives as its own; without a
 * certain one, of those that may be it.
 */
function findPaperDate(dates: FoundDate[], roles: BasedRole[]): PaperDate | undefined {
  const own = roles.flatMap(({ role, confident, basis }, index) =>
    role === 'issued' && basis !== 'cues' && (confident || basis !== 'place')
      ? [{ date: dates[index]?.date ?? '', confident }]
      : [],
  );
  const certain = own.filter(({ confident }) => confident);
  return (certain.length > 0 ? certain : own)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
}

type PaperDate = { date: string; confident: boolean };
type Position = { paperDate: PaperDate | undefined; isFirst: boolean };

function fitOrder(assigned: BasedRole, date: string, { paperDate, isFirst }: Position): BasedRole {
  const { role, basis } = assigned;
  const doubted = { ...assigned, confident: false };
  // Without a day of its own, the first date may be it, whatever its label seems to say.
  const known =
    paperDate?.confident || !(basis === 'cues' || (isFirst && role === 'other'))
      ? assigned
      : doubted;
  return paperDate ? fitPaperDate(known, daysBetween(paperDate.date, date)) : known;
}

function fitPaperDate(assigned: BasedRole, days: number): BasedRole {
  const { role, basis } = assigned;
  const doubted = { ...assigned, confident: false };
  if (role === 'issued')
    return basis === 'place' && days !== 0 ? doubted : fitIssued(assigned, days);
  if (role === 'served') return fitServed(assigned, days);
  if (role === 'other')
    return basis !== 'range' && basis !== 'label' && days >= 0 ? doubted : assigned;
  if (days < 0) return { ...doubted, role: 'other' };
  return days === 0 ? doubted : assigned;
}

/** A sentence tells of an earlier paper; a label or a stamp may be a few days apart. */
function fitIssued(assigned: BasedRole, days: number): BasedRole {
  if (assigned.basis === 'cues' && days < -MAX_DAYS_APART)
    return { ...assigned, confident: false, role: 'other' };
  // Nobody is sent a paper that was written more than a year before its own date.
  if (days < -MAX_DAYS_BACK && assigned.basis !== 'label')
    return { ...assigned, confident: false, role: 'other' };
  const isFar = assigned.basis === 'cues' ? days !== 0 : Math.abs(days) > MAX_DAYS_APART;
  return isFar ? { ...assigned, confident: false } : assigned;
}

function fitServed(assigned: BasedRole, days: number): BasedRole {
  if (days < 0 && assigned.basis !== 'label')
    return { ...assigned, confident: false, role: 'other' };
  return days < 0 || days > MAX_DAYS_TO_SERVE ? { ...assigned, confident: false } : assigned;
}
