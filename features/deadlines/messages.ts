// Texts of the deadlines page.
import type { NonCourtDay } from '#legal/deadlines/non-court-day.ts';
import { pluralize } from '#lib/language/format.ts';
import type { Direction, Field, PlainChoice, Service, Unit } from './deadline-fields.ts';

const PERIOD_UNITS: Record<Unit, { one: string; other: string }> = {
  days: { one: 'day', other: 'days' },
  weeks: { one: 'week', other: 'weeks' },
  months: { one: 'month', other: 'months' },
  years: { one: 'year', other: 'years' },
  hours: { one: 'hour', other: 'hours' },
};

export const deadlines = {
  title: 'Deadline calculator',
  lead: 'Counts the days of a federal court deadline the way the rules do, and shows every step.',
  which: 'What happened?',
  plain: {
    'answer-complaint': 'I was sued, in a federal court',
    appeal: 'I lost a civil case in a federal court',
    'title-vii-suit': 'The EEOC sent me a right-to-sue letter',
    'debt-validation': 'A debt collector wrote to me',
  } satisfies Record<PlainChoice, string>,
  court: 'I got an eviction notice, or a paper from a state court',
  courtHint: 'Each state counts in its own way.',
  courtTitle: 'State court: read the date on the paper.',
  courtText:
    'A date that a court or a notice gives you controls. If there is none, or you cannot find it, have the paper read here, or call the court clerk: the number is on the paper.',
  toHelp: 'Who can help me, and which court is mine',
  other: 'Something else in a federal case or agency',
  otherHint: (count: number) => `Search in ${count} deadlines.`,
  find: 'Search the deadlines',
  findHint: 'Such as “jury”, “new trial” or “Rule 26”.',
  found: (count: number) =>
    pluralize(count, {
      one: 'One deadline fits. Choose it, then count.',
      other: '# deadlines fit. Choose one, then count.',
    }),
  seeAll: 'See all of them',
  own: 'I know the number of days',
  ownHint: 'From a letter, an order or a law.',
  ownLegend: 'My own period',
  groups: {
    state: 'A state’s law',
    starting: 'Starting and moving a case',
    answering: 'Answering',
    discovery: 'Exchanging information',
    trial: 'Before trial',
    judgment: 'After judgment',
    appeal: 'Appeals',
    agency: 'Agencies, debts and suits with a time limit',
  },
  date: 'Date of the event',
  dateHint:
    'The day that starts the count, such as the day you were served. For a period before an event, the day of that event.',
  dateOfEvent: (event: string) => `The day of this: ${event}.`,
  amount: 'Number',
  unit: 'Unit',
  units: { days: 'days', weeks: 'weeks', months: 'months', years: 'years', hours: 'hours' },
  direction: 'Direction',
  directions: { after: 'after the event', before: 'before the event' },
  time: 'Time of the event',
  zone: 'Time zone of the court',
  zones: {
    eastern: 'Eastern',
    central: 'Central',
    mountain: 'Mountain',
    arizona: 'Mountain, Arizona',
    pacific: 'Pacific',
    alaska: 'Alaska',
    hawaii: 'Hawaii',
    atlantic: 'Atlantic (Puerto Rico, Virgin Islands)',
    chamorro: 'Chamorro (Guam, Northern Marianas)',
  },
  service: 'How were you served?',
  serviceHint:
    'Three days are added for some ways of service, and only when the time runs from being served.',
  services: {
    '': 'In person, by e-filing, or not from being served',
    mail: 'By mail',
    clerk: 'The paper was left with the court clerk',
    agreed: 'By another way that I agreed to in writing',
  } satisfies Record<Service, string>,
  more: 'Holidays and closed days',
  moreHint:
    'Federal holidays are known here. Add other days if they matter, such as 12/24/2026, 12/26/2026.',
  state: 'Holidays of the state where the court is',
  stateHint: 'They count only for periods after an event.',
  declared: 'Days that the President or Congress declared a holiday',
  closed: 'Days when the clerk’s office cannot be reached',
  closedHint: 'For example in a storm, or when e-filing is down.',
  count: 'Count the days',
  again: 'Start again',
  wrong: {
    all: 'One thing needs another look. What you typed is still here.',
    choice: 'Choose what happened.',
    court:
      'A state court’s time cannot be counted here. Choose something else, or read the date on the paper.',
    preset: 'Pick a deadline from the list, or type your own period.',
    find: 'Type a word of the deadline you look for.',
    notFound: 'No deadline has these words. Try another word, or see all of them.',
    several: 'Choose one of the deadlines below.',
    noDate: 'Give the date of the event.',
    date: 'Give a real date from 2000 to 2100, such as 6/15/2026.',
    amount: (max: number) => `Give a whole number, 1 to ${max}.`,
    time: 'Give the time, such as 14:17.',
    zone: 'Pick the time zone of the court.',
    days: 'Give up to 20 real dates, such as 12/24/2026, with a comma between them.',
    noSuchTime: 'Clocks skipped this hour that day. Check the time.',
  },
  lastDay: 'Last day',
  lastDayUnsure: 'Last day, if Rule 6 governs',
  lastTime: 'Time ends',
  steps: 'Step by step',
  barEvent: 'Event',
  barKey: { weekend: 'Weekend', holiday: 'Holiday', today: 'Today' },
  calendar: 'On the calendar',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  marks: {
    last: 'Last day',
    event: 'Day of the event',
    passed: 'Passed: weekend, holiday or closed',
    counted: 'Counted',
    holiday: 'Federal holiday',
  },
  careful: 'Careful date',
  toCalendar: 'Add to calendar (.ics)',
  copy: 'Copy the count',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  print: 'Print',
  limitsTitle: 'Before you rely on this',
  limits: [
    'It counts periods of federal courts. State courts count in their own ways, and so do bankruptcy and criminal cases in part.',
    'A local rule, a statute or a judge’s order can set another time. If a court gave you a date, that date controls.',
    'It is information, not legal advice. Check the last day with the clerk of the court or a lawyer, and act early.',
  ],
  statePeriods:
    'To count a period of your state’s law, open your state’s page and choose “Count this period”.',
  toStates: 'Your state’s law',
  toPaper: 'Not sure what you got? Have your paper read',
  private: 'Nothing is stored. The dates are only in the address of this page.',
  holidays: (year: number) => `Federal holidays ${year}`,
  holidaysNote: 'The day on which each is observed.',
  inauguration:
    'Inauguration Day is not one of them: it is a holiday for federal workers in and around Washington, D.C. (5 U.S.C. § 6103(c)), and Rule 6 does not name it.',
  list: 'Deadlines in the list',
  listNote:
    'Times to oppose a motion and to reply are in each court’s local rules, so they are not here.',
  period: (amount: number, unit: Unit, direction: Direction, event: string) =>
    `${amount} ${pluralize(amount, PERIOD_UNITS[unit])} ${direction} ${event}`,
  observedSource: {
    title: 'Observance of holidays by Government agencies',
    cite: 'Executive Order 11582',
    url: 'https://www.archives.gov/federal-register/codification/executive-order/11582.html',
  },
  newTab: '(opens in a new tab)',
} as const;

/** Fields inside the folded part of the form. */
export const FOLDED_FIELDS: Field[] = ['state', 'declared', 'closed'];

// Words for the bar and the distance.
const countDays = (days: number) => `${days} ${pluralize(days, { one: 'day', other: 'days' })}`;

export const barTexts = {
  otherHoliday: 'A holiday that you entered',
  words: (days: number, weekendDays: number | null, holidays: string[]) =>
    [
      `${countDays(days)}${weekendDays === null ? '' : `, ${weekendDays} of them on a weekend`}.`,
      holidays.length === 0
        ? 'No federal holiday falls in between.'
        : `${pluralize(holidays.length, { one: '# holiday', other: '# holidays' })}: ${holidays.join('; ')}.`,
    ].join(' '),
  long: (days: number) =>
    `${countDays(days)}. The time is so long that weekends and holidays are not drawn.`,
  fromToday: (days: number, today: string) =>
    days === 0
      ? `Today is that day (${today}).`
      : days === 1
        ? `That is tomorrow (today is ${today}).`
        : `${countDays(days)} from today, ${today}.`,
  passed: (days: number, today: string) =>
    `That day has passed: it was ${pluralize(days, { one: 'yesterday', other: `${days} days ago` })} (today is ${today}). Ask the court clerk or a lawyer right away what can still be done.`,
  omitted: (months: string[]) =>
    months.length === 0
      ? undefined
      : months.length <= 3
        ? `Not drawn: ${months.join(' and ')}. Every day in between is counted.`
        : `Not drawn: the ${months.length} months from ${months[0]} to ${months.at(-1)}. Every day in them is counted.`,
} as const;

// The link to the calculator on other pages.
export const deadlineLink = {
  before: 'A date to keep?',
  link: 'Use the deadline calculator',
} as const;

// The sentences that explain each step of a count.
const goesTo = (next: string, forward: boolean) =>
  `A period does not end on such a day, so the count goes ${forward ? 'on' : 'back'} to ${next}.`;

export const stepTexts = {
  event: (day: string) => `${day} is the day of the event. It is day 0 and is not counted.`,
  eventHours: (day: string, time: string) =>
    `The time starts to run at once, at ${time} on ${day}.`,
  countedDays: (amount: number, first: string, last: string, forward: boolean) =>
    `Every day is counted, also weekends and holidays. ${forward ? 'Day 1 is' : 'Counting back, day 1 is'} ${first}${amount > 1 ? `, and day ${amount} is ${last}` : ''}.`,
  countedMonths: (period: string, last: string) =>
    `${period} is ${last}. Rule 6 does not say how to count months and years. Courts usually count to the same date, or to the last day of a shorter month.`,
  countedHours: (amount: number, time: string, day: string, forward: boolean) =>
    `Every hour is counted, also at night and on weekends. ${amount} hours ${forward ? 'later' : 'earlier'} it is ${time} on ${day}.`,
  clockChanged:
    'Clocks changed on the way, to or from daylight saving time, so the clock shows another hour.',
  skipped: (day: string, why: string, next: string, forward: boolean) =>
    `${day} ${why}. ${goesTo(next, forward)}`,
  why: (off: NonCourtDay, observedFor: string): string => {
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
  },
  stands: (day: string) =>
    `${day} is not a Saturday, a Sunday or a legal holiday, so the period can end there.`,
  stateIgnored: (day: string) =>
    `${day} is a holiday of the state. When a period is counted back from an event, state holidays are days like others.`,
  added: (day: string) =>
    `Three days are added after the period would end, for the way the paper was served. The third is ${day}.`,
  notAdded: (reason: string) => `No three days are added. ${reason}`,
  notAddedBefore: 'This period is counted back from an event, not forward from being served.',
  closed: (day: string) =>
    `The clerk’s office cannot be reached on ${day}. Unless the court orders otherwise, the time to file runs on to the first day when it can be.`,
  result: (day: string) =>
    `The last day is ${day}. For electronic filing it ends at midnight in the court’s time zone; for other filing, when the clerk’s office is due to close.`,
  resultUnsure: (day: string) => `If Rule 6 governs this period, the last day is ${day}.`,
  resultHours: (time: string, day: string) =>
    `The time ends at ${time} on ${day}. It is not rounded up to a full hour.`,
  carefulObserved: (day: string) =>
    `${day}. A holiday that falls on a weekend is observed on a working day: a Saturday’s on the Friday before (5 U.S.C. § 6103(b)), a Sunday’s on the Monday after (Executive Order 11582). Courts generally treat that day as the legal holiday, as this count does. If one did not, the time would end on this earlier day.`,
  carefulUnsure: (day: string) =>
    `${day}. It is not certain that a last day on a weekend or holiday moves for this period. Acting by this day is safe either way.`,
  unsure:
    'Rule 6 counts periods in federal court rules, in court orders, and in statutes that give no way of counting. This period is not about a paper for a court, so the rule may not govern it.',
  stateCounting: (state: string) =>
    `This is a period of ${state} law, counted here the way federal courts count. We have not read how ${state} counts days or which court holidays it keeps. Use the earlier day if two are given, and ask the court clerk.`,
  lastDayState: (state: string) => `Last day, if ${state} counts as federal courts do`,
  stateAddsNothing:
    'We have not read whether this state adds days for service by mail, so none are added.',
  fileSummary: (what: string) => `Last day: ${what}`,
  fileSummaryCareful: (what: string) => `Careful last day: ${what}`,
  fileNote:
    'Counted for federal courts. Check it with the court: local rules and orders can set another time.',
} as const;
