// Texts of the page that adds up unpaid wages.

export const title = 'Add up unpaid wages';
export const lead =
  'Hours times rate, less what was paid. The total is what you can ask for in writing.';
export const rate = 'Your pay for one hour, in dollars';
export const rateHint =
  'Such as 17.50. Paid by the day or week? Divide by the hours of that day or week.';
export const overtime = 'Count hours past 40 in a week as overtime';
export const overtimeHint =
  'Federal law: at least one and a half times your rate, unless your job is exempt. Some states ask for more.';
export const overtimeSource = 'Source:';
export const newTab = '(opens in a new tab)';
export const weeks = 'Week by week';
export const weeksHint =
  'Leave a week empty if you did not work in it. Hours such as 38.5 or 38:30.';
export const week = (number: number) => `Week ${number}`;
export const hours = 'Hours worked';
export const paid = 'Paid, in dollars';
export const other = 'Anything else that is owed, in dollars';
export const otherHint = 'Tips, bonuses or costs that were kept from you.';
export const optional = '(optional)';
export const moreWeeks = 'Add four weeks';
export const count = 'Add it up';
export const counting = 'Adding up...';
export const again = 'Start again';
export const privacyNote =
  'Nothing is stored, and nothing you type is in the address of this page.';

export const wrong = {
  all: 'One thing needs another look. What you typed is still here.',
  rate: 'Give your pay for one hour, such as 17.50, up to 1,000.',
  hours: 'Give hours such as 38.5 or 38:30, up to 168 in a week.',
  money: 'Give an amount such as 320 or 320.50.',
  away: 'The server cannot be reached right now. What you typed is still here.',
  none: 'Give the hours of at least one week.',
} as const;

export const result = 'Still owed to you';
export const nothingOwed = 'By these numbers you were paid in full.';
export const overpaid = (amount: string) => `You were paid ${amount} more than that.`;

export const barWords = (paid: string, owed: string, earned: string) =>
  `Of ${earned} earned, ${paid} was paid and ${owed} is still owed.`;

export const barKey = { paid: 'Paid', owed: 'Still owed' } as const;
export const table = 'How it adds up';

export const columns = {
  week: 'Week',
  hours: 'Hours',
  regular: 'Regular',
  overtime: 'Overtime',
  earned: 'Earned',
  paid: 'Paid',
} as const;

export const otherRow = 'Anything else';
export const total = 'Total';
export const before = 'Before taxes. It is a sum, not legal advice.';
export const print = 'Print';
export const nextTitle = 'What to do with it';
export const letter = 'Write the letter that asks for it';
export const letterHint =
  'The letter opens with the amount, how it was counted, today’s date and a day to pay by in 14 days.';
export const guide = 'How to get unpaid wages, step by step';
export const minimum = 'The minimum wage of each state';
export const call = (phone: string) => `Call the Wage and Hour Division: ${phone}`;
