// Dangers as a list to look through: what it is about, the first acts and the number to call. The
// other acts are folded.

import type { UrgentLine } from './urgent-line.ts';
import { UrgentActs } from './urgent-lines.tsx';

export function DangerList({ lines }: { lines: UrgentLine[] }) {
  return (
    <ul className="dangers">
      {lines.map((line) => (
        <li key={line.id} id={line.id} className="danger urgent-lines">
          <h3 className="urgent-when">{line.when.replace(/:$/, '')}</h3>
          <UrgentActs line={line} folds />
        </li>
      ))}
    </ul>
  );
}
