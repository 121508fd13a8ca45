// Texts of /paper.
import type { ReadFault } from '#features/citations/schema.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import { formatList, pluralize } from '#lib/language/format.ts';
import type { PictureFault } from './photo/judge-picture.ts';
import type { OpenFault } from './photo/open-pictures.ts';
import type { DateRole, PeriodStart } from './schema.ts';

const joinNames = (names: string[]) =>
  names.length > 3 ? `${names.length} photos` : formatList(names);
const countDays = (days: number) => `${days} ${pluralize(days, { one: 'day', other: 'days' })}`;

// What the API says when it cannot read a request.
export const apiTexts = {
  form: 'Send JSON of the form { "text": "…", "state": "OH" }. The state is optional.',
  post: 'Send a POST request.',
  tooOften: 'Too many papers from this network. Try again later.',
} as const;

// What follows from a paper: deadlines, and questions to raise. Information, not advice: each
// question names what to compare.
export const followTexts = {
  inPaper: 'The paper names this day.',
  unsureInPaper:
    'The paper names this day, but its words do not say clearly what it is for. Read the sentence around it.',
  needs: {
    service: 'We need the day you were served or got the paper by hand, posting or mail.',
    receipt: 'We need the day you got the paper.',
    mailing: 'We need the day the paper was mailed.',
    'date-of-paper': 'We need the date on the paper.',
    judgment: 'We need the day the judgment was entered.',
    hearing: 'We need the day of the hearing.',
    publication: 'We need the day the notice was first published.',
    other:
      'The paper does not say clearly from which day this runs. Give the day you got it, and we count from that; ask the court or office that sent it whether that is right.',
  },
  needsState: 'Choose the state to see whether its law sets a time.',
  noStateRule: (state: string) =>
    `We have not read a rule of ${state} that can be counted here. Ask the court clerk or legal aid.`,
  shortNotice: (days: number, sentence: string, cite: string) =>
    `The paper seems to give ${countDays(days)}. Compare: ${sentence} (${cite}) Ask legal aid whether the notice is too short.`,
  oldDebt: (date: string, sentence: string, cite: string) =>
    `The paper names ${date}, which may be when the debt became overdue. Compare: ${sentence} (${cite}) Ask whether the debt is too old to sue on, before you pay or promise anything.`,
  noSuchLaw: (cite: string) =>
    `It cites "${cite}". We could not find that this law exists. Ask the sender which law is meant.`,
} as const;

const LENGTHS = {
  hours: { one: 'hour', other: 'hours' },
  days: { one: 'day', other: 'days' },
  weeks: { one: 'week', other: 'weeks' },
  months: { one: 'month', other: 'months' },
  years: { one: 'year', other: 'years' },
} as const;
const CLOSED_NAMES = {
  saturday: 'Saturdays',
  sunday: 'Sundays',
  holiday: 'legal holidays',
} as const;
type Count = {
  length: string;
  day: string;
  before: boolean;
  skips: readonly (keyof typeof CLOSED_NAMES)[];
  mailDays: number;
  /** The weekday that the paper names after it. */
  onNext: string | undefined;
  /** The day on which it ends, if that is a closed one. */
  end: string | undefined;
  moved: string;
  /** No law that holds everywhere moves it. */
  isPrivate: boolean;
};

// How a period of a paper was counted.
export const countTexts = {
  length: (amount: number, unit: keyof typeof LENGTHS) =>
    `${amount} ${pluralize(amount, LENGTHS[unit])}`,
  how: ({ length, day, before, skips, mailDays, onNext, end, moved, isPrivate }: Count) =>
    [
      `${length} ${before ? 'before' : 'after'} ${day}, not counting that day${skips.length > 0 ? ` or any of the ${formatList(skips.map((name) => CLOSED_NAMES[name]))}` : ''}.`,
      ...(mailDays ? [`Mail adds ${countDays(mailDays)}.`] : []),
      ...(onNext ? [`The paper then takes the next such weekday: ${onNext}.`] : []),
      ...(end && before ? [`That is ${end}, when offices are closed: act by ${moved}.`] : []),
      ...(end && !before && !isPrivate
        ? [`That ends on ${end}, when courts and offices are closed, so the time runs to ${moved}.`]
        : []),
      ...(end && !before && isPrivate
        ? [
            `That is a day when offices are closed. Many states give until ${moved}; the earlier day is safe.`,
          ]
        : []),
    ].join(' '),
  mailAdds: (days: number) =>
    `The paper adds ${countDays(days)} if it came by mail. They are not counted here.`,
} as const;

// From which day a period was counted, where that is not certain.
export const startTexts = {
  presumed: (days: number, day: string) =>
    `The paper takes it that you got it ${countDays(days)} after ${day}. If you got it on another day, give that day.`,
  safe: 'Counted from the date of the paper, to be safe: the paper does not say from which day this runs.',
  unclear:
    'Counted from the day you gave, if that is right: the paper does not say clearly from which day this runs. Ask the court or office that sent it.',
  labeled: (day: string) =>
    `Counted from ${day}, if that is right: the paper seems to name it for this.`,
  /** The date of the paper was given, and the period runs from the day it came. */
  runsLater:
    'Counted from the date of the paper, to be safe. It runs from the day you got it: give that day to count from it.',
  /** The day it came was given, and the period runs from an earlier one. */
  runsEarlier:
    'Counted from the day you gave. It runs from the day the paper was dated or mailed, which is earlier: the last day may be before this one. Give that day to count from it.',
} as const;

// What may be wrong with a typed day, which counts all the same.
export const doubtTexts = {
  ahead: (day: string) => `You gave ${day}, a day that is still to come. Is it right?`,
  before: (day: string, written: string) =>
    `You gave ${day}, but the paper seems to be from ${written}. Is the day right, and the year?`,
  old: (day: string) => `You gave ${day}, more than a year ago. Is the year right?`,
} as const;

// The question for the day that a count lacks.
const WHEN_GOT = 'When did you get it?';
const GOT_HINT =
  'Left with someone at your home, taped to the door, or mailed? Count from the day it came: that is the safe way.';
export const askTexts = {
  questions: {
    service: WHEN_GOT,
    receipt: WHEN_GOT,
    other: WHEN_GOT,
    mailing: 'When was it mailed?',
    'date-of-paper': 'What date is on the paper?',
    judgment: 'When was the judgment entered?',
    publication: 'When was it first published?',
    hearing: 'When is the hearing?',
  } satisfies Record<PeriodStart, string>,
  hints: {
    service: GOT_HINT,
    receipt: GOT_HINT,
    other: 'The paper does not say clearly from which day this runs. Ask who sent it.',
    mailing: 'Look for a date of mailing on the paper, or a postmark on the envelope.',
    'date-of-paper': 'It is often at the top, or beside a signature.',
    judgment: 'Look for “entered” or “filed”, or ask the clerk.',
    publication: 'The clerk or the newspaper can tell.',
    hearing: 'The clerk can tell.',
  } satisfies Record<PeriodStart, string>,
  today: 'Today',
  yesterday: 'Yesterday',
  leadsTo: (day: string) => `then ${day}`,
  otherDay: 'Another day',
  day: 'The day',
  count: 'Count',
} as const;

// Around the day that is shown first.
export const dayTexts = {
  onDay: {
    'answer-by': 'Your answer must be there, in writing. Keep a stamped copy or a receipt.',
    'pay-by': 'The money must be there. Pay in a way that leaves a record, and keep it.',
    'appeal-by': 'Your request must be there, or postmarked if the paper says so. Keep proof.',
    hearing: 'Be there early, with your papers. If you cannot come, call the clerk before.',
    other: 'What the paper asks for must be done. Keep proof.',
  },
  after: {
    'answer-by':
      'Still act. Ask whether anything was decided. If not, answer now; if so, ask how to have it set aside, and how soon.',
    'pay-by':
      'Ask at once whether payment is still taken, and get the answer in writing. Call legal aid.',
    'appeal-by':
      'Still ask. Many offices take a late appeal for a good reason, such as illness or late mail. Say why, in writing.',
    hearing: 'Call the clerk the same day. Ask what was decided and how to ask for a new date.',
    other: 'Call the office or legal aid the same day. Sometimes it can still be put right.',
  },
  onDayTitle: 'By that day',
  onHearingTitle: 'On that day',
  ignoredTitle: 'If nothing is done',
  afterTitle: 'After that day',
  within: (label: string) => label.replace(/ by(?=:|$| to )/, ' within'),
  keeps: 'to keep what you get now',
  left: (days: number) => `${pluralize(days, { one: 'One day', other: '# days' })} left`,
  isToday: 'That is today',
  otherDay: 'Another day?',
  others: 'Other days',
  print: 'Print this page',
} as const;

// The form, and what is said about a file or a text that cannot be read.
export const paperPage = {
  title: 'I got a paper',
  lead: 'A summons, a notice on the door, a letter from a collector, a denial: find out what it is, by when to act, and who can help.',
  private:
    'Free, without an account. Your text is read and forgotten: it is not stored, not logged and not sent to anyone else. Photos never leave this device.',
  text: 'What the paper says',
  textHint: 'Or paste or type it, all of it if you can. Dates and numbers matter most.',
  file: 'Or a file',
  fileHint: 'A .txt, .docx or .pdf file of up to 10 MB. It is used in place of the text above.',
  state: 'State',
  stateHint:
    'The state of the court or office that sent the paper. Rules and deadlines depend on it. What you choose counts before what we read.',
  anyState: 'Read it from the paper',
  noFile: 'No file and nothing to type? Pick the paper instead',
  kind: 'Kind of paper',
  pickKind: 'Let the text decide',
  date: 'Date on the paper, or the day you got it',
  dateHint: 'Such as 6/15/2026.',
  dateRole: 'This date is',
  submit: 'Read my paper',
  reading: 'Reading…',
  working: 'Reading the paper. A long one takes some seconds.',
  nothing:
    'There is nothing to read yet. Paste or type what the paper says, choose a file, a photo (which needs JavaScript), or the kind of paper.',
  fileOrPhotos:
    'We read either the file or the photos. Remove the photos above, or choose no file here.',
  wrongDate: 'Give a real date, such as 6/15/2026.',
  tooLarge:
    'This file is larger than 10 MB. Copy its text into the box, or send the pages that matter.',
  cut: 'Only the first 200,000 characters were read.',
  tooOften:
    'You have had many papers read in a short time. Please try again later. Your text is still here.',
  failed:
    'The paper could not be read just now. What you typed is still here: please try again in a moment.',
} as const;

export const paperFaults: Record<ReadFault, string> = {
  not_docx:
    'This file is not a Word document that we can open. Save it again as .docx, or copy its text into the box.',
  not_pdf:
    'This file is not a PDF that we can open: it may be damaged. Copy its text into the box instead.',
  old_word:
    'This is a Word file of the older kind (.doc). Save it as .docx in Word, or copy its text into the box.',
  not_text:
    'We cannot read this kind of file. Send a .txt, .docx or .pdf file, or copy its text into the box. A photo is read on your own device: use “A photo of the paper”, which needs JavaScript.',
  unpacks_too_large: 'This file unpacks to more than we read. Copy its text into the box.',
  locked_pdf:
    'This PDF is locked with a password. Save a copy without one, or copy its text into the box.',
  scanned:
    'This PDF has pictures of pages and no text. They can be read on your own device, under “A photo of the paper”, which needs JavaScript: press “Read my paper” again. Or type its text into the box.',
  empty: 'This file is empty.',
  bad_json: 'Send JSON of the form { "text": "…", "state": "OH" }.',
  too_heavy: 'Reading this took too long and was stopped. Copy the pages that matter into the box.',
  busy: 'Many papers are being read just now. Please try again in a moment.',
  busy_network:
    'Other files from your network are being read just now. Please try again in a moment. Your text is still here.',
};

// The part of the page that reads photos.
export const photoTexts = {
  legend: 'A photo of the paper',
  lead: 'Read on this device: the picture is not sent anywhere. Lay the paper flat, in good light, one page per photo.',
  take: 'Take a photo',
  choose: 'Choose photos or a PDF',
  chooseHint: 'Up to 20 pages. Also a PDF that was scanned.',
  readFirst: (pages: number, megabytes: number) =>
    `${pluralize(pages, { one: 'Your photo is', other: 'Your # photos are' })} read first, on this device. That fetches about ${megabytes} MB, once.`,
  checkFirst: (megabytes: number) => `Check the text first (fetches about ${megabytes} MB, once)`,
  fetching: 'Fetching the reader…',
  reading: (page: number, pages: number) => `Reading page ${page} of ${pages}…`,
  opening: 'Opening…',
  stop: 'Stop',
  stopped: 'Stopped. Your photos are still here.',
  turn: 'Turn',
  turnPage: (page: string) => `Turn ${page.toLowerCase()} to the right`,
  remove: 'Remove',
  removePage: (page: string) => `Remove ${page.toLowerCase()}`,
  page: (number: number) => `Page ${number}`,
  done: 'The text is in the box above. Check names, dates and amounts against the paper before you go on.',
  noWords: (page: string, name: string) =>
    `${page} (${name}): we found no words in it. Turn it the right way up, or remove it and take the photo again in better light.`,
  failed: (names: string[]) =>
    `${joinNames(names)} could not be read just now, and nothing was sent. Check your connection and press the button again, or type what the paper says. Everything is still here.`,
  notOpened: (names: string[]) =>
    `${joinNames(names)} could not be opened. Choose it again, or type what the paper says. Everything is still here.`,
  tooMany: 'Only the first 20 pages are read.',
  faults: {
    dark: 'This picture is dark. More light helps.',
    faint: 'The writing is hard to tell from the paper. More light, and no shadow, helps.',
    blurred: 'This picture looks blurred. Hold still, and tap the paper to focus.',
  } satisfies Record<PictureFault, string>,
  openFaults: {
    not_picture: (name: string) => `${name} is not a picture that this browser can open.`,
    heic: (name: string) =>
      `This browser cannot open ${name}, a photo in Apple’s HEIC format. Send it to yourself as JPEG, or open this page on the phone that took it.`,
    locked: (name: string) => `${name} is locked with a password. Save a copy without one.`,
    too_large: (name: string) =>
      `${name} is larger than 40 MB. Take the photo again at a smaller size.`,
  } satisfies Record<OpenFault, (name: string) => string>,
} as const;

// A result. Questions are questions to raise, never advice; nothing says more than was read.
const starts: Record<PeriodStart, string> = {
  service: 'after you were served',
  receipt: 'after you got it',
  mailing: 'after it was mailed',
  'date-of-paper': 'after the date of the paper',
  judgment: 'after the judgment',
  hearing: 'before the hearing',
  publication: 'after it was first published',
  other: 'from a day that the paper names',
};

export const foundTexts = {
  roles: {
    issued: 'Date of the paper',
    served: 'Day you got it',
    hearing: 'Court date or hearing',
    'answer-by': 'Answer by',
    'pay-by': 'Pay by',
    'appeal-by': 'Appeal by',
    other: 'Another date',
  } satisfies Record<DateRole, string>,
  unclearDate: 'What is this date?',
  period: 'Period',
  periodOf: (length: string, from: PeriodStart) => `${length} ${starts[from]}`,
  amount: 'Amount',
  caseNumber: 'Case number',
  court: 'Court',
  party: (role: string) => (role ? `Party: ${role}` : 'Party'),
  phone: 'Telephone',
  citations: {
    verified: 'Law or case: exists',
    found_live: 'Case: found',
    not_in_index: 'Law or case: we cannot tell',
    wrong_year: 'Case: another year',
    wrong_name: 'Case: another name',
    not_in_code: 'Law: not in the U.S. Code',
    impossible: 'Law or case: cannot exist',
  } satisfies Record<CitationStatus, string>,
} as const;

export const result = {
  title: 'What we read',
  looksLike: 'This looks like',
  youPicked: 'You picked',
  unsure: 'We are not sure. It may be',
  none: 'This is none of the papers that we know',
  noneText:
    'That is an answer too: it may still matter. Look for a date to act by and for who sent it, and show it to someone who can help.',
  cannotTell: 'We are not sure what this is',
  cannotTellText:
    'It has words of more than one paper that we know, or too few of any. Pick what it is below, or say that it is none of these.',
  otherKind: 'Not right? Pick what it is',
  pickKind: 'Pick what it is',
  noneOfThese: 'None of these',
  change: 'Use this kind',
  ignored: 'If nothing is done',
  scam: 'This may be a scam',
  scamText:
    'Do not pay and do not call the number on it. Look up the court or office yourself and ask there.',
  by: 'By when',
  steps: 'Step by step',
  noDeadline:
    'We found no date to act by. That does not mean that there is none: read the paper for “within … days”, or call the court or office.',
  checkDate:
    'Courts and states count in their own ways. Check the last day with the clerk or a lawyer, and act early.',
  again: 'Read another paper, or change this one',
  passed:
    'This day has passed. Call the court or legal aid today: sometimes it can still be put right.',
  passedPerhaps:
    'This day is before today. It may still be open: weekends, holidays or mail can make it later. Call the court or legal aid today.',
  chooseState: 'Choose the state',
  correct: 'Correct what we read',
  calendar: 'Add to my calendar',
  questions: 'Questions to raise',
  questionsLead: 'These are questions for the clerk, legal aid or a lawyer, not advice.',
  stages: 'Where you are',
  here: 'You are here',
  next: 'What people do next',
  guides: 'Step-by-step guides',
  faqs: 'Questions people ask',
  rules: 'The law of each state',
  documents: 'Documents that answer it',
  place: {
    read: (state: string) => `We read ${state}.`,
    chosen: (state: string) => `You chose ${state}.`,
    other: (state: string) => `The paper names ${state}.`,
    none: 'We read no state on it.',
    change: 'Change',
    choose: 'Choose the state',
    use: 'Use this state',
    anyState: 'I do not know',
  },
  openFilled: (title: string) => `${title}, filled in`,
  filledHint: 'What was read is put into the form: check each of it, and add the rest.',
  help: 'Who can help',
  findHelp: 'Who can help me near here',
  checks: 'Check on the paper',
  stands: 'What stands in it',
  standsHint:
    'Correct what is wrong, and say what each unclear date is. Then count again. A day that you give counts before what we read.',
  ownDay: 'A day that you know',
  role: 'What is it?',
  pickRole: 'Please pick',
  recount: 'Use these and count again',
  foundCut:
    'There is more in this paper than we show: at most 500 dates are read, the first 500 finds are marked in the text, and the first 200 can be corrected here.',
  marked: 'The text, marked',
  newTab: '(opens in a new tab)',
  sources: 'Sources',
  checkedOn: (date: string) => `Checked ${date}. Not yet reviewed by an attorney.`,
} as const;
