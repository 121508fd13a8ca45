import * as checker from '../messages/checker.ts';
import type { CheckView } from '../report/view-check.server.ts';

/**
 * A row's number, linked to its first mark in the text unless the copy on this page ends before it.
 */
export function MarkLink({
  number,
  marks,
  className,
}: {
  number: number;
  marks: CheckView['marks'];
  className?: string;
}) {
  const mark = marks.find((one) => one.number === number);
  if (!mark) return <span className={className}>{number}</span>;
  return (
    <a className={className} href={`#m${mark.position}`} aria-label={checker.number(number)}>
      {number}
    </a>
  );
}
