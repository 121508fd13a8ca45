// The texts that releases gave a section, newest first, each with links to read it and to see what
// changed since.
import * as lawPage from '../messages/law-page.ts';
import type { VersionLink } from './view-stored.server.ts';

export function VersionList({ path, versions }: { path: string; versions: VersionLink[] }) {
  return (
    <section aria-labelledby="versions-title">
      <h2 className="margin-heading" id="versions-title">
        {lawPage.versions}
      </h2>
      <ol className="version-list">
        {versions.map(({ id, from, to, newest, chosen }) => (
          <li key={id} aria-current={chosen ? 'true' : undefined}>
            <b>{lawPage.versionSpan(from, to)}</b>{' '}
            {newest && <span className="meta">{lawPage.newest}</span>}
            <span>
              {!chosen && (
                <a href={newest ? path : `${path}?version=${id}`} rel="nofollow">
                  {newest ? lawPage.showNewest : lawPage.read}
                </a>
              )}
              {!newest && (
                <a href={`${path}?compare=${id}#changes`} rel="nofollow">
                  {lawPage.compare}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
