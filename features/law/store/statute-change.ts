// One line of the report about what an import changed.
import type { StatuteAddress } from '../schema.ts';

export type StatuteChange = {
  kind: 'added' | 'changed' | 'gone';
  citation: string;
  heading: string;
};

/** "42 U.S.C. § 1983", "WA § 59.18.280". */
export function formatStatuteNumber({ jurisdiction, code, number }: StatuteAddress): string {
  if (jurisdiction === 'us') return `${code} U.S.C. § ${number}`;
  return [jurisdiction.toUpperCase(), code, `§ ${number}`].filter(Boolean).join(' ');
}
