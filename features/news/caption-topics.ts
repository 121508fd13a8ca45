// What the caption of a case tells about its subject when nothing else is there: courts' feeds give a number and two names. Only what
// the names themselves say counts: the government's prosecutor, the officer who is always sued in one kind of case, a party's trade.
import type { TopicId } from '#features/library/schema/schema.ts';

type Sides = { first: string; second: string };
type Rule = { topic: TopicId | 'none'; fits: (sides: Sides) => boolean };

const PROSECUTOR =
  /^(?:the )?(?:united states(?: of america)?|usa?|u\. ?s\. ?a?\.?|state(?: of [\w ]+)?|commonwealth(?: of \w+)?|people(?: of .+)?)$/i;
const FIRM =
  /\b(?:inc|l\.?l\.?c|l\.?l\.?p|l\.?p|ltd|corp|corporation|co|company|companies|enterprises|industries|holdings|partners|n\.?a|association|cooperative|coop|bank|trust|services|systems?|group)\b\.?|\$|\bacres\b|\breal property\b|\bapproximately\b/i;
/** Petitions against removal name the Attorney General of the day. */
const ATTORNEY_GENERAL =
  /^(?:(?:merrick|pamela|pam|william|jeff(?:erson)?|loretta|eric|michael|alberto|john|janet|matthew|todd)(?: [a-z]\.?)? )?(?:garland|bondi|barr|sessions|lynch|holder|mukasey|gonzales|ashcroft|reno|whitaker|blanche)(?:,? .*)?$|\bu\.? ?s\.? attorney general\b|^attorney general(?: of the united states)?$|^(?:u\.? ?s\.? )?att'?y\.? gen\.?$/i;

const either = (pattern: RegExp) => (s: Sides) => pattern.test(s.first) || pattern.test(s.second);
const sued = (pattern: RegExp) => (s: Sides) => pattern.test(s.second);

const RULES: Rule[] = [
  { topic: 'immigration-law', fits: sued(ATTORNEY_GENERAL) },
  { topic: 'immigration-law', fits: sued(/\b(?:mayorkas|noem|uscis|immigration|homeland security)\b/i) },
  { topic: 'tax-law', fits: either(/\b(?:irs|internal revenue)\b|^comm(?:issione|')r$/i) },
  { topic: 'discrimination', fits: either(/\b(?:eeoc|equal employment opportunity)\b/i) },
  {
    topic: 'employment',
    fits: either(/\b(?:nlrb|national labor relations|(?:secretary|dep(?:artmen|')t) of labor|osha|merit systems|mspb|union local)\b/i),
  },
  {
    topic: 'environmental-law',
    fits: either(
      /\b(?:epa|environmental (?:protection|defense)|sierra club|riverkeeper|waterkeeper|earthjustice|fish (?:and|&) wildlife|forest service|wildearth|biological diversity|natural resources defense)\b/i,
    ),
  },
  { topic: 'intellectual-property', fits: either(/\b(?:vidal|iancu|kappos|uspto|patent|trademark|copyright)\b/i) },
  { topic: 'consumer-rights', fits: either(/\b(?:cfpb|ftc|federal trade commission|consumer financial protection)\b/i) },
  { topic: 'commercial-law', fits: either(/\b(?:sec|securities (?:and|&) exchange|commodity futures)\b/i) },
  // Benefits of Social Security have no shelf of their own.
  { topic: 'none', fits: sued(/^(?:\w+ )?(?:kijakazi|o'malley|saul|berryhill|colvin|astrue|bisignano|dudek)$|social security/i) },
  { topic: 'criminal-law', fits: (s) => PROSECUTOR.test(s.first) && !FIRM.test(s.second) },
  { topic: 'criminal-law', fits: sued(/\b(?:corrections?|correctional|warden|prisons?|jail|penitentiary|superintendent)\b/i) },
  { topic: 'contract-law', fits: either(/\b(?:insurance|ins|assurance|reinsurance|indemnity|surety|casualty|underwriters)\b/i) },
  {
    topic: 'civil-rights',
    fits: sued(/\b(?:city|town|village|county|borough|township|police|sheriff|school district|board of education)\b/i),
  },
  { topic: 'commercial-law', fits: either(/\bbank\b|\bcredit union\b/i) },
  { topic: 'commercial-law', fits: (s) => FIRM.test(s.first) && FIRM.test(s.second) && !PROSECUTOR.test(s.first) },
];

/** undefined: no caption, or one that tells nothing. `none`: a subject that has no shelf. */
export function captionTopic(title: string): TopicId | 'none' | undefined {
  const sides = readCaption(title);
  return sides && RULES.find(({ fits }) => fits(sides))?.topic;
}

/** Is the title nothing but a caption? Then its words are people's names, and say nothing of the subject. */
export function isCaption(title: string): boolean {
  return readCaption(title) !== undefined;
}

function readCaption(title: string): Sides | undefined {
  const bare = title.replace(/^(?:case:? ?)?(?:no\.? ?)?(?:\d+:)?\d{2,4}-[\w-]+[,:]? /i, '');
  const [first = '', second = '', ...more] = bare.split(/ vs?\.? /i);
  if (!second || more.length > 1 || first.split(' ').length > 12) return undefined;
  const trim = (side: string) => side.replace(/,? et al\.?,?$/i, '').trim();
  return { first: trim(first), second: trim(second) };
}
