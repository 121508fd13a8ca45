// How a period of a paper was counted.
import { formatList, pluralize } from '#lib/language/format.ts';
import { countDays } from './tables.ts';

const LENGTHS = {
  hours: { one: 'hour', other: 'hours' },
  days: { one: 'day', other: 'days' },
  weeks: { one: 'week', other: 'weeks' },
  months: { one: 'month', other: 'months' },
  years: { one: 'year', other: 'years' },
} as const;

const CLOSED_NAMES = {
  saturday: 'Saturdays',
  sunday: 'Sundays',
  holiday: 'legal holidays',
} as const;

type Count = {
  length: string;
  day: string;
  before: boolean;
  /** The paper counts that day, too. */
  firstCounts: boolean;
  skips: readonly (keyof typeof CLOSED_NAMES)[];
  /** Days on which the paper says that it is closed. */
  closed: readonly string[];
  /** Days on which a law of the state closes its courts. */
  courtClosed: readonly { day: string; cite: string }[];
  mailDays: number;
  /** The weekday that the paper names after it. */
  onNext: string | undefined;
  /** The day on which it ends, if that is a closed one. */
  end: string | undefined;
  moved: string;
  /** No law that holds everywhere moves it. */
  isPrivate: boolean;
};

export const length = (amount: number, unit: keyof typeof LENGTHS) =>
  `${amount} ${pluralize(amount, LENGTHS[unit])}`;

export const how = ({
  length,
  day,
  before,
  firstCounts,
  skips,
  closed,
  courtClosed,
  mailDays,
  onNext,
  end,
  moved,
  isPrivate,
}: Count) =>
  [
    `${length} ${before ? 'before' : 'after'} ${day}, ${firstCounts ? 'counting that day as the first' : 'not counting that day'}${skips.length > 0 ? `${firstCounts ? ', without' : ' or any of the'} ${formatList(skips.map((name) => CLOSED_NAMES[name]))}` : ''}.`,
    ...(closed.length > 0 ? [`The paper itself leaves out ${formatList([...closed])}.`] : []),
    ...courtClosed.map(({ day, cite }) => `The state’s courts are closed on ${day} (${cite}).`),
    ...(mailDays ? [`Mail adds ${countDays(mailDays)}.`] : []),
    ...(onNext ? [`The paper then takes the next such weekday: ${onNext}.`] : []),
    ...(end && before ? [`That is ${end}, when offices are closed: act by ${moved}.`] : []),
    ...(end && !before && !isPrivate
      ? [`That ends on ${end}, when courts and offices are closed, so the time runs to ${moved}.`]
      : []),
    ...(end && !before && isPrivate
      ? [
          `That is a day when offices are closed. Many states give until ${moved}; the earlier day is safe.`,
        ]
      : []),
  ].join(' ');

export const mayBeClosed = (day: string) =>
  `Courts of some states are closed on ${day}. Ask the court or office whether that day counts.`;
export const mailAdds = (days: number) =>
  `The paper adds ${countDays(days)} if it came by mail. They are not counted here.`;
