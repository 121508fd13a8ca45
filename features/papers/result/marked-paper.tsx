// The text of the paper with what was found in it. A mark is a link to its field, with its label as
// words.

import { MAX_CORRECTIONS } from '../schema.ts';
import type { FoundItem } from './list-found.ts';

export function MarkedPaper({ text, found }: { text: string; found: FoundItem[] }) {
  return (
    <div className="marked-paper">
      {found.map(({ start, end, type, label, asked }, index) => (
        <span key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <a
            className={`paper-mark ${type} ${asked ? 'asked' : ''}`}
            href={index < MAX_CORRECTIONS ? `#found-${start}` : undefined}
          >
            {text.slice(start, end)}
            <span className="mark-label"> {label}</span>
          </a>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </div>
  );
}
