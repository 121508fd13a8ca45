// The texts of the documents pages. The wording of the documents themselves is in
// content/documents.
import { pluralize } from '#lib/language/format.ts';
export const documents = {
  title: 'Documents',
  lead: 'Fill in a template and take it with you as text or as a PDF, without an account. Editable files come with a plan.',
  description:
    'Twenty legal documents and letters to fill in: demand letters, leases, contracts, promissory notes, disputes with credit bureaus and more.',
  review:
    'These templates must be reviewed by a legal professional before you sign or send them. This is legal information, not legal advice.',
  type: 'Document Type',
  chooseType: 'Select a document type',
  showForm: 'Show the form',
  typeRequired: 'Document Type is required.',
  allDocuments: 'All documents',
  all: 'What would you like to write?',
  groups: {
    letters: 'Letters I send',
    agreements: 'Agreements',
    family: 'Family and estate',
    business: 'Business',
  },
  goOn: (title: string) => `Go on with your ${title}`,
  goOnHint: 'What you typed is still in this browser tab.',
  about: 'Before you start',
  notFor: 'Do not use it for',
  haveReady: 'Have ready',
  sources: 'What it is based on',
  checkedOn: (date: string) => `Checked on ${date}.`,
  notReviewed: 'No attorney has reviewed this template yet.',
  state: (name: string) =>
    `Notices for ${name} are added where we have them. Change the state at the top of the page.`,
  noState:
    'No state is chosen. Choose one at the top of the page, and notices for it are added where we have them.',
  inState: (name: string) => `In ${name}`,
  parties: 'Parties',
  needs: (least: number, roles: string) =>
    `This document needs at least ${pluralize(least, { one: '# party', other: '# parties' })} (${roles}).`,
  party: (number: number) => `Party ${number}`,
  name: 'Full Name',
  role: 'Role',
  address: 'Address',
  addParty: 'Add Party',
  removeParty: 'Remove',
  letterParties: 'You are the first party: the letter goes out in your name.',
  ofParty: (label: string, number: number) => `${label} of party ${number}`,
  details: 'Details',
  effectiveDate: 'Effective Date',
  effectiveHint: 'The day the document takes effect. For a letter, the date on it.',
  example: (example: string) => `Example: ${example}`,
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  generate: 'Generate Document',
  generating: 'Generating...',
  /** Named when there are few of them. */
  emptyFields: (labels: string[]) => {
    if (labels.length === 0) return 'Every field is filled in.';
    const count = pluralize(labels.length, {
      one: '# field is still empty',
      other: '# fields are still empty',
    });
    return labels.length <= 5 ? `${count}: ${labels.join(', ')}.` : `${count}.`;
  },
  clear: 'Clear the form',
  undo: 'Undo',
  undoFailed: 'This cannot be undone any more.',
  cleared: 'The form is empty, and nothing is stored in this browser.',
  privacyNote:
    'What you type is stored in this browser tab only, until you close it or clear the form. To generate the document it is sent to us; we do not store it.',
  privacyNoteAutosaved:
    'What you type is kept in this browser tab, and saved while you type as a draft in your account, until you delete it there.',
  fix: (count: number) =>
    pluralize(count, {
      one: 'One thing to put right before the document can be generated:',
      other: '# things to put right before the document can be generated:',
    }),
  failed: 'Failed to generate legal document. Please try again later.',
  empty: 'Failed to generate document. Please try again.',
  tooOften:
    'Many documents came from your network in a short time. Please wait a few minutes. What you typed is still here.',
  tooLong: 'What was typed is too long for one document.',
  switch: 'Form or preview',
  panes: { form: 'Fill in', sheet: 'Preview' },
  blanks: (count: number) => `(${count} empty)`,
  preview: 'Live preview',
  previewHint: 'It fills in as you type. Ruled words are still missing.',
  blank: 'Empty:',
  previewChanged: (text: string) => `Preview: ${text}`,
  means: 'What this means',
  meansLabel: (title: string) => `${title}: what this means`,
  generated: 'Generated Document',
  ready: 'Your document is ready. Read it and take it with you.',
  stale: 'You changed the form since. Press Generate Document again to bring this up to date.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Select the text instead.',
  download: { text: 'Text', pdf: 'PDF', docx: 'Word (DOCX)' },
  downloads: 'Download:',
  missingInPdf: (letters: string) =>
    `The PDF's typeface has no shape for: ${letters}. They appear as codes. The text file has them all.`,
  wordFile:
    'An editable Word file, saved drafts, a party book, and many documents from one table come with Premium.',
  seePlans: 'See the plans',
  newTab: '(opens in a new tab)',
} as const;

// A form that another page has filled in.
export const filledTexts = {
  field: 'Filled in for you: check it.',
  notice: {
    wages: (count: number) =>
      `${pluralize(count, { one: '# field is', other: '# fields are' })} filled in from your wage count and marked. Check each of them, and add the rest.`,
    paper: (count: number) =>
      `${pluralize(count, { one: '# field is', other: '# fields are' })} filled in from your paper and marked. Check each of them, and add the rest.`,
  },
} as const;

export const batch = {
  title: 'Many documents from a table',
  lead: 'Fill in one row for each document. We check the table here first, row by row; then you get the documents in a zip file. At most 100 rows. The table is not stored.',
  table: 'Get the table to fill in (CSV)',
  file: 'Your table (CSV)',
  format: 'Make each document a',
  check: 'Check the table',
  checking: 'Checking the table...',
  count: (makeable: number, total: number) => `${makeable} of ${total} can be made.`,
  checked: 'Rows of your table',
  columns: { row: 'Row', party: 'First party', result: 'Result' },
  canBeMade: 'Can be made',
  make: (count: number) => pluralize(count, { one: 'Make # document', other: 'Make # documents' }),
  exampleName: (number: number) => `Example Person ${number}`,
  exampleAddress: '1 Main Street, Springfield, IL 62701',
  exampleDate: '2027-03-01',
  report: ['Row', 'First party', 'Result', 'File or reason'],
  made: 'made',
  notMade: 'not made',
  noType: 'There is no such document.',
  tooLarge: 'The table is larger than 256 KB. Split it into smaller ones.',
  notText: 'The file is not a CSV table in UTF-8. In your spreadsheet, save it as "CSV UTF-8".',
  noRows: 'The table has no rows below its first line.',
  tooManyRows: (max: number) => `The table has more than ${max} rows. Split it into smaller ones.`,
  missingColumns: (names: string) => `The table lacks these columns: ${names}.`,
  tooOften: 'Many tables came from your network in a short time. Please wait a few minutes.',
} as const;

export const drafts = {
  title: 'Your drafts',
  lead: 'Documents that are saved in your account. Pressing "Save draft" again adds a version; the earlier ones stay until you delete the draft.',
  none: 'You have no drafts yet. Open a document and start to type.',
  name: 'Name of the draft',
  save: 'Save draft',
  saveHint: 'Kept in your account, until you delete it. It is also saved by itself while you type.',
  savedAt: (time: string) => `Saved ${time}`,
  openAll: 'Open drafts',
  removed: 'Draft deleted.',
  opened: (name: string, version: number) =>
    `You are working on "${name}", version ${version}. Saving adds a new version.`,
  earlier: (count: number) =>
    pluralize(count, { one: '# earlier version', other: '# earlier versions' }),
  open: (version: number, when: string) => `Version ${version}, saved ${when}`,
  remove: 'Delete',
  back: 'Back to the documents',
  cannotRead: 'The draft could not be read. Give it a name of at most 120 characters.',
  full: (max: number) =>
    `You have ${max} saved versions, which is the most an account holds. Delete a draft to make room.`,
  failed: 'The draft could not be saved. Please try again in a moment.',
} as const;

export const partyBook = {
  title: 'Your party book',
  lead: 'People and organizations saved in your account, to fill into documents with one choice.',
  none: 'There is nobody in your party book yet. Add someone here, or press "Save to party book" beside a party of a document.',
  needsPlan:
    'Adding to the party book and filling in from it come with Premium. You can still see and delete what you saved.',
  use: 'Add from party book',
  useNone: 'Choose a name',
  fillIn: 'Fill in',
  saveToBook: 'Save to party book',
  saved: (name: string) => `${name} is in your party book.`,
  add: 'Add someone',
  addButton: 'Add to the party book',
  edit: 'Edit',
  save: 'Save',
  remove: 'Delete',
  removed: 'Party deleted.',
  roleHint: 'Such as Landlord or Client. It can be changed in each document.',
  cannotRead: 'Enter a full name of at most 200 characters.',
  notFound: 'This entry is no longer in your party book.',
  full: (max: number) =>
    `Your party book has ${max} entries, which is the most an account holds. Delete one to make room.`,
  failed: 'The party book could not be changed. Please try again in a moment.',
} as const;

export const tailoring = {
  title: 'Tailor it with AI',
  lead: 'Say what to adapt, and an AI model suggests changes: new words for a paragraph, or a new one. You accept or leave each of them. It takes nothing out, and it leaves names, notices and places to sign as they are.',
  sent: (provider: string) =>
    `The text of this document, with the names and details in it, and what you write here are sent to an AI provider: ${provider}.`,
  instruction: 'What should be adapted?',
  instructionExample: 'Example: add a late fee of $25 when rent is more than five days late.',
  suggest: 'Suggest changes',
  suggesting: 'Looking for changes...',
  noProvider:
    'No AI model is connected to this installation, so changes cannot be suggested here. Everything else works without one.',
  instructionMissing: 'Say what should be adapted.',
  instructionTooLong: 'What should be adapted is too long. Use at most 2,000 characters.',
  longDocument: 'This document is too long to be tailored with AI.',
  tooOften: 'Many questions went to the AI model in a short time. Please wait a few minutes.',
  suggested: 'Suggested changes',
  asked: (instruction: string) => `You asked: ${instruction}`,
  count: (count: number) =>
    pluralize(count, { one: 'One change is suggested.', other: '# changes are suggested.' }),
  none: 'The AI model suggested no change. Try other words, or change the form instead.',
  leftOut: (count: number) =>
    pluralize(count, {
      one: 'One more suggestion was left out, because it was not plain text for this document.',
      other:
        '# more suggestions were left out, because they were not plain text for this document.',
    }),
  byModel: (model: string) =>
    `Written by an AI model (${model}). We checked the citations, not the wording. Nothing is changed until you accept it.`,
  change: (number: number) => `Change ${number}`,
  replaces: 'New words for a paragraph',
  inserts: 'A new paragraph after this one',
  newClause: 'A new clause',
  removed: 'Removed:',
  added: 'Added:',
  end: '(end)',
  accept: (number: number) => `Accept change ${number}`,
  apply: 'Apply the accepted changes',
  refused: 'This change cannot be accepted: a citation in it is wrong.',
  unverified: 'Not verified: check this citation before you rely on it.',
  verified: 'Verified citation.',
  wrong: 'Wrong citation.',
  notInCode: 'Not in the U.S. Code.',
  source: 'Look it up',
  badCitation: 'A change has a citation that is wrong, so the document was not made with it.',
  accepted: (count: number) =>
    pluralize(count, { one: 'One accepted change', other: '# accepted changes' }),
  takeBack: 'Take back',
  takeBackLabel: (number: number) => `Take back change ${number}`,
  unfit: (count: number) =>
    pluralize(count, {
      one: 'One accepted change no longer fits, because the form has changed the paragraph it belongs to. It was left out.',
      other:
        '# accepted changes no longer fit, because the form has changed the paragraphs they belong to. They were left out.',
    }),
} as const;

/** On the account page. */

// What the engine adds to documents, and the lint's messages.
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
