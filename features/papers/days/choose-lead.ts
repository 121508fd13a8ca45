// Which of the days of a paper is shown first: the nearest one that is still to come, else the one
// that a missing day hides, else the latest that is over. A day whose words are not clear leads
// nothing, nor does a law's day beside the paper's own.
import type { PaperDeadline } from './paper-deadline.ts';

export function chooseLead(deadlines: readonly PaperDeadline[], today: string): number {
  const hasOwn = ({ role }: PaperDeadline) =>
    deadlines.some((each) => each.source === 'paper-period' && each.role === role);
  const isClear = (each: PaperDeadline) =>
    each.date !== undefined &&
    (each.source === 'law' ? !hasOwn(each) : each.sure || each.source === 'paper-period');
  const isOpen = ({ date = '', openUntil = date, latest = date }: PaperDeadline) =>
    date >= today || openUntil >= today || latest >= today;
  const next = deadlines.findIndex((each) => isClear(each) && isOpen(each));
  if (next !== -1) return next;
  const hidden = deadlines.findIndex(({ date, needs }) => !date && needs && needs !== 'state');
  return hidden === -1 ? deadlines.findLastIndex(isClear) : hidden;
}
