// Acts at work, in a family, after a death, and with the police. "Notice", "quit" and "leave" are
// those of a job only with words of a job.
import { type Reading, words } from './reading.ts';

const RELATIVE =
  '(?:husband|wife|spouse|partner|mother|mom|mama|father|dad|parents?|grandma|grandpa|grandmother|grandfather|aunt|uncle|brother|sister|son|daughter)s?';

export const WORK_AND_FAMILY_READINGS: readonly Reading[] = [
  {
    act: 'fire',
    shows: words(
      'fired|firing|fires? (?:me|us|him|her|them|a worker|an employee|you)|let (?:me|him|her|us|them|you) go|got let go|laid (?:\\w+ )?off|layoffs?|sacked|terminated (?:me|my|him|her|from)|lost my job',
    ),
  },
  {
    act: 'quit-job',
    shows: words(
      '(?:i|he|she|they|we|you|who|worker|employee|just|already|ever|and|after|when) quit|(?<!\\b(?:or|to) )quit(?:s)? (?:my|a|the|this|his|her|their|without|last|today|yesterday|on|and|job|work|early|before|one)|(?:when|after|if|for|on|my|of) quitting|last check quit|quit last',
      'to quit (?:my|a|the|this) (?:job|work)|resign(?:s|ed|ing|ation)?|(?:leave|leaves|leaving|left) (?:my|a|the|this|your|his|her|their) (?:\\w+ )?(?:job|employer|work|company)',
      '(?:two|2|three|3) weeks?(?: of)? notice',
    ),
  },
  { act: 'pay-minimum-wage', shows: words('minimum (?:wage|pay)|lowest (?:hourly )?(?:pay|wage)') },
  { act: 'give-break', shows: words('lunch|meal breaks?|(?:a|any|no|rest|without) breaks?') },
  {
    act: 'give-sick-leave',
    shows: words(
      '(?:paid|earned) sick|sick (?:leave|days?|time|pay|hours)|calls? in sick|called in sick',
    ),
  },
  { act: 'work-for-competitor', shows: words('non ?competes?|competitors?|competing') },
  { act: 'claim-unemployment', shows: words('unemployment') },
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
    shows: words('common law|lived? together|living together|never (?:had a wedding|married)'),
  },
  {
    act: 'make-will',
    shows: words(
      'a will|wills|(?:my|the|his|her|moms?|dads?) will|will (?:valid|legal|witness\\w*)|holograph\\w*|handwritten',
    ),
  },
  {
    act: 'inherit',
    shows: words(
      'inherit\\w*|without a will|no will|probate|(?:an|the|small|his|her|their|my \\w+) estate|intestate|after (?:(?:a|the|his|her) )?death',
      `${RELATIVE} (?:\\w+ ){0,2}(?:died|dies|dead|passed)|(?:dead|late|deceased) ${RELATIVE}|(?:he|she|who|someone|they|person) (?:died|dies|passed)`,
    ),
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
    act: 'clear-record',
    shows: words(
      'expung\\w*|seal(?:ed|ing)? (?:\\w+ ){0,3}(?:records?|convictions?|case|misdemeanors?|felon\\w+)|(?:clear|clearing|cleared|wipe|erase) (?:\\w+ ){0,3}(?:record|convictions?|misdemeanors?)|off my (?:\\w+ )?record|convictions? (?:\\w+ ){0,2}(?:set aside|sealed|erased)',
    ),
  },
  {
    act: 'record-talk',
    shows: words(
      'record(?:s|ed|ing|ings)? (?:\\w+ ){0,3}(?:calls?|conversations?|talks?|boss|landlord|phone|someone|meetings?|people)|(?:one|two|all) party|secretly record\\w*',
    ),
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
