import type { ParsedClaim } from './support-claims.ts';

export type Missing = 'words' | 'number' | 'name' | 'negation' | 'modality' | 'quantifier' | 'opposite' | 'roles' | 'limit';

export type Place = { window: ParsedClaim; single: ParsedClaim; share: number };

export type Fault = { because: Missing; detail?: string };

/** Where the passage speaks of a claim, and the whole of it. */
export type Evidence = Place & { whole: ParsedClaim };
