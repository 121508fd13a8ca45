// Describes a counted period: a sentence and a citation for each step.

import type { CountedPeriod, DeadlineQuestion, Step } from '#legal/deadlines/count-period.ts';
import { formatLongDate } from '#lib/dates.ts';
import { makeOnce } from '#lib/memo.ts';
import * as deadlines from './messages/deadlines.ts';
import * as stepTexts from './messages/step-texts.ts';
import type { PresetPeriod } from './read-question.ts';

export type StepDescription = { text: string; cite: string };

const getFullDates = makeOnce(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
);

/** "Tuesday, September 4, 2007". */
export function formatFullDate(iso: string): string {
  return getFullDates().format(new Date(`${iso}T00:00:00Z`));
}

/** "14:17" as "2:17 p.m.". */
export function formatClockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export function describeSteps(
  question: DeadlineQuestion,
  counted: CountedPeriod,
  preset: PresetPeriod | undefined,
): StepDescription[] {
  return counted.steps.map((step) => ({
    text: describeStep(step, question, preset),
    cite: formatCite(step, preset),
  }));
}

/**
 * Fed. R. App. P. 26(a) has the same paragraphs as Fed. R. Civ. P. 6(a), but its paragraph on added
 * days is (c), not (d).
 */
function formatCite({ paragraphs }: Step, preset: PresetPeriod | undefined): string {
  const appellate = preset?.counting === 'appellate';
  const [first = '', ...rest] = paragraphs.map((p) => (appellate && p === '(d)' ? '(c)' : p));
  return [`${appellate ? 'Fed. R. App. P. 26' : 'Fed. R. Civ. P. 6'}${first}`, ...rest].join(', ');
}

function describeStep(
  step: Step,
  { period, date: eventDate }: DeadlineQuestion,
  preset: PresetPeriod | undefined,
): string {
  const forward = period.direction === 'after';
  switch (step.kind) {
    case 'event':
      return step.time
        ? stepTexts.eventHours(formatFullDate(step.date), formatClockTime(step.time))
        : stepTexts.event(formatFullDate(step.date));
    case 'counted':
      return describeCountedStep(step, eventDate);
    case 'skipped': {
      const why = stepTexts.why(
        step.why,
        step.why.kind === 'observed' ? formatFullDate(step.why.date) : '',
      );
      const weekend = step.why.kind === 'saturday' || step.why.kind === 'sunday';
      return stepTexts.skipped(
        weekend ? formatLongDate(step.date) : formatFullDate(step.date),
        why,
        formatFullDate(step.next),
        step.next > step.date,
      );
    }
    case 'stands':
      return stepTexts.stands(formatFullDate(step.date));
    case 'state-holiday-ignored':
      return stepTexts.stateIgnored(formatFullDate(step.date));
    case 'added':
      return stepTexts.added(formatFullDate(step.date));
    case 'not-added':
      return stepTexts.notAdded(forward ? (preset?.noAddedDays ?? '') : stepTexts.notAddedBefore);
    case 'closed':
      return stepTexts.closed(formatFullDate(step.date));
    case 'result':
      if (step.time)
        return stepTexts.resultHours(formatClockTime(step.time), formatFullDate(step.date));
      return preset?.counting === 'unsure'
        ? stepTexts.resultUnsure(formatFullDate(step.date))
        : stepTexts.result(formatFullDate(step.date));
  }
}

function describeCountedStep(
  { period, first, date, time, clockChanged }: Step & { kind: 'counted' },
  eventDate: string,
): string {
  const { amount, unit, direction } = period;
  const forward = direction === 'after';
  if (unit === 'hours') {
    const text = stepTexts.countedHours(
      amount,
      formatClockTime(time ?? ''),
      formatFullDate(date),
      forward,
    );
    return clockChanged ? `${text} ${stepTexts.clockChanged}` : text;
  }
  if (unit === 'months' || unit === 'years') {
    return stepTexts.countedMonths(
      deadlines.period(amount, unit, direction, formatLongDate(eventDate)),
      formatFullDate(date),
    );
  }
  return stepTexts.countedDays(
    unit === 'weeks' ? amount * 7 : amount,
    formatFullDate(first),
    formatFullDate(date),
    forward,
  );
}
