// The text with each citation marked, colored and labeled; each mark links to its row in the
// report.
import * as checker from '../messages/checker.ts';
import { statusTexts } from '../messages/tables.ts';
import type { CheckView, Mark } from '../report/view-check.server.ts';

export function TextWithCitations({
  view,
}: {
  view: Pick<CheckView, 'text' | 'length' | 'copied' | 'marks'>;
}) {
  const { text, length, copied, marks } = view;
  const getTextBefore = (mark: Mark, index: number) =>
    text.slice(marks[index - 1]?.end ?? 0, mark.start);
  return (
    <>
      <div className="marked-text">
        {marks.map((mark, index) => (
          <span key={mark.position}>
            {getTextBefore(mark, index)}
            <a className={`cite ${mark.status}`} id={`m${mark.position}`} href={`#c${mark.number}`}>
              {text.slice(mark.start, mark.end)}
              <span className={`verdict ${mark.status}`}>
                {' '}
                {mark.number} {statusTexts[mark.status].label}
              </span>
            </a>
          </span>
        ))}
        {text.slice(marks.at(-1)?.end ?? 0, copied)}
      </div>
      {copied < length && <p className="hint">{checker.markedCut}</p>}
    </>
  );
}
