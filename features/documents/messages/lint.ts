export const required = (label: string) => `${label} is required.`;
export const partyName = "Enter this party's full name.";
export const partyRole = "Enter this party's role.";
export const partyAddress = "Enter this party's address.";
export const tooFew = (least: number) => `This document needs at least ${least} parties.`;
export const tooMany = (max: number) => `This document takes at most ${max} parties.`;
export const sameParty =
  'Two parties have the same name. Each party must be a different person or organization.';

export const firstRole = (role: string) =>
  `The first party signs this document and must be the ${role}. Put the others after it.`;

export const unknownRole = (roles: string) =>
  `Choose one of these roles: ${roles}. The text of the document speaks of them.`;

export const emptyRole = (role: string) => `Nobody is the ${role}. This document needs one.`;
export const date = 'Enter a real date, such as 2027-03-01.';
export const amount = 'Enter an amount in dollars, such as 1200 or 1,200.50.';
export const amountTooSmall = 'The amount must be more than zero.';
export const rate = 'Enter a percentage, such as 6 or 6.5.';
export const rateNegative = 'The rate cannot be below zero.';
export const rateAbsurd = 'A rate over 100 percent is most likely a slip. Enter 6 for six percent.';
export const choice = (choices: string) => `Choose one of: ${choices}.`;
export const boxes = (ids: string) => `Tick any of: ${ids}.`;
export const yesNo = 'Answer yes or no.';
export const tooLong = 'This text is too long.';
export const state = 'Choose a state, or General.';
export const endBeforeStart = (start: string) => `This is not after ${start}, when it starts.`;

export const leaseEndsBeforeStart = (end: string, start: string) =>
  `The lease would end on ${end}, before it starts on ${start}.`;

export const dueBeforeLoan = (loan: string) => `The loan would be due before it is made (${loan}).`;
export const effectiveAfterEnd = (end: string) => `The effective date is after the end (${end}).`;

export const planAfterMaturity = (last: string, maturity: string) =>
  `The last payment would be on ${last}, after the maturity date (${maturity}).`;
