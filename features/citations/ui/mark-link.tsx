import { checker } from '../messages.ts';
import type { CheckView } from '../view-check.server.ts';

/** A citation's number, linked to its mark in the text unless the copy on this page ends before it. */
export function MarkLink({ number, marks, className }: { number: number; marks: CheckView['marks']; className?: string }) {
  if (!marks.some((mark) => mark.number === number)) return <span className={className}>{number}</span>;
  return (
    <a className={className} href={`#m${number}`} aria-label={checker.number(number)}>
      {number}
    </a>
  );
}
