// The citation checker's texts. They never state on our own that a case does not exist: only that a
// citation is impossible, that another case has that citation, that we cannot tell, or what a court
// has found.
import { pluralize } from '#lib/language/format.ts';
import type { Verdict } from '../check/verdict.ts';
import type { ReadFault } from '../schema.ts';

export const joinWithAnd = (parts: string[]) =>
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
