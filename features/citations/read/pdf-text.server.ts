// Extracts the text of a PDF, page by page up to the limit. Called only in the worker, which has
// memory and time limits, because a PDF is untrusted and can be made expensive to read. Images are
// not decoded: a scanned page has no text.
import { getDocumentProxy } from 'unpdf';
import { MAX_CHARACTERS } from '../schema.ts';
import { FileFault } from './read-fault.ts';
import { setUnclean } from './reader-state.server.ts';

const MAX_PAGES = 3_000;

export async function readPdfText(bytes: Uint8Array): Promise<string> {
  setUnclean();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
  }).catch((error: Error) => {
    throw new FileFault(error.name === 'PasswordException' ? 'locked_pdf' : 'not_pdf');
  });
  const pages: string[] = [];
  let length = 0;
  let unreadable = 0;
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, MAX_PAGES) && length <= MAX_CHARACTERS;
    number++
  ) {
    try {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
      page.cleanup();
      pages.push(text);
      length += text.length;
    } catch {
      unreadable++;
    }
  }
  if (pages.length === 0 && unreadable > 0) throw new FileFault('not_pdf');
  const text = pages.join('\n\n');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new FileFault('scanned');
  return text;
}
