// Texts of checked sentences and their sources, in answers and in motions.

export const unverified = 'Not verified';
export const unverifiedWhy =
  'we could not find this in a source. Please check it before you rely on it.';
export const struck = 'Removed';
export const struckWhy = 'this named law that does not exist as written.';
export const sources = 'Sources';
export const source = (n: number) => `Source ${n}`;
export const backToText = (n: number) => `Back to where source ${n} is used`;
export const checkedOn = (date: string) => `Checked ${date}`;
export const notUsed = 'Also found';
export const openPassage = 'Open this passage';
export const newTab = '(opens in a new tab)';
export const text = 'text';
export const showText = 'text of the statute';
export const asOf = (date: string) => `As of ${date}.`;
export const readSection = 'Read the section';
export const close = 'Close';
