// Texts of the page "Who can help me". What a lawyer would have to approve is in content/people.
import { pluralize } from '#lib/language/format.ts';
import { makeOnce } from '#lib/memo.ts';

const getDollars = makeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
);

const getTenths = makeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));
export const title = 'Who can help me';
export const lead =
  'Your ZIP code is enough to see whom to call. Household and income show whether free legal aid may take your case.';
export const privacyNote =
  'What you type here is used for this answer only. It is not stored, not in a log, and not in the page’s address.';
export const zip = 'ZIP code';
export const zipHint = 'Five digits, where you live.';
export const household = 'People in your household';
export const householdHint = 'You and the people you share income with.';
export const income = 'Household income before taxes';
export const incomeHint = 'All of it together. Leave it empty if you would rather not say.';
export const optional = '(optional)';
export const period = 'Income for';
export const periods = { month: 'a month', year: 'a year', week: 'a week' } as const;
export const more = 'Pick a state instead, or say what it is about';
export const state = 'State';
export const noState = 'By ZIP code';
export const topic = 'What it is about';
export const anyTopic = 'Any problem';
export const show = 'Show who can help';
export const showing = 'Looking…';
export const clear = 'Start over';
export const wrong = 'Something needs another look. What you typed is still here.';
export const failed =
  'We could not be reached. What you typed is still here. In an emergency call 911.';
export const wrongZip = 'A ZIP code has five digits, like 43215.';
export const noPlace = 'Type your ZIP code, or pick your state below.';
export const wrongHousehold = (max: number) => `Give a whole number, 1 to ${max}.`;
export const noHousehold = 'How many people live on this income? Count yourself.';
export const wrongIncome = 'Give an amount in dollars, like 1,850 or 0.';
export const danger = 'In danger now?';
export const dangerMore = 'What to do first';
export const resultTitle = (name: string) => `Help in ${name}`;

export const counties = (counties: string[]) =>
  `${pluralize(counties.length, { one: 'County', other: 'Counties' })} of this ZIP code: ${counties.join(', ')}`;

export const allRules = (name: string) => `The law in ${name}`;
export const chooseTitle = 'This ZIP code lies in more than one state';
export const chooseText = 'Where do you live?';
export const unknownTitle = 'We do not know this ZIP code';
export const unknownText =
  'It may be new, or have a typing mistake. Check the digits, or pick your state. Nothing else changes.';
export const pickState = 'Pick a state';
export const pickStateButton = 'Show help there';
export const areaTitle = (name: string) => `This is ${name}`;
export const call = 'Call free legal aid';
export const callLead =
  'These programs help people with low incomes in civil cases, such as housing, family, debt and benefits. Say first if you have a court date.';
/** Two names at most: a ZIP code seldom lies in more. */
export const unserved = (counties: string[]) =>
  `We do not know which free legal aid office serves ${counties.slice(0, 2).join(' or ')} ${pluralize(Math.min(counties.length, 2), { one: 'County', other: 'Counties' })}. These two find it for you.`;
export const otherOffices = 'Offices of the state whose counties we do not know';
export const whichOne =
  'We do not know the counties of each. Start with the one whose description fits where you live.';
export const noPhone =
  'We have no number that was read on an official page. Its site says how to apply.';
export const inCounty = 'Serves your county';
export const website = 'Website';
export const localTitle = 'No answer, or not the right place?';
export const percent = (percent: number) =>
  `${getTenths().format(percent)}% of the federal poverty guidelines`;

export const percentDetail = ({
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
  `For ${pluralize(household, { one: '# person', other: '# people' })} the ${year} guideline is ${getDollars().format(guideline)} a year. Yours comes to ${getDollars().format(yearly)} a year.`;

export const noGuideline =
  'We have no poverty guideline for this place. Ask the office which income limit it uses.';
export const fees = 'Court fees';

export const askClerk = (name: string | null) =>
  `${name ? `We have not read the rule on fees of ${name}’s courts` : 'We have not read the rule on fees of these courts'}. Ask the clerk of the court for the form to ask for a fee waiver.`;

export const bring = 'What to have ready';
export const doors = 'Other doors';
export const doorsLead =
  'For people whom legal aid cannot take, and for questions it does not handle.';
export const doorsFor = (topic: string) => `Other doors for ${topic}`;
export const checkedOn = (date: string) => `read ${date}`;
export const notReviewed =
  'Not reviewed by an attorney. This page is information, not legal advice.';
