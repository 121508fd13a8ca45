// What was done to a paper on a day, by the statement that ends with the day or begins behind it:
// its service, its mailing, or the judgment that it tells of. A label ("Posted by: J. Ruiz"), a
// sentence ("This notice was handed to the person named above on") or the words of whoever did it.

type PaperAct = 'served' | 'mailed' | 'judgment';

/** "Posted on the door and mailed": it came on the day it was posted. */
export const BY_HAND =
  /\b(?:posted|taped|attached|handed|by:? hand|hand[- ]delivered|personally|in person|left (?:with|at)|delivered to)\b/i;

const IF_OR_MUST = /\b(?:must|should|shall|will|may|please|if|unless|when)\b/i;

export const WEEKDAY = /\s(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2}\s*$/i;

const MAX_BLOCK = 400;

/** Who serves a paper got it from a lawyer first. */
export const TO_SERVE =
  /\bi received (?:this|the) (?:summons|subpoena|writ|citation|paper)\b|\b(?:was|were) received by me\b(?: on)?\W*$/i;
const BARE =
  /^[\W_]*(?:(?:on|this|the|at|as of|dated?|day|when|time|and) ?)*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})?[\W_]*$/i;
const DATE_BEFORE = /^.*(?:\b20\d\d|\d[/-]\d\d)\b(?=.*[a-z])/i;
const SENTENCE_OR_PARAGRAPH = /(?<=[a-z0-9)\]])[.;]\s+(?=[A-Z[(])|\n\s*\n/;
/** Not where a day stands alone below its label. */
export const NEW_PARAGRAPH = /(?<!:[ \t]*)\n\s*\n(?=[\s\S]*\S)|(?<![:,n][ \t]*)\n\s*\n/;
const SENTENCE =
  /(?<=[a-z0-9)\]])(?<!\b(?:Dep|Ofc|Off|Sgt|Mr|Mrs|Ms|Dr|St|Ave|No|Apt|Inc|Co|Nov|Oct))[.;]\s+(?=[A-Z[(])/;
/** The words that end with a date: its label, or its sentence so far. */
function readStatement(text: string, start: number): string {
  const paragraph = text.slice(Math.max(0, start - MAX_BLOCK), start).split(NEW_PARAGRAPH);
  const sentence = (paragraph.at(-1) ?? '').split(SENTENCE).at(-1) ?? '';
  const parts = sentence.split(/(\n| {3,}|\t|\|)/);
  let own = parts.pop() ?? '';
  while (parts.length > 0 && isPart(own, parts)) {
    // A label without words is that of the whole row above.
    const isRow = parts.at(-1) === '\n';
    const start = isRow ? parts.lastIndexOf('\n', -2) + 1 : -2;
    own = `${parts.splice(start).join('')}${own}`;
  }
  return own.replace(/\s+/g, ' ').replace(WEEKDAY, ' ').replace(DATE_BEFORE, '');
}

/** "Handed to the parent:" stands above a signature and the day. */
const isPart = (own: string, above: string[]) =>
  BARE.test(own.replace(/\s+/g, ' ')) ||
  /^\s*[a-z(]/.test(own) ||
  (above.at(-1) === '\n' && /:\s*$/.test(above.at(-2) ?? ''));

const PAST =
  '(?:served|gave|given|handed|delivered|posted|slid|slipped|taped|tacked|affixed|left|mailed|e-?mailed|sent|deposited|postmarked|placed in (?:the )?(?:u\\.?s|united|mail|post))';
const OTHER_THING =
  /\b(?:payments?|rent|checks?|applications?|goods|(?<!\b(?:posted|placed|left|affixed|attached|taped) (?:on|to|in) (?:the |your )?)(?:vehicle|car)|keys?|interviews?|under my hand|complaint filed|requests?|claims?|on (?:your|the) (?:bank|employer|garnishee))\b/i;
const BY_ME = new RegExp(`\\b(?:i|we)(?: [a-z]+){0,3} (${PAST})\\b`, 'i');
/** What was done to this paper, by the words that say so. */
const WAS_DONE: RegExp[] = [
  // "Posted by: J. Ruiz", "Mailed by certified mail, return receipt requested, on".
  new RegExp(
    `^\\W*(?:(?:date|day|notice|copy|copies|personally|hand|x|was|on)\\W+){0,3}(${PAST})\\b`,
    'i',
  ),
  // "[X] U.S. mail, first class, to owner, on": the way that is checked.
  /^\W*x\W+(?:by )?((?:u\.? ?s\.? |first[- ]class |certified |registered |regular )*mail)\b/i,
  // "This notice was handed to the person named above on".
  new RegExp(
    `\\b(?:this|attached|foregoing|copy|copies|notice|letter|order|decision|determination|summons|citation|papers?|documents?|packet|writ|subpoena)\\b[^.;]{0,80}\\b(?:was|were|has been|have been)\\b(?: \\w+){0,3} (${PAST})\\b`,
    'i',
  ),
  // "The mailing and this certification occurred at Fresno on".
  /\bthe (?:mailing)\b[^.;]{0,60}\b(?:occurred|took place|was made)\b/i,
  // "I gave the tenant a copy of this notice".
  BY_ME,
];
const BY_POST = /\b(?:e-?mail(?:ed)?|mail(?:ed|ing)?|sent|deposited|postmarked|placed in)\b/i;

/** "A default judgment has therefore been entered against you on", "it is so ordered". */
const JUDGED =
  /\b(?:judge?ment|decree)\b[^.;]{0,60}\b(?:entered|rendered|granted|signed|docketed|journalized|put in)\b|\bit is so ordered\W*$/i;

function readDone(statement: string): PaperAct | undefined {
  if (JUDGED.test(statement) && !IF_OR_MUST.test(statement)) return 'judgment';
  const act = WAS_DONE.map((pattern) => pattern.exec(statement)).find(Boolean);
  if (!act || IF_OR_MUST.test(statement) || OTHER_THING.test(statement)) return undefined;
  const words = statement.slice(act.index);
  return BY_POST.test(words) && !BY_HAND.test(words) ? 'mailed' : 'served';
}

/** "On 11/5/26 at 8:02 am affixed true copies to the door": nobody says who. */
const AT_ONCE = new RegExp(
  `^[\\s,]*(?:at (?:about )?[\\d:. ]{1,6}(?: ?[ap]\\.?m\\.?)?,? )?(?:and )?(${PAST})\\b(?=[^.;]{0,30}\\b(?:cop(?:y|ies)|this|notice|summons|papers?|letter|petition|order)\\b)`,
  'i',
);

/** "On November 9, 2026 at 4:10 p.m. I served". */
function readDoneAfter(text: string, end: number): PaperAct | undefined {
  const sentence = (
    text.slice(end, end + MAX_BLOCK).split(SENTENCE_OR_PARAGRAPH, 1)[0] ?? ''
  ).replace(/\s+/g, ' ');
  const [atOnce, verb] = AT_ONCE.exec(sentence) ?? [];
  if (atOnce && verb) return readDone(sentence.slice(atOnce.length - verb.length));
  const act = BY_ME.exec(sentence);
  return act && act.index < 20 ? readDone(sentence.slice(act.index)) : undefined;
}

const FORM_DATE = /(?:^|[\n:]|\s{2})\W*(?:date|day|on|this)\W*$/i;
/** "I gave the tenant a copy of this notice": said above, with the day in its own line. */
function readBlock(text: string, start: number): PaperAct | undefined {
  const paragraph =
    text
      .slice(Math.max(0, start - MAX_BLOCK), start)
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const act = BY_ME.exec(paragraph.replace(/\s+/g, ' '));
  if (!act || TO_SERVE.test(act[0]) || !FORM_DATE.test(paragraph.replace(WEEKDAY, ' ')))
    return undefined;
  return readDone(paragraph.replace(/\s+/g, ' ').slice(act.index));
}

const BY_MAIL_AFTER = /^[\s,]*(?:by|via)\b[^.;]{0,80}\bmail\b/i;
/** `start` and `end`: of the day. */
export function readAct(text: string, start: number, end: number): PaperAct | undefined {
  const statement = readStatement(text, start);
  const act = readDone(statement) ?? readBlock(text, start) ?? readDoneAfter(text, end);
  const [how = ''] = BY_MAIL_AFTER.exec(text.slice(end, end + MAX_BLOCK)) ?? [];
  const isMailed = act === 'served' && how !== '' && !BY_HAND.test(`${statement} ${how}`);
  return isMailed ? 'mailed' : act;
}
