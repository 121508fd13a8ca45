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

// The strip: labels for a row on a phone, and the names that contain them. A table, because the
// language of the conversation chooses.
type WayTexts = Record<
  | 'title'
  | 'newTab'
  | 'call'
  | 'legalAid'
  | 'state'
  | 'chooseState'
  | 'court'
  | 'findCourt'
  | 'firstSteps'
  | 'help'
  | 'more'
  | 'severalOffices'
  | 'whichOffice',
  string
> & {
  whoCanHelp: (stateName?: string) => string;
  lang?: 'es';
  callNumber: (phone: string, name: string) => string;
  callLegalAid: (stateName: string) => string;
};

export const ways: Record<'en' | 'es', WayTexts> = {
  en: {
    title: 'This cannot wait',
    newTab: '(opens in a new tab)',
    call: 'Call',
    callNumber: (phone, name) => `Call ${phone}, ${name}`,
    legalAid: 'Legal aid',
    callLegalAid: (stateName) => `Call legal aid in ${stateName}`,
    state: 'State',
    chooseState: 'Choose state to get the number',
    court: 'Court',
    findCourt: 'Find my court',
    firstSteps: 'First steps',
    help: 'Help',
    whoCanHelp: (stateName) => (stateName ? `Help in ${stateName}` : 'Who can help me'),
    more: 'More',
    severalOffices:
      'Each office serves its own counties. If one is not yours, it can tell you which is.',
    whichOffice: 'Find the office by ZIP code',
  },
  es: {
    lang: 'es',
    title: 'Esto no puede esperar',
    newTab: '(se abre en otra ventana)',
    call: 'Llamar',
    callNumber: (phone, name) => `Llamar al ${phone}, ${name}`,
    legalAid: 'Ayuda legal',
    callLegalAid: (stateName) => `Llamar a la ayuda legal de ${stateName}`,
    state: 'Estado',
    chooseState: 'Elegir el estado para ver el número',
    court: 'Corte',
    findCourt: 'Encontrar mi corte',
    firstSteps: 'Qué hacer',
    help: 'Ayuda',
    whoCanHelp: () => 'Ayuda (en inglés)',
    more: 'Más',
    severalOffices: 'Cada oficina atiende a sus propios condados.',
    whichOffice: 'Buscar por código postal (en inglés)',
  },
};

/** The dangers that the home page names, in its words. */
export const DANGER_LABELS: Record<string, string> = {
  'court-within-days': 'A court date',
  'lockout-or-sheriff': 'A notice on the door',
  'arrest-now': 'An arrest',
  'violence-at-home': 'Someone hurting you',
};

/** Above every answer where the model cannot run; numbers follow. */
export const safetyTexts: Record<'en' | 'es', string> = {
  en: 'This site now searches by words alone, and it may not notice that someone is in danger. If anyone is, call:',
  es: 'Este sitio busca ahora solo por palabras y puede no notar que alguien está en peligro. Si alguien lo está, llame:',
};
