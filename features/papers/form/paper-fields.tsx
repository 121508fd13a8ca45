// What was read, sent along with each further step: the server stores nothing of it.

import type { PaperView } from '../result/view-paper.server.ts';
import { type DateRole, MAX_CORRECTIONS } from '../schema.ts';

export type PaperSent = {
  text: string;
  state: string;
  /** The reader has said that no state is to be read from the paper. */
  stateBy: 'reader' | '';
  kind: string;
  date: string;
  dateRole: DateRole;
};

/** Left out is what the form itself asks for: a choice, the day, or all that was found. */
export function PaperFields({
  sent,
  view,
  leaveOut,
}: {
  sent: PaperSent;
  view: PaperView;
  leaveOut?: 'kind' | 'state' | 'found' | 'date';
}) {
  return (
    <>
      <input type="hidden" name="text" value={view.text} />
      {leaveOut !== 'state' && (
        <>
          <input type="hidden" name="state" value={sent.state} />
          {sent.stateBy && <input type="hidden" name="state-by" value={sent.stateBy} />}
        </>
      )}
      {leaveOut !== 'found' && leaveOut !== 'date' && (
        <>
          <input type="hidden" name="date-role" value={sent.dateRole} />
          <input type="hidden" name="date" value={sent.date} />
        </>
      )}
      {leaveOut !== 'kind' && sent.kind && <input type="hidden" name="kind" value={sent.kind} />}
      {leaveOut !== 'found' &&
        view.found.slice(0, MAX_CORRECTIONS).map(({ start, value, role, type }) => (
          <span key={start} hidden>
            {type !== 'period' && type !== 'citation' && (
              <input type="hidden" name={`value-${start}`} value={value} />
            )}
            {role && <input type="hidden" name={`role-${start}`} value={role} />}
          </span>
        ))}
    </>
  );
}
