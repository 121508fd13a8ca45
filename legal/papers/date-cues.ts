// The words that tell what a date is for, as a table that can be read. Each cue has the role it
// speaks for and a weight; the nearest heavy cue decides (assign-by-cues.ts). The letters that
// scanners confuse are interchangeable in every cue.

export type CueRole =
  | 'issued'
  | 'served'
  | 'hearing'
  | 'answer-by'
  | 'pay-by'
  | 'appeal-by'
  | 'other'
  | 'vacate';
export type Cue = { role: CueRole; pattern: RegExp; weight: number };

const LOOKALIKES: Record<string, string> = {
  i: '[ilIL1|!]',
  l: '[ilIL1|!]',
  o: '[oO0]',
  s: '[sS5]',
  m: '(?:m|rn)',
  w: '(?:w|vv)',
};

/**
 * Makes a pattern match what a scanner may have read. Escapes, classes and group marks stay as they
 * are.
 */
export function soften(source: string): string {
  return source.replace(
    /\\.|\[[^\]]*\]|\(\?[:=!<]{1,2}|\{[^}]*\}|[ilosmw]/g,
    (part) => LOOKALIKES[part] ?? part,
  );
}

const cue = (role: CueRole, weight: number, source: string): Cue => ({
  role,
  weight,
  pattern: new RegExp(soften(source), 'g'),
});

const MEETING =
  'hearing|trial|arraignment|conference|mediation|deposition|interview|examination|appearance|court date|oral argument|biometrics|orientation';

/** Read where the date is not the end of a period. */
export const PLAIN_CUES: Cue[] = [
  cue(
    'other',
    8,
    '\\bwill be (?:filed|mailed|sent|issued|entered|posted|made|paid|released)(?: on)?[ ,]*$|\\b(?:missed|did not (?:attend|appear|come|report)|failed to (?:attend|appear|report))\\b[^.]{0,50}$|\\byou (?:[a-z]+ed|made|sent|told|said|left|quit) [a-z ]{0,50}on ?$|\\bwrit(?: of [a-z]+)? (?:was )?(?:issued|dated|received|entered)(?: on)?[ ,]*$|\\bjudgment (?:against you |against the defendant |was |obtained |rendered |in your case ){1,3}on ?$|\\breceived the [a-z]+ on ?$',
  ),
  cue(
    'other',
    8,
    '\\b(?:hearing|trial|interview|conference|inspection|meeting|deposition|examination|appointment)s? (?:was|were|took) (?:held|conducted|place|completed|heard|scheduled)(?: on| for)?[ ,]*$|\\bwas (?:held|heard|inspected|examined) on ?$',
  ),
  cue(
    'other',
    8,
    '\\b(?:your|his|her|their|my) (?:[a-z-]+ ){1,7}(?:filed|dated|received|submitted|signed|reported|opened|made|of)(?: with us)?(?: on| by us on)?[ ,]*$|\\b(?:claim|accident|incident|loss) reported(?: on)?[ ,]*$|\\breceived (?:your|the|a|an) [a-z -]{2,40}?(?: on)?[ ,]*$',
  ),
  cue(
    'hearing',
    8,
    '\\b(?:term|jury service|service|duty)(?: of service)? (?:beginning|begins|begin|starting|starts|commencing|commences)(?: on)?[ ,]*$',
  ),
  cue('other', 4, '\\b(?:renews?|call|telephone|check the website|visit)\\b'),
  cue(
    'served',
    6,
    '\\b(?:posted and mailed|mailed and posted|served by (?:mail|posting)|posted (?:on|at|to) (?:the |your )?(?:front )?(?:door|premises|property|unit)|personally served|served (?:on|upon) (?:you|the [a-z]+))\\b',
  ),
  cue(
    'other',
    7,
    '\\b(?:agreement|contract|lease|note|form [a-z0-9-]+,|judgment|mortgage|deed(?: of trust)?|will|trust|codicil|security instrument|policy|invoice|application|form [a-z0-9-]+|charge|claim|return|request|email|(?:prior|previous|earlier|your|our|the|a) (?:letter|notice|order)|judgment|decree|loan|assignment|instrument)(?:,? (?:was|were|is|which was|that was|you))?(?: (?:originally|previously|duly|properly))? (?:dated|filed|signed|recorded|executed|entered(?: into)?|received|made|submitted|sent|mailed|issued|given|delivered)(?: (?:as of|on|by you on|by you|with us on|in [a-z ]{3,30} on|against you on|on or about))?[ ,]*$',
  ),
  cue(
    'issued',
    8,
    '\\bthis (?:letter|notice|order|decision|determination|summons|lease|agreement|judgment|demand|form|document|statement|paper|writ|citation|subpoena|request)(?: (?:is|was|has been|and [a-z]+))? (?:dated|made|issued|signed|mailed|sent|entered(?: into)?|filed|executed|given|printed)(?: (?:on|as of|this|to you on))?[ ,]*$',
  ),
  cue(
    'other',
    6,
    '\\b(?:was|were|became|been|fell|come) (?:originally )?due(?: on| since| for)?[ ,]*$',
  ),
  cue('hearing', 3, `\\b(?:${MEETING})s?\\b(?! (?:request|level|office))`),
  cue(
    'hearing',
    3,
    '\\b(?:appear|report (?:to|for|at|on)|reporting (?:date|to)|report date|testify|attend|jury (?:service|duty)|summoned|return(?:able)? (?:date|on|day)|first day of service|commanded|come to court|be present|show cause|be heard|will be called)\\b',
  ),
  cue(
    'hearing',
    2,
    '\\b(?:scheduled|set (?:for|down)|calendared|rescheduled|continued to|adjourned to|set on|has been set|service begins|begin service)\\b',
  ),
  cue(
    'served',
    4,
    '\\b(?:date served|date of service|service date|(?:was|were|been|is|are)(?: \\w+)? served|served (?:on|upon|by|this|the|at|personally|via|to|with|a|me)|personal(?:ly)? (?:served|service|delivered)|i served|served|hand(?:ed|[- ]delivered)|delivered (?:on|to|in|by hand|by)|posted|posting|left (?:with|at|a copy)|affixed|taped|nailed|substituted service|date delivered|delivery date|slid under|placed (?:on|under))\\b',
  ),
  cue(
    'issued',
    4,
    '\\b(?:date of (?:this )?(?:notice|letter|decision|determination|order|mailing|issue|issuance|filing|summons|denial|judgment|entry|notification|report|request|statement|demand|writ|citation)|(?:notice|letter|mail|mailing|mailed|issue|issued|issuance|filing|filed|decision|determination|order|signed|signature|entry|print|printed|statement|sent|judgment|denial|summons|letter sent|notification|processing|response|demand|correspondence) date|date (?:mailed|issued|signed|filed|sent|entered|of notice|notice (?:mailed|sent|given)|printed|prepared|made|decided|notice))\\b',
  ),
  cue(
    'issued',
    3,
    '\\b(?:dated(?: and (?:signed|mailed|filed))?|issued|mailed|sent|filed|signed|executed|so ordered|ordered|witness(?: my hand)?|given under my hand|done (?:this|and|at|in)|sworn|subscribed|entered|e-?filed|certified mail|postmarked?|prepared|certify|rendered|decided|recorded on|stamped|received for filing|clerk)\\b',
  ),
  cue('issued', 3, '(?:^|[^a-z])date\\b(?! (?:of|and|on|is|was|for|you|the|set))'),
  cue('issued', 3, '\\bthis\\b(?= ?$)'),
  cue(
    'other',
    5,
    '\\b(?:date of (?:birth|death|loss|injury|accident|violation|offense|incident|marriage|separation|hire|termination|discharge|purchase|sale|trust|deed|lease|the (?:lease|agreement)|treatment|admission|entry into|first delinquency|last payment|delinquency|default|default|occurrence|infraction|disconnection)|birth ?date|d\\.?o\\.?b\\b|born|married|marriage|separated|died|deceased|passed away|lease|rental agreement|tenancy|(?:service|treatment|claim) dates?|dates? of (?:service|care)s? (?:provided|rendered|billed)|violation date|offense date|loss date|sale date|date of sale|auction|sold|trustee.?s sale|foreclosure sale|sheriff.?s sale|public sale|effective|expires?|expiration|valid (?:until|through|thru)|charge[- ]?off|charged off|last (?:payment|paid|worked|day (?:of work|worked)|day of employment)|account opened|opened|date opened|open date|deed of trust|security instrument|promissory note|will dated|last will|codicil|trust dated|recorded|hired|employed|discharged|laid off|terminated|fired|entered the united states|arrived|admitted)\\b',
  ),
  cue(
    'other',
    3,
    '\\b(?:violation|offense|incident|accident|occurred|committed|observed|alleged|agreement|contract|purchased?|invoice|as of|since|through|thru|from|between|beginning|ending|ended|ends?|begins?|began|starts?|starting|stopped|stops?|close[sd]?|period|previous(?:ly)?|prior|earlier|original(?:ly)?|last|first|coverage|benefits?|certification|redetermination period|eligib\\w+|enroll\\w*|tax (?:year|period)|until|renewal|commenc\\w+|delinquen\\w+|in default|unpaid since|past due since|became due|was due|were due|rent due|due (?:on|for)|payable|installment|covering|paid on|payment (?:on|dated|of)|returned|surgery|visit|treat\\w+|seen|sale|sell|filed by you|you (?:filed|applied|submitted|requested|signed|sent|reported|received|told|called|stated|were|worked|entered)|your (?:\\w+ ){1,4}(?:filed|dated|received|signed|of)|application|applied|(?:we )?received your|received (?:on|from)|letter of|policy (?:date|period)|reduc\\w+|terminat\\w+|increase\\w*|change[sd]?|work(?:ed)?|employment|prior order|order of|order dated|order entered|judgment (?:dated|of|entered|on|was entered)|judgment against you (?:was )?entered|obtained (?:a )?judgment|judgment)\\b',
  ),
  cue(
    'vacate',
    4,
    '\\b(?:vacate|move[- ]?out|moved out|surrender|quit the|quit and|leave the|lock(?:ed)? ?out|removed from|possession|eviction will|put out|set out|tenancy (?:will )?(?:end|terminat)\\w*|must be out)\\b',
  ),
  cue(
    'pay-by',
    4,
    '\\b(?:pay by|payment due(?: date)?|due date|amount due by|pay(?:ment)? (?:is |must be )?due|payment deadline|reinstatement date|pay on or before|fine due|balance due by|date due|due by)\\b',
  ),
  cue(
    'answer-by',
    4,
    '\\b(?:respond by|reply by|response due(?: date)?|answer due|response deadline|reply due|due date for (?:your )?response|deadline to (?:respond|answer|object|dispute|reply|submit|file|provide)|claims? deadline|bar date|dispute by|object(?:ion)?s? (?:due|by)|response is due|return by|submit by|deadline for (?:response|submission|filing|objections?|claims?))\\b',
  ),
  cue('appeal-by', 8, '\\bbecomes? final(?: on| after)? *$'),
  cue(
    'appeal-by',
    4,
    '\\b(?:appeal by|appeal deadline|deadline to appeal|last (?:day|date) to (?:appeal|petition|request)|request (?:a |an )?(?:hearing|appeal|review|reconsideration) by|appeal (?:is |must be )?due|appeal rights (?:end|expire)|hearing request (?:deadline|due)|appeal period ends|appeal before|deadline for (?:appeal|review|reconsideration|(?:a )?hearing request))\\b',
  ),
];

/** Read where the date is the last day of something: what has to be done by then. */
export const DEADLINE_CUES: Cue[] = [
  cue(
    'appeal-by',
    6,
    '\\b(?:appeal\\w*|protest\\w*|reconsideration|tax court|external review|internal review|grievance|administrative review|judicial review|petition (?:the|for review)|set aside|reopen|motion to vacate|fair hearing|redetermination|collection due process|cdp hearing|board of review|appeals (?:council|board))\\b',
  ),
  cue(
    'pay-by',
    4,
    '\\b(?:pay|pays|paid|paying|payment|payments|remit\\w*|amount due|balance|past due|reinstat\\w+|cured?|curing|tender\\w*|total due|full amount|settle\\w*|fine|in full)\\b',
  ),
  cue(
    'answer-by',
    3.5,
    '\\b(?:answer\\w*|respon[ds]\\w*|reply|replies|object\\w*|disput\\w+|submit\\w*|return (?:this|the|your)|provide\\w*|produc\\w+|exempt\\w*|cease|contest\\w*|validat\\w+|verif\\w+|retract\\w*|plead\\w*|rsvp|file (?:a|an|your|any|the)|be filed|claims? (?:must|against|should|shall)|presented|written response|confirm\\w*|comply|enroll|exclude yourself|opt[- ]out|renew\\w*|rernewal|rsvp|let us know|tell us|yes or no|claim form|sign (?:and|your|the|this|it|up|in)|apply|register|vote|mail (?:it|this|them)? ?back|fill (?:it )?out|bring back|turn (?:it |them |this )?in|hand in|send in|bring in|heard? from you|fax)\\b',
  ),
  cue(
    'answer-by',
    1.6,
    '\\b(?:return|file|filed|filing|claims?|complet\\w+|send|sent|complian\\w+|contact|elect|evidence|notify|documents?|information|form|written|writing|request\\w*|lawsuit|sue|suit|proof|remove|stop|agree\\w*|register|reschedul\\w+|postpon\\w+|questionnaire|hear from you|call|sign)\\b',
  ),
  cue(
    'answer-by',
    3,
    '\\b(?:records|documents|copies|need not appear|in lieu of|instead of appearing)\\b',
  ),
  cue('pay-by', 2, '\\b(?:due|refund\\w*|reimburs\\w+|dollars|owe[ds]?)\\b|[$] ?[0-9]'),
  cue(
    'vacate',
    4,
    '\\b(?:vacate|move[- ]?out|move|moved|leave|quit|surrender|premises|deliver (?:up )?possession|return possession|be out|removed|terminat\\w+|lock(?:ed)? ?out|(?:you|everything|everyone|be|get|all|want you|you all) out|keys|gone|clear(?:ed)? out)\\b',
  ),
  cue('hearing', 2, '\\b(?:appear|appearance|hearing is|report for|report to)\\b'),
  cue(
    'other',
    4,
    '\\b(?:sale|auction|expires?|valid|effective|in effect|born|worked|sold|adopted)\\b',
  ),
];

/** A request for a hearing is an appeal where the paper is a decision, and an answer elsewhere. */
export const HEARING_REQUEST = new RegExp(
  soften(
    '\\b(?:request\\w*|ask(?:ing)?|demand|apply)(?: in writing)?(?: for)?(?: to have)?(?: a| an| your| the)?(?: \\w+){0,2} (?:hearing|review)|hearing (?:request|must be requested)|(?:decision|determination) (?:will )?become[s]? final',
  ),
  'g',
);
