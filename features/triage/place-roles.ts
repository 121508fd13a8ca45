// What a place has to do with the matter, told by the words around its name: where it happened or
// where the house is (`matter`), where the person lives (`home`), where somebody else is or where
// one was before (`aside`), or a place that does not count at all (`gone`).

export type PlaceRole = 'matter' | 'home' | 'named' | 'aside' | 'gone';

/** `before` and `after` reach to the next place or the end of the clause, in lower case. */
export type Surroundings = { before: string; after: string };

const OTHERS =
  'ex|wife|husband|spouse|partner|mother|father|mom|dad|parents?|son|daughter|kids?|brother|sister|siblings?|friends?|cousins?|' +
  'family|folks|relatives?|uncle|aunt|grandma|grandpa|grandmother|grandfather|in-laws|boyfriend|girlfriend|nephew|niece|buddy|buddies';
/** Between a verb and "in". */
const ON_THE_WAY =
  '(?: (?:now|here|over|up|down|out|back|still|currently|right|just|off|on|base|post|alone|with|my|our|a|an|the|across|river|line|border|from|away|way|literally|actually|together|both|all|there))*';
const AT = '(?:in|at|near|on|outside|around|by|of)';
const I =
  "(?:i|we)(?:['’]?(?:m|re|ve))?(?: (?:am|are|was|were|have|do|did|also|both|all|now|currently|actually|still|just|only|already))*";

const USED_TO_LIVE = new RegExp(
  '\\b(?:used to|formerly|previously)(?: \\w+){0,3}? $|' +
    `\\b(?:grew up|raised|born|brought up|antes(?: viv[ií]a)?)(?: (?!here)\\w+){0,2}? (?:in|near|around|outside|en) $|` +
    `\\bold (?:life|days) in $`,
);
/** "Moved here from", "left", "already left for". */
const MOVED_FROM =
  /\b(?:(?:mov(?:e|ed|ing)|relocat\w+|transferr?\w*|came|come|fled|just got)(?: (?!in\b)[\w'’]+){0,3}? from|left|left for|leaving for|leaving|gone (?:off )?to|off to)(?: (?:the|sunny|old))? $/;
/** "She is moving to": seldom where the person lives. */
const OTHERS_MOVE = new RegExp(
  `\\b(?:he|she|they|${OTHERS}|roommate|landlord|boss)(?:['’]?s|['’]re|['’]ve)?(?:,? (?!(?:i|we|me|us|i['’]?m|we['’]?re|i['’]?ve|we['’]?ve)\\b)[\\w'’]+){0,6}? ` +
    "(?:mov(?:e|es|ed|ing)|relocat\\w+|took|taking|take)(?: (?!(?:i|we|me|us)\\b)[\\w'’]+){0,4}? to $",
);
/** "Alabama? No, wait, she's in Georgia." */
const NOT_THERE =
  /^\W*(?:(?:no|nope|nah)\W+(?:that|it|this|wait|sorry|actually)|wait\W+no\b|scratch that|i mean\b|sorry\b)/;
/** "Do my Colorado tickets follow me", "is my will from there good here". */
const BROUGHT_ALONG =
  /\b(?:follow (?:me|us)|(?:good|valid|count|counts|work|apply|used|enforced?|recognized|transfer)(?: \w+)? here)\b/;

const ORIGIN =
  /(?:\b(?:originally|native|snowbirds?|visiting|tourists?|people|folks|plates?|licen[sc]e|tags?|hails?|comes?|came|drive|drives|driving|commut\w+|i['’]?m|we['’]?re|am|are|is|was|were|out of|based)\b(?: (?:in|over|up|down|out|every day|daily|originally|really))* (?:from|of|through|thru)|\b(?:from|out of|based in|based out of|headquartered in|through|thru|bank of(?: the)?)) $/;
const HEAD_OFFICE =
  /\b(?:headquarter\w*|head office|main office|home office|corporate|hq|office|offices|company|employer|boss|firm)(?:['’]?s)?(?: (?:that|who) [\w'’]+(?: me)?)?(?: (?:is|are|was|over|out|up|down|all|way|located|based))* (?:in|at|near) $/;
/** "The landlord's in Florida", but not "my landlord in Florida". */
const OWNER_PLACE =
  /\b(?:landlord|owner|seller|buyer|lender|lawyer|attorney|manager|dealer|bank|website|maker|manufacturer|supplier)(?:['’]s| is| are| lives?|s live)(?: \w+){0,2}? (?:in|at|near) $/;
/** "My brother Keith, who lives in". */
const LIVES_ELSEWHERE = /\b(?:lives|resides|stays)(?: \w+){0,2}? (?:in|near|outside|at) $/;
const NEW_JOB =
  /\b(?:got|get|took|found|offered|accepted|new) (?:(?:a|an|the|my|new) )*(?:\w+ )?(?:job|position|offer|internship|residency)(?: offer)? in $/;
/** A paper made elsewhere is used where one lives. */
const MADE_IN =
  /\b(?:signed|made|drawn up|done up|drafted|written|notarized|issued|recorded)(?: \w+){0,2}? in $/;
const OTHERS_PLACE = new RegExp(
  `\\b(?:he|she|they|${OTHERS})(?:['’]?s|['’]re)?(?: (?:is|are|was|who|lives?|living|stays?|still|over|back|out|up|down|now|moved|works?|goes to (?:college|school)|college|school|there|a|nursing|home|who['’]?s|in))* (?:in|at|near|to) $`,
);
const FORMER =
  /\bwhen (?:i|we) (?:still )?(?:lived|was|were|stayed|was living|were living)(?: \w+)? in $|\bmarried (?:\w+ ){0,2}?(?:in|at) $|\b(?:old|former|previous|last|prior|first) (?:lease|apartment|apt|place|house|home|rental|job|address|state)(?: \w+){0,2}? (?:in|at|was) $/;
const DESTINATION =
  /\b(?:(?:moved|moving|move|relocat\w+|go|going|transfer\w*|pcs\w*|heading|headed)(?: \w+){0,3}? to|job offer in|visit\w*) $/;
/** What somebody who is about to move asks about where they are. */
const IS_STILL_HERE = /\b(?:here|lease|landlord|current)\b/;
const ASIDE_AFTER =
  /^(?:['’]s)? (?:(?:trip|vacation|visit|cruise|flight|plates?|tags?|licen[sc]e|driver['’]?s licen[sc]e|people|natives?|folks|transplants?|fans?|grad|graduate|alum|friends?|family|cousins?|relatives?|snowbirds?|number|area code|native|originally|born and raised|headquarters|hq|office|offices|company|corporation|based|employer|company['’]s|manufacturer|supplier|seller|lender|residents?)\b|is where i (?:work|grew up|was born|used to))/;

const WORKS = new RegExp(
  `\\b(?:works?|working|commute|employed|a job|my job['’]?s?(?: is)?)${ON_THE_WAY} ${AT} $`,
);
const ABOUT_HOUSING =
  /\b(?:landlord|lease|rent|rents|apartment|apt|tenant|evict\w*|deposit|condo|hoa|neighbor|divorce|custody|will|probate|house)\b/;
const ABOUT_WORK =
  /\b(?:boss|employer|wages?|overtime|fired|laid off|comp|workers comp|shifts?|paycheck|tips|unpaid|hr|pays? me|paid me|pto|vacation|breaks?|final check|quit|min(?:imum)? wage|hourly|supervisor)\b/;

const LIVES = new RegExp(
  `(?:\\b${I} (?:live|lived|stay|stayin|rent|reside|sleep|moved|came|moved in|settled|settle|staying|living|moving|stationed|sleeping)` +
    `|\\b(?:living|live|reside|residing|staying|stay|sleep|stationed|vivo|vivimos|now)|\\bhere|\\bmy home(?:['’]?s| is)?|(?<!nursing )\\bhome(?:['’]?s| is| base is)|\\bbeen|\\b${I})` +
    `${ON_THE_WAY}(?: (?:mom|dad|sister|brother|parents|cousin|family))?(?: (?:in|to|near|outside|at|en|on|around|around|by|of))? (?:the |downtown |north |south |east |west )?$`,
);
const LIVES_AFTER =
  /^\W*(?:(?:is|['’]s) (?:my )?home\b|is where (?:i|we) (?:live|stay|sleep)|resident here|here\b|(?:no|nope)\W+that)/;

/** What a question is about, and where it is. */
const MATTER_NOUN =
  'lease|apartments?|apts?|condo|townhouse|house|duplex|unit|property|cabin|rental|land|lot|acres|farm|trailer|building|' +
  'landlord|hoa|association|tenants?|renter|store|plant|job ?site|site|warehouse|restaurant|walmart|parking|hotel|motel|mall|' +
  'wreck|crash|accident|collision|ticket|tickets|arrest|charges?|case|court|courthouse|courts|judge|hearing|warrant|police|cops?|sheriff|pd|' +
  'deputy|deputies|jail|trooper|estate|probate|deed|will|dui|dwi|felony|misdemeanor|conviction|custody order|order|parenting plan|custodia|corte|multa|deposit|tow|clinic|hospital|' +
  'er|surgeon|nursing home|dealer|dealership|contractor|storage|campus|festival|casino|bar|club|roadside|highway|interstate|i-\\d+';
const MATTER_EVENT =
  'hit|rear.?ended|t.?boned|wrecked|crashed|slipped|fell|tripped|hurt|injured|bit|bitten|attacked|assaulted|robbed|ticketed|cited|speeding|' +
  'pulled over|stopped|arrested|busted|charged|caught|convicted|picked up|pleaded|plead|pled|filed|sued|suing|died|passed away|passed|buried|killed|' +
  'happened|happens|stolen|stole|towed|impounded|bought|own|owns|owned|inherited|left me|evicted|kicked me out|got my|got me|scammed|' +
  'divorced|fired|laid off|let go|roofing|injury|gave birth|was ordered|repo\\w*|broke down|was in an?|ran the|\\d{2,3} in an? \\d{2}|summoned|work|worked|working|got a';
const MATTER_BEFORE = new RegExp(`\\b(?:${MATTER_NOUN}|${MATTER_EVENT})(?:['’]?s)?\\b`);
const MATTER_NEAR = new RegExp(
  `\\b(?:${MATTER_NOUN}|${MATTER_EVENT})(?:['’]?s)?(?: (?!i\\b|we\\b|but\\b|and\\b)[\\w'’]+){0,4} (?:in|at|near|outside|around|by|of|for|on|was|is|from) (?:the )?$`,
);
const MATTER_AFTER = new RegExp(
  `^(?:['’]s)?(?: [\\w'’]+)?? (?:${MATTER_NOUN})\\b|` +
    '^,? where (?:it|this|the (?:accident|wreck|house)|(?:he|she|i) (?:got|died|was|fell))\\b|^ (?:house|home)\\b',
);
/** "The landlord there". */
const MATTER_THERE =
  /\b(?:landlord|boss|judge|court|cops|police|renter|tenant|house|job|manager|lawyer|apartment|hoa|owner|sheriff|lease|deposit|it|died|happened|fell|arrested|hurt|hit|filed) (?:up |over |down |out |back )?there\b/;
const LIVES_NEAR =
  /\b(?:live|living|lives|stay|staying|reside|sleep|am|['’]?m|['’]re|are|(?<!nursing )home is)(?: (?:now|over|up|down|out|back|here|both|currently))* (?:in|at|near|outside|on|by)(?: the)? $/;
const LIVES_WITH =
  /\b(?:i|we|am|are|['’]m|['’]re|im|living|staying|live|stay|crashing) (?:\w+ )?(?:living |staying |live |stay )?with (?:my|our|his|her) [\w'’]+ (?:in|at|near) $/;
const I_MOVED =
  /\b(?:i|we|us|me|i['’]ve|we['’]ve)\b.*\b(?:moved|relocated|transferred)\b|^ ?(?:just |recently )?moved\b|\b(?:moved|transferred) (?:us|me)\b/;
const DONE_TO = new RegExp(`\\b(?:${MATTER_EVENT}|got) (?:my|our|his|her|their|the|a|your) $`);
const SOMEBODY_ELSE = new RegExp(`\\b(?:${OTHERS}|he|she|they)\\b`);

/** "The cops got my son in", but not "my mom is in a nursing home in". */
function isMatterOfOthers(before: string): boolean {
  const others = OTHERS_PLACE.exec(before);
  return others !== null && DONE_TO.test(before.slice(0, others.index));
}

type Rule = [PlaceRole, (around: Surroundings, text: string) => boolean];

/** The first that fits. */
const RULES: readonly Rule[] = [
  ['gone', ({ before }) => OTHERS_MOVE.test(before) || USED_TO_LIVE.test(before)],
  ['aside', ({ after }) => NOT_THERE.test(after) || BROUGHT_ALONG.test(after)],
  ['matter', ({ after }) => MATTER_THERE.test(after)],
  ['home', ({ after }) => LIVES_AFTER.test(after)],
  ['aside', ({ before }) => MOVED_FROM.test(before) && SOMEBODY_ELSE.test(before)],
  ['gone', ({ before }) => MOVED_FROM.test(before)],
  ['aside', ({ before }) => FORMER.test(before) || HEAD_OFFICE.test(before)],
  ['aside', ({ before }) => OWNER_PLACE.test(before) || NEW_JOB.test(before)],
  ['aside', ({ before }) => LIVES_ELSEWHERE.test(before)],
  ['aside', ({ before }) => MADE_IN.test(before) && !/\b(?:order|decree|judgment)\b/.test(before)],
  ['aside', ({ after }) => ASIDE_AFTER.test(after)],
  ['matter', ({ after }) => MATTER_AFTER.test(after)],
  ['home', ({ before }) => LIVES_WITH.test(before)],
  ['matter', ({ before }) => isMatterOfOthers(before)],
  ['aside', ({ before }) => OTHERS_PLACE.test(before)],
  [
    'matter',
    ({ before }, text) => WORKS.test(before) && ABOUT_WORK.test(text) && !ABOUT_HOUSING.test(text),
  ],
  ['aside', ({ before }, text) => WORKS.test(before) && ABOUT_HOUSING.test(text)],
  ['named', ({ before }) => WORKS.test(before)],
  ['matter', ({ before }) => MATTER_NEAR.test(before) && !LIVES_NEAR.test(before)],
  ['home', ({ before }) => DESTINATION.test(before) && I_MOVED.test(before)],
  ['gone', ({ before }, text) => DESTINATION.test(before) && IS_STILL_HERE.test(text)],
  ['aside', ({ before }) => DESTINATION.test(before) || ORIGIN.test(before)],
  ['home', ({ before }) => LIVES.test(before)],
  ['matter', ({ before }) => MATTER_BEFORE.test(before)],
];

/** `text`: the whole message, in lower case. */
export const readPlaceRole = (around: Surroundings, text: string): PlaceRole =>
  RULES.find(([, fits]) => fits(around, text))?.[0] ?? 'named';
