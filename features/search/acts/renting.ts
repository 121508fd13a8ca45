// Acts of landlords and tenants. "Notice", "days" and "deposit" are in most of them.
import {
  AFTER_JUDGMENT,
  ANSWER,
  CUT_OFF,
  EVICTION,
  IN_COURT,
  MADE_TO_LEAVE,
  NOTICE_TO_LEAVE,
  POWER,
  RENTING,
  type Reading,
  SHUT_OUT,
  WORK,
  words,
} from './reading.ts';

const HOME = 'room|roommates?|house|home|place|section 8|month to month';
const COUNT = '(?:\\d+|two|three|five|seven|ten|fourteen|fifteen|twenty|thirty|sixty|ninety)';
const HOURS = '(?:\\d+|twelve|twenty four|forty eight) (?:hours?|hrs?)';
/** Days' notice that makes no tenant leave. */
const OTHER_NOTICE =
  'repo\\w*|cars?|vehicle|loan|lender|mortgage|foreclos\\w*|utilit\\w+|electric\\w*|power|gas|water|disconnect\\w*|shut ?off|' +
  'employers?|boss|jobs?|work|resign\\w*|laid off|layoff|enter\\w*|entry|come|coming|check|visit|inspect\\w*|showings?|cit(?:y|ies)|' +
  'rent up|rent (?:\\w+ ){0,2}from \\$?\\d+|county|government|claims?|hoa|irs|tax\\w*|medicaid|snap|insurance|rais\\w+|increas\\w+|school|divorce\\w*|custody|trespass\\w*';
const DEPOSIT_RETURN =
  '(?:back|kept|keep\\w*|return\\w*|refund\\w*|withh\\w+|stole\\w*|moved? out|deduct\\w*|itemized|penalt\\w+|punish\\w*|' +
  '(?:double|triple|treble|times) (?:my|the) deposit|(?:double|triple|treble) (?:\\w+ )?damages|owes?|sends?|lied|damages|su(?:e|ed|ing)|court)';

const DEPOSIT = 'deposits?|bond';
/** What is no rental's deposit. */
const OTHER_DEPOSIT =
  '(?:direct|safe|bank|check|cash|mobile) deposit(?:s|ed|ing)?|deposited|itemized (?:bill|invoice)|contractors?|roofers?|builders?|wedding|venue|caterers?|photographers?|' +
  'dj|band|event|airbnb|hotel|vacation|breeder|puppy|dealer(?:ship)?|(?:on|for|buy|buying) (?:a|the) (?:\\w+ )?(?:car|truck)|gym|(?:my|a|driving|cdl|trade) school|tuition|vet|manufacturer|supplier|vendor|earnest|' +
  'home purchase|door to door|sales ?(?:man|men|woman|person|guy|rep)|solar|couch|furniture|website|online|zelled?|seller|buying (?:a|the) (?:house|home)|hospital|doctor|appeal bond|bail|uniform|(?:light|electric|power|gas|water|phone) company|utilit\\w+|wire';

/** Who gives notice is the tenant. */
const MY_NOTICE =
  '(?:i|we) (?:\\w+ ){0,3}?(?:give|gave|giving|put in|turned in) (?:(?:my|a|our|written) ){0,2}(?:\\d+|thirty|sixty) days?|do i (?:have|need) to give';
const RENT_RAISE =
  '(?:rais|increas)\\w+ (?:(?:my|the|our) )?rent|(?:put|putting|jack\\w*|bump\\w*|hik\\w*) (?:up )?(?:my|the|our) rent|rent (?:is |are )?(?:increases?|hikes?|raises?|(?:is )?go(?:es|ing)? up|went up|up)|rent (?:\\w+ ){0,2}from \\$?\\d+(?:,\\d+)? to|rent doubled|higher rent|rent (?:[\\w$,.]+ ){1,4}(?:now|is now|now says|to|goes to|going to|will be) (?:[a-z]+ ){0,2}\\$?\\d[\\d,]*';
const RENT_LIMIT =
  'limits?|caps?|maximum|too (?:big|much|high|large)|(?:that|this|so) much|any laws?|percent|doubled?|triple|rent control|what(?:ever)? they want|(?:is|was|even) (?:it |that |this )?(?:il)?legal|how much(?! (?:\\w+ )?(?:notice|time|warning))|from \\$?\\d[\\d,]* to \\$?\\d';

/** "Two months' deposit", "they want a deposit of 3,000", whatever is said of its return. */
const HIGH_DEPOSIT =
  '(?:two|three|2|3|double|one and a half) months?(?: rent)?(?: as)?(?: a)?(?: security)? deposit|deposits? of (?:two|three|2|3) months?|(?:ask|charge|want|demand|collect) (?:for )?(?:that|this|so) much';

const BARE_NOTICE =
  /^how (?:much|many days|many days of|long of a) (?:advance |written )?notice(?: (?:do|does|must|should|is|has|have|to|my|the|a|landlord|owner|tenant|he|she|they|i|we|need|required|legally|give|given|get|owe|me|us|you|them|him|her|by|law))*(?: in \w+(?: \w+){0,2})?[ ?.!]*$/;

/** Whose side had the judgment is told by what is theirs. */
const MY_TENANT =
  'my (?:\\w+ )?(?:tenant|renter)s?|i(?: have|ve)? (?:won|own)|we won|evict (?:my|a|our) (?:tenant|renter)';

export const RENTING_READINGS: readonly Reading[] = [
  {
    act: 'fight-eviction-judgment',
    shows: words(AFTER_JUDGMENT),
    and: words(
      EVICTION,
      NOTICE_TO_LEAVE,
      'landlord|landlady|possession|(?:jp|magistrate) .{0,40}\\brent',
    ),
    unless: words(MY_TENANT, 'record|seal\\w*|expung\\w*|screening'),
  },
  { act: 'evict', shows: words(EVICTION, NOTICE_TO_LEAVE), unless: words(AFTER_JUDGMENT) },
  {
    act: 'evict',
    shows: words(MADE_TO_LEAVE),
    and: words(RENTING, HOME),
    unless: words(WORK, AFTER_JUDGMENT),
  },
  {
    act: 'evict',
    shows: words(
      '(?:late|behind|back|overdue|unpaid|owe|past due|missed|short) (?:\\w+ ){0,3}rent|rent (?:\\w+ ){0,2}(?:late|behind|overdue|unpaid|past due)',
    ),
    and: words('notice|court|file|pay|days?'),
    unless: words(AFTER_JUDGMENT),
  },
  {
    act: 'evict',
    shows: words(
      `${COUNT} days? (?:written )?(?:notice|demand)|${COUNT} days? to (?:vacate|leave|move|get out|pay or)|notice .{0,25}\\b(?:on|to|under) (?:my|our|the) (?:\\w+ )?door`,
    ),
    unless: words(OTHER_NOTICE, MY_NOTICE),
  },
  {
    act: 'answer-eviction',
    shows: words(
      EVICTION,
      `${IN_COURT} .{0,20}\\b(?:${MADE_TO_LEAVE})|tenant (?:was|is|got|gets) (?:\\w+ )?served`,
    ),
    and: words(
      ANSWER,
      '(?:detainer|dispossessory|summary process) (?:papers?|complaint|case|petition)|contest|appear|show up|court date|hearing|trial|lose by default|court papers?|summons|affidavit|dispossessory|(?:was|got|been) served|file (?:my|his|her|our|something|an answer|a written)',
    ),
    unless: words(AFTER_JUDGMENT),
  },
  {
    act: 'move-out',
    shows: words(
      'month (?:to|by) month|monthly (?:tenan\\w+|rent\\w*)|(?:break|end|get out of) (?:my|a|the|our) (?:lease|rental)',
      '(?:give|giving|owe) (?:my|the|our) landlord .{0,20}\\bnotice|notice .{0,30}\\b(?:give|owe) (?:to )?(?:my|the|our) landlord',
    ),
  },
  {
    act: 'move-out',
    shows: words('mov(?:e|ed|es|ing) out'),
    and: words(RENTING, 'notice|deposits?|itemized|roommates?|key|keys'),
  },
  { act: 'notify-of-anything', shows: BARE_NOTICE },
  // Who asks how high it may be asks for no notice, unless the word is said.
  {
    act: 'raise-rent',
    shows: words(RENT_RAISE),
    unless: new RegExp(`^(?!.*\\bnotice\\b)(?:.*\\b(?:${RENT_LIMIT})\\b|.*%)`),
  },
  {
    act: 'limit-rent',
    shows: words(RENT_RAISE, 'rent control'),
    and: new RegExp(`\\b(?:${RENT_LIMIT})\\b|%`),
  },
  {
    act: 'end-lease-early',
    shows: words(
      '(?:break|end|get out of|terminate) (?:my|a|the|our|this) (?:lease|rental)|break fee|lease break|early termination|pcs|deploy\\w*|military orders',
    ),
    and: words(RENTING, 'complex'),
    unless: words(
      'landlords? (?:\\w+ ){0,3}(?:end|ends|ending|terminat\\w+)|tenant (?:\\w+ ){0,2}(?:broke|breaks)',
    ),
  },
  {
    act: 'remove-guest',
    shows: words(
      '(?:let|lets|letting) (?:\\w+ ){1,4}(?:stay|live|move in|crash)(?: \\w+)? with (?:me|us)',
      '(?:living|lives|staying|stays|crashing|moved in) (?:with (?:me|us)|in (?:my|our) (?:house|home|basement|apartment|place|garage|spare room))',
    ),
    and: words('out|leave|gone|evict\\w*|lock\\w*|remove|kick\\w*'),
    unless: words('custody|my (?:child|kid|baby)|moving out of state'),
  },
  {
    act: 'enter-home',
    shows: words(
      'enter(?:s|ed|ing)?|entry|comes? (?:in|inside|over)|coming (?:in|inside|over)|came in(?:side)?|walk(?:s|ing|ed)? (?:right |just )?in',
      'lets? (?:himself|herself|themselves) in|inspect\\w*|showings?|unannounced|stop by',
    ),
    and: words(RENTING, 'manager|premises|maintenance'),
  },
  {
    act: 'enter-home',
    shows: words(`${HOURS}(?: of)? notice`),
    unless: words(EVICTION, NOTICE_TO_LEAVE, POWER, 'leave|out'),
  },
  {
    act: 'lock-out',
    shows: words(
      SHUT_OUT,
      CUT_OFF,
      'lock ?outs?|(?:chang\\w+|swap\\w*) (?:my |the |our )?locks?|padlock\\w*|(?:self help|illegal) evict\\w*|evict\\w* .{0,30}\\bwithout (?:going to )?(?:(?:a|the) )?court\\w*',
      'without (?:an? )?(?:court|eviction) (?:order|case|judgment)|(?:took|remov\\w+|put) (?:out |off )?(?:my|the|our) (?:\\w+ )?(?:doors?|things|stuff)',
    ),
    and: words(RENTING, 'lock\\w*|padlock\\w*|evict\\w*'),
  },
  {
    act: 'seal-eviction',
    shows: words(
      '(?:seal|expung|eras|clear|remov|hid)\\w* (?:\\w+ ){0,4}evictions?|evictions? (?:\\w+ ){0,4}(?:record|seal\\w*|expung\\w*|off my)',
    ),
  },
  {
    act: 'repair-home',
    shows: words(
      'repair(?:s|ed|ing|man)?|fix(?:es|ed|ing)?|broke\\w*|mold|leak\\w*|no (?:heat|hot water|water)|heater|furnace|plumb\\w*|withhold\\w* (?:\\w+ )?rent|escrow|deduct',
    ),
    and: words(RENTING),
    unless: words('deposits?|notice|how far ahead'),
  },
  {
    act: 'hold-back-rent',
    shows: words(
      '(?:withhold\\w*|hold(?:ing)? back|stop(?:ped)?|quit|not|without|refuse to) (?:pay(?:ing)? )?(?:(?:the|my|our|any|\\w+s) )?rent',
    ),
    and: words(
      'fix\\w*|repair\\w*|heat|furnace|boiler|mold|leak\\w*|broken?|warm|water|roach\\w*|mice|rats|sewage|ceiling',
    ),
  },
  {
    act: 'charge-deposit',
    shows: words(DEPOSIT),
    and: words(
      'ask(?:s|ed|ing)?|charg\\w+|wants?|demand\\w*|limits?|max\\w*|cap|ceiling|how (?:much|big|large|high)|too much|the most|biggest|largest|highest|first,? last|rais\\w+|require\\w*|collect',
    ),
    unless: words(DEPOSIT_RETURN, OTHER_DEPOSIT),
  },
  {
    act: 'charge-deposit',
    shows: words(HIGH_DEPOSIT),
    and: words(DEPOSIT),
    unless: words(OTHER_DEPOSIT),
  },
  {
    act: 'return-deposit',
    shows: words(DEPOSIT, 'itemized'),
    and: words(DEPOSIT_RETURN),
    unless: words(OTHER_DEPOSIT),
  },
  {
    act: 'return-other-deposit',
    shows: words('deposits?'),
    and: words(OTHER_DEPOSIT),
    unless: words(RENTING),
  },
];
