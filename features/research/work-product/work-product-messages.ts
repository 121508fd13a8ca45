// Texts of the Analysis and Motions tabs. Some have fixed wording, which tests compare verbatim.
import type { CaptionField, WorkProduct } from './work-product.ts';

export const workProductTexts = {
  label: { strategy: 'Enter case facts', motions: 'Enter motion details' },
  hint: {
    strategy:
      'Who did what, when, where, and what you lost. Leave out names and account numbers: they are not needed.',
    motions:
      'Who, what happened, when, and what you ask the court for. What you leave out becomes a marked blank.',
  },
  length: (n: number, max: number) =>
    `${n.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`,
  atLeast: (min: number) => `At least ${min} characters.`,
  jurisdiction: 'Jurisdiction',
  caseType: 'Case type',
  civil: 'Civil',
  motionType: 'Motion',

  submit: { strategy: 'Analyze', motions: 'Draft motion' },
  submitting: { strategy: 'Analyzing...', motions: 'Drafting...' },
  memo: 'Write a both-sides memo',
  memoNeeds:
    'The both-sides memo (the best argument for, the best against, what decides it) comes with the Ultimate plan.',
  stop: 'Stop',
  clear: 'Clear',
  cleared: 'The form is empty, and nothing is stored in this browser.',
  kept: 'What you type and the result are stored in this browser tab only, until you close it or press Clear. Our server stores none of it unless you save the result.',
  keptWithoutScript: 'Our server stores none of what you type unless you save the result.',
  libraryOnly: 'Library only',
  sendsTo: (provider: string) =>
    `To write prose, what you type is sent to an AI provider: ${provider}. If you would rather not, tick “Library only”.`,
  noProvider:
    'No AI model is connected here: everything is assembled from our library and index. What you type does not leave this server.',

  failed: {
    analysis: 'Failed to analyze legal strategy',
    memo: 'Failed to write the memo',
    motion: 'Failed to generate motion',
  } as Record<WorkProduct, string>,
  stillThere: 'What you typed is still there. Please try again in a moment.',
  cutOff: 'The connection was lost before it was complete. Everything below was checked.',
  stopped: 'Stopped. Everything here was checked; the rest was not written.',
  stoppedEmpty: 'Stopped before anything was written.',

  signIn: 'Sign in',
  signInKept: 'What you typed stays in this browser tab.',
  signInCopy:
    'Copy your text first: without JavaScript this page cannot keep it while you sign in.',
  upgrade: 'Upgrade Now',
  tryTitle: 'Once, for free.',
  tryText:
    'One advanced search (news, analysis or motion) is free for every account. If nothing is found, it stays unused.',
  tryButton: 'Try Once Free',
  trialNote:
    'This was your one free advanced search. Copy it, download it or save it: it is yours.',

  working: {
    analysis: 'Reading your facts against the library',
    memo: 'Arguing both sides',
    motion: 'Putting the motion together',
  } as Record<WorkProduct, string>,
  writingOn: 'Writing; each sentence is checked before you see it',
  title: { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
    WorkProduct,
    string
  >,
  motionTitle: (blanks: number) =>
    blanks === 0 ? 'Motion' : `Motion, ${blanks === 1 ? '1 blank' : `${blanks} blanks`} left`,
  begun: 'Reading what you wrote. This can take some seconds.',
  progress: (issues: number) =>
    `${issues === 1 ? '1 issue' : `${issues} issues`} found. Still writing.`,
  progressMotion: 'The draft is there. Still writing.',
  done: {
    analysis: 'The analysis is complete.',
    memo: 'The memo is complete.',
    motion: 'The motion is complete.',
  } as Record<WorkProduct, string>,

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. You can download it instead.',
  print: 'Print',
  download: { text: 'Text', docx: 'Word', pdf: 'PDF' },
  downloads: 'Download as',
  save: 'Save to my account',
  saving: 'Saving...',
  saveName: 'Name it',
  saveHint:
    'Saved with what you typed, until you delete it. Choose a name that gives nothing away.',
  savedNow: 'Saved.',
  openSaved: 'Your saved results',
  signInToSave: 'Sign in to save results to your account.',
} as const;

/** Fields of the Motions tab. */
export const motionFormTexts = {
  courtSystem: 'Which court hears the case?',
  courtSystems: { federal: 'Federal court', state: 'State court' },
  courtSystemHints: {
    federal: 'United States District Court',
    state: 'Its own rules count, and we leave named blanks for them',
  },
  claim: 'What is the claim?',
  claimHint:
    'In your own words, such as “a fall in a store” or “unpaid loan”. We show the nearest three before anything is drafted.',
  optional: '(optional)',
  whichClaim: 'Which of these is it?',
  otherClaim: 'Another claim',
  otherClaimHint:
    'Nothing of ours is argued. The draft has blanks for its elements and authorities.',
  asked: (n: number) => `Which claim is it? ${n} choices. Choose one and press Draft motion again.`,
  parties: 'Parties',
  captionTitle: 'Court, case number, judge, hearing (optional)',
  captionHint: 'The heading of the court paper. What you leave empty becomes a marked blank.',
  caption: {
    court: 'Court',
    district: 'District or division',
    plaintiff: 'Plaintiff',
    defendant: 'Defendant',
    caseNumber: 'Case number',
    judge: 'Judge',
    hearingDate: 'Hearing date',
  } as Record<CaptionField, string>,
  movingParty: 'Who makes the motion',
  notChosen: 'Not chosen',
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
} as const;

export const savedResultTexts = {
  title: 'Saved analyses and motions',
  lead: 'Analyses, memos and motions that you saved, newest first.',
  none: 'Nothing saved yet. “Save to my account” below an analysis or a motion keeps it here.',
  notLoaded: 'Your saved results could not be loaded just now. Please try again in a moment.',
  back: 'All saved results',
  research: 'To research',
  kind: { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
    WorkProduct,
    string
  >,
  savedOn: (date: string) => `saved on ${date}`,
  asOf: (date: string) => `As it was on ${date}. The law may have changed since.`,
  remove: 'Delete',
  removeWhich: (title: string) => `Delete “${title}”`,
} as const;
