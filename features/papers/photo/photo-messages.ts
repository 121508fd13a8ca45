// The texts of the part of the page that reads photos.
import type { PictureFault } from './judge-picture.ts';
import type { OpenFault } from './open-pictures.ts';

export const photoTexts = {
  legend: 'A photo of the paper',
  lead: 'Read on this device: the picture is not sent anywhere. Lay the paper flat, in good light, one page per photo.',
  choose: 'Choose or take photos',
  chooseHint: 'Up to 20 pages. Also a PDF that was scanned.',
  read: (megabytes: number) => `Read the photos (fetches about ${megabytes} MB, once)`,
  readAgain: 'Read the photos',
  fetching: 'Fetching the reader…',
  reading: (page: number, pages: number) => `Reading page ${page} of ${pages}…`,
  opening: 'Opening…',
  stop: 'Stop',
  turn: 'Turn',
  turnPage: (page: string) => `Turn ${page.toLowerCase()} to the right`,
  remove: 'Remove',
  removePage: (page: string) => `Remove ${page.toLowerCase()}`,
  page: (number: number) => `Page ${number}`,
  done: 'The text is in the box above. Check names, dates and amounts against the paper before you go on.',
  nothingRead:
    'We could not find words in this. Turn the page the right way up, or take the photo again in better light.',
  failed:
    'The photos could not be read here. Please try again, or type what the paper says. Your text is still here.',
  tooMany: 'Only the first 20 pages are read.',
  oldBrowser: 'This browser cannot read photos. Use a newer one, or type what the paper says.',
  faults: {
    dark: 'This picture is dark. More light helps.',
    faint: 'The writing is hard to tell from the paper. More light, and no shadow, helps.',
    blurred: 'This picture looks blurred. Hold still, and tap the paper to focus.',
  } satisfies Record<PictureFault, string>,
  openFaults: {
    not_picture: (name: string) => `${name} is not a picture that this browser can open.`,
    heic: (name: string) =>
      `This browser cannot open ${name}, a photo in Apple’s HEIC format. Send it to yourself as JPEG, or open this page on the phone that took it.`,
    locked: (name: string) => `${name} is locked with a password. Save a copy without one.`,
    too_large: (name: string) =>
      `${name} is larger than 40 MB. Take the photo again at a smaller size.`,
  } satisfies Record<OpenFault, (name: string) => string>,
} as const;
