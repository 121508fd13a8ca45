// How a person says on which side of a matter they are. The text is lower case, without apostrophes
// and hyphens, as `readSides` flattens it. Narrow on purpose: a side that is not read keeps nothing
// from leading.
import type { Side } from '#features/library/schema/sides.ts';

/** `unless` must not be in the text. */
type SideWords = { side: Side; shows: RegExp; unless?: RegExp };

const words = (...alternatives: string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

const ADJECTIVES = '(?:\\w+ ){0,2}?';
const TENANTS = '(?:tenants?|renters?|lodgers?|subtenants?|airbnb guests?)';
const ORDER = '(?:restraining|protective|protection|no contact|stay away) orders?|tros?|pfas?';
const HOME = '(?:house|home|property|condo|duplex|apartment|unit|place|room|basement|building)';
const WRONGDOERS = '(?:he|she|they|someone|somebody|a (?:man|guy|stranger|driver)|some guy|people)';
const HIT =
  '(?:hit|rear ?ended|crashed into|backed into|ran into|bumped|t ?boned|side ?swiped|ran over|knocked over|knocked into|scraped|scratched|dented|smashed into|clipped)';

export const SIDE_WORDS: readonly SideWords[] = [
  {
    side: 'landlord',
    shows: words(
      `(?:my|our) ${ADJECTIVES}${TENANTS}(?! (?:rights|insurance|union|screening|association|portal|board))`,
      `(?:i am|im|as|being|were|we are) (?:a|an|the|his|her|their) ${ADJECTIVES}landlord`,
      `(?:i|we) (?:own|have|inherited|bought|rent out|am renting out|are renting out|rented out|rented|lease out) (?:\\w+ ){0,4}(?:to (?:a|my|an|some|two|three) |with )?${ADJECTIVES}${TENANTS}`,
      `(?:i|we|im|am|are) (?:rent|rents|renting|rented|lease|leasing) out`,
      `(?:rented|renting|rent|leased|leasing) (?:out )?(?:my|our) ${ADJECTIVES}${HOME} (?:out )?to`,
      `(?:evict|remove|kick out|get rid of) (?:a|the|my|our|his|her|these|this) ${ADJECTIVES}${TENANTS}`,
      '(?:can|do|does|must|may|should) (?:i|we) (?:as (?:a|the) landlord )?(?:\\w+ ){0,3}(?:evict|raise (?:the|her|his|their) rent)',
      `my (?:rental|investment) (?:property|house|unit|home|condo)`,
      `(?<!(?:my|our|the) )landlord here(?=[,.!])|small time landlord|${TENANTS} (?:in|at|of) (?:my|our) ${ADJECTIVES}(?:${HOME}|trailer|cottage|adu|garage)`,
      'tenant of mine|not paying me rent|owes? me (?:\\w+ ){0,4}rent|stopped paying me rent',
    ),
    unless: words(
      'my (?:\\w+ )?landlords? (?:is|wont|will|says|said|wants|keeps|told)',
      '(?:apartment|apt|place|house|unit|room) (?:that )?i (?:lived|rented(?! out)|was renting(?! out))',
    ),
  },
  {
    side: 'tenant',
    shows: words(
      `(?:my|our) ${ADJECTIVES}(?:landlords?|landlady|slumlord|leasing office|property managers?|apartment (?:complex|manager))`,
      '(?:i am|im|as|were|we are) (?:a|an|the) (?:\\w+ )?(?:tenant|renter)',
      '(?:notice|papers?|summons) (?:\\w+ ){0,8}(?:on|to|under) (?:my|our) (?:\\w+ )?door|(?:put|puts|putting|threw|throw) (?:my|our) (?:things|stuff|clothes)',
      '(?:evict|evicted|evicting) (?:me|us)|kick(?:ed|ing)? (?:me|us) out of my apartment|my eviction',
      '(?:i|we) (?:rent|am renting|are renting|rented) (?:a|an|my|this|from)|im renting (?:a|an|my|this|from)',
      'landlord (?:wont|will|says|said|wants|keeps|told|is|did|has|gave|refuses|never|kept|raised|locked|turned|came) (?:\\w+ ){0,4}(?:me|us|my|our)',
    ),
  },
  {
    side: 'employer',
    shows: words(
      `(?:my|our|an) ${ADJECTIVES}(?:employees?|staff|nanny|housekeeper|caregiver|dishwasher|bartender|waitress|cashier)(?! (?:handbook|benefits|discount|rights|portal|lounge|id|file|meeting|quit on me))`,
      '(?:i am|im|as|were|we are) (?:a|an|the) (?:\\w+ )?employer',
      '(?:i|we) (?:own|run|have|manage|started) (?:a|an|my|our|the) (?:\\w+ ){0,3}?(?:business|shop|restaurant|store|salon|company|bakery|cafe|bar|crew|service|services|firm|farm|contractor|landscaping|cleaning|trucking|garage|studio|gym|clinic|office|franchise|practice|daycare|diner|food truck)',
      '(?:i|we) (?:fired|hired|laid off|let go of|terminated|employ|have (?:\\w+ )?employees)',
      '(?:can|must|should|do|may) (?:i|we) (?:have to |need to )?(?:fire|hire|lay off|terminate|pay (?:an?|my|our|the|him|her|them) (?:\\w+ )?(?:employees?|workers?|staff|overtime))',
      'i (?:\\w+ ){0,2}(?:hold|keep|withhold|dock) (?:back )?(?:his|her|their) (?:last |final )?(?:check|paycheck|pay|wages)|(?:i|we) (?:let|had to let) (?:\\w+ ){1,3}go\\b|let one (?:of them )?go',
      'employee of mine|(?:worker|employee|guy|woman|girl|man) (?:i|we) (?:fired|hired|let go)',
    ),
    unless: words(
      'my (?:boss|manager|supervisor|employer)|(?:fired|fires|firing|terminated|laid off|hired) (?:me|us)',
    ),
  },
  {
    side: 'worker',
    shows: words(
      '(?:my|our) (?:\\w+ )?(?:boss|bosses|employers?|supervisor|shift manager|job|workplace|paychecks?|paystubs?|hr)',
      '(?:i|ive|i have) (?:\\w+ )?(?:was|been|got|get|being) (?:\\w+ )?(?:fired|laid off|let go|terminated|written up)',
      'got (?:fired|laid off|let go|canned|terminated)',
      '(?:fired|laid off|terminated|firing|underpaid|underpaying|shorted) (?:me|my (?:pay|check))|pay me (?:overtime|cash)|(?:he|she|they) (?:\\w+ )?(?:fired|laid off) me',
      'i (?:just )?(?:quit|resigned)|(?:i|me and my coworkers) work (?:at|for|in|as)',
    ),
  },
  {
    side: 'creditor',
    shows: words(
      '(?:owes?|owed|owing) (?:me|us)|(?:pa(?:y|id|ying)) (?:me|us) back|(?:i|we) (?:lent|loaned|lend|loan)|borrowed (?:[\\w,$.]+ ){0,4}(?:from (?:me|us)|my|our)',
      '(?:i|we) (?:\\w+ )?(?:won|have|got) (?:a|my|the|our) (?:\\w+ ){0,3}?(?:judgment|judgement)(?! against)|collect (?:on )?(?:my|a|the|our) (?:\\w+ )?(?:judgment|judgement)|(?:my|our) (?:customers?|clients?) (?:\\w+ ){0,2}(?:pay|paid|paying|owes?)',
    ),
  },
  {
    side: 'debtor',
    shows: words(
      '(?:i|we) (?:still |only |really )?owe(?! (?:me|nothing))|(?:i|we) cant pay|debt collectors?|collection (?:agency|agencies|company|calls?)|in collections|sent (?:me )?to collections|my debts?|my credit card (?:debt|bill)',
      '(?:garnish\\w*|levied|levy|froze|freez\\w+|taking|took) (?:\\w+ )?my (?:wages?|pay|paychecks?|bank|account|checks?)|(?:behind|late) on my|judgment against me|judgement against me',
    ),
  },
  {
    side: 'at-fault',
    shows: words(
      `(?:i|ive|i have) (?:\\w+ )?(?:accidentally )?${HIT} (?:a|an|the|another|someone|somebody|some|his|her|their|my neighbou?rs)(?! (?:\\w+ )?(?:deer|pothole|curb|tree|pole|dog|cat|cow|animal|wall|guardrail|ditch))`,
      'my (?:\\w+ )?dogs? (?:\\w+ )?(?:bit|bites?|attacked|killed|hurt|scratched|jumped on|knocked)',
      '(?:accident|crash|wreck|collision|it) (?:was|is) (?:all |totally |probably )?my fault|i (?:was|am) (?:at fault|the one at fault|to blame)|i caused (?:a|an|the)|i (?:ran|blew through) (?:a|the) (?:red|stop|light)',
      '(?:fell|slipped|tripped|hurt (?:himself|herself|themselves)|got hurt|injured|was injured) (?:\\w+ ){0,2}(?:on|at|in|down|off) my (?:\\w+ )?(?:property|house|home|porch|steps|stairs|sidewalk|driveway|yard|pool|trampoline|land|store|shop|business)',
      'my (?:\\w+ )?(?:son|daughter|kid|child|teen|teenager) (?:hit|crashed|wrecked|broke|injured|hurt|punched)',
    ),
  },
  {
    side: 'injured',
    shows: words(
      `${HIT} (?:me|us|my|our)|(?:hit|struck) by (?:a|an|the|another)|hit and run`,
      'i (?:\\w+ )?(?:slipped|tripped|fell|got hurt|was hurt|got injured|was injured|got rear ?ended|was rear ?ended|got hit|was hit|got bit|was bitten|got burned|was burned|broke my)',
      '(?:dog|dogs|pit ?bull|shepherd) (?:\\w+ )?(?:bit|attacked|bites?) (?:me|my|us|our)|(?:other|another) driver|(?:injured|hurt|burned|poisoned) me',
    ),
    unless: words('my (?:\\w+ )?dogs? (?:\\w+ )?(?:bit|bites?|attacked)|my fault'),
  },
  {
    side: 'accused',
    shows: words(
      '(?:i|ive|i have|im|i am|we) (?:\\w+ )?(?:was|been|got|am|being|were|getting)? ?(?:arrested|charged with|accused|indicted|cited|pulled over|ticketed|caught|facing (?:\\w+ ){0,3}(?:charges?|felony|misdemeanor|jail|prison))',
      '(?:charged|accused|accusing|accuses|arrested|booked|ticketed|cited) me|(?:pressed|pressing|press|filed|file|filing) (?:\\w+ )?charges (?:on|against) me|charges against me|warrants? (?:\\w+ ){0,3}(?:for|on) (?:me|my arrest)|i have a (?:\\w+ )?warrant|(?:got|have) a (?:\\w+ )?(?:dui|dwi|owi|speeding ticket|ticket|citation|warrant)',
      'my (?:\\w+ )?(?:arraignment|public defender|court appointed (?:lawyer|attorney)|plea(?: deal)?|dui|dwi|probation(?: officer)?|bail|bond hearing|criminal (?:case|record|charges?)|conviction|felony|mugshot|po)',
    ),
  },
  {
    side: 'victim',
    shows: words(
      '(?:press|file|pressing|filing) charges(?! (?:\\w+ )?(?:on|against) me)',
      `${WRONGDOERS} (?:\\w+ )?(?:robbed|attacked|assaulted|raped|stalked|punched|beat up|mugged|scammed|groped|jumped|threatened) (?:me|us|my)`,
      '(?:keeps |is |been )?(?:stalking|harassing|threatening) (?:me|us)|i was (?:\\w+ )?(?:robbed|attacked|assaulted|raped|mugged|stalked|scammed|groped|molested|jumped)|(?:stole|stolen|broke into) (?:my|our)|i (?:am|was) the victim|im the victim|as a (?:crime )?victim',
    ),
  },
  {
    side: 'restrained',
    shows: words(
      `(?:${ORDER}) (?:\\w+ ){0,3}?(?:against|on) me`,
      `(?:filed|filing|took out|taken out|got|gotten|put|has|have|getting|served|serve) (?:\\w+ ){0,2}?(?:${ORDER}|order) (?:\\w+ ){0,2}?(?:against|on) me`,
      `served (?:me )?with (?:a|an) (?:\\w+ )?(?:${ORDER})|i violated (?:a|an|the|my|his|her) (?:\\w+ )?(?:${ORDER}|order)|(?:fight|contest|defend against|beat) (?:a|an|the|this|her|his) (?:\\w+ )?(?:${ORDER})`,
    ),
  },
  {
    side: 'protected',
    shows: words(
      `(?:get|getting|file|filing|need|want|ask for|asking for|take out|apply for|extend|renew|keep) (?:for )?(?:a|an|my|the) (?:\\w+ )?(?:${ORDER})`,
      `i (?:have|got) (?:a|an|my) (?:\\w+ )?(?:${ORDER})(?! (?:\\w+ )?(?:against|on) me)|(?:he|she) (?:\\w+ )?(?:violated|violates|broke|ignores|ignored) (?:the|my|his|her|our) (?:\\w+ )?(?:${ORDER}|order)`,
    ),
    unless: words('(?:against|on) me'),
  },
  {
    side: 'seller',
    shows: words(
      '(?:i|we) (?:\\w+ )?(?:sold|am selling|are selling|privately sold)|im selling|(?:the|my|our) buyers?(?! remorse)|sell my|selling my|sold my|as (?:a|the) seller|im the seller',
    ),
  },
  {
    side: 'buyer',
    shows: words(
      '(?:i|we) (?:\\w+ )?(?:bought|purchased|ordered|am buying|are buying)|im buying|(?:the|my) sellers?|the dealer(?:ship)?|sold (?:me|us)|as (?:a|the) buyer',
    ),
  },
  {
    side: 'defendant',
    shows: words(
      '(?:sued|sues|suing|sue) (?:me|us)|(?:i|ive|im|i am|were|we|i was|i got|i have been|ive been|i am being|im being|being|been|getting|got) (?:being |just |getting )?sued|lawsuits? against (?:me|us)|(?:take|takes|taking|took) (?:me|us) to (?:\\w+ )?(?:claims )?court',
      '(?:i|ive|we|was|been|got|being) (?:just )?(?:served|summoned)|served (?:me|us)|(?:i|we) (?:got|received|get) (?:a|an|some|these)? ?(?:\\w+ )?(?:summons|lawsuit|court papers|complaint from)',
    ),
  },
  {
    side: 'plaintiff',
    shows: words(
      '(?:can|could|how do|how can|should|want to|going to|need to|trying to|like to|wanna|gonna|may|able to|do|where do|when can) (?:i |we )?(?:\\w+ )?sue(?! (?:me|us))',
      '(?:i|we) (?:am |are )?(?:suing|sued)|im suing|take (?:him|her|them|my \\w+|the \\w+|a \\w+|it) to (?:\\w+ )?(?:claims )?court|(?:file|filing|start|bring) (?:a|my|an) (?:\\w+ )?(?:lawsuit|small claims|claim in small claims)',
    ),
  },
];
