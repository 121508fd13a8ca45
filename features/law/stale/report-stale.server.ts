// One mail to the operator after an import that made content stale. It waits until no release was
// added for a while, so that a whole Code gives one mail and not one for each title. Each changed
// text is reported once; without an address the log says so.
import type { Deps } from '#features/deps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { renderMailHtml } from '#lib/mail-html.ts';
import * as staleTexts from '../messages/stale-texts.ts';
import { listStaleItems, listStaleSections } from './find-stale.server.ts';

const QUIET_MS = 10 * 60_000;

type ReportDeps = Pick<LibraryDeps, 'db' | 'library' | 'mail' | 'site' | 'clock' | 'log'>;

export async function reportStale(deps: ReportDeps): Promise<void> {
  if (await isImporting(deps)) return;
  const sections = (await listStaleSections(deps)).filter(({ isNew }) => isNew);
  const items = listStaleItems(deps.library, sections);
  if (items.length === 0) return;
  const to = deps.site.supportEmail;
  if (to) {
    const subject = staleTexts.mailSubject(deps.site.name, sections.length);
    const text = staleTexts.mailText(sections, items, `${deps.site.publicUrl}/law`);
    await deps.mail.send({ to, subject, text, html: renderMailHtml(subject, text) });
  } else
    deps.log.warn(
      { sections: sections.length, items: items.length },
      'content rests on law that changed: npm run content -- stale',
    );
  await deps.db.pool.query('UPDATE statute_versions SET reported_at = $2 WHERE id = ANY($1)', [
    sections.flatMap(({ versions }) => versions),
    deps.clock.now(),
  ]);
}

async function isImporting({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const { rows } = await db.pool.query<{ last: Date | null }>(
    'SELECT max(imported_at) AS last FROM statute_releases',
  );
  const last = rows[0]?.last;
  return last !== null && last !== undefined && clock.now().getTime() - last.getTime() < QUIET_MS;
}
