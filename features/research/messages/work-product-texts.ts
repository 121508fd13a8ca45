// The Analysis and Motions tabs. Some have fixed wording, which tests compare verbatim.
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { WorkProduct } from '../work-product/work-product.ts';

export const label = { strategy: 'Enter case facts', motions: 'Enter motion details' } as const;

export const hint = {
  strategy:
    'Who did what, when, where, and what you lost. Leave out names and account numbers: they are not needed.',
  motions:
    'Who, what happened, when, and what you ask the court for. What you leave out becomes a marked blank.',
} as const;

export const length = (n: number, max: number) =>
  `${formatNumber(n)} of ${formatNumber(max)} characters`;
export const atLeast = (min: number) => `At least ${min} characters.`;
export const jurisdiction = 'Jurisdiction';
export const caseType = 'Case type';
export const civil = 'Civil';
export const motionType = 'Motion';
export const submit = { strategy: 'Analyze', motions: 'Draft motion' } as const;
export const submitting = { strategy: 'Analyzing...', motions: 'Drafting...' } as const;
export const memo = 'Write a both-sides memo';
export const memoNeeds =
  'The both-sides memo (the best argument for, the best against, what decides it) comes with the Ultimate plan.';
export const stop = 'Stop';
export const clear = 'Clear';
export const cleared = 'The form is empty, and nothing is stored in this browser.';
export const kept =
  'What you type and the result are stored in this browser tab only, until you close it or press Clear. Our server stores none of it unless you save the result.';
export const keptWithoutScript =
  'Our server stores none of what you type unless you save the result.';
export const libraryOnly = 'Library only';

export const sendsTo = (provider: string) =>
  `To write prose, what you type is sent to an AI provider: ${provider}. If you would rather not, tick “Library only”.`;

export const noProvider =
  'No AI model is connected here: everything is assembled from our library and index. What you type does not leave this server.';

export const failed = {
  analysis: 'Failed to analyze legal strategy',
  memo: 'Failed to write the memo',
  motion: 'Failed to generate motion',
} as Record<WorkProduct, string>;

export const stillThere = 'What you typed is still there. Please try again in a moment.';
export const cutOff =
  'The connection was lost before it was complete. Everything below was checked.';
export const stopped = 'Stopped. Everything here was checked; the rest was not written.';
export const stoppedEmpty = 'Stopped before anything was written.';
export const signIn = 'Sign in';
export const signInKept = 'What you typed stays in this browser tab.';
export const signInCopy =
  'Copy your text first: without JavaScript this page cannot keep it while you sign in.';
export const upgrade = 'Upgrade Now';
export const tryTitle = 'Once, for free.';
export const tryText =
  'One advanced search (news, analysis or motion) is free for every account. If nothing is found, it stays unused.';
export const tryButton = 'Try Once Free';
export const trialNote =
  'This was your one free advanced search. Copy it, download it or save it: it is yours.';

export const working = {
  analysis: 'Reading your facts against the library',
  memo: 'Arguing both sides',
  motion: 'Putting the motion together',
} as Record<WorkProduct, string>;

export const writingOn = 'Writing; each sentence is checked before you see it';

export const title = { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
  WorkProduct,
  string
>;

export const motionTitle = (blanks: number) =>
  pluralize(blanks, {
    0: 'Motion',
    one: 'Motion, # blank left',
    other: 'Motion, # blanks left',
  });

export const begun = 'Reading what you wrote. This can take some seconds.';

export const progress = (issues: number) =>
  pluralize(issues, {
    one: '# issue found. Still writing.',
    other: '# issues found. Still writing.',
  });

export const progressMotion = 'The draft is there. Still writing.';

export const done = {
  analysis: 'The analysis is complete.',
  memo: 'The memo is complete.',
  motion: 'The motion is complete.',
} as Record<WorkProduct, string>;

export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Your browser did not allow copying. You can download it instead.';
export const print = 'Print';
export const download = { text: 'Text', docx: 'Word', pdf: 'PDF' } as const;
export const downloads = 'Download as';
export const save = 'Save to my account';
export const saving = 'Saving...';
export const saveName = 'Name it';
export const saveHint =
  'Saved with what you typed, until you delete it. Choose a name that gives nothing away.';
export const savedNow = 'Saved.';
export const openSaved = 'Your saved results';
export const signInToSave = 'Sign in to save results to your account.';
