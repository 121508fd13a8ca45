// Who asks, and from where: the second argument of every use case whose answer or limits depend on
// it.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { Viewer } from './gate.ts';

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
