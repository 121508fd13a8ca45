// The citation checker's texts. They never state on our own that a case does not exist: only that a
// citation is impossible, that another case has that citation, that we cannot tell, or what a court
// has found.
import { formatPartialDate } from '#lib/dates.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { ReadFault } from './schema.ts';
import type { Verdict } from './verdict.ts';

const joinWithAnd = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

type StatusText = { label: string; tally: (n: number) => string; meaning: string };

export const statusTexts: Record<Verdict, StatusText> = {
  verified: {
    label: 'Verified',
    tally: (n) => `${n} verified`,
    meaning: 'It exists, and the name fits.',
  },
  found_live: {
    label: 'Found at CourtListener',
    tally: (n) => `${n} found at CourtListener`,
    meaning: 'It is not in our index, but CourtListener has it under this name.',
  },
  not_in_index: {
    label: 'Not in our index',
    tally: (n) => `${n} not in our index`,
    meaning: 'We cannot judge it from our index. It may well be right.',
  },
  wrong_year: {
    label: 'Wrong year',
    tally: (n) => `${n} with a wrong year`,
    meaning: 'The case exists, but was decided in another year.',
  },
  wrong_name: {
    label: 'Wrong name',
    tally: (n) => `${n} with a wrong name`,
    meaning: 'A different case is at that volume and page.',
  },
  not_in_code: {
    label: 'Not in the Code',
    tally: (n) => `${n} not in the Code`,
    meaning:
      'The U.S. Code had no such section at the date of our list. It may have been repealed, renumbered or added since.',
  },
  impossible: {
    label: 'Cannot exist',
    tally: (n) => `${n} cannot exist`,
    meaning: 'There is no such reporter, volume, code or year.',
  },
  invented: {
    label: 'Invented case',
    tally: (n) =>
      pluralize(n, {
        one: '1 that a court found to be invented',
        other: `${n} that courts found to be invented`,
      }),
    meaning: 'A court found that no decision of this name is at this citation.',
  },
};

export const checker = {
  title: 'Check my citations',
  lead: 'Paste a brief, a motion or a letter. We say for each citation whether it exists and whether the name fits.',
  private:
    'Free, without an account. Your text is read, checked and discarded: it is not stored, not logged and not used for anything else.',
  asksLive:
    'Cases that are not in our index are looked up at CourtListener. Only volume, reporter and page are sent there.',
  live: 'CourtListener',
  fix: { year: 'It should read:', name: 'If the volume and page are right, it should read:' },
  text: 'Your text',
  textHint: 'Up to 2 million characters, about 700 pages.',
  file: 'Or a file',
  fileHint: 'A .txt, .docx or .pdf file of up to 10 MB. It is used in place of the text above.',
  check: 'Check citations',
  checking: 'Checking…',
  working: 'Reading the text and looking up its citations. A long document takes some seconds.',
  stop: 'Stop',
  nothing: 'Paste some text with citations in it, or choose a file.',
  tooLarge: 'This file is larger than 10 MB. Copy the part with the citations into the box.',
  tooOften:
    'You have checked many texts in a short time. Please try again later. Your text is still here.',
  failed:
    'The check could not be completed. Your text is still here: please try again in a moment.',
  post: 'Send a POST request.',

  results: 'Results',
  none: 'We found no citation in this text. We look for cases, statutes, regulations and court rules, such as “384 U.S. 436” or “42 U.S.C. § 1983”.',
  count: (n: number) => pluralize(n, { one: '# citation', other: '# citations' }),
  limits:
    'Our index does not have every case. “Not in our index” does not mean that it is wrong. Read each case before you rely on it.',
  partial:
    'Our case index could not be asked just now. Cases were compared with our built-in ones alone; please check again later.',
  liveFailed: 'CourtListener could not be asked about every citation just now.',
  textCut: 'Only the first 2 million characters were read.',
  citationsCut: 'Only the first 5,000 citations were checked.',
  pageCut: (visible: number, all: number) =>
    `Here are the first ${formatNumber(visible)} of ${formatNumber(all)} citations. The text, HTML and CSV files have all of them.`,
  strip: 'Where they are in your text',
  stripStart: 'Beginning',
  stripEnd: 'End',
  /** "at 34%, 61% and 3 more places". */
  atSpots: (percents: string[], more: number) =>
    `at ${joinWithAnd(more > 0 ? [...percents, pluralize(more, { one: '1 more place', other: `${more} more places` })] : percents)}`,
  report: 'Each citation',
  number: (n: number) => `Citation ${n}`,
  correctYear: (year: number) => `Use (${year})`,
  correctName: (name: string) => `Use ${name}`,
  corrections: 'The corrected text',
  correctionsHint:
    'Your own words with the changes that are marked in the list above, and no other. A wrong name may also mean a wrong page, so you choose those yourself.',
  correctionsCut: (n: number) =>
    `Mistakes after the first ${formatNumber(n)} citations are not corrected in it.`,
  changes: (n: number) =>
    pluralize(n, {
      0: 'No change is marked.',
      one: '1 change is in it.',
      other: `${n} changes are in it.`,
    }),
  before: 'was:',
  after: 'becomes:',
  copyCorrected: 'Copy the corrected text',
  copied: 'Copied',
  copyFailed: 'Could not copy: download it instead',
  downloadCorrected: 'Download the corrected text (.txt)',
  textChanged:
    'The text in the box is no longer the one that was checked. Go back, check it once more, then download the corrected text.',
  noneChosen: 'No change is marked. Go back and mark at least one.',
  readCase: 'Read the case',
  readSection: 'Read the section',
  officialText: 'Official text',
  readAt: (label: string) => (label === 'Official text' ? label : `Look it up: ${label}`),
  inTheCode: 'In the Code:',
  nearest: 'The nearest sections:',
  codeSection: (title: string, section: string) => `${title} U.S.C. § ${section}`,
  newTab: '(opens in a new tab)',
  again: (n: number) =>
    pluralize(n, {
      one: 'Cited once more by a short form.',
      other: `Cited ${n} more times by short forms.`,
    }),
  treated: (name: string, status: 'limited' | 'overruled' | 'superseded', by: string) =>
    ({
      overruled: `${name} has been overruled by ${by}.`,
      superseded: `${name} is no longer the law: it was superseded by ${by}.`,
      limited: `Part of ${name} is no longer the law: see ${by}.`,
    })[status],
  invented: (order: string, cite: string, court: string, year: number) =>
    `A court found that this decision does not exist: ${order}, ${cite} (${court} ${year}). Do not cite it.`,
  readOrder: (order: string) => `Read the order: ${order}`,
  liveNote: 'It is not in our own index, but CourtListener has it.',

  quotations: 'Quotations',
  quotationsLead:
    'Quotations of six words or more, right before a case or before or after a statute whose text we have, were compared with that text.',
  quoteExact: 'Exact',
  quoteAltered: 'Altered',
  quoteAbsent: 'Not in the text we have',
  quoteAbsentHint:
    'We did not find these words in the text. Check the source, and the page or section.',
  quoteKey: 'Struck through: in the source, left out here. Underlined: here, not in the source.',
  openPassage: 'Open the passage',
  comparedWith: (date: string) => `Compared with the text as of ${formatPartialDate(date)}.`,
  quoteEarlier: (date: string) =>
    `These are words of an earlier text, as of ${formatPartialDate(date)}. The section has changed since.`,
  leftOut: 'left out:',
  putIn: 'put in:',

  marked: 'Your text, marked',
  markedHint: 'Each mark leads to what we found.',
  markedCut: 'The copy on this page ends here. The download has the whole text.',

  table: 'Table of authorities',
  tableHint: 'The numbers are those of the list of citations.',
  authority: 'Authority',
  cited: 'Citations',
  groups: {
    case: 'Cases',
    constitution: 'Constitutions',
    statute: 'Statutes',
    regulation: 'Regulations',
    rule: 'Court rules',
    journal: 'Journals',
  },
  downloads: 'Take it with you',
  downloadsHint: 'Each file is made from the text in the box and is not stored.',
  notSentBack:
    'This text has more than 200,000 characters, so it is not put back into the box. If the box is empty, choose the file or paste the text again before you download.',
  download: {
    'report-pdf': 'Report (PDF)',
    'marked-html': 'Marked-up copy (HTML)',
    'marked-text': 'Marked-up copy (text)',
    'table-text': 'Table of authorities (text)',
    'table-csv': 'All citations (CSV)',
  },
  print: 'Print',
  csv: [
    'Number',
    'Start',
    'End',
    'Citation',
    'Kind',
    'Status',
    'Reason',
    'What we found',
    'Stands there',
    'Link',
  ],
} as const;

// Why a text could not be read, and the printed report.
export const faultTexts: Record<ReadFault, string> = {
  not_docx:
    'This file is not a Word document that we can open. Save it again as .docx, or copy its text into the box.',
  not_pdf:
    'This file is not a PDF that we can open: it may be damaged. Copy its text into the box instead.',
  old_word:
    'This is a Word file of the older kind (.doc). Save it as .docx in Word, or copy its text into the box.',
  not_text:
    'We cannot read this kind of file. Send a .txt, .docx or .pdf file, or copy its text into the box.',
  unpacks_too_large:
    'This file unpacks to more than we read. Copy the part with the citations into the box.',
  locked_pdf:
    'This PDF is locked with a password. Save a copy without one, or copy its text into the box.',
  scanned:
    'This PDF contains images of pages and no text. Run text recognition (OCR) on it first, or type the citations into the box.',
  empty: 'This file is empty.',
  bad_json: 'Send JSON of the form { "text": "…" }.',
  too_heavy:
    'Reading this took too long and was stopped. Send a shorter piece, or copy the part with the citations into the box.',
  busy: 'Many people are checking citations just now. Please try again in a moment.',
  busy_network:
    'Other texts from your network are being read just now. Please try again in a moment. Your text is still here.',
};

export const printedReport = {
  title: 'Citation report',
  corrections: 'Possible corrections',
  on: (date: string, site: string) =>
    `Checked on ${date} with the citation checker of ${site}. It says whether a citation exists and whether the name fits, not whether the case supports the point it is cited for.`,
  /**
   * "17 citations: 15 verified, 2 with a wrong year (see 5 and 16). 2 more are short forms of
   * them."
   */
  summary: (rows: number, kinds: string[], shortForms: number) =>
    `${pluralize(rows, { one: '1 citation', other: `${rows} citations` })}: ${kinds.join(', ')}.${shortForms === 0 ? '' : ` ${pluralize(shortForms, { one: '1 more is a short form', other: `${shortForms} more are short forms` })} of them.`}`,
  kind: (words: string, numbers: number[]) => `${words} (see ${joinWithAnd(numbers.map(String))})`,
};
