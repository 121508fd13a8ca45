// Which letters come, chosen from the link in a letter. Opening the page changes nothing; its button does.
import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import { newsletter } from './messages.ts';

export type Preferences = { legal_updates: boolean; newsletters: boolean };

const idIn = (deps: Deps, token: unknown) => readToken(deps.secret, 'newsletter-preferences', token, deps.clock.now());

export async function findPreferences(deps: Deps, token: unknown): Promise<Preferences | null> {
  const id = idIn(deps, token);
  if (!id) return null;
  const [row] = await deps.db.db
    .select({ legal_updates: table.legalUpdates, newsletters: table.newsletters })
    .from(table)
    .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')));
  return row ?? null;
}

export async function choosePreferences(deps: Deps, token: unknown, chosen: Preferences): Promise<Result<Preferences>> {
  const id = idIn(deps, token);
  if (!id) return fail('not_found', newsletter.confirmFailed);
  const rows = await deps.db.db
    .update(table)
    .set({ legalUpdates: chosen.legal_updates, newsletters: chosen.newsletters })
    .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')))
    .returning({ id: table.id });
  return rows.length > 0 ? ok(chosen) : fail('not_found', newsletter.confirmFailed);
}
