import { pluralize } from '#lib/language/format.ts';

export const title = 'Your drafts';
export const lead =
  'Documents that are saved in your account. Pressing "Save draft" again adds a version; the earlier ones stay until you delete the draft.';
export const none = 'You have no drafts yet. Open a document and start to type.';
export const name = 'Name of the draft';
export const save = 'Save draft';
export const saveHint =
  'Kept in your account, until you delete it. It is also saved by itself while you type.';
export const savedAt = (time: string) => `Saved ${time}`;
export const openAll = 'Open drafts';
export const removed = 'Draft deleted.';

export const opened = (name: string, version: number) =>
  `You are working on "${name}", version ${version}. Saving adds a new version.`;

export const earlier = (count: number) =>
  pluralize(count, { one: '# earlier version', other: '# earlier versions' });

export const open = (version: number, when: string) => `Version ${version}, saved ${when}`;
export const remove = 'Delete';
export const back = 'Back to the documents';
export const cannotRead = 'The draft could not be read. Give it a name of at most 120 characters.';

export const full = (max: number) =>
  `You have ${max} saved versions, which is the most an account holds. Delete a draft to make room.`;

export const failed = 'The draft could not be saved. Please try again in a moment.';
