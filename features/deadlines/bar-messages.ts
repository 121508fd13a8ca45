// Words for the bar and the distance. Loaded on the server only.
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

export const barTexts = {
  otherHoliday: 'A holiday that you entered',
  words: (days: number, weekendDays: number | null, holidays: string[]) =>
    [
      `${count(days, 'day')}${weekendDays === null ? '' : `, ${weekendDays} of them on a weekend`}.`,
      holidays.length === 0
        ? 'No federal holiday falls in between.'
        : `${count(holidays.length, 'holiday')}: ${holidays.join('; ')}.`,
    ].join(' '),
  long: (days: number) =>
    `${count(days, 'day')}. The time is so long that weekends and holidays are not drawn.`,
  fromToday: (days: number, today: string) =>
    days === 0
      ? `Today is that day (${today}).`
      : days === 1
        ? `That is tomorrow (today is ${today}).`
        : `${count(days, 'day')} from today, ${today}.`,
  passed: (days: number, today: string) =>
    `That day has passed: it was ${days === 1 ? 'yesterday' : `${days} days ago`} (today is ${today}). Ask the court clerk or a lawyer right away what can still be done.`,
  omitted: (months: string[]) =>
    months.length === 0
      ? undefined
      : months.length <= 3
        ? `Not drawn: ${months.join(' and ')}. Every day in between is counted.`
        : `Not drawn: the ${months.length} months from ${months[0]} to ${months.at(-1)}. Every day in them is counted.`,
} as const;
