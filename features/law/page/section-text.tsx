// The text of a section. Each paragraph has a link to itself; with JavaScript a click on it also
// copies the address.
import { useEffect, useRef, useState } from 'react';
import { Html } from '#app/ui/html.tsx';
import * as lawPage from '../messages/law-page.ts';

const NOTE_MS = 4_000;

export function SectionText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (text: string) => {
      setNote(text);
      clearTimeout(timer);
      timer = setTimeout(() => setNote(''), NOTE_MS);
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.paragraph-link');
      if (!link) return;
      navigator.clipboard.writeText(link.href).then(
        () => show(lawPage.linkCopied(link.href)),
        () => show(lawPage.linkCopyFailed),
      );
    };
    const element = box.current;
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={box}>
      <Html className="statute" html={html} />
      <p className="statute-note" role="status" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}
