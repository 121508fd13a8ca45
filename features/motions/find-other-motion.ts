// A motion that the text asks for and that is not the chosen kind: a draft of another motion would
// harm, so none is written. Only what is plainly asked for counts; pure.
import type { MotionType } from '#features/library/schema/motion-kinds.ts';

/** `type`: one that is written here. */
type Kind = { name: string; words: string; type?: MotionType };
const KINDS: Kind[] = [
  {
    name: 'summary judgment',
    words: 'summary (?:judge?ment|disposition|adjudication)',
    type: 'summary-judgment',
  },
  { name: 'dismissal', words: 'dismiss(?:al)?', type: 'dismiss-failure-to-state' },
  { name: 'compelling discovery', words: 'compel(?:ling)?', type: 'compel-discovery' },
  {
    name: 'a continuance',
    words:
      'continuance|adjournment|(?:continu(?:e|ing)|postpon(?:e|ing)|reschedul(?:e|ing)) (?:(?:the|my|this|our) )?(?:hearing|trial|case|conference)',
    type: 'continue-hearing',
  },
  {
    name: 'setting aside a default',
    words:
      '(?:set(?:ting)? aside|vacate|lift|reopen)[^.]{0,40}(?:default|judge?ment)|(?:default|judge?ment)[^.]{0,30}(?:set aside|vacated|lifted|reopened|undone)',
    type: 'set-aside-default',
  },
  { name: 'a protective order', words: 'protective order' },
  { name: 'default judgment', words: '(?:a |entry of )?default judgment' },
  { name: 'excluding evidence at trial', words: 'in limine' },
  { name: 'remand', words: 'remand' },
  {
    name: 'a change of venue',
    words: '(?:transfer|change of) (?:of )?venue|transfer (?:the|this) case',
  },
  { name: 'striking', words: 'strike' },
  { name: 'withdrawing as counsel', words: 'withdraw(?:al)? as (?:counsel|attorney)' },
  { name: 'suppressing evidence', words: 'suppress(?:ion)?' },
  { name: 'reconsideration', words: 'reconsider(?:ation)?|a new trial|Rule 59' },
  {
    name: 'an injunction',
    words: '(?:preliminary |temporary )(?:injunction|restraining order)|TRO|PI motion',
  },
  {
    name: 'an extension of time',
    words:
      'extension of time|extend(?:ing)? the time|(?:more|extra|additional) (?:days|time) to (?:answer|respond)',
  },
  { name: 'quashing a subpoena', words: 'quash' },
];
const ASKS = String.raw`(?:\bmotion(?: to| for)?(?: an?| the)?|\b(?:want|need|seek|ask(?:ing)? for|request|draft|write|prepare|move for|moves for|moving for|move to|moves to)(?: me| you)?(?: an?| the| my| our)?(?: (?!not\b|no\b)[\p{L}()0-9]+){0,2}?)\s+`;
/** Whoever has a clerk's default asks for a judgment by default. */
const IN_DEFAULT =
  /\bclerk['’]?s? (?:entry of |entered (?:a |the )?)?default\b|\bdefault (?:was |has been )?entered (?:against|by the clerk)/i;

export function findOtherMotion(details: string, chosen: MotionType): string | undefined {
  const asks = ({ words }: Kind) =>
    new RegExp(`${ASKS}${words.includes('|') ? `(?:${words})` : words}\\b`, 'iu').exec(details);
  const own = KINDS.find(({ type }) => type === chosen);
  // The chosen kind is asked for, or at least named: then another one is its history.
  if (own && (asks(own) || new RegExp(`\\b(?:${own.words})\\b`, 'i').test(details)))
    return undefined;
  if (chosen === 'summary-judgment' && IN_DEFAULT.test(details)) return 'default judgment';
  return KINDS.find((kind) => {
    const match = kind.type === chosen ? null : asks(kind);
    // "He filed a motion to strike": history.
    return (
      match &&
      !/\b(?:filed|denied|granted|opposed|lost|won|decided|their|his|her|its|defendant's|plaintiff's)\s+(?:an?\s+|the\s+)?$/i.test(
        details.slice(0, match.index),
      )
    );
  })?.name;
}
