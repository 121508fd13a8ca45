// Signs a finished motion, so that the browser can post it back to export or save it: model text
// cannot be regenerated identically, and the server stores no motion until the user saves it. One
// signed result serves both.
import { type SignDeps, signResult, verifyResult } from '#features/analysis/sign-result.server.ts';
import type { Viewer } from '#features/caller.ts';
import type { Motion, MotionEvent } from './motion.ts';

/**
 * `events`: up to and including `finished`. It contains the sections, so their separate events are
 * left out. Empty when it is too long.
 */
export function signMotion(deps: SignDeps, viewer: Viewer, events: MotionEvent[]): string {
  const saved = events.filter(
    ({ type }) => !(type === 'section' || type === 'block' || type === 'sentence'),
  );
  return (
    signResult(deps, viewer, {
      writing: 'motion',
      events: [...saved, { type: 'ended', how: 'finished' }],
    }) ?? ''
  );
}

/** Returns undefined when the signature is invalid, for another account, or expired. */
export function verifyMotion(deps: SignDeps, viewer: Viewer, signed: unknown): Motion | undefined {
  return verifyResult<MotionEvent>(deps, viewer, signed)?.events.find(
    (event) => event.type === 'finished',
  )?.motion;
}
