// What people write around the names of terms when they ask what something means, or how two things
// differ: "what does … mean", "… vs …". Only wordings are here; whether what remains is a term
// decides term-questions.ts. Input is a key of toTermKey: lower case, without punctuation and
// apostrophes. Common misspellings of the wording itself are read too.
import { STATES } from '#legal/jurisdictions.ts';

const WHAT = '(?:what|wat|waht|wht|wut|wtf)';
const MEAN = '(?:mean|means|meaning|meen|meens)';
const DIFFERENCE = '(?:differences?|diffrences?|diferences?|diff)';
const BETWEEN = '(?:between|betwen|beetween|btw|btwn|b w|of|in)';
const FILLER = '(?:exactly|legally|really|actually|even|basically|just|the heck|the hell)';

/** Said before the question itself. */
const OPENING = new RegExp(
  '^(?:hi|hello|hey|so|and|but|also|ok|okay|please|um|sorry|quick question|question|' +
    '(?:can|could|would|will) (?:you|u|someone|anyone|somebody|anybody)|(?:i|we) (?:want|wanted|need|would like|d like) to (?:know|understand)|' +
    '(?:im|i am|i was|we are) (?:confused about|not sure|unsure|wondering|curious|trying to (?:understand|figure out))|' +
    '(?:i|we) (?:dont|do not|didnt) (?:know|understand|get)|(?:do|does) (?:you|u|anyone|anybody|someone) know|' +
    'tell me|help me understand|explain(?: to me)?(?= what)) ',
);
/** Said after it. */
const ENDING = new RegExp(
  ` (?:${FILLER}|please|pls|plz|thanks|thank you|then|anyway|though|for dummies|to me|defined|explained|all about|laws?|` +
    '(?:in|under|for|by|according to) (?:an? |the |my |us |american |plain |simple |easy |legal |laymans? |lay |criminal |civil )*' +
    '(?:law|courts?|english|terms?|words?|language|us|usa|united states|america|sense|legalese|legal|lawsuits?|case|speak|context)|' +
    `(?:in|under) (?:the state of )?(?:${Object.values(STATES).join('|').toLowerCase()})(?: law)?)$`,
);
/** A second question in the same sentence: "what is a lien and how do I remove it". */
const SECOND_QUESTION =
  / (?:(?:and|or|but) (?:how|why|when|where|who|which|what|whats|do|does|did|is|are|am|was|can|could|should|would|will|if)|(?:how|why|when|where|can|should|do|does|is) (?:i|it|they|we|you|do|does|did|can|is|this|that|my)) .*$/;
/**
 * Stands before a name, and may also be the beginning of one: "just cause", "term life insurance".
 */
const BEFORE_NAME = new RegExp(
  `^(?:an?|the|any|some|${FILLER}|considered|called|being|having|getting|(?:legal |law |court )?(?:term|word|phrase|expression|concept|thing called)) (?=.)`,
);

const DEFINITION_FORMS = [
  '(?:define|explain|describe|(?:the )?(?:definition|defination|explanation|meaning|meening)(?: of)?) (?<name>.+)',
  `${WHAT}(?:s| s| is| are| was| were)? (?:the |an? )?(?:legal |simple |exact )?(?:meaning|meening|definition|defination) (?:of|for) (?<name>.+)`,
  `${WHAT}(?:s| s| is| are| was) (?:${FILLER} )?meant (?:by|when they say) (?<name>.+)`,
  `${WHAT} (?:do|does|dose|did|would)(?: it| they| people| lawyers| courts| you| a judge| the judge| the court)? (?:${FILLER} )?mean (?:by|to be|to|when they say|when it says) (?<name>.+)`,
  `${WHAT} (?:do|does|dose|did|is|would) (?<name>.+?) (?:${FILLER} )?(?:${MEAN}|stand for|refer to)`,
  `${WHAT}(?: ${FILLER})?(?:s| s| is| are| r| was| were| counts as| qualifies as| constitutes) (?<name>.+)`,
  `${WHAT} (?<name>.+) (?:is|are|${MEAN})`,
  '(?:whos|who is|who are) (?<name>.+)',
  `(?<name>.+?) (?:${MEAN}|definition|defination)(?: ${WHAT})?`,
  `(?:.* (?:said|says|say|called|got|received|mentioned|about|wrote|an?|the|word|term) )?(?<name>.+?) ${WHAT}(?:s| is| does) (?:it|that|this|they)(?: ${MEAN})?`,
].map((form) => new RegExp(`^${form}$`));

const DIFFERENCE_FORMS = [
  `(?:${WHAT}(?:s| s| is| are)? |explain |describe |is there |are there )?(?:the |an?y? )?(?:\\w+ )?${DIFFERENCE} (?:is |are )?${BETWEEN} (?<both>.+)`,
  '(?:is|are) (?<first>.+?) (?:exactly |really |basically )?(?:the )?same (?:thing )?(?:as|with) (?<second>.+)',
  '(?:do|does) (?<first>.+) mean (?:the )?same (?:thing )?as (?<second>.+)',
  '(?:do|does) (?<both>.+) mean (?:the )?same(?: thing)?',
  '(?:is|are) (?<both>.+?) (?:(?:(?:one and |basically |really )?the )?same(?: thing| crime)?|different(?: things)?|interchangeable|synonyms)',
  '(?<both>.+?) (?:the )?same(?: thing| crime)?',
  'how (?:is|are) (?<both>.+?) (?:any )?(?:different|diffrent)',
  `(?:in )?${WHAT} (?:makes|way is) (?<first>.+?) (?:different|diffrent) (?:from|than|to) (?<second>.+)`,
  `${WHAT} (?:separates|distinguishes) (?<both>.+)`,
  '(?:(?:how|is|are) )?(?:is |are )?(?<first>.+?) (?:any )?(?:different|diffrent|distinct) (?:from|than|to) (?<second>.+)',
  '(?:is|are) (?<first>.+?) (?:just )?another (?:word|name|term) for (?<second>.+)',
  'how (?:do|does) (?<first>.+) differ from (?<second>.+)',
  'how (?:do|does) (?<both>.+) differ',
  '(?:.+ )?(?:distinguish|compare|tell apart) (?:between )?(?<both>.+)',
  `(?:(?:should|do|can|would|could) (?:i|we|you) \\w+ )?(?<both>.+?) (?:${WHAT}(?:s| s| is) )?(?:the )?(?:${DIFFERENCE}|different)`,
  `(?:${WHAT}(?:s| s| is| are) |explain )?(?<first>.+) (?:vs?|versus|compared (?:to|with)) (?<second>.+)`,
].map((form) => new RegExp(`^${form}$`));
const MAX_SKIPPED_WORDS = 8;
const BETWEEN_BOTH = / (?:and|or|vs?|versus|n|from|with|to|compared to|compared with) /g;

/** What may be the name that a question asks to define; the most literal reading comes first. */
export function readDefinitionNames(key: string): string[] {
  return listReadings(key).flatMap((text) =>
    DEFINITION_FORMS.flatMap((form) => {
      const name = form.exec(text)?.groups?.name;
      return name ? listWithoutEndings(name).flatMap(listWithoutBeginnings) : [];
    }),
  );
}

/** The pairs of names that a question may ask to tell apart. */
export function readDifferenceNames(key: string): [string, string][] {
  return listReadings(key).flatMap((text) =>
    DIFFERENCE_FORMS.flatMap((form) => {
      const { first, second, both } = form.exec(text)?.groups ?? {};
      if (first && second) return [stripBoth(first, second)];
      return both ? splitBoth(both) : [];
    }),
  );
}

/**
 * Names may contain the words between two names ("breaking and entering"), and the first may follow
 * other words ("I keep hearing bail and bond"), so every split and every beginning is a reading,
 * the most literal ones first.
 */
function splitBoth(both: string): [string, string][] {
  const splits = [...both.matchAll(BETWEEN_BOTH)].map(({ 0: connective, index }) =>
    stripBoth(both.slice(0, index), both.slice(index + connective.length)),
  );
  return [
    ...splits,
    ...splits.flatMap(([first, second]) =>
      listLastWords(first).map((words): [string, string] => [words, second]),
    ),
  ];
}

function listLastWords(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1, MAX_SKIPPED_WORDS).map((_, index) => words.slice(index + 1).join(' '));
}

const stripBoth = (first: string, second: string): [string, string] => [
  stripBeginning(first),
  stripBeginning(second),
];
const stripBeginning = (name: string) => listWithoutBeginnings(name).at(-1) as string;

/** The text as it is, then without what is said before and after the question. */
function listReadings(key: string): string[] {
  return listStripped(key, OPENING).flatMap(listWithoutEndings);
}

function listWithoutEndings(text: string): string[] {
  const first = text.replace(SECOND_QUESTION, '');
  return [...new Set([text, ...listStripped(first, ENDING)])];
}

const listWithoutBeginnings = (name: string) => listStripped(name, BEFORE_NAME);

/** The text, then the text after each removal of the pattern, as often as it occurs. */
function listStripped(text: string, pattern: RegExp): string[] {
  const stripped = text.replace(pattern, '');
  return stripped === text ? [text] : [text, ...listStripped(stripped, pattern)];
}
