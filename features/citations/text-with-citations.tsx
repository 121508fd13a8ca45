// The text with each citation marked, coloured and labelled; a mark leads to the row that explains it.
import { checker, statusTexts } from './messages.ts';
import type { CheckView, Mark } from './view-check.server.ts';

export function MarkedText({ view }: { view: Pick<CheckView, 'text' | 'copied' | 'marks'> }) {
  const { text, copied, marks } = view;
  const before = (mark: Mark, at: number) => text.slice(marks[at - 1]?.end ?? 0, mark.start);
  return (
    <>
      <div className="marked-text">
        {marks.map((mark, at) => (
          <span key={mark.number}>
            {before(mark, at)}
            <a className={`cite ${mark.status}`} id={`m${mark.number}`} href={`#c${mark.row}`}>
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
      {copied < text.length && <p className="hint">{checker.markedCut}</p>}
    </>
  );
}
