// Texts of the page "Who can help me". What a lawyer would have to approve is in content/people.
import { makeOnce, pluralize } from '#lib/language/format.ts';

const getDollars = makeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
);
const getTenths = makeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));

export const help = {
  title: 'Who can help me',
  lead: 'Your ZIP code is enough to see whom to call. Household and income show whether free legal aid may take your case.',
  private:
    'What you type here is used for this answer only. It is not stored, not in a log, and not in the page’s address.',
  zip: 'ZIP code',
  zipHint: 'Five digits, where you live.',
  household: 'People in your household',
  householdHint: 'You and the people you share income with.',
  income: 'Household income before taxes',
  incomeHint: 'All of it together. Leave it empty if you would rather not say.',
  optional: '(optional)',
  period: 'Income for',
  periods: { month: 'a month', year: 'a year', week: 'a week' },
  more: 'Pick a state instead, or say what it is about',
  state: 'State',
  noState: 'By ZIP code',
  topic: 'What it is about',
  anyTopic: 'Any problem',
  show: 'Show who can help',
  showing: 'Looking…',
  clear: 'Start over',
  wrong: 'Something needs another look. What you typed is still here.',
  failed: 'We could not be reached. What you typed is still here. In an emergency call 911.',
  wrongZip: 'A ZIP code has five digits, like 43215.',
  noPlace: 'Type your ZIP code, or pick your state below.',
  wrongHousehold: (max: number) => `Give a whole number, 1 to ${max}.`,
  noHousehold: 'How many people live on this income? Count yourself.',
  wrongIncome: 'Give an amount in dollars, like 1,850 or 0.',
  danger: 'In danger now?',
  dangerMore: 'What to do first',
  resultTitle: (name: string) => `Help in ${name}`,
  counties: (counties: string[]) =>
    `${pluralize(counties.length, { one: 'County', other: 'Counties' })} of this ZIP code: ${counties.join(', ')}`,
  allRules: (name: string) => `The law in ${name}`,
  chooseTitle: 'This ZIP code lies in more than one state',
  chooseText: 'Where do you live?',
  unknownTitle: 'We do not know this ZIP code',
  unknownText:
    'It may be new, or have a typing mistake. Check the digits, or pick your state. Nothing else changes.',
  pickState: 'Pick a state',
  pickStateButton: 'Show help there',
  areaTitle: (name: string) => `This is ${name}`,
  call: 'Call free legal aid',
  callLead:
    'These programs help people with low incomes in civil cases, such as housing, family, debt and benefits. Say first if you have a court date.',
  whichOne:
    'We do not know the counties of each. Start with the one whose description fits where you live.',
  noPhone: 'We have no number that was read on an official page. Its site says how to apply.',
  inCounty: 'Serves your county',
  website: 'Website',
  localTitle: 'No answer, or not the right place?',
  percent: (percent: number) => `${getTenths().format(percent)}% of the federal poverty guidelines`,
  percentDetail: ({
    year,
    household,
    guideline,
    yearly,
  }: {
    year: number;
    household: number;
    guideline: number;
    yearly: number;
  }) =>
    `For ${pluralize(household, { one: '# person', other: '# people' })} the ${year} guideline is ${getDollars().format(guideline)} a year. Yours comes to ${getDollars().format(yearly)} a year.`,
  noGuideline:
    'We have no poverty guideline for this place. Ask the office which income limit it uses.',
  fees: 'Court fees',
  askClerk: (name: string | null) =>
    `${name ? `We have not read the rule on fees of ${name}’s courts` : 'We have not read the rule on fees of these courts'}. Ask the clerk of the court for the form to ask for a fee waiver.`,
  bring: 'What to have ready',
  doors: 'Other doors',
  doorsLead: 'For people whom legal aid cannot take, and for questions it does not handle.',
  doorsFor: (topic: string) => `Other doors for ${topic}`,
  checkedOn: (date: string) => `read ${date}`,
  notReviewed: 'Not reviewed by an attorney. This page is information, not legal advice.',
} as const;

// The link to the page on other pages.
export const helpLink = {
  before: 'Want to talk to a person?',
  link: 'See who can help you',
} as const;
