/** Kinds of emergencies, gravest first. */
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

/**
 * Lines of content/triage.yml that the danger model tells apart from the kind they belong to: what
 * is to be done about them is something else.
 */
export const KIND_OF_LINE = {
  'medicine-run-out': 'medical-emergency',
  'cps-took-child': 'child-danger-or-taken',
  'nursing-home-discharge': 'lockout-or-eviction-within-days',
  'home-sale-within-days': 'court-date-or-deadline-within-a-week',
  'repossession-under-way': 'court-date-or-deadline-within-a-week',
  'social-security-stops': 'court-date-or-deadline-within-a-week',
  'snap-or-medicaid-stops': 'court-date-or-deadline-within-a-week',
  'bank-account-frozen': 'court-date-or-deadline-within-a-week',
  'child-taken': 'child-danger-or-taken',
  'immigration-detention': 'immigration-detention-or-officers',
  'money-just-sent': 'court-date-or-deadline-within-a-week',
  'hospital-refuses': 'medical-emergency',
  stranded: 'medical-emergency',
  'power-for-life': 'medical-emergency',
  'home-refuses-return': 'medical-emergency',
  'hospital-discharge': 'medical-emergency',
  'locked-out-in-need': 'medical-emergency',
  choked: 'violence-at-home',
  'order-broken-now': 'violence-at-home',
  'stalker-or-tracker': 'threat-to-life',
  'child-in-towed-car': 'child-danger-or-taken',
  'child-taken-abroad': 'child-danger-or-taken',
  'worker-held': 'human-trafficking',
  'elder-in-danger-now': 'elder-abuse',
  'police-at-the-door': 'arrested-or-questioned-now',
  'police-want-to-talk': 'arrested-or-questioned-now',
  'locked-out': 'lockout-or-eviction-within-days',
  'court-missed': 'court-date-or-deadline-within-a-week',
  'court-cannot-reach': 'court-date-or-deadline-within-a-week',
  'file-today': 'court-date-or-deadline-within-a-week',
} as const satisfies Record<string, DangerKind>;
export type DangerLine = keyof typeof KIND_OF_LINE;

/** The classes of the danger model in their order (training/tasks/danger.py). */
export const DANGER_CLASSES = [
  'calm',
  ...DANGER_KINDS,
  ...(Object.keys(KIND_OF_LINE) as DangerLine[]),
] as const;
export type DangerClass = (typeof DANGER_CLASSES)[number];

/** Threats to life and body. */
export const GRAVE_KINDS: ReadonlySet<string> = new Set(DANGER_KINDS.slice(0, 10));

/** For a message that the model finds urgent without being confident which kind it is. */
export const UNCLEAR_DANGER = 'unclear';
