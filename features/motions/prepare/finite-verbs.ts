// Whether words are a sentence, with a verb in it that says what somebody did, or only a note
// ("No writing.", "12(b)(6)."). By lists: a verb that no list has makes a note of its sentence.
const toWords = (words: string) => words.split(' ');
/** Verbs that stories use in the present; for others no form is made. */
export const PRESENT = new Set(
  toWords(
    'accept admit agree allege argue ask believe breathe buy care claim come contend control cook cover deny depend deserve dispute drive earn expect feel get give go hold hope intend keep know lack live lose make manage meet move need operate oppose own owe pay plan possess prefer prove provide qualify receive recall rely remember rent report request require respond run say see seek sell serve show speak state stay suffer support take think try understand use wait walk want wish work write',
  ),
);
const OTHER_PRESENT = toWords(
  'allow appear apply arrive attach begin belong call cause close concern confirm contain continue cost describe end exceed expire explain follow include indicate leak leave mean measure name object offer open permit present print quote read reflect refuse remain return set sign start stand stop tell treat turn',
);
const PAST = toWords(
  'became began bled blew bore bought bound broke brought built came caught chose cost cut did dealt drew drove fed fell felt fled forgot fought found froze gave got grew had heard held hid hit hurt kept knew laid lay led left lent let lost made meant met paid put quit ran rang read rose said sat saw sent set shook shot shut slept slid sold sought spent split spoke stole stood struck stuck sued swore swung taught threw thought told took tore understood went woke won wore wrote',
);
const AUXILIARIES =
  /\b(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|cannot|could|may|might|must|shall|should|\p{L}+n't)\b|['’](?:s|re|ve|m|ll|d)\s+(?!of\b)(?:\p{Ll}+ed|not|a|an|the|been|in|on|at)\b/u;
const KNOWN_PAST = new RegExp(String.raw`\b(?:${PAST.join('|')}|\p{Ll}{2,}ed)\b`, 'u');
const ALL_PRESENT = [...PRESENT, ...OTHER_PRESENT];
const THIRD = new RegExp(
  String.raw`\b(?:${ALL_PRESENT.map((verb) => (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}(?:s|es)`)).join('|')})\b`,
);
const PLURAL = new RegExp(
  String.raw`\b(?:I|we|We|they|They|who|that|which|and|both|all|\p{L}+s)\s+(?:${ALL_PRESENT.join('|')})\b`,
  'u',
);

export const hasFiniteVerb = (text: string): boolean =>
  [AUXILIARIES, KNOWN_PAST, THIRD, PLURAL].some((verbs) => verbs.test(text));

/** A verb whose form for "I" and "we" is also that for a name, or is known. */
export const isKnownPast = (word: string): boolean =>
  PAST.includes(word) || /\p{Ll}{2}ed$/u.test(word);
