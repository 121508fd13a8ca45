// Acts in court, and of creditors. "Answer", "sue" and "how long" are in most of them: who is sued
// and asks how long to answer is never told how long others have to sue.
import {
  ANSWER,
  CUT_OFF,
  EVICTION,
  IN_COURT,
  POWER,
  RENTING,
  type Reading,
  words,
} from './reading.ts';

const HOW_LONG = 'how (?:long|many (?:\\w+ )?days|much time)';
/** Whatever else is said. */
const TIME_TO_ANSWER = [
  `(?:${HOW_LONG}|how (?:soon|fast)|deadline|time limit|by when|when|time) .{0,40}\\b(?:to|for) (?:${ANSWER}|file (?:an|my|the|your) ${ANSWER})`,
  `${ANSWER} (?:is )?due|when (?:do|must|should) (?:i|we) (?:\\w+ ){0,2}${ANSWER}`,
].join('|');
const SUED_MYSELF =
  '(?:got|been|being|was|am|im|getting|were) (?:\\w+ )?(?:sued|served)|(?:suing|sued|sues|served) (?:me|us)|got (?:a|the) (?:summons|lawsuit)';
const TIME_LEFT = [
  `${HOW_LONG} (?:do|will|did) (?:i|we)(?! (?:\\w+ ){0,2}to (?:sue|file a (?:law)?suit))`,
  'what(?: i)?s (?:my|the) deadline(?! to sue)|when is (?:my|the) (?:answer|response|deadline)',
].join('|');
const SUED_AND_TIME_LEFT = `(?:${SUED_MYSELF})\\b.{0,400}\\b(?:${TIME_LEFT})|(?:${TIME_LEFT})\\b.{0,400}\\b(?:${SUED_MYSELF})`;
const TOO_LATE = [
  'statutes? of limitations?|limitations? (?:period|on actions?)|sol|time barred|zombie debts?|too (?:old|late)|\\d+ year old|years? (?:old|ago|later)|r[ua]n out',
  '(?:how long|how many years|time limit|deadline|when|years|how much time|how late|how soon|time) .{0,60}\\bto (?:sue|file (?:a |my )?(?:law)?suit|bring (?:an? )?(?:law)?(?:suit|action|claim)|take .{1,30} to court)',
  '(?:how long|how many years|when|years|until|till|wait|before) .{0,60}\\b(?:can|could|may|cant|they|to) (?:(?:i|they|you|he|she|it|we|not|no longer|a \\w+) )?(?:be )?su(?:e|ed|ing)',
  '(?:can|could) (?:\\w+ ){1,3}still (?:be )?sued?|(?:debts?|right to sue|suit) (?:\\w+ )?expires?',
].join('|');
/** The time differs by what the suit is about, which is not said. */
const BARE_TIME_TO_SUE =
  '^(?:how (?:long|many years|much time)|what is the (?:deadline|time limit|statute of limitations?)|what are the statutes? of limitations?|is it too late)' +
  '(?: (?:do|does|is|have|has|i|me|you|we|a|person|there|for|to|sue|suing|someone|somebody|lawsuits?))*(?: in \\w+(?: \\w+){0,2})?[ ?.!]*$';
/** "09 Impala", "2014 Altima" and what is sold as it is. */
const USED_CAR =
  'used (?:\\w+ )?(?:car|truck|van|suv|vehicle)s?|as is|off (?:a|the) (?:\\w+ )?lot|(?:an?|my) 0\\d [a-z]+|20[01]\\d [a-z]+ (?:off|from|with)|\\d+k miles';
/** After the sale, which is another stage than before it. */
const HOME_SOLD =
  'auctioned (?:off )?(?:(?:my|our|the|his|her) )?(?:house|home|place|property)|(?:house|home|place|property) (?:\\w+ ){0,2}(?:auctioned|sold) (?:\\w+ ){0,2}(?:at|in|on|by) (?:\\w+ ){0,2}(?:foreclosure|auction|sheriffs?|courthouse|the bank)|after (?:the|a) (?:foreclosure|sheriffs?) (?:sale|auction)|(?:sheriffs?|foreclosure) (?:sale|auction) (?:was|happened|took place|went)|redemption period|sold (?:\\w+ ){0,3}courthouse steps';
const CRIME = 'misdemeanors?|minor offenses?|crimes?|criminal|simple assault|shoplift\\w*|theft';

export const COURT_READINGS: readonly Reading[] = [
  { act: 'answer-case', shows: words(IN_COURT), and: words(ANSWER), unless: words(EVICTION) },
  {
    act: 'answer-case',
    shows: words(
      `${HOW_LONG} (?:do|does|will|would|did) (?:i|we|he|she|they|a defendant) (?:have|get)(?: left)? (?:to|for) ${ANSWER}`,
    ),
    unless: words(
      EVICTION,
      'letters?|notices?|offers?|emails?|subpoena|interrogator\\w+|discovery',
    ),
  },
  {
    act: 'answer-case',
    shows: words(SUED_MYSELF),
    and: words(TIME_LEFT),
    unless: words(EVICTION),
  },
  {
    act: 'answer-case',
    shows: words(
      `${SUED_MYSELF}|handed me (?:\\w+ ){0,3}papers|(?:complaint|plaintiff) (?:is|says)`,
    ),
    and: words(
      '(?:complaint|plaintiff|summons|sued|suing|lawsuit).{0,200}\\b(?:have to go|go to court|payment plan|set up a plan|just call|ignore|do anything|need a lawyer|do i do|pay them)',
    ),
    unless: words(EVICTION),
  },
  {
    act: 'sue-in-time',
    shows: words(TOO_LATE),
    and: words(
      'sue|sued|suing|lawsuits?|suit|to court|legal action|debts?|collect\\w*|a claim|contract|statutes? of|sol|limitations?|time barred',
    ),
    unless: new RegExp(
      `${BARE_TIME_TO_SUE}|${words(TIME_TO_ANSWER, SUED_AND_TIME_LEFT, CRIME).source}`,
    ),
  },
  { act: 'sue-over-anything', shows: new RegExp(BARE_TIME_TO_SUE) },
  {
    act: 'charge-in-time',
    shows: words(
      '(?:be|get|got|still|never|not|file|filing|press|bring|against) charg(?:e|ed|es|ing)|charg(?:e|ed|ing) (?:\\w+ ){0,2}(?:with|for a (?:crime|misdemeanor))|(?:police|da|state|cops?|prosecutors?) (?:\\w+ ){0,4}charg(?:e|es|ed)|prosecut\\w+',
    ),
    and: words(CRIME, 'police|da|state|cops?|prosecut\\w+|charges|charged'),
    unless: words('expung\\w*|seal\\w*|record|convict\\w+'),
  },
  {
    act: 'charge-in-time',
    shows: words(CRIME),
    and: words('statutes? of limitations?|limitations? period|sol|time limit|too late'),
  },
  {
    act: 'claim-on-government',
    shows: words(
      '(?:metro|transit|mta|septa|cta|bart|marta|wmata|school|county|public) (?:\\w+ )?(?:bus|train|rail|subway|van)|subway|snow ?plow|garbage truck|dump truck of the|fire truck|police cruiser|mail (?:truck|carrier)|usps|county hospital|va hospital',
      '(?:the|a|against|sue|suing|my|our|(?<!required )by) (?:\\w+ ){0,2}(?:city|county|state|town)|(?:city|county|state|town) (?:bus|truck|sidewalk|road|snow\\w*|police|owned|employee|agency|hall|park|claim|of|government)',
      'government\\w*|municipal\\w*|public (?:entity|\\w+ school|school|park|hospital|university)|school district|police car|agency|pothole',
    ),
    and: words(
      'notice of (?:\\w+ )?claim|claims?|sue|suing|lawsuit|tort|injur\\w+|hurt|hit|fell|tripped|sidewalk|pothole|brok(?:e|en)|crash\\w*|slammed|surgery',
    ),
  },
  {
    act: 'use-small-claims',
    shows: words('small claims?|conciliation court'),
    unless: words('won', 'lost'),
  },
  {
    act: 'choose-court',
    shows: words('(?:what|which) court (?:handles|takes|hears|do i|for)'),
    unless: words('divorc\\w*|custody|support|criminal|evict\\w*'),
  },
  {
    act: 'ask-about-small-claims',
    shows: words('small claims?'),
    and: words(
      'how much|limits?|maximum|the most|that much|over the|how (?:does|do|to)|by myself|lawyers?|attorneys?',
    ),
    unless: words(
      '(?:sued|suing|sues|took|taking|take) (?:me|us)|sued in|papers|against me|judge?ments?|won|lost',
    ),
  },
  { act: 'enforce-judgment', shows: words('judge?ments?') },
  {
    act: 'collect-after-winning',
    shows: words(
      '(?:i|we) (?:\\w+ )?won|^won|won (?:my|our|in|at|a) (?:\\w+ ){0,2}(?:small claims|case|lawsuit|court)',
    ),
    and: words('pay|paid|paying|collect\\w*|owes|my money|the money'),
  },
  {
    act: 'garnish-pay',
    shows: words(
      'garnish\\w*|(?:take|taking|took|takes|taken) (?:\\w+ ){0,4}(?:wages|paychecks?|pay|checks?)|(?:grab|come after|coming after) (?:\\w+ ){0,2}(?:wages|paychecks?|checks?)',
    ),
  },
  {
    act: 'take-for-debt',
    shows: words(
      '(?:take|taking|took|taken|grab|grabs|empty|emptied|freeze|froze|frozen|levy|levied|seize|seized|come after|coming after) (?:\\w+ ){0,5}(?:accounts?|bank|paychecks?|checks?|wages|pay|money|social security|ssi|refund|benefits|dividend)',
      'garnish\\w*|(?:they|he|she|it) (?:\\w+ )?(?:grab|take) (?:\\w+ ){0,2}(?:it|all)',
    ),
    and: words(
      'judge?ments?|lost in court|won (?:\\w+ ){0,2}(?:against|on) me|sued|served|creditors?|collectors?|collections?|(?:credit|store) cards?|debt',
    ),
    unless: words(
      'child support|alimony|irs|tax(?:es)?|student loans?|owes? me|my tenant|won my|i won|my judgment|bankrupt\\w*|chapter|my (?:brother|sister|son|daughter|ex)|fired|zelle|scam\\w*|stole|identity',
    ),
  },
  {
    act: 'protect-home',
    shows: words(
      'homestead|home equity|(?:lose|take|keep|protect) (?:my|our|the|your) (?:home|house)',
    ),
  },
  {
    act: 'foreclose',
    shows: words('foreclos\\w*|(?:behind on|missed) (?:\\w+ ){0,3}mortgage'),
    unless: words(HOME_SOLD),
  },
  {
    act: 'stay-after-foreclosure',
    shows: words(HOME_SOLD),
    unless: words('rent(?:ed|ing|er|ers)?|tenants?|landlord|storage|taxes|my car|truck'),
  },
  {
    act: 'repossess-car',
    shows: words(
      'repo|repos|repoed|repossess\\w*|right to cure|cure (?:notice|letter|period)',
      '(?:took|taken|grabbed|towed) (?:my|our|the) (?:\\w+ )?(?:car|truck|van|suv|jeep|vehicle) (?:right )?(?:out|off|from) (?:of )?(?:my |the |our )?driveway',
    ),
  },
  {
    act: 'shut-off-utility',
    shows: words(CUT_OFF),
    and: words(POWER),
    unless: words(RENTING),
  },
  { act: 'charge-interest', shows: words('usury|interest') },
  {
    act: 'fix-new-car',
    shows: words('lemon\\w*|new (?:\\w+ )?(?:car|truck|vehicle|suv)'),
    unless: words(`(?:brand )?new car lot|${USED_CAR}`),
  },
  {
    act: 'fix-used-car',
    shows: words(USED_CAR),
    and: words(
      'broke\\w*|breaks?|died?|dead|transmission|engine|motor|slip\\w*|gone|blew|blown|wont start|quits?|leak\\w*|lemon\\w*|junk|brakes|overheat\\w*',
    ),
    unless: words(
      '(?:i|we) sold|sold my|selling|buyer|repo\\w*|insurance|hit|crash\\w*|accident|tow(?:ed|ing)?|tires',
    ),
  },
  {
    act: 'use-identity',
    shows: words(
      '(?:never|didnt|did not) (?:\\w+ )?(?:open|opened|appl(?:y|ied) for|sign(?:ed)? up for)',
      '(?:opened?|opening|took out|taken out|got|used|using) (?:\\w+ ){0,6}(?:in|under) my name|(?:stole|stolen|using|used) my (?:identity|ssn|social security number)|identity theft',
    ),
    unless: words('deed|title|lease|car loan for|cosign\\w*'),
  },
  {
    act: 'fallen-tree',
    shows: words('trees?|oaks?|pines?|maples?|limbs?|branch(?:es)?'),
    and: words(
      'fell|fall\\w*|came down|come down|blew (?:down|over)|storm|smashed|lean\\w*|cut|trim\\w*|hang\\w*|overhang\\w*',
    ),
    unless: words('tax\\w*|permit|wetlands?|power lines?'),
  },
  {
    act: 'draw-boundary',
    shows: words(
      'property lines?|boundar(?:y|ies)|survey(?:or|ed|s)?|encroach\\w*|adverse possession|(?:feet|foot|inches) (?:over|on|onto|into|of) (?:\\w+ ){0,3}(?:side|land|property|yard|line)',
      '(?:built|moved|put|tear\\w*|rip\\w*|pull\\w*) (?:\\w+ ){0,4}fence',
    ),
    unless: words('trees?|oaks?|branch(?:es)?|dogs?|customer survey'),
  },
  {
    act: 'pay-for-injury',
    shows: words(
      'dogs? .{0,30}\\bbit\\w*|bit (?:me|my|a|someone)|at fault|(?:my|your|own|partly|mostly) (?:\\w+ )?(?:fault|to blame)|negligence',
    ),
    unless: words(TOO_LATE, 'how (?:long|many years)|years|deadline|time limit'),
  },
];
