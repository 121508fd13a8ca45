// Webhook events from the store. Events are stored idempotently, and the grant is recomputed from
// all events of the subscription, under a lock per subscription, so that concurrent events see one
// another.
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '#db/tables/accounts.ts';
import { planGrants, storeEvents } from '#db/tables/plans.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readAccountReference } from './account-reference.server.ts';
import * as storeAnswers from './messages/store-answers.ts';
import { foldEvents, StoreEvent } from './store-event.ts';
import { isSignedByStore, TOLERANCE_SECONDS } from './store-signature.ts';

export type StoreEventOutcome = 'applied' | 'known';
type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export async function receiveStoreEvent(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'storeSecret' | 'log'>,
  { signature, body }: { signature: string | null; body: Uint8Array },
): Promise<Result<StoreEventOutcome>> {
  if (!deps.storeSecret) return fail('not_found', storeAnswers.off);
  const now = deps.clock.now();
  if (!isSignedByStore(deps.storeSecret, signature, body, now))
    return fail('unauthenticated', storeAnswers.badSignature);
  const event = readEvent(body);
  // An event dated in the future would override everything that happens before that date.
  const isFromFuture =
    event && event.occurred_at.getTime() > now.getTime() + TOLERANCE_SECONDS * 1000;
  if (!event || isFromFuture) {
    deps.log.warn({}, 'a signed store event could not be read');
    return fail('invalid', storeAnswers.badBody);
  }
  return ok(await deps.db.db.transaction((tx) => saveEvent(tx, deps, event, now)));
}

function readEvent(body: Uint8Array): StoreEvent | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return StoreEvent.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function saveEvent(
  tx: Tx,
  deps: Pick<Deps, 'secret' | 'log'>,
  event: StoreEvent,
  now: Date,
): Promise<StoreEventOutcome> {
  const { subscription, account, email } = event.data;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`store ${subscription}`}, 0))`,
  );
  const userId = await findAccount(tx, account ? readAccountReference(deps.secret, account) : null);
  const paid = 'tier' in event.data ? event.data : null;
  const insertedRows = await tx
    .insert(storeEvents)
    .values({
      id: event.id,
      receivedAt: now,
      occurredAt: event.occurred_at,
      type: event.type,
      subscription,
      tier: paid?.tier ?? null,
      paidThrough: paid?.paid_through ?? null,
      userId,
      email: userId ? null : (email ?? null),
    })
    .onConflictDoNothing()
    .returning({ id: storeEvents.id });
  if (insertedRows.length === 0) return 'known';

  const state = foldEvents(
    await tx.select().from(storeEvents).where(eq(storeEvents.subscription, subscription)),
  );
  if (!state) return 'applied';
  if (!state.userId && !state.email)
    deps.log.warn({}, 'a store subscription names neither an account of ours nor an address');
  await tx
    .insert(planGrants)
    .values({ source: 'store', subscription, ...state })
    .onConflictDoUpdate({ target: planGrants.subscription, set: state });
  return 'applied';
}

async function findAccount(tx: Tx, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row?.id ?? null;
}
