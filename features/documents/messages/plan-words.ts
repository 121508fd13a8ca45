export const level = (count: number, every: string, each: string) =>
  `${count} ${every} payments of ${each} each`;

export const levelAndLast = (count: number, every: string, each: string, last: string) =>
  count === 2
    ? `2 ${every} payments, the first of ${each} and the last of ${last}`
    : `${count} ${every} payments, the first ${count - 1} of ${each} each and the last of ${last}`;

export const from = (first: string, last: string) =>
  `the first due on ${first} and the last on ${last}`;
export const one = (sum: string, on: string) => `one payment of ${sum} on ${on}`;
export const total = (sum: string) => `in all ${sum}`;
export const interest = (sum: string) => `of which ${sum} is interest`;
export const noInterest = 'with no interest';
export const byDay = 'figured by the day on the unpaid principal, with a year of 365 days';
