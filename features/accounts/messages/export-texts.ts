import { formatLongDate } from '#lib/dates.ts';

export const title = (siteName: string) => `What your ${siteName} account holds`;
export const madeOn = (day: string) =>
  `Made on ${formatLongDate(day)}, at your request. The same as JSON has every value whole, for programs.`;
export const account = 'Account';
