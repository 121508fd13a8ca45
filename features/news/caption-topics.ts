// Guesses a topic from a case caption, which is all that courts' feeds have besides a number. Only
// the parties' names count: the government as prosecutor, an officer who is always sued in one kind
// of case, a company's line of business.
import type { TopicId } from '#features/library/schema/schema.ts';

type Sides = { first: string; second: string };
type Rule = { topic: TopicId | 'none'; matches: (sides: Sides) => boolean };

const PROSECUTOR =
  /^(?:the )?(?:united states(?: of america)?|usa?|u\. ?s\. ?a?\.?|state(?: of [\w ]+)?|commonwealth(?: of \w+)?|people(?: of .+)?)$/i;
const COMPANY =
  /\b(?:inc|l\.?l\.?c|l\.?l\.?p|l\.?p|ltd|corp|corporation|co|company|companies|enterprises|industries|holdings|partners|n\.?a|association|cooperative|coop|bank|trust|services|systems?|group)\b\.?|\$|\bacres\b|\breal property\b|\bapproximately\b/i;
/** Petitions against removal name the current Attorney General. */
const ATTORNEY_GENERAL =
  /^(?:(?:merrick|pamela|pam|william|jeff(?:erson)?|loretta|eric|michael|alberto|john|janet|matthew|todd)(?: [a-z]\.?)? )?(?:garland|bondi|barr|sessions|lynch|holder|mukasey|gonzales|ashcroft|reno|whitaker|blanche)(?:,? .*)?$|\bu\.? ?s\.? attorney general\b|^attorney general(?: of the united states)?$|^(?:u\.? ?s\.? )?att'?y\.? gen\.?$/i;

const matchEitherSide = (pattern: RegExp) => (s: Sides) =>
  pattern.test(s.first) || pattern.test(s.second);
const matchDefendant = (pattern: RegExp) => (s: Sides) => pattern.test(s.second);

const RULES: Rule[] = [
  { topic: 'immigration-law', matches: matchDefendant(ATTORNEY_GENERAL) },
  {
    topic: 'immigration-law',
    matches: matchDefendant(/\b(?:mayorkas|noem|uscis|immigration|homeland security)\b/i),
  },
  {
    topic: 'tax-law',
    matches: matchEitherSide(/\b(?:irs|internal revenue)\b|^comm(?:issione|')r$/i),
  },
  {
    topic: 'discrimination',
    matches: matchEitherSide(/\b(?:eeoc|equal employment opportunity)\b/i),
  },
  {
    topic: 'employment',
    matches: matchEitherSide(
      /\b(?:nlrb|national labor relations|(?:secretary|dep(?:artmen|')t) of labor|osha|merit systems|mspb|union local)\b/i,
    ),
  },
  {
    topic: 'environmental-law',
    matches: matchEitherSide(
      /\b(?:epa|environmental (?:protection|defense)|sierra club|riverkeeper|waterkeeper|earthjustice|fish (?:and|&) wildlife|forest service|wildearth|biological diversity|natural resources defense)\b/i,
    ),
  },
  {
    topic: 'intellectual-property',
    matches: matchEitherSide(/\b(?:vidal|iancu|kappos|uspto|patent|trademark|copyright)\b/i),
  },
  {
    topic: 'consumer-rights',
    matches: matchEitherSide(
      /\b(?:cfpb|ftc|federal trade commission|consumer financial protection)\b/i,
    ),
  },
  {
    topic: 'commercial-law',
    matches: matchEitherSide(/\b(?:sec|securities (?:and|&) exchange|commodity futures)\b/i),
  },
  // We have no topic for Social Security benefits.
  {
    topic: 'none',
    matches: matchDefendant(
      /^(?:\w+ )?(?:kijakazi|o'malley|saul|berryhill|colvin|astrue|bisignano|dudek)$|social security/i,
    ),
  },
  { topic: 'criminal-law', matches: (s) => PROSECUTOR.test(s.first) && !COMPANY.test(s.second) },
  {
    topic: 'criminal-law',
    matches: matchDefendant(
      /\b(?:corrections?|correctional|warden|prisons?|jail|penitentiary|superintendent)\b/i,
    ),
  },
  {
    topic: 'contract-law',
    matches: matchEitherSide(
      /\b(?:insurance|ins|assurance|reinsurance|indemnity|surety|casualty|underwriters)\b/i,
    ),
  },
  {
    topic: 'civil-rights',
    matches: matchDefendant(
      /\b(?:city|town|village|county|borough|township|police|sheriff|school district|board of education)\b/i,
    ),
  },
  { topic: 'commercial-law', matches: matchEitherSide(/\bbank\b|\bcredit union\b/i) },
  {
    topic: 'commercial-law',
    matches: (s) => COMPANY.test(s.first) && COMPANY.test(s.second) && !PROSECUTOR.test(s.first),
  },
];

/**
 * Undefined if the title is not a caption or gives no hint. `none`: a subject outside our topics.
 */
export function findCaptionTopic(title: string): TopicId | 'none' | undefined {
  const sides = readCaption(title);
  return sides && RULES.find(({ matches }) => matches(sides))?.topic;
}

/**
 * Whether the title is only a caption. Its words are names then, which say nothing about the
 * subject.
 */
export function isCaption(title: string): boolean {
  return readCaption(title) !== undefined;
}

function readCaption(title: string): Sides | undefined {
  const bare = title.replace(/^(?:case:? ?)?(?:no\.? ?)?(?:\d+:)?\d{2,4}-[\w-]+[,:]? /i, '');
  const [first = '', second = '', ...more] = bare.split(/ vs?\.? /i);
  if (!second || more.length > 1 || first.split(' ').length > 12) return undefined;
  const trimSide = (side: string) => side.replace(/,? et al\.?,?$/i, '').trim();
  return { first: trimSide(first), second: trimSide(second) };
}
