// Whom to call in each state, for pages that learn the state only in the browser: its legal-aid
// offices with a number, and its courts.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { StateCode } from '#legal/jurisdictions.ts';

export type StateHelp = { offices: { name: string; phone: string }[]; court: string | null };

export function listStateHelp({
  library,
}: Pick<LibraryDeps, 'library'>): Partial<Record<StateCode, StateHelp>> {
  const byState: Partial<Record<StateCode, StateHelp>> = {};
  for (const { state, help, title, phone, url } of library.resources) {
    if (!state || (help !== 'legal-aid' && help !== 'court')) continue;
    const entry = byState[state as StateCode] ?? { offices: [], court: null };
    byState[state as StateCode] = entry;
    if (help === 'court') entry.court ??= url;
    else if (phone) entry.offices.push({ name: title, phone });
  }
  return byState;
}
