// Texts of statutes: their pages, search, import, and what changed.
import { formatNumber } from '#lib/language/format.ts';
import type { LawCounts } from '../import/law-counts.ts';
import type { StatuteChange } from '../store/statute-change.ts';

// The import of statutes.
const KINDS = { added: 'new', changed: 'changed', gone: 'no longer there' };

export const asking = (url: string) => `Asking ${url} for the current release point`;
export const downloading = (bytes: number) => `${formatNumber(Math.round(bytes / 1e6))} MB`;
export const downloaded = (release: string, path: string) => `Release point ${release}: ${path}`;
export const badDate = (date: string) =>
  `"${date}" is no date: a day, month or year, such as 2026-07.`;
export const badRelease = (name: string) => `"${name}" is no name of a release, such as 119-100.`;
export const badJurisdiction = (name: string) =>
  `"${name}" is neither "us" nor the two letters of a state.`;

export const progress = ({ sections, added, changed }: LawCounts) =>
  `${formatNumber(sections)} sections, ${formatNumber(added)} new, ${formatNumber(changed)} changed`;

export const done = ({ sections, added, changed, unchanged, gone }: LawCounts) =>
  `Done: ${formatNumber(sections)} sections read. ${formatNumber(added)} new, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} unchanged, ${formatNumber(gone)} no longer there.`;

export const changesHeading = 'Against the release before:';

export const change = ({ kind, citation, heading }: StatuteChange) =>
  `  ${KINDS[kind]}: ${citation} ${heading}`.trimEnd();

export const moreChanges = (count: number) => `  … and ${formatNumber(count)} more`;
export const changesFile = (path: string) => `All of them: ${path}`;
