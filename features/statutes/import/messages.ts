// Texts of the import of statutes.
import { formatCount } from '#features/importing/messages.ts';
import type { StatuteChange } from '../store/statute-change.ts';
import type { LawCounts } from './law-counts.ts';

const KINDS = { added: 'new', changed: 'changed', gone: 'no longer there' };

export const lawImportMessages = {
  asking: (url: string) => `Asking ${url} for the current release point`,
  downloading: (bytes: number) => `${formatCount(Math.round(bytes / 1e6))} MB`,
  downloaded: (release: string, path: string) => `Release point ${release}: ${path}`,
  badDate: (date: string) => `"${date}" is no date: a day, month or year, such as 2026-07.`,
  badRelease: (name: string) => `"${name}" is no name of a release, such as 119-100.`,
  badJurisdiction: (name: string) => `"${name}" is neither "us" nor the two letters of a state.`,
  progress: ({ sections, added, changed }: LawCounts) =>
    `${formatCount(sections)} sections, ${formatCount(added)} new, ${formatCount(changed)} changed`,
  done: ({ sections, added, changed, unchanged, gone }: LawCounts) =>
    `Done: ${formatCount(sections)} sections read. ${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(gone)} no longer there.`,
  changesHeading: 'Against the release before:',
  change: ({ kind, citation, heading }: StatuteChange) =>
    `  ${KINDS[kind]}: ${citation} ${heading}`.trimEnd(),
  moreChanges: (count: number) => `  … and ${formatCount(count)} more`,
  changesFile: (path: string) => `All of them: ${path}`,
};
