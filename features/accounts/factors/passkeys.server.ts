// Passkeys with user verification: what one has and what one knows (or is) in one. The site's host
// is what they are bound to (`PUBLIC_URL`). What is to be signed is stored, good once, for five
// minutes, and in the session or browser that asked for it alone.
import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, count, eq, gt, lt, ne } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '#db/tables/account-security.ts';
import type { Deps } from '#features/deps.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { AccountParts } from '../account-parts.ts';
import { UNKNOWN_DEVICE } from '../sessions/device-label.ts';
import { isTrusted } from './factor-age.server.ts';

/** Loaded when the first passkey is used: it takes 26 MB. */
const loadWebAuthn = () => import('@simplewebauthn/server');
type WebAuthn = Awaited<ReturnType<typeof loadWebAuthn>>;

type Parts = Pick<AccountParts, 'deps'>;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];
/** `boundTo`: a session's id, or the number in the cookie of a browser that signs in. */
type Bound = { purpose: Purpose; boundTo: string };

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;
const MAX_CREDENTIAL_LENGTH = 20_000;
const MAX_NAME_LENGTH = 60;

const getRpId = ({ publicUrl }: Deps['site']) => new URL(publicUrl).hostname;
const hashBound = ({ purpose, boundTo }: Bound) =>
  createHash('sha256').update(`${purpose} ${boundTo}`).digest('base64url');

async function storeChallenge(
  { deps }: Parts,
  challenge: string,
  bound: Bound,
  userId: string | null,
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  const row = { challenge, boundTo: hashBound(bound), purpose: bound.purpose, userId, expiresAt };
  await deps.db.db.insert(passkeyChallenges).values(row);
}

/** True once: the row that proves that we asked is deleted by the question. */
async function takeChallenge({ deps }: Parts, challenge: string, bound: Bound): Promise<boolean> {
  const rows = await deps.db.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.boundTo, hashBound(bound)),
        gt(passkeyChallenges.expiresAt, deps.clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return rows.length > 0;
}

const newChallenge = () => randomBytes(32).toString('base64url');
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

export type Passkey = { id: string; name: string; createdOn: string; lastUsedOn: string | null };

export async function listPasskeys({ deps }: Parts, accountId: string): Promise<Passkey[]> {
  const rows = await deps.db.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, accountId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedOn }) => ({
    id,
    name,
    createdOn: toIsoDay(createdAt),
    lastUsedOn,
  }));
}

/** What the browser needs to make a passkey. Nothing of it names the account's address. */
export async function createRegistrationOptions(
  parts: Parts,
  account: { id: string },
  sessionId: string,
) {
  const { deps } = parts;
  const own = await listPasskeys(parts, account.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: deps.site.name,
    rpID: getRpId(deps.site),
    userName: `${deps.site.name}, ${formatLongDate(toIsoDay(deps.clock.now()))}`,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: toBytes(newChallenge()),
    attestationType: 'none',
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const bound = { purpose: 'register' as const, boundTo: sessionId };
  await storeChallenge(parts, options.challenge, bound, account.id);
  return options;
}

type Registered = Pick<typeof passkeys.$inferInsert, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Null for a passkey that is not good, or one too many. */
export async function verifyRegistration(
  parts: Parts,
  account: { id: string },
  sessionId: string,
  credential: unknown,
): Promise<Registered | null> {
  const { deps } = parts;
  const response = readCredential<RegistrationResponseJSON>(credential);
  if (!response) return null;
  if ((await listPasskeys(parts, account.id)).length >= MAX_PASSKEYS) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) =>
      takeChallenge(parts, challenge, { purpose: 'register', boundTo: sessionId }),
    expectedOrigin: new URL(deps.site.publicUrl).origin,
    expectedRPID: getRpId(deps.site),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: readTransports(response),
  };
}

/** False for one that somebody has already. */
export async function storePasskey(
  { deps }: Parts,
  account: { id: string },
  passkey: Registered,
  device: string,
): Promise<boolean> {
  const inserted = await deps.db.db
    .insert(passkeys)
    .values({
      ...passkey,
      userId: account.id,
      rpId: getRpId(deps.site),
      name: device === UNKNOWN_DEVICE ? 'Passkey' : device.slice(0, MAX_NAME_LENGTH),
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** Signing in lists no passkeys: the device offers those that it has for this site. */
export async function createAuthenticationOptions(
  parts: Parts,
  bound: Bound,
  accountId: string | null,
) {
  const { deps } = parts;
  const own =
    accountId === null
      ? []
      : await deps.db.db.select().from(passkeys).where(eq(passkeys.userId, accountId));
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getRpId(deps.site),
    challenge: toBytes(newChallenge()),
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransportFuture[],
    })),
  });
  await storeChallenge(parts, options.challenge, bound, accountId);
  return options;
}
type AuthenticatorTransportFuture = NonNullable<
  NonNullable<
    Parameters<WebAuthn['generateAuthenticationOptions']>[0]['allowCredentials']
  >[number]['transports']
>[number];

/** Whose passkey signed what we asked for; null if none did. */
export async function verifyPasskey(
  parts: Parts,
  { credential, ...bound }: Bound & { credential: unknown },
): Promise<{ id: string; userId: string } | null> {
  const { deps } = parts;
  const response = readCredential<AuthenticationResponseJSON>(credential);
  if (!response) return null;
  const { db } = deps.db;
  const isUsable = and(
    eq(passkeys.id, response.id),
    isTrusted(passkeys.userId, passkeys.createdAt),
  );
  const [passkey] = await db.select().from(passkeys).where(isUsable);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(parts, challenge, bound),
    expectedOrigin: new URL(deps.site.publicUrl).origin,
    expectedRPID: getRpId(deps.site),
    credential: {
      id: passkey.id,
      publicKey: toBytes(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const used = await db
    .update(passkeys)
    .set({
      counter: verified.authenticationInfo.newCounter,
      lastUsedOn: toIsoDay(deps.clock.now()),
    })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0 ? { id: passkey.id, userId: passkey.userId } : null;
}

export async function deleteOldChallenges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, clock.now()));
}

/** At the start: passkeys stop working when the host in `PUBLIC_URL` is another than theirs. */
export async function warnOfForeignPasskeys({
  deps,
}: {
  deps: Pick<Deps, 'db' | 'site' | 'log'>;
}): Promise<void> {
  const rpId = getRpId(deps.site);
  const [row] = await deps.db.db
    .select({ passkeys: count() })
    .from(passkeys)
    .where(ne(passkeys.rpId, rpId));
  if (row && row.passkeys > 0)
    deps.log.warn(
      { passkeys: row.passkeys, host: rpId },
      'passkeys were made for another host than that of PUBLIC_URL and do not work here',
    );
}

function readCredential<T extends { id: string }>(text: unknown): T | null {
  if (typeof text !== 'string' || text.length > MAX_CREDENTIAL_LENGTH) return null;
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

const readTransports = ({ response }: RegistrationResponseJSON): string[] =>
  (Array.isArray(response.transports) ? response.transports : [])
    .filter((name) => /^[a-z-]{1,20}$/.test(name))
    .slice(0, 8);
