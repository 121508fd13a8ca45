/**
 * Kinds of emergencies, gravest first. The danger model has the same order, after calm
 * (training/train_danger.py).
 */
export const DANGER_KINDS = [
  'self-harm',
  'violence-at-home',
  'sexual-assault',
  'threat-to-life',
  'child-danger-or-taken',
  'medical-emergency',
  'poison-overdose',
  'gas-fire-carbon-monoxide',
  'human-trafficking',
  'elder-abuse',
  'lockout-or-eviction-within-days',
  'utility-cut-off',
  'arrested-or-questioned-now',
  'immigration-detention-or-officers',
  'court-date-or-deadline-within-a-week',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Threats to life and body. */
export const GRAVE_KINDS: ReadonlySet<string> = new Set(DANGER_KINDS.slice(0, 10));

/** For a message that the model finds urgent without being confident which kind it is. */
export const UNCLEAR_DANGER = 'unclear';
