// Texts of /paper.
// The part of the page that reads photos.
import { formatList, pluralize } from '#lib/language/format.ts';
import type { PictureFault } from '../photo/judge-picture.ts';
import type { OpenFault } from '../photo/open-pictures.ts';

const joinNames = (names: string[]) =>
  names.length > 3 ? `${names.length} photos` : formatList(names);

export const legend = 'A photo of the paper';
export const lead =
  'Read on this device: the picture is not sent anywhere. Lay the paper flat, in good light, one page per photo.';
export const take = 'Take a photo';
export const choose = 'Choose photos or a PDF';
export const chooseHint = 'Up to 20 pages. Also a PDF that was scanned.';

export const readFirst = (pages: number, megabytes: number) =>
  `${pluralize(pages, { one: 'Your photo is', other: 'Your # photos are' })} read first, on this device. That fetches about ${megabytes} MB, once.`;

export const checkFirst = (megabytes: number) =>
  `Check the text first (fetches about ${megabytes} MB, once)`;
export const fetching = 'Fetching the reader…';
export const reading = (page: number, pages: number) => `Reading page ${page} of ${pages}…`;
export const opening = 'Opening…';
export const stop = 'Stop';
export const stopped = 'Stopped. Your photos are still here.';
export const turn = 'Turn';
export const turnPage = (page: string) => `Turn ${page.toLowerCase()} to the right`;
export const remove = 'Remove';
export const removePage = (page: string) => `Remove ${page.toLowerCase()}`;
export const page = (number: number) => `Page ${number}`;
export const done =
  'The text is in the box above. Check names, dates and amounts against the paper before you go on.';

export const noWords = (page: string, name: string) =>
  `${page} (${name}): we found no words in it. Turn it the right way up, or remove it and take the photo again in better light.`;

export const failed = (names: string[]) =>
  `${joinNames(names)} could not be read just now, and nothing was sent. Check your connection and press the button again, or type what the paper says. Everything is still here.`;

export const notOpened = (names: string[]) =>
  `${joinNames(names)} could not be opened. Choose it again, or type what the paper says. Everything is still here.`;

export const tooMany = 'Only the first 20 pages are read.';

export const faults = {
  dark: 'This picture is dark. More light helps.',
  faint: 'The writing is hard to tell from the paper. More light, and no shadow, helps.',
  blurred: 'This picture looks blurred. Hold still, and tap the paper to focus.',
} satisfies Record<PictureFault, string>;

export const openFaults = {
  not_picture: (name: string) => `${name} is not a picture that this browser can open.`,
  heic: (name: string) =>
    `This browser cannot open ${name}, a photo in Apple’s HEIC format. Send it to yourself as JPEG, or open this page on the phone that took it.`,
  locked: (name: string) => `${name} is locked with a password. Save a copy without one.`,
  too_large: (name: string) =>
    `${name} is larger than 40 MB. Take the photo again at a smaller size.`,
} satisfies Record<OpenFault, (name: string) => string>;
