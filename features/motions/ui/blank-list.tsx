// The blanks of a motion, above it: each is a link to where it stands first.
import { listBlankLinks } from '../blanks.ts';
import * as motionPage from '../messages/motion-page.ts';
import type { MotionSection } from '../motion.ts';

/** The id of a block's element. */
export const toBlockAnchor = (id: string) => `at-${id.replaceAll('/', '-')}`;

export function BlankList({ sections }: { sections: MotionSection[] }) {
  const blanks = listBlankLinks(sections);
  if (blanks.length === 0) return null;
  return (
    <nav className="motion-blanks" aria-label={motionPage.blankList}>
      <details>
        <summary>{motionPage.blankCount(blanks.length)}</summary>
        <ol>
          {blanks.map(({ text, times, block }) => (
            <li key={text}>
              <a href={`#${toBlockAnchor(block)}`}>{text}</a>
              {times > 1 && <span className="hint"> {motionPage.blankTimes(times)}</span>}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
