import { pluralize } from '#lib/language/format.ts';

export const title = 'Many documents from a table';
export const lead =
  'Fill in one row for each document. We check the table here first, row by row; then you get the documents in a zip file. At most 100 rows. The table is not stored.';
export const table = 'Get the table to fill in (CSV)';
export const file = 'Your table (CSV)';
export const format = 'Make each document a';
export const check = 'Check the table';
export const checking = 'Checking the table...';
export const count = (makeable: number, total: number) => `${makeable} of ${total} can be made.`;
export const checked = 'Rows of your table';
export const columns = { row: 'Row', party: 'First party', result: 'Result' } as const;
export const canBeMade = 'Can be made';
export const make = (count: number) =>
  pluralize(count, { one: 'Make # document', other: 'Make # documents' });
export const exampleName = (number: number) => `Example Person ${number}`;
export const exampleAddress = '1 Main Street, Springfield, IL 62701';
export const exampleDate = '2027-03-01';
export const report = ['Row', 'First party', 'Result', 'File or reason'] as const;
export const made = 'made';
export const notMade = 'not made';
export const noType = 'There is no such document.';
export const tooLarge = 'The table is larger than 256 KB. Split it into smaller ones.';
export const notText =
  'The file is not a CSV table in UTF-8. In your spreadsheet, save it as "CSV UTF-8".';
export const noRows = 'The table has no rows below its first line.';
export const tooManyRows = (max: number) =>
  `The table has more than ${max} rows. Split it into smaller ones.`;
export const missingColumns = (names: string) => `The table lacks these columns: ${names}.`;
export const left = 'The page was left before the documents were made.';
export const tooOften =
  'Many tables came from your network in a short time. Please wait a few minutes.';
