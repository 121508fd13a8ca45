import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import type { WorkKind, WorkLine } from './dashboard.ts';
import * as texts from './messages/dashboard.ts';

const ICONS: Record<WorkKind, IconName> = {
  date: 'clock',
  draft: 'file-pen-line',
  conversation: 'message-square-text',
  case: 'bookmark',
  result: 'scale',
};

/** `named`: with the word for each kind, where kinds are mixed. */
export function WorkList({ lines, named = false }: { lines: WorkLine[]; named?: boolean }) {
  return (
    <ul className="work-list">
      {lines.map(({ kind, to, title, detail }) => (
        <li key={`${kind} ${to}`}>
          <Link to={to}>
            <Icon name={ICONS[kind]} />
            {named && <span className="work-kind">{texts.kinds[kind]}</span>} <b>{title}</b>{' '}
            <span className="meta">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
