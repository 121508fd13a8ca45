// Inserts accounts and grants as rows, for tests of plans that need no sign-in.
import { randomUUID } from 'node:crypto';
import type { Tier, Viewer } from '#features/caller.ts';
import type { TestDatabase } from '../db/test-database.ts';

export type AccountViewer = Extract<Viewer, { kind: 'account' }>;

export async function createTestAccount(
  database: Pick<TestDatabase, 'rows'>,
  parts: { email?: string; verified?: boolean; name?: string; image?: string } = {},
): Promise<AccountViewer> {
  const id = randomUUID();
  const email = parts.email ?? `${id.slice(0, 8)}@example.com`;
  await database.rows(
    'INSERT INTO users (id, name, email, email_verified, image, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, now(), now())',
    [id, parts.name ?? 'Ann', email, parts.verified ?? true, parts.image ?? null],
  );
  return { kind: 'account', id, email, tier: 'basic' };
}

export type TestGrant = {
  tier: Exclude<Tier, 'basic'>;
  endsAt?: string | null;
  refundedAt?: string;
  startsAt?: string;
  source?: string;
};

export async function createTestGrant(
  database: Pick<TestDatabase, 'rows'>,
  account: { id: string },
  grant: TestGrant,
): Promise<void> {
  await database.rows(
    `INSERT INTO plan_grants (source, subscription, user_id, tier, starts_at, ends_at, refunded_at, last_event_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $5)`,
    [
      grant.source ?? 'store',
      grant.source === 'operator' ? null : randomUUID(),
      account.id,
      grant.tier,
      grant.startsAt ?? '2026-11-01T00:00:00Z',
      grant.endsAt === undefined ? '2026-12-01T00:00:00Z' : grant.endsAt,
      grant.refundedAt ?? null,
    ],
  );
}
