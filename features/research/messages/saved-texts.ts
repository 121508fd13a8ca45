// Saved citations.
import { pluralize } from '#lib/language/format.ts';

export const title = 'Saved citations';
export const none = 'Nothing saved yet. Save Citation on a case keeps it here.';
export const notLoaded =
  'Your saved citations could not be loaded just now. Please try again in a moment.';
export const keptHere =
  'Kept in this tab until you close it. Sign in to keep citations in your account.';
export const keptInAccount = 'Kept in your account until you remove them.';

export const move = (n: number) =>
  pluralize(n, {
    one: 'Keep # citation of this tab in my account',
    other: 'Keep # citations of this tab in my account',
  });

export const note = 'Note';
export const noteFor = (citation: string) => `Note: ${citation}`;
export const addNoteTo = (citation: string) => `Add a note: ${citation}`;
export const addNote = 'Add a note';
export const saveNote = 'Save note';
export const remove = 'Remove';
export const removeWhich = (citation: string) => `Remove ${citation}`;
export const exportAs = 'Export as';
export const exportButton = 'Download';
export const formats = {
  txt: 'Text',
  ris: 'RIS',
  bib: 'BibTeX',
  json: 'CSL-JSON',
  csv: 'CSV',
} as const;
export const more = (n: number) => `${n} more in your account`;
export const accountTitle = 'Saved items';
