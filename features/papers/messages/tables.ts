import type { ReadFault } from '#features/citations/schema.ts';
import { pluralize } from '#lib/language/format.ts';

export const countDays = (days: number) =>
  `${days} ${pluralize(days, { one: 'day', other: 'days' })}`;

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
