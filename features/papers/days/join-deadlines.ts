// Which counted periods of a paper are one deadline: two of which it takes the later or the
// earlier, and two readings of one day.
import type { PaperReading } from '../schema.ts';
import type { PaperDeadline } from './paper-deadline.ts';

export type Counted = { period: PaperReading['periods'][number]; deadline: PaperDeadline };

/** In one sentence: where one of both is not counted, the next one is another deadline. */
const MAX_APART = 200;
const isPair = (one: Counted | undefined, other: Counted | undefined): other is Counted =>
  one?.period.takes !== undefined &&
  other !== undefined &&
  other.period.start - one.period.end < MAX_APART;

/**
 * Of two the day that the paper takes, or the one that is asked for. Until that is known, the other
 * one is safe where the later counts.
 */
const joinTwo = (counted: Counted[]): PaperDeadline[] =>
  counted.flatMap((one, index) => {
    const { period, deadline } = one;
    if (isPair(counted[index - 1], one)) return [];
    const other = counted[index + 1];
    if (!isPair(one, other)) return [deadline];
    const { date, needs } = other.deadline;
    if (period.takes === 'later' && (!date || !deadline.date))
      return [date ? leaveOpen(other.deadline, deadline.needs) : leaveOpen(deadline, needs)];
    if (!deadline.date) return [deadline];
    const isFirst = date && deadline.date > date === (period.takes === 'later');
    return [isFirst ? deadline : other.deadline];
  });

const leaveOpen = (known: PaperDeadline, needs: PaperDeadline['needs']): PaperDeadline => ({
  ...known,
  ...(known.countedFrom && { countedFrom: { ...known.countedFrom, sure: false } }),
  ...(needs && { needs }),
});

export const joinDeadlines = (counted: Counted[]): PaperDeadline[] => joinEqual(joinTwo(counted));

/** Two readings that give one day are one deadline; that with the surer start stays. */
function joinEqual(deadlines: PaperDeadline[]): PaperDeadline[] {
  const byDay = new Map<string, PaperDeadline>();
  for (const deadline of deadlines) {
    const { role, date, needs, keeps, period } = deadline;
    const key = `${role} ${keeps ?? ''} ${date ?? `${needs} ${period?.amount} ${period?.unit}`}`;
    const other = byDay.get(key);
    if (!other || (deadline.countedFrom?.sure && !other.countedFrom?.sure))
      byDay.set(key, deadline);
  }
  return [...byDay.values()];
}
