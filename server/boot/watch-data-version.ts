// Cached pages show news and imported law, so their version includes the newest item and import. It
// is polled instead of queried per request, and the last known value stays while the database is
// unreachable.
import type { AppDeps } from '#app/http/app-deps.ts';
import { findLawVersion } from '#features/law/list/find-law-version.server.ts';
import { findNewsVersion } from '#features/news/list-topic-news.server.ts';
import type { Cleanup } from './cleanup.ts';

const POLL_MS = 15_000;

const findVersion = async (deps: AppDeps) =>
  (await Promise.all([findNewsVersion(deps), findLawVersion(deps)])).join(' ');

export async function watchDataVersion(deps: AppDeps, cleanup: Cleanup): Promise<() => string> {
  let version = await findVersion(deps);
  const timer = setInterval(() => {
    findVersion(deps).then(
      (latest) => {
        version = latest;
      },
      () => {},
    );
  }, POLL_MS);
  cleanup.add(() => clearInterval(timer));
  return () => version;
}
