// Texts of case cards, case pages and the import of cases.

export const inIndex = 'In our index';
export const holdings = 'Holdings, in plain words';
export const keyPoints = 'Key points';
export const implications = 'What it means for a reader';
export const related = 'Related cases';
export const passages = 'Best passages';
export const openCase = 'Open the case';
export const noSummary =
  'We have this decision without a summary of our own. Its best passages are below; the case page has the rest.';
export const overruledTag = 'Overruled';
export const supersededTag = 'Superseded';
export const limitedTag = 'Limited';
export const overruled = 'This case has been overruled.';
export const superseded = 'A statute has replaced the rule of this case.';
export const limited = 'Part of this case is no longer the law.';
export const overruledBy = 'Overruled by';
export const supersededBy = 'Superseded by';
export const limitedBy = 'Limited by';
export const noLongerLawHint =
  'It is here because people still come across it. Do not rely on it as current law.';
export const notConfirmed =
  'The citation of this case has not been confirmed against a reference list. Please look it up in an official report.';
