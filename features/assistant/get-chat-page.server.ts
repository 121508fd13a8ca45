// The chat's page, with a saved conversation if one is opened.
import type { Caller } from '#features/caller.ts';
import { listStateHelp } from '#features/help/list-state-help.server.ts';
import { followLinks } from '#features/library/item-address.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { createTurnFromEvents } from './chat/saved-turns.ts';
import { getConversation, listConversations } from './conversations.server.ts';

/** Null where there is no such conversation, or it is somebody else's. */
export async function getChatPage(deps: LibraryDeps, caller: Caller, open: string | null) {
  const { jurisdiction } = caller;
  const [conversation, conversations] = await Promise.all([
    open ? getConversation(deps, caller, open) : null,
    listConversations(deps, caller),
  ]);
  if (conversation && !conversation.ok) return null;
  return {
    site: { name: deps.site.name, url: deps.site.publicUrl },
    provider: deps.llm?.provider ?? null,
    jurisdiction,
    help: listStateHelp(deps),
    open,
    turns: (conversation?.value ?? []).map(({ answerId, events, ...turn }) =>
      createTurnFromEvents(
        { ...turn, id: answerId, jurisdiction },
        followLinks(deps.library, events),
      ),
    ),
    conversations: conversations.ok
      ? conversations.value.map(({ changedAt, ...line }) => ({
          ...line,
          changedOn: changedAt.toISOString(),
        }))
      : null,
  };
}
