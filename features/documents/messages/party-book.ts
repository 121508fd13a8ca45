export const title = 'Your party book';
export const lead =
  'People and organizations saved in your account, to fill into documents with one choice.';
export const none =
  'There is nobody in your party book yet. Add someone here, or press "Save to party book" beside a party of a document.';
export const needsPlan =
  'Adding to the party book and filling in from it come with Premium. You can still see and delete what you saved.';
export const use = 'Add from party book';
export const useNone = 'Choose a name';
export const fillIn = 'Fill in';
export const saveToBook = 'Save to party book';
export const saved = (name: string) => `${name} is in your party book.`;
export const add = 'Add someone';
export const addButton = 'Add to the party book';
export const edit = 'Edit';
export const save = 'Save';
export const remove = 'Delete';
export const removed = 'Party deleted.';
export const roleHint = 'Such as Landlord or Client. It can be changed in each document.';
export const cannotRead = 'Enter a full name of at most 200 characters.';
export const notFound = 'This entry is no longer in your party book.';

export const full = (max: number) =>
  `Your party book has ${max} entries, which is the most an account holds. Delete one to make room.`;

export const failed = 'The party book could not be changed. Please try again in a moment.';
