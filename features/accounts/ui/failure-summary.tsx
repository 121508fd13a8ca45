// What is wrong with a form, above it: one sentence, or a link to each field that needs another
// look. The same words stand under the field. It takes the focus, so that it is read out and the
// first link is one key away.
import { useEffect, useRef } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import * as accounts from '../messages/accounts.ts';

/**
 * `ids`: the field of the page for each field of the failure; the others are in the sentence only.
 */
export function FailureSummary({
  failure,
  ids,
}: {
  failure: Failure | null | undefined;
  ids: Record<string, string>;
}) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) wrapper.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const entries = Object.entries(failure.fields ?? {}).filter(([field]) => ids[field]);
  return (
    <div ref={wrapper} tabIndex={-1} className="failure-summary">
      <Notice kind="failed" as="div">
        <p>{entries.length > 0 ? accounts.fix(entries.length) : failure.message}</p>
        {entries.length > 0 && (
          <ul>
            {entries.map(([field, message]) => (
              <li key={field}>
                <a href={`#${ids[field]}`} onClick={(event) => focusField(event, ids[field])}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function focusField(event: React.MouseEvent, id: string | undefined) {
  const field = id && document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
