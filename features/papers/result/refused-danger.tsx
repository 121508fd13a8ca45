// Danger in a text that could not be read as a paper: it comes before the fault, and has the focus.
import { useEffect, useRef } from 'react';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';

export function RefusedDanger({ lines }: { lines: UrgentLine[] }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) container.current?.focus();
  }, [lines]);
  return (
    <div id="result" className="refused-danger" ref={container} tabIndex={-1}>
      <UrgentLines lines={lines} />
    </div>
  );
}
