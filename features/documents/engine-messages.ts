// The texts that the engine adds to documents, and the lint's messages. Clauses are in
// content/documents.
export const DOCUMENT_WORDS = {
  effectiveDate: 'Effective date',
  re: 'Re',
  salutation: 'To whom it may concern:',
  closing: 'Sincerely,',
  signed: 'Signed by the parties on the dates written below.',
  signature: 'Signature',
  name: 'Name',
  address: 'Address',
  date: 'Date',
  witness: 'Witness',
  notary: 'Notary',
  notaryState: 'State of',
  notaryCounty: 'County of',
  acknowledged: 'Acknowledged before me by',
  notarySignature: 'Signature of notary',
  commission: 'My commission expires',
  acceptance: (role: string) => `Acceptance by the ${role} (optional)`,
  stateRules: (rules: string, readOn: string) =>
    `State rules that bear on this document, as read on ${readOn}: ${rules} They have exceptions and can change; read the sections.`,
  aboveLimit: (label: string, state: string, limit: string, cite: string) =>
    `${label}: the rule that we read for ${state} is ${limit} (${cite}). It has exceptions; check it before you sign.`,
  inCase: (when: string) => `(${when})`,
  noticeFor: (state: string) => `Notice for ${state}`,
} as const;

export const PLAN_WORDS = {
  level: (count: number, every: string, each: string) =>
    `${count} ${every} payments of ${each} each`,
  levelAndLast: (count: number, every: string, each: string, last: string) =>
    count === 2
      ? `2 ${every} payments, the first of ${each} and the last of ${last}`
      : `${count} ${every} payments, the first ${count - 1} of ${each} each and the last of ${last}`,
  from: (first: string, last: string) => `the first due on ${first} and the last on ${last}`,
  one: (sum: string, on: string) => `one payment of ${sum} on ${on}`,
  total: (sum: string) => `in all ${sum}`,
  interest: (sum: string) => `of which ${sum} is interest`,
  noInterest: 'with no interest',
  byDay: 'figured by the day on the unpaid principal, with a year of 365 days',
} as const;

export const LINT = {
  required: (label: string) => `${label} is required.`,
  partyName: "Enter this party's full name.",
  partyRole: "Enter this party's role.",
  partyAddress: "Enter this party's address.",
  tooFew: (least: number) => `This document needs at least ${least} parties.`,
  tooMany: (max: number) => `This document takes at most ${max} parties.`,
  sameParty:
    'Two parties have the same name. Each party must be a different person or organization.',
  firstRole: (role: string) =>
    `The first party signs this document and must be the ${role}. Put the others after it.`,
  unknownRole: (roles: string) =>
    `Choose one of these roles: ${roles}. The text of the document speaks of them.`,
  emptyRole: (role: string) => `Nobody is the ${role}. This document needs one.`,
  date: 'Enter a real date, such as 2027-03-01.',
  amount: 'Enter an amount in dollars, such as 1200 or 1,200.50.',
  amountTooSmall: 'The amount must be more than zero.',
  rate: 'Enter a percentage, such as 6 or 6.5.',
  rateNegative: 'The rate cannot be below zero.',
  rateAbsurd: 'A rate over 100 percent is most likely a slip. Enter 6 for six percent.',
  choice: (choices: string) => `Choose one of: ${choices}.`,
  yesNo: 'Answer yes or no.',
  tooLong: 'This text is too long.',
  state: 'Choose a state, or General.',
  endBeforeStart: (start: string) => `This is not after ${start}, when it starts.`,
  leaseEndsBeforeStart: (end: string, start: string) =>
    `The lease would end on ${end}, before it starts on ${start}.`,
  dueBeforeLoan: (loan: string) => `The loan would be due before it is made (${loan}).`,
  effectiveAfterEnd: (end: string) => `The effective date is after the end (${end}).`,
  planAfterMaturity: (last: string, maturity: string) =>
    `The last payment would be on ${last}, after the maturity date (${maturity}).`,
} as const;
