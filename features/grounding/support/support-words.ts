// Lexicon of the support rules: synonyms, opposites, and words that negate, require, permit or
// hedge. Collected from everyday and legal English, not from particular passages. A missing synonym
// makes the rules stricter, never looser: the word then counts as absent from the passage.
import { stemWord } from '#lib/language/words.ts';

const splitWords = (words: string) => words.split(' ');

const SYNONYMS = [
  'erase wipe eliminate cancel discharge',
  'begin start commence',
  'restart renew',
  'end stop cease terminate',
  'sick ill',
  'get receive obtain',
  'ask request',
  'let allow permit',
  'ban bar prohibit forbid outlaw',
  'need require',
  'give provide offer',
  'tell inform notify',
  'remain stay continue',
  'lawsuit suit',
  'sue suing',
  'job work employment workplace',
  'employee worker staff',
  'employer boss company',
  'tenant renter',
  'landlord owner',
  'installment part payment',
  'below under less lower',
  'above over exceed',
  'discriminate discrimination bias',
  'vary differ different depend',
  'quick quickly fast soon promptly immediately once',
  'house home residence',
  'car vehicle auto',
  'person people individual someone anyone those man woman',
  'just only solely merely alone itself',
  'view viewpoint perspective',
  'judge court',
  'decide rule hold held find found determine say said',
  'fight dispute contest challenge',
  'show prove proof demonstrate evidence',
  'write writing written letter',
  'call phone telephone',
  'decision ruling judgment',
  'image photo picture',
  'law statute act rule',
  'like such example',
  'year annual',
  'past last previous',
  'mean intend intent',
  'seek apply file submit',
  'buy purchase',
  'document paper form',
  'cost fee price charge',
  'money cash',
  'marry marriage remarry',
  'govern control regulate',
  'harm injury hurt damage',
  'spouse husband wife',
  'kid child children minor',
  'attorney lawyer counsel',
  'limit cap deadline',
  'illegal unlawful',
  'legal lawful',
  'hire retain',
  'fire fired firing termination dismiss discharge',
  'quit resign leave',
  'debtor borrower',
  'lender creditor bank',
  'violate break breach infringe',
  'include cover contain',
  'change modify alter raise',
  'help assist aid',
  'afford pay paid paying',
  'place location',
  'test standard question',
  'main primary',
  'return repay refund',
  'seize take took taken garnish',
  'follow obey comply',
  'use using',
  'common usual',
];

const OPPOSITES: [string, string][] = [
  ['landlord owner', 'tenant renter'],
  ['employer boss', 'employee worker'],
  ['plaintiff', 'defendant'],
  ['creditor lender collector', 'debtor borrower'],
  ['buyer consumer customer', 'seller supplier merchant business'],
  ['trustee executor', 'beneficiary heir'],
  ['pay payer pays', 'receive recipient gets'],
  ['insurer', 'insured'],
  ['husband', 'wife'],
  ['prosecutor', 'accused'],
  ['federal', 'state local'],
  ['public government', 'private'],
  ['entire whole', 'part partial'],
  ['large big', 'small little'],
  ['new', 'old'],
  ['high', 'low'],
  ['early', 'late'],
  ['strong', 'weak'],
  ['wide wider broad broader', 'narrow narrower'],
  ['easy', 'hard difficult'],
  ['direct', 'indirect'],
  ['young', 'adult'],
  ['son daughter', 'father mother'],
  ['winning winner', 'losing loser'],
  ['enough', 'insufficient'],
  ['affirm uphold upheld', 'reverse overturn strike struck'],
  ['guilty convicted', 'acquitted'],
  ['civil', 'criminal'],
  ['felony', 'misdemeanor'],
  ['misdemeanor', 'infraction'],
  ['paid', 'unpaid'],
  ['secured', 'unsecured'],
  ['legal lawful', 'illegal unlawful'],
  ['valid', 'invalid void'],
  ['fair', 'unfair'],
  ['written writing', 'spoken oral verbal'],
  ['before earlier prior', 'after later'],
  [
    'more longer higher larger better greater stricter above over increase raise',
    'less fewer shorter lower smaller worse looser below under decrease reduce',
  ],
  ['first', 'last final'],
  ['allow let permit', 'ban bar prohibit forbid'],
  ['start begin', 'end stop'],
  ['keep continue remain stay', 'stop end lose'],
  ['win succeed', 'lose fail'],
  ['accept agree grant approve', 'deny reject refuse'],
  ['guilty', 'innocent'],
  ['warranty', 'quitclaim'],
  ['sublet', 'assignment'],
  ['copyright', 'trademark'],
  ['copyright', 'patent'],
  ['trademark', 'patent'],
  ['medicare', 'medicaid'],
  ['mother', 'father'],
  ['temporary', 'permanent'],
  ['voluntary', 'involuntary'],
  ['free', 'cost'],
  ['foreign', 'american domestic'],
  ['prosecutor', 'defense'],
  ['unless', 'even'],
  ['mail', 'person'],
];

const canonicalStems = new Map<string, string>();
for (const group of SYNONYMS) {
  const [first = '', ...rest] = splitWords(group).map(stemWord);
  const name = canonicalStems.get(first) ?? first;
  for (const stem of [first, ...rest])
    if (!canonicalStems.has(stem)) canonicalStems.set(stem, name);
}

/** The same stem for all words of a synonym group. */
export const getCanonicalStem = (stem: string): string => canonicalStems.get(stem) ?? stem;

const opposites = new Map<string, Set<string>>();
for (const [left, right] of OPPOSITES) {
  const sides = [splitWords(left).map(stemWord), splitWords(right).map(stemWord)] as const;
  for (const a of sides[0])
    for (const b of sides[1])
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const)
        opposites.set(x, (opposites.get(x) ?? new Set()).add(y));
}
export const findOpposites = (stem: string): ReadonlySet<string> | undefined => opposites.get(stem);

/** Two roles of one group in reversed order change the claim: who does something to whom. */
export const ROLES: ReadonlySet<string>[] = [
  'you landlord tenant employer employee worker plaintiff defendant creditor debtor collector lender borrower buyer seller supplier police ' +
    'officer parent child insurer plan patient trustee beneficiary executor heir bureau company agency relative citizen spouse guardian ' +
    'person court school student business customer donor owner judge jury prosecutor doctor hospital bank witness uncle nephew estate ' +
    'provider consumer station performer',
  'federal state',
  'warranty quitclaim',
  'sublet assignment',
].map((roles) => new Set(splitWords(roles).map(stemWord)));

/** Parties who act in law. One that the sentence names must be in the passage, too. */
export const ACTORS: ReadonlySet<string> = new Set(
  splitWords(
    'landlord tenant employer employee worker plaintiff defendant creditor debtor collector lender borrower buyer seller supplier police ' +
      'officer prosecutor judge jury parent mother father child grandparent spouse insurer patient doctor hospital trustee beneficiary ' +
      'executor heir bureau agency sheriff clerk notary witness guardian school student teacher business customer consumer donor owner ' +
      'bank congress president governor city county state federal mediator arbitrator trustee tribe',
  ).map(stemWord),
);

const READERS = new Set(
  splitWords(
    'you person parent tenant employee worker debtor borrower student patient buyer customer citizen spouse',
  ).map(stemWord),
);
/** The same reader is "you" in one text and a tenant, a worker or a person in another. */
export const getCanonicalActor = (stem: string): string =>
  READERS.has(stem) ? 'you' : getCanonicalStem(stem);

export const NEGATORS: ReadonlySet<string> = new Set(
  splitWords(
    'not no never cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt mustnt neednt hasnt havent hadnt ' +
      'without neither nor none nobody nothing hardly',
  ),
);
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  splitWords(
    'but if unless when whenever because though although while who which until so even whether since once than except just only',
  ),
);

/** "You do not have to" is not an obligation. */
export const NO_DUTY =
  /(?:\bnot|n[’']t|\bnever) (?:have to|need|required?)\b|\bneed(?:s)? (?:not|no)\b/gi;
export const OBLIGATION =
  /\b(?:must|ha(?:ve|s|d) to|shall|(?:is|are|be|been) (?:required|obliged)|requires?|needs?|obey|due|makes?|duty|owes?)\b/i;
export const PERMISSION =
  /\b(?:may|can|could|might|cannot|can[’']t|allow(?:s|ed)?|lets?|permit(?:s|ted)?|able to|free to|without)\b/i;
export const UNIVERSAL =
  /\b(?:all|every|always|everyone|everybody|never|any|each|in no|no matter|whether or not|regardless|even if|entire(?:ly)?)\b/gi;
export const HEDGE =
  /\b(?:usual(?:ly)?|general(?:ly)?|often|many|most|mostly|some|sometimes|rarely|seldom|typical(?:ly)?|normally|likely|certain|few|almost|tends?|commonly|in general|not always)\b/gi;
/** Weaker qualifiers that still count as keeping a hedge of the passage. */
export const SOFT =
  /\b(?:may|might|can|could|cannot|can[’']t|depend\w*|var(?:y|ies)|differ\w*|possib\w+|unless|not necessarily|except\w*|at least|seek)\b/i;
export const STRONG_SHARE =
  /\b(?:usual(?:ly)?|general(?:ly)?|often|many|most|mostly|typical(?:ly)?|normally|commonly)\b/i;
export const WEAK_SHARE = /\b(?:some|sometimes|rarely|seldom|few|certain)\b/i;
export const LIMIT = /\b(?:unless|except)\b/i;
export const KEEPS_LIMIT =
  /\b(?:unless|except\w*|(?<!even )if|only|without|usual(?:ly)?|general(?:ly)?|otherwise|when|not always)\b/i;
export const SELDOM = /\b(?:rarely|seldom|hardly ever|unlikely)\b/i;
export const ONLY = /\b(?:only|just|alone|solely|merely|by itself|nothing but|unless)\b/i;
export const CONDITION =
  /\b(?:if|when|once|unless|until|after|whose|where|without|with|for|in case)\b/i;
/** Each qualifies one action, so a hedge elsewhere in the sentence does not replace it. */
export const FREQUENCY_ADVERBS: ReadonlySet<string> = new Set(
  splitWords('usually generally often sometimes typically normally mostly commonly'),
);
export const STILL_HEDGED =
  /\b(?:may|might|could|depend\w*|not necessarily|unless|tends?|likely)\b/i;
/** Ranks of quantifiers: the same noun must have the same rank. */
export const COUNTS: ReadonlyMap<string, number> = new Map(
  ['all every each', 'most many', 'some several certain sometimes', 'few no'].flatMap(
    (words, rank) => splitWords(words).map((word) => [word, rank] as const),
  ),
);
export const FLOOR = /\b(?:at least|minimum|no (?:less|fewer) than|or more)\b/i;
export const CEILING = /\b(?:at (?:the )?most|up to|maximum|no more than|or (?:less|fewer))\b/i;
