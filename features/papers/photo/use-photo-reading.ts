// The state of reading photos: the pages to read, what is going on, and what went wrong. The code
// that opens and reads pictures is loaded when the first file is chosen, the reader itself when the
// person asks for it; it stays open for more pages. A page that was read is not read again. Either
// every page has a text, or none leaves here: what is wrong with a page is said at that page.
import { useCallback, useEffect, useRef, useState } from 'react';
import * as photoTexts from '../messages/photo-texts.ts';
import type { PagePicture } from './open-pictures.ts';
import type { TextReader } from './text-reader.ts';

/** `text`: undefined until it was read, empty where no words were found. */
export type PhotoPage = PagePicture & { text?: string };
/** `by`: the button that was pressed, beside which it is shown. */
export type PhotoProgress = { text: string; share?: number; by: 'photos' | 'paper' };
export type PhotoReading = ReturnType<typeof usePhotoReading>;

const MAX_PAGES = 20;

export function usePhotoReading() {
  const [pages, setPages] = useState<PhotoPage[]>([]);
  const [progress, setProgress] = useState<PhotoProgress | null>(null);
  const [notes, setNotes] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);
  const [stopped, setStopped] = useState<PhotoProgress['by']>();
  // Counts the faults that a press of a button came upon: each takes the focus.
  const [faultCount, setFaultCount] = useState(0);
  const current = useRef<PhotoPage[]>([]);
  const faults = useRef<string[]>([]);
  const opening = useRef(Promise.resolve());
  const reader = useRef<TextReader>(undefined);
  const stopper = useRef<AbortController>(undefined);
  const close = useCallback(() => {
    stopper.current?.abort();
    reader.current?.close();
    reader.current = undefined;
  }, []);
  useEffect(() => close, [close]);

  function changePages(change: (pages: PhotoPage[]) => PhotoPage[]) {
    current.current = change(current.current);
    setPages(current.current);
  }
  function note(found: string[]) {
    faults.current = found;
    setNotes(found);
  }
  const showFault = () => setFaultCount((count) => count + 1);

  /** One choice after the other, so that a press of a button can wait for all of them. */
  function addFiles(files: Iterable<File>): Promise<void> {
    opening.current = opening.current.then(() => openFiles([...files]));
    return opening.current;
  }
  async function openFiles(files: File[]) {
    setProgress({ text: photoTexts.opening, by: 'photos' });
    const found: string[] = [];
    const added: PagePicture[] = [];
    try {
      const { openPictures } = await import('./open-pictures.ts');
      for (const file of files) {
        const room = MAX_PAGES - current.current.length - added.length;
        if (room <= 0) found.push(photoTexts.tooMany);
        if (room <= 0) break;
        const opened = await openPictures(file, room);
        if (typeof opened === 'string') found.push(photoTexts.openFaults[opened](file.name));
        else added.push(...opened);
      }
    } catch {
      found.push(photoTexts.notOpened(files.map(({ name }) => name)));
    }
    changePages((before) => [...before, ...added]);
    note(found);
    setDone(false);
    setProgress(null);
  }

  async function turn(page: PhotoPage) {
    const { turnPage } = await import('./open-pictures.ts');
    changePages((before) =>
      before.map((other) =>
        other.id === page.id ? { ...turnPage(page), text: undefined } : other,
      ),
    );
  }
  const remove = (page: PhotoPage) =>
    changePages((before) => before.filter(({ id }) => id !== page.id));

  /** The text of all pages, empty if there are none; undefined after a fault, which is shown. */
  async function readPages(by: PhotoProgress['by']): Promise<string | undefined> {
    await opening.current;
    if (current.current.length === 0) return '';
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    note([]);
    setDone(false);
    setStopped(undefined);
    try {
      await readUnreadPages(by, signal);
    } catch {
      reader.current = undefined;
      setProgress(null);
      if (signal.aborted) setStopped(by);
      else note([photoTexts.failed(current.current.map(({ name }) => name))]);
      if (!signal.aborted) showFault();
      return undefined;
    }
    setProgress(null);
    const texts = current.current.map(({ text = '' }) => text);
    if (texts.includes('')) showFault();
    if (texts.includes('')) return undefined;
    changePages(() => []);
    setDone(by === 'photos');
    return texts.join('\n\n');
  }
  async function readUnreadPages(by: PhotoProgress['by'], signal: AbortSignal) {
    setProgress({ text: photoTexts.fetching, share: 0, by });
    const [{ openTextReader }, { toPictureFile }] = await Promise.all([
      import('./text-reader.ts'),
      import('./open-pictures.ts'),
    ]);
    reader.current ??= await openTextReader(
      (share) => setProgress({ text: photoTexts.fetching, share, by }),
      signal,
    );
    const all = current.current;
    for (const [index, page] of all.entries()) {
      if (page.text) continue;
      const text = photoTexts.reading(index + 1, all.length);
      const show = (share: number) =>
        setProgress({ text, share: (index + share) / all.length, by });
      show(0);
      const found = (await reader.current.read(await toPictureFile(page), show)).trim();
      changePages((before) =>
        before.map((other) => (other.id === page.id ? { ...other, text: found } : other)),
      );
    }
  }
  /** True if a chosen file could not be opened; that is shown again. */
  function showUnopened(): boolean {
    if (faults.current.length > 0) showFault();
    return faults.current.length > 0;
  }
  return {
    pages,
    progress,
    notes,
    isDone,
    /** Beside which button. */
    stopped,
    faultCount,
    addFiles,
    turn,
    remove,
    readPages,
    showUnopened,
    stop: close,
  };
}
