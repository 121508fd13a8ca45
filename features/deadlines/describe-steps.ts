// A counted period in words: one sentence and its paragraphs for each step.
import type { Counted, Question, Step } from '#legal/deadlines/count-period.ts';
import { longDate } from '#lib/dates.ts';
import { deadlines } from './messages.ts';
import type { KnownPeriod } from './read-question.ts';
import { stepTexts } from './step-messages.ts';

export type ToldStep = { text: string; cite: string };

const FULL_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** "Tuesday, September 4, 2007". */
export function fullDate(iso: string): string {
  return FULL_DATE.format(new Date(`${iso}T00:00:00Z`));
}

/** "14:17" as "2:17 p.m.". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export function tellSteps(question: Question, counted: Counted, preset: KnownPeriod | undefined): ToldStep[] {
  return counted.steps.map((step) => ({ text: textOf(step, question, preset), cite: citeOf(step, preset) }));
}

/** Fed. R. App. P. 26(a) has the paragraphs of Fed. R. Civ. P. 6(a); its paragraph on added days is (c), not (d). */
function citeOf({ paragraphs }: Step, preset: KnownPeriod | undefined): string {
  const appellate = preset?.counting === 'appellate';
  const [first = '', ...rest] = paragraphs.map((p) => (appellate && p === '(d)' ? '(c)' : p));
  return [`${appellate ? 'Fed. R. App. P. 26' : 'Fed. R. Civ. P. 6'}${first}`, ...rest].join(', ');
}

function textOf(step: Step, { period, date: eventDate }: Question, preset: KnownPeriod | undefined): string {
  const forward = period.direction === 'after';
  switch (step.kind) {
    case 'event':
      return step.time ? stepTexts.eventHours(fullDate(step.date), clockText(step.time)) : stepTexts.event(fullDate(step.date));
    case 'counted':
      return countedText(step, eventDate);
    case 'skipped': {
      const why = stepTexts.why(step.why, step.why.kind === 'observed' ? fullDate(step.why.date) : '');
      const weekend = step.why.kind === 'saturday' || step.why.kind === 'sunday';
      return stepTexts.skipped(weekend ? longDate(step.date) : fullDate(step.date), why, fullDate(step.next), step.next > step.date);
    }
    case 'stands':
      return stepTexts.stands(fullDate(step.date));
    case 'state-holiday-ignored':
      return stepTexts.stateIgnored(fullDate(step.date));
    case 'added':
      return stepTexts.added(fullDate(step.date));
    case 'not-added':
      return stepTexts.notAdded(forward ? (preset?.noAddedDays ?? '') : stepTexts.notAddedBefore);
    case 'closed':
      return stepTexts.closed(fullDate(step.date));
    case 'result':
      if (step.time) return stepTexts.resultHours(clockText(step.time), fullDate(step.date));
      return preset?.counting === 'unsure' ? stepTexts.resultUnsure(fullDate(step.date)) : stepTexts.result(fullDate(step.date));
  }
}

function countedText({ period, first, date, time, clockChanged }: Step & { kind: 'counted' }, eventDate: string): string {
  const { amount, unit, direction } = period;
  const forward = direction === 'after';
  if (unit === 'hours') {
    const text = stepTexts.countedHours(amount, clockText(time ?? ''), fullDate(date), forward);
    return clockChanged ? `${text} ${stepTexts.clockChanged}` : text;
  }
  if (unit === 'months' || unit === 'years') {
    return stepTexts.countedMonths(deadlines.period(amount, unit, direction, longDate(eventDate)), fullDate(date));
  }
  return stepTexts.countedDays(unit === 'weeks' ? amount * 7 : amount, fullDate(first), fullDate(date), forward);
}
