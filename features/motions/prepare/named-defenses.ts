// Defenses that a text names, by the names lawyers and other people use. A defense is never guessed
// from the facts: where none is named, the motion has a blank.
const DEFENSES: [name: string, words: RegExp][] = [
  ['open and obvious danger', /\bopen (?:and|&) obvious\b/i],
  [
    'lack of notice',
    /\b(?:no|lack(?:ed|s|ing)?|without) (?:actual |constructive |actual or constructive )*notice\b|\bdid(?:n't| not) (?:have|get) (?:actual |constructive )*notice\b/i,
  ],
  [
    'statute of limitations',
    /\bstatutes? of limitations?\b|\btime[- ]barred\b|\blimitations? (?:period|has run|ran|expired|bars)\b/i,
  ],
  ['statute of repose', /\bstatute of repose\b/i],
  ['statute of frauds', /\bstatute of frauds\b/i],
  ['comparative fault', /\b(?:comparative|contributory) (?:fault|negligence|responsibility)\b/i],
  ['assumption of risk', /\bassum(?:ption|ed|es|ing) (?:of )?(?:the )?risks?\b/i],
  [
    'release or waiver',
    /\bsigned (?:a |the )?(?:release|waiver)\b|\b(?:release|waiver) (?:of (?:liability|claims)|bars)\b|\bwaived (?:the|its|his|her|their|any) (?:claim|right)/i,
  ],
  ['claim preclusion (res judicata)', /\bres judicata\b|\bclaim preclusion\b/i],
  ['issue preclusion (collateral estoppel)', /\bcollateral estoppel\b|\bissue preclusion\b/i],
  ['qualified immunity', /\bqualified immunity\b/i],
  ['sovereign or governmental immunity', /\b(?:sovereign|governmental|government) immunity\b/i],
  [
    'workers’ compensation as the only remedy',
    /\bworkers['’]? comp(?:ensation)?\b[^.]*\b(?:exclusiv\w+|only remedy|bars?)\b|\bexclusiv\w+ (?:remedy|provision)/i,
  ],
  ['failure to exhaust', /\b(?:fail(?:ed|ure|s)? to|did(?:n't| not)) exhaust\b/i],
  ['failure to mitigate', /\b(?:fail(?:ed|ure|s)? to|did(?:n't| not)) mitigate\b/i],
  ['lack of standing', /\b(?:lack(?:s|ed|ing)?|no) standing\b/i],
  ['lack of personal jurisdiction', /\b(?:lack(?:s|ed|ing)?|no) (?:of )?personal jurisdiction\b/i],
  ['arbitration agreement', /\barbitration (?:clause|agreement|provision)\b/i],
  ['preemption', /\bpre-?empt(?:ed|ion|s)\b/i],
  [
    'bankruptcy discharge',
    /\bdischarged? in (?:the |my |his |her )?bankruptcy\b|\bbankruptcy discharge\b/i,
  ],
  ['accord and satisfaction', /\baccord and satisfaction\b/i],
  [
    'payment',
    /\b(?:debt|balance|rent|loan|invoice|judgment) (?:was|were|had|has) (?:already |fully )?(?:been )?paid\b|\bdefense of payment\b/i,
  ],
  ['laches', /\blaches\b/i],
  ['estoppel', /(?<!promissory |collateral )\bestoppel\b|\bestopped\b/i],
  ['unclean hands', /\bunclean hands\b/i],
  ['duress', /\b(?:under|economic) duress\b/i],
  ['self-defense', /\bself[- ]defen[cs]e\b/i],
  ['truth', /\btruth is (?:a|an) (?:absolute |complete )?defense\b|\bsubstantially true\b/i],
  ['privilege', /\b(?:absolute|qualified|common interest|fair report) privilege\b/i],
  ['consent', /\bdefense of consent\b|\bplaintiff consented\b/i],
  [
    'improper service',
    /\bnever (?:been )?(?:properly )?served\b|\b(?:improper|defective|insufficient) service\b|\bnot (?:been )?properly served\b/i,
  ],
  ['legitimate reason that is no pretext', /\blegitimate,? non-?(?:discriminatory|retaliatory)\b/i],
  ['no duty', /\bowed? no duty\b|\bno duty (?:was|of care)\b/i],
  ['no causation', /\b(?:no|lack of|cannot (?:prove|show)) (?:proximate )?causation\b/i],
  [
    'identity theft or mistaken identity',
    /\bidentity theft\b|\bnot (?:my|his|her) (?:debt|account)\b|\bmistaken identity\b/i,
  ],
  ['breach by the other side first', /\b(?:prior|first) (?:material )?breach\b/i],
  ['impossibility or force majeure', /\bforce majeure\b|\bimpossib(?:le|ility) of performance\b/i],
];

/** In the order in which they are named; each once. */
export const findDefenses = (text: string): string[] =>
  DEFENSES.flatMap(([name, words]) => {
    const index = text.search(words);
    return index < 0 ? [] : [{ name, index }];
  })
    .sort((one, other) => one.index - other.index)
    .map(({ name }) => name);
