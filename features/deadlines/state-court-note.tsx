import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import * as deadlines from './messages/deadlines.ts';

/** In place of a count that would be wrong: states count in their own ways. */
export function StateCourtNote() {
  return (
    <Notice kind="caution" as="div" className="choice-court">
      <p>
        <b>{deadlines.courtTitle}</b> {deadlines.courtText}
      </p>
      <ul>
        <li>
          <Link to="/paper">{deadlines.toPaper}</Link>
        </li>
        <li>
          <Link to="/help">{deadlines.toHelp}</Link>
        </li>
        <li>
          <Link to="/states">{deadlines.toStates}</Link>
        </li>
      </ul>
    </Notice>
  );
}
