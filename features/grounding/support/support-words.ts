// The words that the support rule knows: which mean the same, which are opposites, which say that something is denied, demanded,
// allowed or only usual. Written as everyday and legal English has them, not drawn from any one passage. A word missing here makes
// the rule stricter, never looser: an unknown synonym counts as a word that the passage does not have.
import { stemOf } from '#lib/language/words.ts';

const list = (words: string) => words.split(' ');

const SAME = [
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

const OPPOSITE: [string, string][] = [
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

const canon = new Map<string, string>();
for (const group of SAME) {
  const [first = '', ...rest] = list(group).map(stemOf);
  const name = canon.get(first) ?? first;
  for (const stem of [first, ...rest]) if (!canon.has(stem)) canon.set(stem, name);
}

/** One name for all words of a group. */
export const sameAs = (stem: string): string => canon.get(stem) ?? stem;

const opposites = new Map<string, Set<string>>();
for (const [left, right] of OPPOSITE) {
  const sides = [list(left).map(stemOf), list(right).map(stemOf)] as const;
  for (const a of sides[0])
    for (const b of sides[1])
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const)
        opposites.set(x, (opposites.get(x) ?? new Set()).add(y));
}
export const oppositesOf = (stem: string): ReadonlySet<string> | undefined => opposites.get(stem);

/** Who does something to whom: two of a list in the other order make another claim. */
export const ROLES: ReadonlySet<string>[] = [
  'you landlord tenant employer employee worker plaintiff defendant creditor debtor collector lender borrower buyer seller supplier police ' +
    'officer parent child insurer plan patient trustee beneficiary executor heir bureau company agency relative citizen spouse guardian ' +
    'person court school student business customer donor owner judge jury prosecutor doctor hospital bank witness uncle nephew estate ' +
    'provider consumer station performer',
  'federal state',
  'warranty quitclaim',
  'sublet assignment',
].map((roles) => new Set(list(roles).map(stemOf)));

/** Those who do things in law. One of them in a sentence must be in the passage, too: who does it is what is claimed. */
export const ACTORS: ReadonlySet<string> = new Set(
  list(
    'landlord tenant employer employee worker plaintiff defendant creditor debtor collector lender borrower buyer seller supplier police ' +
      'officer prosecutor judge jury parent mother father child grandparent spouse insurer patient doctor hospital trustee beneficiary ' +
      'executor heir bureau agency sheriff clerk notary witness guardian school student teacher business customer consumer donor owner ' +
      'bank congress president governor city county state federal mediator arbitrator trustee tribe',
  ).map(stemOf),
);

const READERS = new Set(
  list('you person parent tenant employee worker debtor borrower student patient buyer customer citizen spouse').map(stemOf),
);
/** The reader is "you" in one text and a tenant, a worker or a person in the other. */
export const actorOf = (stem: string): string => (READERS.has(stem) ? 'you' : sameAs(stem));

export const NEGATORS: ReadonlySet<string> = new Set(
  list(
    'not no never cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt mustnt neednt hasnt havent hadnt ' +
      'without neither nor none nobody nothing hardly',
  ),
);
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  list('but if unless when whenever because though although while who which until so even whether since once than except just only'),
);

/** "You do not have to" lays no duty on anyone. */
export const NO_DUTY = /(?:\bnot|n[’']t|\bnever) (?:have to|need|required?)\b|\bneed(?:s)? (?:not|no)\b/gi;
export const OBLIGE =
  /\b(?:must|ha(?:ve|s|d) to|shall|(?:is|are|be|been) (?:required|obliged)|requires?|needs?|obey|due|makes?|duty|owes?)\b/i;
export const PERMIT = /\b(?:may|can|could|might|cannot|can[’']t|allow(?:s|ed)?|lets?|permit(?:s|ted)?|able to|free to|without)\b/i;
export const UNIVERSAL =
  /\b(?:all|every|always|everyone|everybody|never|any|each|in no|no matter|whether or not|regardless|even if|entire(?:ly)?)\b/gi;
export const HEDGE =
  /\b(?:usual(?:ly)?|general(?:ly)?|often|many|most|mostly|some|sometimes|rarely|seldom|typical(?:ly)?|normally|likely|certain|few|almost|tends?|commonly|in general|not always)\b/gi;
/** Said of part, or of chance: enough to stand for a hedge that the passage has. */
export const SOFT =
  /\b(?:may|might|can|could|cannot|can[’']t|depend\w*|var(?:y|ies)|differ\w*|possib\w+|unless|not necessarily|except\w*|at least|seek)\b/i;
export const STRONG_SHARE = /\b(?:usual(?:ly)?|general(?:ly)?|often|many|most|mostly|typical(?:ly)?|normally|commonly)\b/i;
export const WEAK_SHARE = /\b(?:some|sometimes|rarely|seldom|few|certain)\b/i;
export const LIMIT = /\b(?:unless|except)\b/i;
export const KEEPS_LIMIT = /\b(?:unless|except\w*|(?<!even )if|only|without|usual(?:ly)?|general(?:ly)?|otherwise|when|not always)\b/i;
export const SELDOM = /\b(?:rarely|seldom|hardly ever|unlikely)\b/i;
export const ONLY = /\b(?:only|just|alone|solely|merely|by itself|nothing but|unless)\b/i;
export const CONDITION = /\b(?:if|when|once|unless|until|after|whose|where|without|with|for|in case)\b/i;
/** How often: said of one action, so that another hedge elsewhere in the sentence does not stand in for it. */
export const HOW_OFTEN: ReadonlySet<string> = new Set(list('usually generally often sometimes typically normally mostly commonly'));
export const STILL_HEDGED = /\b(?:may|might|could|depend\w*|not necessarily|unless|tends?|likely)\b/i;
/** What a count says of how many: the same noun must be counted alike. */
export const COUNTS: ReadonlyMap<string, number> = new Map(
  ['all every each', 'most many', 'some several certain sometimes', 'few no'].flatMap((words, rank) =>
    list(words).map((word) => [word, rank] as const),
  ),
);
export const FLOOR = /\b(?:at least|minimum|no (?:less|fewer) than|or more)\b/i;
export const CEILING = /\b(?:at (?:the )?most|up to|maximum|no more than|or (?:less|fewer))\b/i;
