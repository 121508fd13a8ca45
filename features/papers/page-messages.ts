// The texts of the page /paper: its form, and what is said about a file or a text that cannot be
// read.
import type { ReadFault } from '#features/citations/schema.ts';

export const paperPage = {
  title: 'I got a paper',
  lead: 'A summons, a notice on the door, a letter from a collector, a denial: find out what it is, by when to act, and who can help.',
  private:
    'Free, without an account. Your text is read and forgotten: it is not stored, not logged and not sent to anyone else. Photos never leave this device.',
  text: 'What the paper says',
  textHint: 'Paste or type it, all of it if you can. Dates and numbers matter most.',
  file: 'Or a file',
  fileHint: 'A .txt, .docx or .pdf file of up to 10 MB. It is used in place of the text above.',
  state: 'State',
  stateHint:
    'The state of the court or office that sent the paper. Rules and deadlines depend on it.',
  anyState: 'I do not know',
  noFile: 'No file and nothing to type? Pick the paper instead',
  kind: 'Kind of paper',
  pickKind: 'Let the text decide',
  date: 'Date on the paper, or the day you got it',
  dateHint: 'Such as 6/15/2026.',
  dateRole: 'This date is',
  submit: 'Read my paper',
  reading: 'Reading…',
  working: 'Reading the paper. A long one takes some seconds.',
  nothing: 'Paste or type what the paper says, choose a file, or pick the kind of paper.',
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
    'This PDF has pictures of pages and no text. It can be read on your own device under “A photo of the paper”; or type its text into the box.',
  empty: 'This file is empty.',
  bad_json: 'Send JSON of the form { "text": "…", "state": "OH" }.',
  too_heavy: 'Reading this took too long and was stopped. Copy the pages that matter into the box.',
  busy: 'Many papers are being read just now. Please try again in a moment.',
  busy_network:
    'Other files from your network are being read just now. Please try again in a moment. Your text is still here.',
};
