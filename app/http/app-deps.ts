// Everything that the server builds and passes to routes and jobs: the infrastructure, and the
// services of features.
import type { Accounts } from '#features/accounts/create-accounts.server.ts';
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { CitationReader } from '#features/citations/read/create-citation-reader.server.ts';

export type AppDeps = AssistantDeps & { citationReader: CitationReader; accounts: Accounts };
