// The rules of a part that we have not read, closed: they say so, and lead to who can tell.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { StateRuleView } from './list-state-rules.server.ts';
import * as stateRules from './messages/state-rules.ts';
import { isFilled } from './rule-view.ts';

export function UnreadRules({ rules }: { rules: StateRuleView[] }) {
  const unread = rules.flatMap(({ cell, ...rule }) =>
    isFilled(cell) ? [] : [{ ...rule, line: cell.emptyLine }],
  );
  if (unread.length === 0) return null;
  return (
    <details className="unread-rules">
      <summary>
        {stateRules.notRead(unread.length)}
        <Icon name="chevron-down" />
      </summary>
      <p>{stateRules.notReadNote}</p>
      <ul>
        {unread.map(({ id, title, line }) => (
          <li key={id} id={id}>
            <Link to={`/rules/${id}`}>{title}</Link>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
