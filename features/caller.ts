// Who asks, and from where: the second argument of every use case whose answer or limits depend on
// it.

import type { Jurisdiction } from '#legal/jurisdictions.ts';

/** From the least to the most. */
export const TIERS = ['basic', 'research', 'premium', 'ultimate'] as const;
export type Tier = (typeof TIERS)[number];

export type Viewer =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      id: string;
      email: string;
      tier: Tier;
      /** Roles at the desk; only in a session that has taken the second step. */
      staff?: readonly StaffRole[];
    };
export type StaffRole = 'operator' | 'reviewer' | 'support';
export const VISITOR: Viewer = { kind: 'visitor' };

export type Caller = {
  viewer: Viewer;
  /** The network that rate limits count; never stored with what was asked. */
  clientAddress: string;
  /** Many people come from there, through one assistant. */
  shared?: boolean;
  /** The state that was chosen on the site. */
  jurisdiction: Jurisdiction;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};
