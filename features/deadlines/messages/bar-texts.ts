import { pluralize } from '#lib/language/format.ts';

// Words for the bar and the distance.
const countDays = (days: number) => `${days} ${pluralize(days, { one: 'day', other: 'days' })}`;

export const otherHoliday = 'A holiday that you entered';

export const words = (days: number, weekendDays: number | null, holidays: string[]) =>
  [
    `${countDays(days)}${weekendDays === null ? '' : `, ${weekendDays} of them on a weekend`}.`,
    holidays.length === 0
      ? 'No federal holiday falls in between.'
      : `${pluralize(holidays.length, { one: '# holiday', other: '# holidays' })}: ${holidays.join('; ')}.`,
  ].join(' ');

export const long = (days: number) =>
  `${countDays(days)}. The time is so long that weekends and holidays are not drawn.`;

export const fromToday = (days: number, today: string) =>
  days === 0
    ? `Today is that day (${today}).`
    : days === 1
      ? `That is tomorrow (today is ${today}).`
      : `${countDays(days)} from today, ${today}.`;

export const passed = (days: number, today: string) =>
  `That day has passed: it was ${pluralize(days, { one: 'yesterday', other: `${days} days ago` })} (today is ${today}). Ask the court clerk or a lawyer right away what can still be done.`;

export const omitted = (months: string[]) =>
  months.length === 0
    ? undefined
    : months.length <= 3
      ? `Not drawn: ${months.join(' and ')}. Every day in between is counted.`
      : `Not drawn: the ${months.length} months from ${months[0]} to ${months.at(-1)}. Every day in them is counted.`;
