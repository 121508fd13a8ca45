// The first page: all topics, the numbers of hotlines, and legal aid of the reader's state.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listTopics } from '#features/library/list-topics.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { viewStateHelp } from '../state/view-state-help.server.ts';

export function getHomePage(deps: Pick<LibraryDeps, 'library'>, jurisdiction: Jurisdiction) {
  const help = viewStateHelp(deps, jurisdiction);
  return {
    topics: listTopics(deps),
    hotlines: deps.library.hotlines
      .filter((line) => line.home)
      .map(({ id, label, phone, organization }) => ({ id, label, phone, organization })),
    here: help && {
      name: help.name,
      slug: help.slug,
      offices: help.legalAid.map(({ id, organization, phone, url }) => ({
        id,
        organization,
        phone,
        url,
      })),
    },
  };
}
export type HomePageView = ReturnType<typeof getHomePage>;
