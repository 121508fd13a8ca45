// One rule on the page of a state.
import { Link } from 'react-router';
import { RuleBody } from './rule-body.tsx';
import type { CellView } from './rule-view.ts';

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
