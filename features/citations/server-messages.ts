// The citation checker's texts that only the server writes: why a text could not be read, and the
// printed report.
import { joinWithAnd } from './messages.ts';
import type { ReadFault } from './schema.ts';

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
    `${rows === 1 ? '1 citation' : `${rows} citations`}: ${kinds.join(', ')}.${shortForms === 0 ? '' : ` ${shortForms === 1 ? '1 more is a short form' : `${shortForms} more are short forms`} of them.`}`,
  kind: (words: string, numbers: number[]) => `${words} (see ${joinWithAnd(numbers.map(String))})`,
};
