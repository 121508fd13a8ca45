// Pages say when the law they rest on has changed. Imports run in another process, so the database
// is asked now and then; what was known stays while it is unreachable.
import type { AppDeps } from '#app/http/app-deps.ts';
import { refreshLawChanges } from '#features/law/stale/refresh-law-changes.server.ts';
import type { Cleanup } from './cleanup.ts';

const POLL_MS = 60_000;

export async function watchLawChanges(deps: AppDeps, cleanup: Cleanup): Promise<void> {
  await refreshLawChanges(deps);
  const timer = setInterval(() => void refreshLawChanges(deps).catch(() => {}), POLL_MS);
  cleanup.add(() => clearInterval(timer));
}
