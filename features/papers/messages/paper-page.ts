// The form, and what is said about a file or a text that cannot be read.

export const title = 'I got a paper';
export const lead =
  'A summons, a notice on the door, a letter from a collector, a denial: find out what it is, by when to act, and who can help.';
export const privacyNote =
  'Free, without an account. Your text is read and forgotten: it is not stored, not logged and not sent to anyone else. Photos never leave this device.';
export const text = 'What the paper says';
export const textHint = 'Or paste or type it, all of it if you can. Dates and numbers matter most.';
export const file = 'Or a file';
export const fileHint =
  'A .txt, .docx or .pdf file of up to 10 MB. It is used in place of the text above.';
export const state = 'State';
export const stateHint =
  'The state of the court or office that sent the paper. Rules and deadlines depend on it. What you choose counts before what we read.';
export const anyState = 'Read it from the paper';
export const noFile = 'No file and nothing to type? Pick the paper instead';
export const kind = 'Kind of paper';
export const pickKind = 'Let the text decide';
export const date = 'Date on the paper, or the day you got it';
export const dateHint = 'Such as 6/15/2026.';
export const dateRole = 'This date is';
export const submit = 'Read my paper';
export const reading = 'Reading…';
export const working = 'Reading the paper. A long one takes some seconds.';
export const nothing =
  'There is nothing to read yet. Paste or type what the paper says, choose a file, a photo (which needs JavaScript), or the kind of paper.';
export const fileOrPhotos =
  'We read either the file or the photos. Remove the photos above, or choose no file here.';
export const wrongDate = 'Give a real date, such as 6/15/2026.';
export const tooLarge =
  'This file is larger than 10 MB. Copy its text into the box, or send the pages that matter.';
export const cut = 'Only the first 200,000 characters were read.';
export const tooOften =
  'You have had many papers read in a short time. Please try again later. Your text is still here.';
export const failed =
  'The paper could not be read just now. What you typed is still here: please try again in a moment.';
