// Cached pages show news, so their version includes the newest item. It is polled instead of queried per request, and the last known value
// stays while the database is unreachable.
import type { AppDeps } from '#app/http/app-deps.ts';
import { findNewsVersion } from '#features/news/list-topic-news.server.ts';
import type { Cleanup } from './cleanup.ts';

const POLL_MS = 15_000;

export async function watchNewsVersion(deps: AppDeps, cleanup: Cleanup): Promise<() => string> {
  let version = await findNewsVersion(deps);
  const timer = setInterval(() => {
    findNewsVersion(deps).then(
      (latest) => {
        version = latest;
      },
      () => {},
    );
  }, POLL_MS);
  cleanup.add(() => clearInterval(timer));
  return () => version;
}
