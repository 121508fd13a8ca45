import type { DangerKind } from '#features/library/schema/danger-kinds.ts';

export const DANGER_NAMES: Record<DangerKind, string> = {
  'self-harm': 'Suicide and self-harm',
  'violence-at-home': 'Violence at home',
  'sexual-assault': 'Sexual assault',
  'threat-to-life': 'Threats, stalking, break-ins',
  'child-danger-or-taken': 'A child in danger, or taken',
  'medical-emergency': 'Medical emergency',
  'poison-overdose': 'Overdose and poison',
  'gas-fire-carbon-monoxide': 'Gas, fire, carbon monoxide',
  'human-trafficking': 'Human trafficking and forced labor',
  'elder-abuse': 'Abuse of an older or dependent person',
  'lockout-or-eviction-within-days': 'Lockout or eviction within days',
  'utility-cut-off': 'Power, water or heat cut off',
  'arrested-or-questioned-now': 'Arrested or questioned now',
  'immigration-detention-or-officers': 'Immigration detention, officers at the door',
  'court-date-or-deadline-within-a-week': 'Court date or deadline within a week',
};

export const urgent = {
  label: 'This cannot wait',
  newTab: '(opens in a new tab)',
  firstSteps: 'What to do first',
  helpIn: (stateName: string) => `Help in ${stateName}`,
  whoCanHelp: 'Who can help me',
  more: 'More on this',
  /** Around lines in Spanish. */
  es: {
    label: 'Esto no puede esperar',
    newTab: '(se abre en otra ventana)',
    whoCanHelp: 'Quién me puede ayudar (en inglés)',
    more: 'Más sobre esto',
  },
  chooseState: 'Choose state to get the number',
  callLegalAid: (stateName: string) => `Call legal aid in ${stateName}`,
  severalOffices:
    'Each office serves its own counties. If one is not yours, it can tell you which is.',
  whichOffice: 'Find the office by ZIP code',
  findCourt: 'Find my court',
};
