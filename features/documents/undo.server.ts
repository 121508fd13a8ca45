// Undoing a deletion without keeping what was deleted: the page gets it back, signed, and may
// return it for an hour. What is deleted is gone from the database at once, and nobody can return
// anything but what he has deleted himself.
import { createHash } from 'node:crypto';
import type { Deps } from '#features/deps.ts';
import { parseJson } from '#lib/parse-json.ts';
import { readToken, signToken } from '#lib/signed-token.ts';

const LIFETIME_MS = 60 * 60 * 1000;

type UndoDeps = Pick<Deps, 'secret' | 'clock'>;
type Purpose = 'restore-draft' | 'restore-party';
/** Two hidden fields of the form with the button "Undo". */
export type Undo = { deleted: string; token: string };

export function createUndo(
  { secret, clock }: UndoDeps,
  userId: string,
  purpose: Purpose,
  value: unknown,
): Undo {
  const deleted = JSON.stringify(value);
  const expires = new Date(clock.now().getTime() + LIFETIME_MS);
  return { deleted, token: signToken(secret, purpose, describe(userId, deleted), expires) };
}

/** What was deleted; undefined when it is not from us, for another account, or too old. */
export function readUndo<T>(
  { secret, clock }: UndoDeps,
  userId: string,
  purpose: Purpose,
  { deleted, token }: Partial<Record<keyof Undo, unknown>>,
) {
  if (typeof deleted !== 'string') return undefined;
  // Forms post line breaks as \r\n; JSON has none outside of its strings, where they are escaped.
  const isOwn = readToken(secret, purpose, token, clock.now()) === describe(userId, deleted);
  return isOwn ? (parseJson(deleted) as T) : undefined;
}

const describe = (userId: string, deleted: string) =>
  `${userId} ${createHash('sha256').update(deleted).digest('base64url')}`;
