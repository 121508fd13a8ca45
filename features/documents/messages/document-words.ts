// On the account page. */
// // What the engine adds to documents, and the lint's messages.

export const effectiveDate = 'Effective date';
export const re = 'Re';
export const salutation = 'To whom it may concern:';
export const closing = 'Sincerely,';
export const signed = 'Signed by the parties on the dates written below.';
export const signature = 'Signature';
export const name = 'Name';
export const address = 'Address';
export const date = 'Date';
export const witness = 'Witness';
export const notary = 'Notary';
export const notaryState = 'State of';
export const notaryCounty = 'County of';
export const acknowledged = 'Acknowledged before me by';
export const notarySignature = 'Signature of notary';
export const caseNumber = 'Case No.';
export const versus = 'v.';
export const withoutLawyer = 'without a lawyer';
export const notaryWords = (state: string | undefined) =>
  `[Words of the notary’s certificate in ${state ?? 'the state where this is signed'}: the notary adds them]`;
export const commission = 'My commission expires';
export const acceptance = (role: string) => `Acceptance by the ${role} (optional)`;

export const stateRules = (rules: string, readOn: string) =>
  `State rules that bear on this document, as read on ${readOn}: ${rules} They have exceptions and can change; read the sections.`;

export const aboveLimit = (label: string, state: string, limit: string, cite: string) =>
  `${label}: the rule that we read for ${state} is ${limit} (${cite}). It has exceptions; check it before you sign.`;

export const inCase = (when: string) => `(${when})`;
export const noticeFor = (state: string) => `Notice for ${state}`;
