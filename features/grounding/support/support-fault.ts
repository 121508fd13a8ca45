import type { ParsedClaim } from './support-claims.ts';

export type FaultKind =
  | 'words'
  | 'number'
  | 'name'
  | 'negation'
  | 'modality'
  | 'quantifier'
  | 'opposite'
  | 'roles'
  | 'limit';

/**
 * The one or two sentences of a passage closest to a clause, and the share of its word weight that
 * they cover.
 */
export type MatchedWindow = { window: ParsedClaim; bestSentence: ParsedClaim; coverage: number };

export type Fault = { because: FaultKind; detail?: string };

/** The window and the whole passage that contains it. */
export type Evidence = MatchedWindow & { passage: ParsedClaim };
