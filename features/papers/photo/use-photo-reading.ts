// The state of reading photos: the pages to read, what is going on, and what went wrong. The code
// that opens and reads pictures is loaded when the first file is chosen, the reader itself when the
// person asks for it; it stays open for more pages.
import { useCallback, useEffect, useRef, useState } from 'react';
import { photoTexts } from '../messages.ts';
import type { PagePicture } from './open-pictures.ts';
import type { TextReader } from './text-reader.ts';

export type PhotoProgress = { text: string; share?: number };

const MAX_PAGES = 20;

export function usePhotoReading(onText: (text: string) => void) {
  const [pages, setPages] = useState<PagePicture[]>([]);
  const [progress, setProgress] = useState<PhotoProgress | null>(null);
  const [notes, setNotes] = useState<string[]>([]);
  const [done, setDone] = useState(false);
  const reader = useRef<TextReader>(undefined);
  const stopper = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    stopper.current?.abort();
    reader.current?.close();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  async function addFiles(files: Iterable<File>) {
    setProgress({ text: photoTexts.opening });
    const found: string[] = [];
    const added: PagePicture[] = [];
    try {
      const { openPictures } = await import('./open-pictures.ts');
      for (const file of files) {
        const room = MAX_PAGES - pages.length - added.length;
        if (room <= 0) found.push(photoTexts.tooMany);
        if (room <= 0) break;
        const opened = await openPictures(file, room);
        if (typeof opened === 'string') found.push(photoTexts.openFaults[opened](file.name));
        else added.push(...opened);
      }
    } catch {
      found.push(photoTexts.failed);
    }
    setPages((current) => [...current, ...added]);
    setNotes(found);
    setDone(false);
    setProgress(null);
  }

  async function turn(page: PagePicture) {
    const { turnPage } = await import('./open-pictures.ts');
    setPages((current) => current.map((other) => (other.id === page.id ? turnPage(page) : other)));
  }

  async function read() {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setNotes([]);
    setDone(false);
    try {
      setProgress({ text: photoTexts.fetching, share: 0 });
      const [{ openTextReader }, { toPictureFile }] = await Promise.all([
        import('./text-reader.ts'),
        import('./open-pictures.ts'),
      ]);
      reader.current ??= await openTextReader(
        (share) => setProgress({ text: photoTexts.fetching, share }),
        signal,
      );
      const texts: string[] = [];
      for (const [index, page] of pages.entries()) {
        const text = photoTexts.reading(index + 1, pages.length);
        const show = (share: number) =>
          setProgress({ text, share: (index + share) / pages.length });
        show(0);
        texts.push((await reader.current.read(await toPictureFile(page), show)).trim());
      }
      const text = texts.filter(Boolean).join('\n\n');
      if (text) onText(text);
      if (text) setPages([]);
      setDone(Boolean(text));
      if (!text) setNotes([photoTexts.nothingRead]);
    } catch {
      reader.current = undefined;
      if (!signal.aborted) setNotes([photoTexts.failed]);
    }
    setProgress(null);
  }

  const remove = (page: PagePicture) =>
    setPages((current) => current.filter(({ id }) => id !== page.id));
  return { pages, progress, notes, done, addFiles, turn, remove, read, stop };
}
