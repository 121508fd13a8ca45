// Texts of saved citations. Separate from the research texts, because the list also appears on the
// account page.
export const savedTexts = {
  title: 'Saved citations',
  none: 'Nothing saved yet. Save Citation on a case keeps it here.',
  notLoaded: 'Your saved citations could not be loaded just now. Please try again in a moment.',
  keptHere: 'Kept in this tab until you close it. Sign in to keep citations in your account.',
  keptInAccount: 'Kept in your account until you remove them.',
  move: (n: number) =>
    n === 1
      ? 'Keep 1 citation of this tab in my account'
      : `Keep ${n} citations of this tab in my account`,
  note: 'Note',
  noteFor: (citation: string) => `Note: ${citation}`,
  addNoteTo: (citation: string) => `Add a note: ${citation}`,
  addNote: 'Add a note',
  saveNote: 'Save note',
  remove: 'Remove',
  removeWhich: (citation: string) => `Remove ${citation}`,
  exportAs: 'Export as',
  exportButton: 'Download',
  formats: { txt: 'Text', ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON', csv: 'CSV' },
  more: (n: number) => `${n} more in your account`,
  accountTitle: 'Saved items',
} as const;
