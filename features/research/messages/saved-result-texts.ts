import type { WorkProduct } from '../work-product/work-product.ts';

export const title = 'Saved analyses and motions';
export const lead = 'Analyses, memos and motions that you saved, newest first.';
export const none =
  'Nothing saved yet. “Save to my account” below an analysis or a motion keeps it here.';
export const notLoaded =
  'Your saved results could not be loaded just now. Please try again in a moment.';
export const back = 'All saved results';
export const research = 'To research';

export const kind = { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
  WorkProduct,
  string
>;

export const savedOn = (date: string) => `saved on ${date}`;
export const asOf = (date: string) => `As it was on ${date}. The law may have changed since.`;
export const remove = 'Delete';
export const removeWhich = (title: string) => `Delete “${title}”`;
