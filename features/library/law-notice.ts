// The notice on what rests on a statute that has changed since it was checked. Written on the
// server: browsers need no code for it.
import { formatPartialDate } from '#lib/dates.ts';
import type { LawChange } from './schema/statute-hash-schema.ts';

const MAX_NAMED = 3;

export function writeLawNotice(changes: readonly LawChange[]): string {
  const named = changes.slice(0, MAX_NAMED).map(({ cite, date, removed }) => {
    return `${cite} (${removed ? 'no longer in the code' : 'changed'}, as of ${formatPartialDate(date)})`;
  });
  const more = changes.length > MAX_NAMED ? ` and ${changes.length - MAX_NAMED} more` : '';
  return `The law that this rests on has a newer text: ${named.join('; ')}${more}. This has not been checked against it yet.`;
}
