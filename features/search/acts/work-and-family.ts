// Acts at work, in a family, after a death, and with the police. "Notice", "quit" and "leave" are
// those of a job only with words of a job.
import { type Reading, words } from './reading.ts';

const RELATIVE =
  '(?:husband|wife|spouse|partner|mother|mom|mama|father|dad|parents?|grandma|grandpa|grandmother|grandfather|granny|nana|pop|papa|daddy|mum|momma|stepmom|stepdad|stepmother|stepfather|aunt|uncle|brother|sister|son|daughter)s?';

const HANDWRITTEN =
  'holograph\\w*|hand ?written|hand ?wrote|(?:in|his|her|my|own) (?:\\w+ )?handwriting|(?:write|wrote|written) (?:\\w+ ){0,4}(?:by hand|with a pen|with a pencil)';
const CLEARING =
  'expung\\w*|seal(?:ed|ing)? (?:\\w+ ){0,3}(?:records?|convictions?|case|misdemeanors?|felon\\w+)|(?:clear|clearing|cleared|wipe|erase) (?:\\w+ ){0,3}(?:record|convictions?|misdemeanors?)|off my (?:\\w+ )?record|convictions? (?:\\w+ ){0,2}(?:set aside|sealed|erased)|wiped? off|fall off|goes? away by itself|erase those';
/** The waiting time of an ordinary misdemeanor is not theirs. */
const OTHER_RECORD =
  'felon(?:y|ies)|summary|infractions?|arrests?|arrested|dismissed|acquitted|not guilty|dropped|juvenile|weed|marijuana|cannabis|dui|dwi|evictions?';
/** Points and tickets. */
const NOT_ON_RECORD = 'tickets?|speeding|points|insurance';

export const WORK_AND_FAMILY_READINGS: readonly Reading[] = [
  {
    act: 'fire',
    shows: words(
      'fired|firing|fires? (?:me|us|him|her|them|a worker|an employee|you)|let (?:me|him|her|us|them|you) go|got let go|let (?:one|two|a guy|a girl|someone|somebody) (?:of them )?go|laid (?:\\w+ )?off|layoffs?|sacked|terminated (?:me|my|him|her|from)|lost my job',
    ),
  },
  {
    act: 'quit-job',
    shows: words(
      '(?:i|he|she|they|we|you|who|worker|employee|just|already|ever|and|after|when) quit|(?<!\\b(?:or|to) )quit(?:s)? (?:my|a|the|this|his|her|their|without|last|today|yesterday|on|and|job|work|early|before|one)|(?:when|after|if|for|on|my|of) quitting|last check quit|quit last',
      'to quit (?:my|a|the|this) (?:job|work)|resign(?:s|ed|ing|ation)?|(?:leave|leaves|leaving|left) (?:my|a|the|this|your|his|her|their) (?:\\w+ )?(?:job|employer|work|company)',
    ),
    // Who asks for benefits does not ask for the last pay.
    unless: /^(?!.*\b(?:last|final) (?:pay\w*|check|wages)\b).*\bunemployment\b/,
  },
  {
    act: 'quit-job',
    shows: words('(?:two|2|three|3) weeks?(?: of)? notice'),
    unless: words('rents?|landlords?|lease|unemployment'),
  },
  {
    act: 'pay-minimum-wage',
    shows: words(
      'minimum (?:wage|pay)|lowest (?:hourly )?(?:pay|wage)|(?:to|below|under|than) (?:the )?minimum(?! (?:\\w+ )?(?:coverage|payment|stay|order|age))|tip credit|tipped wage',
      'tips? (?:\\w+ ){0,4}(?:make up|cover|count toward)',
    ),
  },
  {
    act: 'get-paid-leave',
    shows: words(
      'paid (?:family |parental |maternity |paternity |medical )?(?:leave|time)(?! (?:act|for all))|(?:leave|time off) (?:is |be )?paid|maternity pay',
    ),
    and: words(
      'bab(?:y|ies)|birth|pregnan\\w+|newborns?|adopt\\w*|bonding|family|maternity|paternity|parental',
    ),
  },
  {
    act: 'dock-pay',
    shows: words(
      '(?:drawer|register|till|cash) (?:\\w+ ){0,4}short(?:age)?|short (?:drawer|register|till)|missing cash|shortages?|uniforms?|breakage',
    ),
    and: words(
      '(?:take|took|taking|takes|taken|deduct\\w*|dock\\w*) (?:\\w+ ){0,5}(?:checks?|paychecks?|pay|wages)',
    ),
    unless: words('until|till i return|return\\w*|garnish\\w*'),
  },
  {
    act: 'hold-last-pay',
    shows: words(
      '(?:hold|holds|holding|held|keep|keeps|keeping|kept|withhold\\w*) (?:\\w+ ){0,4}(?:last|final) (?:\\w+ )?(?:check|paycheck|pay|wages)',
      '(?:last|final) (?:check|paycheck|pay) (?:[\\w,]+ ){0,6}(?:until|till|unless|hold it)',
    ),
    and: words(
      'back|return\\w*|turn in|uniforms?|tools?|keys?|laptop|phone|gear|equipment|vacuum|badge|truck|property|stuff|things',
    ),
  },
  {
    act: 'pay-without-papers',
    shows: words(
      '(?:no|without|dont have|dont got|not have|have no|got no) (?:\\w+ )?papers|undocumented|no (?:legal )?status|illegal (?:worker|immigrant)|not legal here',
    ),
    and: words(
      '(?:owes?|owed|pays?|paid|paying|wages|money) .{0,200}\\b(?:boss|jefe|work\\w*|weeks|hours|job|drywall|roofing|painting|cleaning|kitchen)|(?:boss|jefe|work\\w*|weeks|hours|job) .{0,200}\\b(?:owes?|pays?|paid|wages|money)',
    ),
    unless: words('hurt|injur\\w+|fell|accident|workers? comp|rent|landlord|bill|tax\\w*'),
  },
  { act: 'give-break', shows: words('lunch|meal breaks?|(?:a|any|no|rest|without) breaks?') },
  {
    act: 'give-sick-leave',
    shows: words(
      '(?:flu|covid|sick|ill) (?:[\\w,]+ ){0,8}(?:no pay|without pay|unpaid|didnt pay|wont pay|not paid)',
      '(?:paid|earned) sick|sick (?:leave|days?|time|pay|hours|hrs)|call(?:s|ed|ing)? (?:in|out) sick|called out (?:\\d+|two|three)',
    ),
  },
  { act: 'work-for-competitor', shows: words('non ?competes?|competitors?|competing') },
  { act: 'claim-unemployment', shows: words('unemployment') },
  {
    act: 'get-unemployment',
    shows: words(
      '(?:get|collect|draw|qualify for|file for|apply for|denied|claim|no|lose|deny) (?:(?:me|my|for|him|her) )?unemployment|unemployment (?:\\w+ ){0,2}(?:denied|denial|turned|hearing|appeal|claim|if i quit)',
    ),
  },
  {
    act: 'claim-workers-comp',
    shows: words(
      'workers? ?comp\\w*|work comp|(?:file|filed|filing|claim|put in) (?:for )?comp|comp (?:claim|case)|(?:hurt|injured) (?:\\w+ ){0,6}(?:at work|on the job|at my job)|(?:fell|fall|hurt|injured) (?:\\w+ ){0,3}in the (?:\\w+ )?(?:plant|warehouse|factory|kitchen)',
    ),
  },
  {
    act: 'repay-benefits',
    shows: words('over ?pa(?:id|yments?)|paid (?:me|us|him|her) too much'),
    unless: words('(?:date|deadline|last day|time) (?:to|for) appeal\\w*|too late'),
  },
  {
    act: 'pay-nursing-home',
    shows: words('nursing homes?|assisted living'),
    and: words('responsible party|guarant\\w+|bills?|billed|owes?|pays?|paying|paycheck'),
  },
  {
    act: 'collect-support',
    shows: words(
      '(?:isnt|not|never|wont|stopped|quit|doesnt|hasnt|refus\\w+) (?:to )?pa(?:y|ys|ying|id) .{0,25}\\bsupport|other parent is not paying|owes? me (?:\\w+ ){0,6}(?:child )?support|makes? (?:him|her) pay (?:\\w+ ){0,2}(?:child )?support|who makes (?:him|her) pay|(?:behind on|hasnt paid) (?:his|her) (?:child )?support',
    ),
    unless: words(
      'i (?:owe|stopped|quit|cant|am|have|dont|did|do)\\b|i .{0,20}not paying|im|ive|can i|if i|for not paying|refund|jail',
    ),
  },
  {
    act: 'enforce-visits',
    shows: words(
      'possession order|parenting time|(?:skip|cancel|den|miss|refus|withh)\\w* (?:\\w+ ){0,3}(?:visits?|weekends?|visitation)|skipped my|dont get (?:them|the kids|my kids)',
    ),
    unless: words('grand\\w+|jail|prison|inmate|landlord'),
  },
  {
    act: 'protect-person',
    shows: words(
      '(?:restraining|protective|protection|no contact|stay away|peace) orders?|orders? of protection|ppo|tpo|epo|dvo|dvpo|pfa|ofp|tro',
    ),
    unless: words('health plan|hmo|insurance|deductible|police (?:wont|refuse\\w*|did nothing)'),
  },
  {
    act: 'wait-for-divorce',
    shows: words(
      '(?:how long|waiting period|(?:live|lived|living|be|been) (?:apart|separated)|separated for) .{0,80}\\bdivorc\\w*',
      'divorc\\w* .{0,60}\\b(?:how long|waiting period|(?:live|lived|living) apart)',
    ),
  },
  {
    act: 'divorce',
    shows: words('divorc\\w*|dissolution|separated|legal separation|annul\\w*'),
  },
  {
    act: 'support-child',
    shows: words('child support|support (?:order|payments?)|pay(?:ing)? support'),
  },
  {
    act: 'move-with-child',
    shows: words(
      'mov(?:e|es|ed|ing) (?:\\w+ ){0,6}(?:kids?|child(?:ren)?|son|daughter|baby)|relocat\\w+ (?:\\w+ ){0,3}(?:kids?|child(?:ren)?|son|daughter)|(?:kids?|child(?:ren)?|son|daughter) (?:\\w+ ){0,4}(?:out of state|another state)|(?:custody|parental|parent) (?:relocation|moving)|relocation (?:\\w+ ){0,2}custody',
    ),
  },
  {
    act: 'decide-custody',
    shows: words(
      'custody|which parent|(?:kids?|child(?:ren)?|son|daughter|teen\\w*) (?:\\w+ ){0,4}(?:choose|decide|pick|refus\\w+)|visitation',
    ),
  },
  {
    act: 'marry-informally',
    shows: words(
      'common law|lived? together|living together|together (?:for )?\\d+ (?:years|yrs)|never (?:had a wedding|married)|never (?:did )?(?:get|got) a (?:marriage )?license',
    ),
  },
  {
    act: 'make-will',
    shows: words(
      'a will|wills|(?:my|the|his|her|moms?|dads?) will|will (?:valid|legal|witness\\w*)',
    ),
    unless: words(HANDWRITTEN),
  },
  {
    act: 'make-handwritten-will',
    shows: words(HANDWRITTEN),
    unless: words('lease|contract|notes?|promissory'),
  },
  {
    act: 'inherit',
    shows: words(
      'inherit\\w*|without a will|no will|probate|(?:an|the|small|his|her|their|my \\w+) estate|intestate|after (?:(?:a|the|his|her) )?death',
      `${RELATIVE} (?:\\w+ ){0,2}(?:died|dies|dead|passed)|(?:dead|late|deceased) ${RELATIVE}|(?:he|she|who|someone|they|person) (?:died|dies|passed)`,
    ),
  },
  {
    act: 'owe-after-death',
    shows: words(
      `${RELATIVE} (?:\\w+ ){0,3}(?:died|dies|dead|passed|death)|(?:dead|late|deceased) ${RELATIVE}`,
    ),
    and: words(
      '(?:do|am|are|will) (?:i|we|us kids|the kids|we kids) (?:\\w+ ){0,2}(?:owe|pay|responsible|liable|stuck|on the hook)|(?:calling|calls|call|after|billing|dunning) (?:me|us)|pay (?:his|her|their|moms?|dads?) (?:\\w+ )?(?:debts?|bills?|cards?)',
    ),
    unless: words('medicaid|mortgage|funeral|child support|taxes|irs|landlord|rent|lease'),
  },
  {
    act: 'inherit-without-will',
    shows: words(
      '(?:no|without a|without any|never made a|didnt have a|left no) will',
      'intestate',
    ),
    and: words('died|dies|dead|passed|death|deceased|inherit\\w*|estate'),
  },
  {
    act: 'refuse-test',
    shows: words(
      'breath (?:test|alcohol)|breathaly\\w+|(?:to|wouldnt|wont|dont|me|didnt|not|refuse\\w*|i) blow|blood test (?:after|dui|refus\\w+)|(?:refus\\w+|decline\\w*|turn\\w* down) (?:\\w+ ){0,3}(?:blood|breath) test|chemical test|implied consent|test refusal|refus\\w+ (?:(?:the|a) )?test',
    ),
  },
  {
    act: 'keep-license',
    shows: words('(?:dmv|license|alr|als|per se|implied consent|express consent) hearing'),
  },
  {
    act: 'insure-car',
    shows: words(
      '(?:car|auto|liability|vehicle|driving without|drive without|no) insurance|minimum coverage|uninsured',
    ),
  },
  {
    act: 'clear-other-record',
    shows: words(CLEARING),
    and: words(OTHER_RECORD),
    unless: words(NOT_ON_RECORD),
  },
  {
    act: 'clear-record',
    unless: words(OTHER_RECORD, NOT_ON_RECORD),
    shows: words(CLEARING),
  },
  {
    act: 'record-talk',
    shows: words(
      'record(?:s|ed|ing|ings)? (?:\\w+ ){0,3}(?:calls?|conversations?|talks?|boss|landlord|phone|someone|meetings?|people)|(?:one|two|all) party|secretly record\\w*',
    ),
  },
  {
    act: 'leave-after-overstay',
    shows: words(
      'overstay\\w*|(?:visa|visitor) .{0,40}\\b(?:never left|stayed|expired)|never left|out of status|expired visa',
    ),
    and: words(
      '(?:leave|go|travel|fly|visit|return) .{0,80}\\b(?:com(?:e|ing) back|return|re ?enter|back in|marriage visa|consulate|embassy)|(?:three|ten|3|10) year (?:bar|ban)',
    ),
  },
  {
    act: 'clear-warrant',
    shows: words('warrants?'),
    and: words(
      'missed|(?:turn|turned) (?:him|her|my|them)self in|pay|clear\\w*|walk in|show(?:s|ed)? up|find out|old|tickets?|quash|recall|lift|never went|fix',
    ),
    unless: words(
      'search\\w*|ice|immigration|house|door|without a warrant|not me|in my name|wrong person|warranty|debts?|payday|collector\\w*',
    ),
  },
  {
    act: 'charge-drugs',
    shows: words(
      'weed|marijuana|cannabis|thc|drugs?|meth|cocaine|fentanyl|paraphernalia|edibles?|pills',
    ),
    and: words(
      'charged|charges|misdemeanor|felony|cited|citation|ticket|arrested|court date|caught|possession',
    ),
    unless: words(
      'expung\\w*|seal\\w*|clear|records?|jobs?|boss|work|fired|drug test\\w*|probation|parole|custody|immigra\\w+|green card|citizen\\w*|visa|deport\\w*|dui|dwi|landlord|lease|benefits|housing|voucher|section 8|evict\\w*|schools?|years ago',
    ),
  },
  {
    act: 'see-judge',
    shows: words('(?:seen?|saw|in front of|before) (?:a|no|the|any) judge'),
    and: words('jail|arrested|picked up|locked up|county|bail|bond'),
  },
  {
    act: 'use-marijuana',
    shows: words('weed|marijuana|marihuana|cannabis|edibles?|thc'),
    and: words('(?:il)?legal|legali[sz]ed|allowed|laws?|recreational'),
    unless: words(
      'charged|caught|misdemeanors?|record|convict\\w+|arrested|probation|parole|jobs?|work|boss|fired|drug test\\w*|immigra\\w+|green card|citizen\\w*|visa|du?wi|dui|driv\\w+|landlord|lease|apartment|neighbor\\w*|school|custody|killer|spray|gun|guns|federal',
    ),
  },
];
