// One rule in one state: the value, the sentence, what to keep in mind, the law, and where and when
// it was read.
import { Icon } from '#app/ui/icon.tsx';
import * as library from '#features/library/messages/library.ts';
import { type CellView, isFilled } from './rule-view.ts';

export function RuleBody({ cell }: { cell: CellView }) {
  return (
    <div className="rule-body">
      {isFilled(cell) ? (
        <>
          <p className="rule-value">{cell.value}</p>
          <p>{cell.sentence}</p>
          {cell.notes.length > 0 && (
            <ul>
              {cell.notes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className="rule-source">
            <a href={cell.url} target="_blank" rel="noopener noreferrer">
              {cell.cite}
              <Icon name="external-link" />
              <span className="sr-only"> {library.newTab}</span>
            </a>
            {cell.readLine}
          </p>
          {cell.reports && (
            <ul className="rule-source">
              {cell.reports.map(({ by, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {by}
                    <Icon name="external-link" />
                    <span className="sr-only"> {library.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="rule-empty">{cell.emptyLine}</p>
      )}
    </div>
  );
}
