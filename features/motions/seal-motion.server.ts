// A finished motion travels to the browser and comes back to be exported. A model's words cannot be made again, and nothing of a motion
// is stored: so the document itself is packed and signed, for this account and some days. What comes back is used only when the
// signature fits, and is unpacked only then.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { readToken, signToken } from '#lib/signed-token.ts';
import type { Motion } from './motion.ts';

const PURPOSE = 'motion';
const KEPT_MS = 7 * 86_400_000;
/** Longer than any that we make. */
const LONGEST_SEALED = 1_000_000;

type SealDeps = Pick<Deps, 'secret' | 'clock'>;
const ownerOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : 'visitor');
const digestOf = (packed: string) => createHash('sha256').update(packed).digest('base64url');

export function sealMotion({ secret, clock }: SealDeps, viewer: Viewer, { sources: _, ...motion }: Motion): string {
  const packed = deflateRawSync(JSON.stringify(motion)).toString('base64url');
  const expires = new Date(clock.now().getTime() + KEPT_MS);
  return `${packed}~${signToken(secret, PURPOSE, `${ownerOf(viewer)} ${digestOf(packed)}`, expires)}`;
}

/** Undefined: not ours, not this account's, or too old. */
export function openMotion({ secret, clock }: SealDeps, viewer: Viewer, sealed: unknown): Motion | undefined {
  if (typeof sealed !== 'string' || sealed.length > LONGEST_SEALED) return undefined;
  const [packed = '', token] = sealed.split('~');
  if (readToken(secret, PURPOSE, token, clock.now()) !== `${ownerOf(viewer)} ${digestOf(packed)}`) return undefined;
  return { ...JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')), sources: [] } as Motion;
}
