// The texts of the documents pages. The wording of the documents themselves is in
// content/documents.
import { pluralize } from '#lib/language/format.ts';

export const title = 'Documents';
export const lead =
  'Fill in a template and take it with you as text or as a PDF, without an account. Editable files come with a plan.';
export const description =
  'Twenty-two legal documents and letters to fill in: answers to an eviction and a debt suit, demand letters, leases, contracts, promissory notes, disputes with credit bureaus and more.';
export const review =
  'These templates must be reviewed by a legal professional before you sign or send them. This is legal information, not legal advice.';
export const type = 'Document Type';
export const chooseType = 'Select a document type';
export const showForm = 'Show the form';
export const typeRequired = 'Document Type is required.';
export const allDocuments = 'All documents';
export const all = 'What would you like to write?';

export const groups = {
  answers: 'Answers for the court',
  letters: 'Letters I send',
  agreements: 'Agreements',
  family: 'Family and estate',
  business: 'Business',
} as const;

export const goOn = (title: string) => `Go on with your ${title}`;
export const goOnHint = 'What you typed is still in this browser tab.';
export const about = 'Before you start';
export const notFor = 'Do not use it for';
export const haveReady = 'Have ready';
export const sources = 'What it is based on';
export const checkedOn = (date: string) => `Checked on ${date}.`;
export const notReviewed = 'No attorney has reviewed this template yet.';

export const state = (name: string) =>
  `Notices for ${name} are added where we have them. Change the state at the top of the page.`;

export const noState =
  'No state is chosen. Choose one at the top of the page, and notices for it are added where we have them.';
export const inState = (name: string) => `In ${name}`;
export const courtForm = {
  paper: 'The court’s own form comes first',
  form: 'We do not write this paper here: use the form that is named below',
  hearing: 'No written answer is needed here: come to court',
  unread: 'Here you get steps, and no paper to file',
} as const;
export const chooseState =
  'Choose your state at the top of the page: what the court wants differs from state to state.';
export const courtRule = (state: string, text: string) => `${state}: ${text}`;
export const boxesNone = 'Nothing is ticked for you. Tick only what is true.';
export const optional = '(may stay empty)';
export const parties = 'Parties';

export const needs = (least: number, roles: string) =>
  `This document needs at least ${pluralize(least, { one: '# party', other: '# parties' })} (${roles}).`;

export const party = (number: number) => `Party ${number}`;
export const name = 'Full Name';
export const role = 'Role';
export const address = 'Address';
export const addParty = 'Add Party';
export const removeParty = 'Remove';
export const letterParties = 'You are the first party: the letter goes out in your name.';
export const ofParty = (label: string, number: number) => `${label} of party ${number}`;
export const details = 'Details';
export const effectiveDate = 'Effective Date';
export const effectiveHint = 'The day the document takes effect. For a letter, the date on it.';
export const example = (example: string) => `Example: ${example}`;
export const choose = 'Choose';
export const yes = 'Yes';
export const no = 'No';
export const generate = 'Generate Document';
export const generating = 'Generating...';

/** Named when there are few of them. */
export const emptyFields = (labels: string[]) => {
  if (labels.length === 0) return 'Every field is filled in.';
  const count = pluralize(labels.length, {
    one: '# field is still empty',
    other: '# fields are still empty',
  });
  return labels.length <= 5 ? `${count}: ${labels.join(', ')}.` : `${count}.`;
};

export const clear = 'Clear the form';
export const undo = 'Undo';
export const undoFailed = 'This cannot be undone any more.';
export const cleared = 'The form is empty, and nothing is stored in this browser.';
export const privacyNote =
  'What you type is stored in this browser tab only, until you close it or clear the form. To generate the document it is sent to us; we do not store it.';
export const privacyNoteAutosaved =
  'What you type is kept in this browser tab, and saved while you type as a draft in your account, until you delete it there.';

export const fix = (count: number) =>
  pluralize(count, {
    one: 'One thing to put right before the document can be generated:',
    other: '# things to put right before the document can be generated:',
  });

export const failed = 'Failed to generate legal document. Please try again later.';
export const empty = 'Failed to generate document. Please try again.';
export const tooOften =
  'Many documents came from your network in a short time. Please wait a few minutes. What you typed is still here.';
export const tooLong = 'What was typed is too long for one document.';
export const switchView = 'Form or preview';
export const panes = { form: 'Fill in', sheet: 'Preview' } as const;
export const blanks = (count: number) => `(${count} empty)`;
export const preview = 'Live preview';
export const previewHint = 'It fills in as you type. Ruled words are still missing.';
export const blank = 'Empty:';
export const previewChanged = (text: string) => `Preview: ${text}`;
export const means = 'What this means';
export const meansLabel = (title: string) => `${title}: what this means`;
export const generated = 'Generated Document';
export const ready = 'Your document is ready. Read it and take it with you.';
export const stale =
  'You changed the form since. Press Generate Document again to bring this up to date.';
export const print = 'Print';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Copying did not work. Select the text instead.';
export const download = { text: 'Text', pdf: 'PDF', docx: 'Word (DOCX)' } as const;
export const downloads = 'Download:';

export const missingInPdf = (letters: string) =>
  `The PDF's typeface has no shape for: ${letters}. They appear as codes. The text file has them all.`;

export const wordFile =
  'An editable Word file, saved drafts, a party book, and many documents from one table come with Premium.';
export const seePlans = 'See the plans';
export const newTab = '(opens in a new tab)';
