// Callers for tests: a viewer, or somebody who is not signed in at an address.
import { type Caller, VISITOR, type Viewer } from '#features/caller.ts';

const ADDRESS = '198.51.100.1';

export function asCaller(who: Viewer | string = VISITOR, more: Partial<Caller> = {}): Caller {
  const identity =
    typeof who === 'string'
      ? { viewer: VISITOR, clientAddress: who }
      : { viewer: who, clientAddress: ADDRESS };
  return { ...identity, jurisdiction: 'General', ...more };
}
