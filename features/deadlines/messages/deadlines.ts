// Texts of the deadlines page.
import { pluralize } from '#lib/language/format.ts';
import type { Direction, PlainChoice, Service, Unit } from '../deadline-fields.ts';

const PERIOD_UNITS: Record<Unit, { one: string; other: string }> = {
  days: { one: 'day', other: 'days' },
  weeks: { one: 'week', other: 'weeks' },
  months: { one: 'month', other: 'months' },
  years: { one: 'year', other: 'years' },
  hours: { one: 'hour', other: 'hours' },
};

export const title = 'Deadline calculator';
export const lead =
  'Counts the days of a federal court deadline the way the rules do, and shows every step.';
export const which = 'What happened?';

export const plain = {
  'answer-complaint': 'I was sued, in a federal court',
  appeal: 'I lost a civil case in a federal court',
  'title-vii-suit': 'The EEOC sent me a right-to-sue letter',
  'debt-validation': 'A debt collector wrote to me',
} satisfies Record<PlainChoice, string>;

export const court = 'I got an eviction notice, or a paper from a state court';
export const courtHint = 'Each state counts in its own way.';
export const courtTitle = 'State court: read the date on the paper.';
export const courtText =
  'A date that a court or a notice gives you controls. If there is none, or you cannot find it, have the paper read here, or call the court clerk: the number is on the paper.';
export const toHelp = 'Who can help me, and which court is mine';
export const other = 'Something else in a federal case or agency';
export const otherHint = (count: number) => `Search in ${count} deadlines.`;
export const find = 'Search the deadlines';
export const findHint = 'Such as “jury”, “new trial” or “Rule 26”.';

export const found = (count: number) =>
  pluralize(count, {
    one: 'One deadline fits. Choose it, then count.',
    other: '# deadlines fit. Choose one, then count.',
  });

export const seeAll = 'See all of them';
export const own = 'I know the number of days';
export const ownHint = 'From a letter, an order or a law.';
export const ownLegend = 'My own period';

export const groups = {
  state: 'A state’s law',
  starting: 'Starting and moving a case',
  answering: 'Answering',
  discovery: 'Exchanging information',
  trial: 'Before trial',
  judgment: 'After judgment',
  appeal: 'Appeals',
  agency: 'Agencies, debts and suits with a time limit',
} as const;

export const date = 'Date of the event';
export const dateHint =
  'The day that starts the count, such as the day you were served. For a period before an event, the day of that event.';
export const dateOfEvent = (event: string) => `The day of this: ${event}.`;
export const amount = 'Number';
export const unit = 'Unit';
export const units = {
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  hours: 'hours',
} as const;
export const direction = 'Direction';
export const directions = { after: 'after the event', before: 'before the event' } as const;
export const time = 'Time of the event';
export const zone = 'Time zone of the court';

export const zones = {
  eastern: 'Eastern',
  central: 'Central',
  mountain: 'Mountain',
  arizona: 'Mountain, Arizona',
  pacific: 'Pacific',
  alaska: 'Alaska',
  hawaii: 'Hawaii',
  atlantic: 'Atlantic (Puerto Rico, Virgin Islands)',
  chamorro: 'Chamorro (Guam, Northern Marianas)',
} as const;

export const service = 'How were you served?';
export const serviceHint =
  'Three days are added for some ways of service, and only when the time runs from being served.';

export const services = {
  '': 'In person, by e-filing, or not from being served',
  mail: 'By mail',
  clerk: 'The paper was left with the court clerk',
  agreed: 'By another way that I agreed to in writing',
} satisfies Record<Service, string>;

export const more = 'Holidays and closed days';
export const moreHint =
  'Federal holidays are known here. Add other days if they matter, such as 12/24/2026, 12/26/2026.';
export const state = 'Holidays of the state where the court is';
export const stateHint = 'They count only for periods after an event.';
export const declared = 'Days that the President or Congress declared a holiday';
export const closed = 'Days when the clerk’s office cannot be reached';
export const closedHint = 'For example in a storm, or when e-filing is down.';
export const count = 'Count the days';
export const again = 'Start again';

export const wrong = {
  all: 'One thing needs another look. What you typed is still here.',
  choice: 'Choose what happened.',
  court:
    'A state court’s time cannot be counted here. Choose something else, or read the date on the paper.',
  notCompared:
    'The number of this deadline was changed and has not been compared with its source yet, so it is not counted with. Look it up in the rule itself.',
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
} as const;

export const lastDay = 'Last day';
export const lastDayUnsure = 'Last day, if Rule 6 governs';
export const lastTime = 'Time ends';
export const steps = 'Step by step';
export const barEvent = 'Event';
export const barKey = { weekend: 'Weekend', holiday: 'Holiday', today: 'Today' } as const;
export const calendar = 'On the calendar';
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const marks = {
  last: 'Last day',
  event: 'Day of the event',
  passed: 'Passed: weekend, holiday or closed',
  counted: 'Counted',
  holiday: 'Federal holiday',
} as const;

export const careful = 'Careful date';
export const toCalendar = 'Add to calendar (.ics)';
export const copy = 'Copy the count';
export const copied = 'Copied';
export const copyFailed = 'Could not copy';
export const print = 'Print';
export const limitsTitle = 'Before you rely on this';

export const limits = [
  'It counts periods of federal courts. State courts count in their own ways, and so do bankruptcy and criminal cases in part.',
  'A local rule, a statute or a judge’s order can set another time. If a court gave you a date, that date controls.',
  'It is information, not legal advice. Check the last day with the clerk of the court or a lawyer, and act early.',
] as const;

export const statePeriods =
  'To count a period of your state’s law, open your state’s page and choose “Count this period”.';
export const toStates = 'Your state’s law';
export const toPaper = 'Not sure what you got? Have your paper read';
export const privacyNote = 'Nothing is stored. The dates are only in the address of this page.';
export const holidays = (year: number) => `Federal holidays ${year}`;
export const holidaysNote = 'The day on which each is observed.';
export const inauguration =
  'Inauguration Day is not one of them: it is a holiday for federal workers in and around Washington, D.C. (5 U.S.C. § 6103(c)), and Rule 6 does not name it.';
export const list = 'Deadlines in the list';
export const listNote =
  'Times to oppose a motion and to reply are in each court’s local rules, so they are not here.';

export const period = (amount: number, unit: Unit, direction: Direction, event: string) =>
  `${amount} ${pluralize(amount, PERIOD_UNITS[unit])} ${direction} ${event}`;

export const observedSource = {
  title: 'Observance of holidays by Government agencies',
  cite: 'Executive Order 11582',
  url: 'https://www.archives.gov/federal-register/codification/executive-order/11582.html',
} as const;

export const newTab = '(opens in a new tab)';
