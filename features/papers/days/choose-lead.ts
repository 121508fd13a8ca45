// Which of the days of a paper is shown first: the nearest one that is still to come, else the one
// that a missing day hides, else the latest that is over. A day whose words are not clear leads
// nothing, nor does a law's day beside the paper's own; one for nothing that we can name only where
// there is no other.
import type { PaperDeadline } from './paper-deadline.ts';

export function chooseLead(deadlines: readonly PaperDeadline[], today: string): number {
  const hasOwn = ({ role }: PaperDeadline) =>
    deadlines.some((each) => each.source === 'paper-period' && each.role === role);
  const isClear = (each: PaperDeadline) =>
    each.date !== undefined &&
    (each.source === 'law' ? !hasOwn(each) : each.sure || each.source === 'paper-period');
  const isOpen = ({ date = '', openUntil = date, latest = date }: PaperDeadline) =>
    date >= today || openUntil >= today || latest >= today;
  const isNext = (each: PaperDeadline) => isClear(each) && isOpen(each);
  const isHidden = ({ date, needs }: PaperDeadline) => !date && needs && needs !== 'state';
  const isNamed = ({ role }: PaperDeadline) => role !== 'other';
  for (const isLead of [isNext, isHidden]) {
    const lead = deadlines.findIndex((each) => isNamed(each) && isLead(each));
    if (lead !== -1) return lead;
  }
  const next = deadlines.findIndex((each) => isNext(each) || isHidden(each));
  return next === -1 ? deadlines.findLastIndex(isClear) : next;
}
