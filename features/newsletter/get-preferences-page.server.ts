import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listTopics } from '#features/library/list-topics.server.ts';
import { findPreferences } from './choose-preferences.server.ts';

/** `preferences` is null where the token opens none. */
export const getPreferencesPage = async (deps: LibraryDeps, token: unknown) => ({
  topics: listTopics(deps).map(({ id, title }) => ({ id, title })),
  preferences: await findPreferences(deps, token),
});
