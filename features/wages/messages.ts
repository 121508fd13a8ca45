// Texts of the page that adds up unpaid wages.
export const wages = {
  title: 'Add up unpaid wages',
  lead: 'Hours times rate, less what was paid. The total is what you can ask for in writing.',
  rate: 'Your pay for one hour, in dollars',
  rateHint: 'Such as 17.50. Paid by the day or week? Divide by the hours of that day or week.',
  overtime: 'Count hours past 40 in a week as overtime',
  overtimeHint:
    'Federal law: at least one and a half times your rate, unless your job is exempt. Some states ask for more.',
  overtimeSource: 'Source:',
  newTab: '(opens in a new tab)',
  weeks: 'Week by week',
  weeksHint: 'Leave a week empty if you did not work in it. Hours such as 38.5 or 38:30.',
  week: (number: number) => `Week ${number}`,
  hours: 'Hours worked',
  paid: 'Paid, in dollars',
  other: 'Anything else that is owed, in dollars',
  otherHint: 'Tips, bonuses or costs that were kept from you.',
  optional: '(optional)',
  moreWeeks: 'Add four weeks',
  count: 'Add it up',
  counting: 'Adding up...',
  again: 'Start again',
  private: 'Nothing is stored, and nothing you type is in the address of this page.',
  wrong: {
    all: 'One thing needs another look. What you typed is still here.',
    rate: 'Give your pay for one hour, such as 17.50, up to 1,000.',
    hours: 'Give hours such as 38.5 or 38:30, up to 168 in a week.',
    money: 'Give an amount such as 320 or 320.50.',
    away: 'The server cannot be reached right now. What you typed is still here.',
    none: 'Give the hours of at least one week.',
  },
  result: 'Still owed to you',
  nothingOwed: 'By these numbers you were paid in full.',
  overpaid: (amount: string) => `You were paid ${amount} more than that.`,
  barWords: (paid: string, owed: string, earned: string) =>
    `Of ${earned} earned, ${paid} was paid and ${owed} is still owed.`,
  barKey: { paid: 'Paid', owed: 'Still owed' },
  table: 'How it adds up',
  columns: {
    week: 'Week',
    hours: 'Hours',
    regular: 'Regular',
    overtime: 'Overtime',
    earned: 'Earned',
    paid: 'Paid',
  },
  otherRow: 'Anything else',
  total: 'Total',
  before: 'Before taxes. It is a sum, not legal advice.',
  print: 'Print',
  nextTitle: 'What to do with it',
  letter: 'Write the letter that asks for it',
  letterHint:
    'The letter opens with the amount, how it was counted, today’s date and a day to pay by in 14 days.',
  guide: 'How to get unpaid wages, step by step',
  minimum: 'The minimum wage of each state',
  call: (phone: string) => `Call the Wage and Hour Division: ${phone}`,
} as const;

// Words that are put into the letter, which is in English whatever the reader's language. The claim
// is a choice of the letter's form (content/documents/demand_letter.yml).
export const letterWords = {
  claimKind: 'unpaid wages',
  counted: (count: { hours: string; overtime: string; rate: string; pay: string }) => {
    const { hours, overtime, rate, pay } = count;
    const over = overtime
      ? `, ${overtime} of them past 40 in a week at one and a half times that rate,`
      : '';
    return `${hours} ${hours === '1' ? 'hour' : 'hours'} at ${rate} an hour${over} come to ${pay}`;
  },
  other: (amount: string) => `${amount} in tips, bonuses or costs`,
  paid: (amount: string) => `${amount} was paid`,
  unpaid: 'nothing was paid',
  left: (amount: string) => `${amount} is left`,
} as const;

export const MIN_WEEKS = 4;
export const MAX_WEEKS = 24;
/** The guide that this belongs to. */
export const WAGES_GUIDE = 'file-a-wage-complaint-step-by-step';
