// One rule in one state: the value, the sentence, what to keep in mind, and the law.
import { Link } from 'react-router';
import { stateRules } from './messages.ts';
import { RuleSource } from './rule-source.tsx';
import { type CellView, isFilled } from './rule-view.ts';

type RuleEntryProps = { id: string; title: string; cell: CellView };

export function RuleEntry({ id, title, cell }: RuleEntryProps) {
  return (
    <article className="rule-entry" id={id}>
      <h3>
        <Link to={`/rules/${id}`}>{title}</Link>
      </h3>
      <RuleBody cell={cell} />
    </article>
  );
}

export function RuleBody({ cell }: { cell: CellView }) {
  if (!isFilled(cell)) {
    return (
      <div className="rule-body">
        <p className="rule-empty">
          <b>{stateRules.notRead}.</b> {stateRules.notReadHint(cell.empty, cell.stateName)}
        </p>
      </div>
    );
  }
  return (
    <div className="rule-body">
      <p className="rule-value">
        {cell.value}
        {cell.year !== undefined && <small> {stateRules.asOf(cell.year)}</small>}
      </p>
      <p>{cell.sentence}</p>
      {cell.other.length > 0 && (
        <ul className="rule-other">
          {cell.other.map(({ value, when }) => (
            <li key={when}>
              <b>{value}</b>: {when}
            </li>
          ))}
        </ul>
      )}
      {cell.exceptions.length > 0 && (
        <ul aria-label={stateRules.exceptions}>
          {cell.exceptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {cell.pending && (
        <p>
          <b>{stateRules.pending}:</b> {cell.pending}
        </p>
      )}
      <RuleSource cell={cell} />
    </div>
  );
}
