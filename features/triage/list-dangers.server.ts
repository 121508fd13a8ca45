// What cannot wait, for people who look for it and type nothing: each danger of content/triage.yml
// with its acts and its number. First those that the home page names.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { toUrgentLines } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';

/** A court date, a notice on the door, an arrest, someone who hurts you. */
const FIRST = ['court-within-days', 'lockout-or-sheriff', 'arrest-now', 'violence-at-home'];
/** Where the danger has no number of its own; it knows legal aid nearby. */
const LOCAL_HELP = 'local-help';
const DANGER_NOW = 'danger-now';

export type Dangers = { now: UrgentLine | undefined; first: UrgentLine[]; others: UrgentLine[] };

export function listDangers({ library }: Pick<LibraryDeps, 'library'>): Dangers {
  const local = library.hotlines.find(({ id }) => id === LOCAL_HELP);
  const lines = library.triage
    .flatMap((rule) => toUrgentLines(library.triage, [rule], ''))
    .map((line) => (line.hotline || !local ? line : { ...line, hotline: pickNumber(local) }));
  return {
    now: lines.find(({ id }) => id === DANGER_NOW),
    first: FIRST.flatMap((id) => lines.filter((line) => line.id === id)),
    others: lines.filter(({ id, kind }) => kind !== 'unclear' && !FIRST.includes(id)),
  };
}

const pickNumber = ({ label, phone, url }: NonNullable<UrgentLine['hotline']>) => ({
  label,
  phone,
  url,
});
