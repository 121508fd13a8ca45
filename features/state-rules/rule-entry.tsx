// One rule on the page of a state.
import { Link } from 'react-router';
import * as stateRules from './messages/state-rules.ts';
import { RuleBody } from './rule-body.tsx';
import { type CellView, isFilled } from './rule-view.ts';

type RuleEntryProps = { id: string; title: string; cell: CellView };

export function RuleEntry({ id, title, cell }: RuleEntryProps) {
  return (
    <article className="rule-entry" id={id}>
      <h3>
        <Link to={`/rules/${id}`}>{title}</Link>
      </h3>
      <div>
        <RuleBody cell={cell} />
        {isFilled(cell) && cell.countHref && (
          <Link className="onward" to={cell.countHref}>
            {stateRules.count}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
