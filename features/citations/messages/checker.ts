import { formatPartialDate } from '#lib/dates.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import { joinWithAnd } from './tables.ts';

export const title = 'Check my citations';
export const lead =
  'Paste a brief, a motion or a letter. We say for each citation whether it exists and whether the name fits.';
export const privacyNote =
  'Free, without an account. Your text is read, checked and discarded: it is not stored, not logged and not used for anything else.';
export const asksLive =
  'Cases that are not in our index are looked up at CourtListener. Only volume, reporter and page are sent there.';
export const live = 'CourtListener';
export const fix = {
  year: 'It should read:',
  name: 'If the volume and page are right, it should read:',
} as const;
export const text = 'Your text';
export const textHint = 'Up to 2 million characters, about 700 pages.';
export const file = 'Or a file';
export const fileHint =
  'A .txt, .docx or .pdf file of up to 10 MB. It is used in place of the text above.';
export const check = 'Check citations';
export const checking = 'Checking…';
export const working =
  'Reading the text and looking up its citations. A long document takes some seconds.';
export const stop = 'Stop';
export const nothing = 'Paste some text with citations in it, or choose a file.';
export const tooLarge =
  'This file is larger than 10 MB. Copy the part with the citations into the box.';
export const tooOften =
  'You have checked many texts in a short time. Please try again later. Your text is still here.';
export const failed =
  'The check could not be completed. Your text is still here: please try again in a moment.';
export const post = 'Send a POST request.';
export const results = 'Results';
export const none =
  'We found no citation in this text. We look for cases, statutes, regulations and court rules, such as “384 U.S. 436” or “42 U.S.C. § 1983”.';
export const count = (n: number) => pluralize(n, { one: '# citation', other: '# citations' });
export const limits =
  'Our index does not have every case. “Not in our index” does not mean that it is wrong. Read each case before you rely on it.';
export const partial =
  'Our case index could not be asked just now. Cases were compared with our built-in ones alone; please check again later.';
export const liveFailed = 'CourtListener could not be asked about every citation just now.';
export const textCut = 'Only the first 2 million characters were read.';
export const citationsCut =
  'Only the first citations were checked: the text has more than 5,000, or lists of more than 10,000 sections.';

export const pageCut = (visible: number, all: number) =>
  `Here are the first ${formatNumber(visible)} of ${formatNumber(all)} citations. The text, HTML and CSV files have all of them.`;

export const strip = 'Where they are in your text';
export const stripStart = 'Beginning';
export const stripEnd = 'End';

/** "at 34%, 61% and 3 more places". */
export const atSpots = (percents: string[], more: number) =>
  `at ${joinWithAnd(more > 0 ? [...percents, pluralize(more, { one: '1 more place', other: `${more} more places` })] : percents)}`;

export const report = 'Each citation';
export const number = (n: number) => `Citation ${n}`;
export const correctYear = (year: number) => `Use (${year})`;
export const correctName = (name: string) => `Use ${name}`;
export const corrections = 'The corrected text';
export const correctionsHint =
  'Your own words with the changes that are marked in the list above, and no other. A wrong name may also mean a wrong page, so you choose those yourself.';

export const correctionsCut = (n: number) =>
  `Mistakes after the first ${formatNumber(n)} citations are not corrected in it.`;

export const changes = (n: number) =>
  pluralize(n, {
    0: 'No change is marked.',
    one: '1 change is in it.',
    other: `${n} changes are in it.`,
  });

export const before = 'was:';
export const after = 'becomes:';
export const copyCorrected = 'Copy the corrected text';
export const copied = 'Copied';
export const copyFailed = 'Could not copy: download it instead';
export const downloadCorrected = 'Download the corrected text (.txt)';
export const textChanged =
  'The text in the box is no longer the one that was checked. Go back, check it once more, then download the corrected text.';
export const noneChosen = 'No change is marked. Go back and mark at least one.';
export const readCase = 'Read the case';
export const readSection = 'Read the section';
export const officialText = 'Official text';
export const readAt = (label: string) =>
  label === 'Official text' ? label : `Look it up: ${label}`;
export const inTheCode = 'In the Code:';
export const nearest = 'The nearest sections:';
export const codeSection = (title: string, section: string) => `${title} U.S.C. § ${section}`;
export const newTab = '(opens in a new tab)';

export const again = (n: number) =>
  pluralize(n, {
    one: 'Cited once more by a short form.',
    other: `Cited ${n} more times by short forms.`,
  });

export const treated = (name: string, status: 'limited' | 'overruled' | 'superseded', by: string) =>
  ({
    overruled: `${name} has been overruled by ${by}.`,
    superseded: `${name} is no longer the law: it was superseded by ${by}.`,
    limited: `Part of ${name} is no longer the law: see ${by}.`,
  })[status];

export const invented = (order: string, cite: string, court: string, year: number) =>
  `A court found that this decision does not exist: ${order}, ${cite} (${court} ${year}). Do not cite it.`;

export const readOrder = (order: string) => `Read the order: ${order}`;
export const liveNote = 'It is not in our own index, but CourtListener has it.';
export const quotations = 'Quotations';
export const quotationsLead =
  'Quotations of six words or more, right before a case or before or after a statute whose text we have, were compared with that text.';
export const quoteExact = 'Exact';
export const quoteAltered = 'Altered';
export const quoteAbsent = 'Not in the text we have';
export const quoteAbsentHint =
  'We did not find these words in the text. Check the source, and the page or section.';
export const quoteKey =
  'Struck through: in the source, left out here. Underlined: here, not in the source.';
export const openPassage = 'Open the passage';
export const comparedWith = (date: string) =>
  `Compared with the text as of ${formatPartialDate(date)}.`;

export const quoteEarlier = (date: string) =>
  `These are words of an earlier text, as of ${formatPartialDate(date)}. The section has changed since.`;

export const leftOut = 'left out:';
export const putIn = 'put in:';
export const marked = 'Your text, marked';
export const markedHint = 'Each mark leads to what we found.';
export const markedCut = 'The copy on this page ends here. The download has the whole text.';
export const table = 'Table of authorities';
export const tableHint = 'The numbers are those of the list of citations.';
export const authority = 'Authority';
export const cited = 'Citations';

export const groups = {
  case: 'Cases',
  constitution: 'Constitutions',
  statute: 'Statutes',
  regulation: 'Regulations',
  rule: 'Court rules',
  journal: 'Journals',
} as const;

export const downloads = 'Take it with you';
export const downloadsHint = 'Each file is made from the text in the box and is not stored.';
export const notSentBack =
  'This text has more than 200,000 characters, so it is not put back into the box. If the box is empty, choose the file or paste the text again before you download.';

export const download = {
  'report-pdf': 'Report (PDF)',
  'marked-html': 'Marked-up copy (HTML)',
  'marked-text': 'Marked-up copy (text)',
  'table-text': 'Table of authorities (text)',
  'table-csv': 'All citations (CSV)',
} as const;

export const print = 'Print';

export const csv = [
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
] as const;
