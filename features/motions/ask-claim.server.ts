// The question before a motion that turns on a claim: which claim is it? Offers the nearest three
// of the library, by the person's own words for it first. Asking spends no free search and writes
// nothing.
import { findClaims } from '#features/analysis/find/find-claims.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { ASK_CLAIM, type ClaimQuestion, type MotionRequest } from './motion.ts';
import { arguesClaim } from './prepare/argues-claim.ts';

const MAX_CHOICES = 3;
/** The person's words for the claim name one or two; the rest is for what the details say. */
const MAX_BY_NAME = 2;

type AskDeps = Pick<LibrarySearchDeps, 'library' | 'search'>;

/**
 * Undefined when there is nothing to ask: another kind of motion, a claim that was already chosen,
 * or no claim near it.
 */
export async function askClaim(
  deps: AskDeps,
  {
    motionType,
    details,
    claim,
    claimText,
  }: Pick<MotionRequest, 'motionType' | 'details' | 'claim' | 'claimText'>,
): Promise<ClaimQuestion | undefined> {
  const template = deps.library.motions.find(({ id }) => id === motionType);
  if (claim !== ASK_CLAIM || !template || !arguesClaim(template)) return undefined;
  const byName =
    claimText === '' ? [] : (await findClaims(deps, claimText)).nearest.slice(0, MAX_BY_NAME);
  const byDetails = await findClaims(deps, details, { isMotion: true });
  const claims = new Map(
    [...byName, ...byDetails.nearest].map((found) => [found.claim.id, found.claim]),
  );
  const choices = [...claims.values()]
    .slice(0, MAX_CHOICES)
    .map(({ id, name, summary }) => ({ id, name, summary: summary.text }));
  const clear = byName.length === 0 && byDetails.isClear ? choices[0]?.id : undefined;
  return choices.length === 0 ? undefined : { choices, ...(clear && { clear }) };
}
