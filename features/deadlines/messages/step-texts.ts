import type { NonCourtDay } from '#legal/deadlines/non-court-day.ts';

// The sentences that explain each step of a count.
const goesTo = (next: string, forward: boolean) =>
  `A period does not end on such a day, so the count goes ${forward ? 'on' : 'back'} to ${next}.`;

export const event = (day: string) =>
  `${day} is the day of the event. It is day 0 and is not counted.`;

export const eventHours = (day: string, time: string) =>
  `The time starts to run at once, at ${time} on ${day}.`;

export const countedDays = (amount: number, first: string, last: string, forward: boolean) =>
  `Every day is counted, also weekends and holidays. ${forward ? 'Day 1 is' : 'Counting back, day 1 is'} ${first}${amount > 1 ? `, and day ${amount} is ${last}` : ''}.`;

export const countedMonths = (period: string, last: string) =>
  `${period} is ${last}. Rule 6 does not say how to count months and years. Courts usually count to the same date, or to the last day of a shorter month.`;

export const countedHours = (amount: number, time: string, day: string, forward: boolean) =>
  `Every hour is counted, also at night and on weekends. ${amount} hours ${forward ? 'later' : 'earlier'} it is ${time} on ${day}.`;

export const clockChanged =
  'Clocks changed on the way, to or from daylight saving time, so the clock shows another hour.';

export const skipped = (day: string, why: string, next: string, forward: boolean) =>
  `${day} ${why}. ${goesTo(next, forward)}`;

export const why = (off: NonCourtDay, observedFor: string): string => {
  switch (off.kind) {
    case 'saturday':
      return 'is a Saturday';
    case 'sunday':
      return 'is a Sunday';
    case 'holiday':
      return `is a legal holiday, ${off.name}`;
    case 'observed':
      return `is when ${off.name} (${observedFor}) is observed, and courts generally treat that day as the legal holiday`;
    case 'declared':
      return 'is a day that you entered as declared a holiday by the President or Congress';
    case 'state':
      return 'is a day that you entered as a holiday of the court’s state';
  }
};

export const stands = (day: string) =>
  `${day} is not a Saturday, a Sunday or a legal holiday, so the period can end there.`;

export const stateIgnored = (day: string) =>
  `${day} is a holiday of the state. When a period is counted back from an event, state holidays are days like others.`;

export const added = (day: string) =>
  `Three days are added after the period would end, for the way the paper was served. The third is ${day}.`;

export const notAdded = (reason: string) => `No three days are added. ${reason}`;
export const notAddedBefore =
  'This period is counted back from an event, not forward from being served.';

export const closed = (day: string) =>
  `The clerk’s office cannot be reached on ${day}. Unless the court orders otherwise, the time to file runs on to the first day when it can be.`;

export const result = (day: string) =>
  `The last day is ${day}. For electronic filing it ends at midnight in the court’s time zone; for other filing, when the clerk’s office is due to close.`;

export const resultUnsure = (day: string) =>
  `If Rule 6 governs this period, the last day is ${day}.`;

export const resultHours = (time: string, day: string) =>
  `The time ends at ${time} on ${day}. It is not rounded up to a full hour.`;

export const carefulObserved = (day: string) =>
  `${day}. A holiday that falls on a weekend is observed on a working day: a Saturday’s on the Friday before (5 U.S.C. § 6103(b)), a Sunday’s on the Monday after (Executive Order 11582). Courts generally treat that day as the legal holiday, as this count does. If one did not, the time would end on this earlier day.`;

export const carefulUnsure = (day: string) =>
  `${day}. It is not certain that a last day on a weekend or holiday moves for this period. Acting by this day is safe either way.`;

export const unsure =
  'Rule 6 counts periods in federal court rules, in court orders, and in statutes that give no way of counting. This period is not about a paper for a court, so the rule may not govern it.';

export const stateCounting = (state: string) =>
  `This is a period of ${state} law, counted here the way federal courts count. We have not read how ${state} counts days or which court holidays it keeps. Use the earlier day if two are given, and ask the court clerk.`;

export const lastDayState = (state: string) => `Last day, if ${state} counts as federal courts do`;
export const stateAddsNothing =
  'We have not read whether this state adds days for service by mail, so none are added.';
export const fileSummary = (what: string) => `Last day: ${what}`;
export const fileSummaryCareful = (what: string) => `Careful last day: ${what}`;
export const fileNote =
  'Counted for federal courts. Check it with the court: local rules and orders can set another time.';
