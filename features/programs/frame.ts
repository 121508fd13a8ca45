// The parts that every answer to a program has.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import * as texts from './messages/program-texts.ts';
import type { Frame, ProgramSource } from './schema-parts.ts';

type Site = Pick<LibraryDeps, 'site'>;

export const toUrl = ({ site }: Site, path: string): string => `${site.publicUrl}${path}`;

export const createFrame = (
  status: Frame['status'],
  parts: Partial<Pick<Frame, 'sources' | 'assumed' | 'notCovered'>> = {},
): Frame => ({
  status,
  sources: parts.sources ?? [],
  assumed: parts.assumed ?? [],
  notCovered: parts.notCovered ?? [],
  notAdvice: texts.notAdvice,
});

/** A page of ours, with the day on which it was last checked. */
export const ownSource = (
  deps: Site,
  { title, path, checkedOn }: { title: string; path: string; checkedOn: string | null },
): ProgramSource => ({ title, url: toUrl(deps, path), checkedOn, textDate: null });

/** "/cases/miranda-v-arizona-1966" of an address of this site, a path, or a bare id. */
export function readPath({ site }: Site, id: string): string {
  const url = /^https?:/.test(id) && URL.canParse(id) ? new URL(id) : undefined;
  const isHere = url?.host === new URL(site.publicUrl).host;
  const path = url && isHere ? url.pathname + url.search + url.hash : id;
  return path.startsWith('/') ? path : `/${path}`;
}
