import type { Read } from './support-claims.ts';

export type Missing = 'words' | 'number' | 'name' | 'negation' | 'modality' | 'quantifier' | 'opposite' | 'roles' | 'limit';

export type Place = { window: Read; single: Read; share: number };

export type Fault = { because: Missing; detail?: string };
