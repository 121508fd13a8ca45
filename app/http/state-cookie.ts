// The chosen state: a two-letter code, stored for a year, on this site only.
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';

const YEAR_SECONDS = 31_536_000;

export function stateCookie(jurisdiction: Jurisdiction, secure: boolean): string {
  const life = jurisdiction === 'General' ? 'Max-Age=0' : `Max-Age=${YEAR_SECONDS}`;
  return `state=${jurisdiction}; Path=/; ${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function jurisdictionFromCookies(header: string | undefined | null): Jurisdiction {
  const match = header && /(?:^|;\s*)state=([A-Z]{2})(?:;|$)/.exec(header);
  return readJurisdiction(match ? match[1] : undefined);
}
