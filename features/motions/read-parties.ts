// Names of the parties and who makes the motion, read from the details for the caption: "Plaintiff
// Maria Delgado", "Delgado v. Acme Foods, Inc.", "Defendant moves". What the caption fields say
// always wins, and what is not plainly said stays a blank. Pure.
import { findCitations } from '#legal/citations/find-citations.ts';
import type { MotionCaption, MovingParty } from './motion.ts';

const WORD = String.raw`[A-Z][\p{L}\p{N}.'’&-]{0,40}`;
const NAME = String.raw`${WORD}(?:(?: of| and| &|,(?= (?:Inc|LLC|L\.L\.C|Ltd|Co|Corp|N\.A|Jr|Sr)\b))? ${WORD}){0,6}`;
const NAMED_PARTY = new RegExp(String.raw`\b([Pp]laintiff|[Dd]efendant),? (${NAME})`, 'gu');
const VERSUS = new RegExp(String.raw`(${NAME}),? v\.? (${NAME})`, 'u');
const MOVES = new RegExp(
  String.raw`\b([Pp]laintiff|[Dd]efendant)s?\b(?:,? ${NAME})?,? (?:hereby |respectfully |now )?(?:moves?|asks? the court|requests?|seeks?)\b`,
  'u',
);
const REPRESENTS =
  /\b(?:we|I)(?:['’]m| am|['’]re| are)? (?:here )?(?:represent(?:ing)?|counsel for|act(?:ing)? for|defend(?:ing)?|the (?:lawyer|attorney)s? for)(?: the)? ([Pp]laintiff|[Dd]efendant)/i;
const CLIENT =
  /\b(?:we|I)(?:['’]re| are|['’]m| am)? (?:represent|act(?:ing)? for|counsel for)|\b(?:our|my) client\b/i;
const SUED = /\b(?:I|we) (?:have )?(?:sued|filed suit|brought (?:this|the) (?:suit|case))\b/i;
const WAS_SUED =
  /\b(?:sued (?:me|us)|(?:I|we) (?:was|were|am|are|have been|am being|are being) sued|suit against (?:me|us))\b/i;
/** "We represent the store, Acme Foods, Inc.", "Our client is Dana Fritsch". */
const CLIENT_NAME = new RegExp(
  String.raw`\b(?:(?:[Ww]e|I)(?:['’]m| am|['’]re| are)? (?:represent(?:ing)?|act(?:ing)? for|counsel for|for)|[Oo]ur client(?: is)?|[Mm]y client(?: is)?|[Mm]y name is|[Cc]lient)(?: the)?(?: \p{Ll}+,)? (${NAME})`,
  'u',
);
const SUING = new RegExp(String.raw`(${NAME}) (?:has )?(?:sued|is suing|filed suit)\b`, 'u');
const MAX_TITLE_AT = 200;
/** Words that begin a sentence or a title with a capital and are no name. */
const NOT_A_NAME =
  /^(?:The|A|An|He|She|It|They|In|On|At|Has|Had|Is|Was|Did|Does|And|Or|No|Not|My|Our|Motion|Court|Me|Us|I|We|Myself|Count)\b/;

export function readParties(details: string, caption: MotionCaption): MotionCaption {
  const text = removeCitations(details);
  const [, first, second] = findTitle(text);
  const names = new Map(
    [...text.matchAll(NAMED_PARTY)]
      .toReversed()
      .map(([, role = '', name = '']) => [role.toLowerCase(), name]),
  );
  const movingParty = caption.movingParty || readMovingParty(text);
  const client = cleanName(CLIENT_NAME.exec(text)?.[1]);
  const suing =
    movingParty === 'defendant'
      ? cleanName(
          SUING.exec(text)?.[1]
            ?.split(/(?<=\p{L}{3}\.) /u)
            .at(-1),
        )
      : '';
  const pick = (role: MovingParty, fromTitle: string | undefined) =>
    cleanName(names.get(role)) || cleanName(fromTitle) || (movingParty === role ? client : '');
  const other = suing === client ? '' : suing;
  return {
    ...caption,
    plaintiff: caption.plaintiff || pick('plaintiff', first) || other,
    defendant: caption.defendant || pick('defendant', second),
    movingParty,
  };
}

/**
 * The title of the case opens one of the first sentences. Any other "Scott v. Harris" is a case
 * that somebody relies on.
 */
function findTitle(text: string): string[] {
  const match = VERSUS.exec(text.slice(0, MAX_TITLE_AT));
  const before = text.slice(0, match?.index ?? 0).trimEnd();
  const after = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  const opens =
    before === '' || /(?:[.!?:\n]|\bcase (?:is|of)|\bmatter of|\bcaption:?)$/.test(before);
  if (!match || !opens || /^,? (?:controls?|applies|governs|holds|held|says|factors)\b/.test(after))
    return [];
  const [whole, first = '', second = ''] = match;
  const inParentheses = /^ ?\(([^)]{2,60})\)/.exec(after)?.[1];
  return [whole, first, /^(?:Me|Us|Myself)$/.test(second) ? (inParentheses ?? '') : second];
}

/** A cited case has parties of its own. */
const removeCitations = (text: string) =>
  findCitations(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} … ${rest.slice(end)}`,
    text,
  );

function readMovingParty(text: string): MovingParty | '' {
  const moving = (text.match(REPRESENTS) ?? text.match(MOVES))?.[1]?.toLowerCase();
  if (moving) return moving as MovingParty;
  // Who speaks for somebody calls only the other side by its role.
  if (CLIENT.test(text)) {
    const names = {
      plaintiff: /\bplaintiffs?\b/i.test(text),
      defendant: /\bdefendants?\b/i.test(text),
    };
    if (names.plaintiff !== names.defendant) return names.plaintiff ? 'defendant' : 'plaintiff';
  }
  return WAS_SUED.test(text) ? 'defendant' : SUED.test(text) ? 'plaintiff' : '';
}

/** A name ends with its sentence: after a period that follows more than an initial or a title. */
function cleanName(name = ''): string {
  const [first = ''] = name.split(/(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|St|Mt))\p{L}{2}\.) /u);
  const trimmed = first
    .replace(/[,'’]+$/, '')
    .replace(/['’]s$/, '')
    .replace(/(?<![A-Z]\.[A-Z]|\b(?:Inc|Co|Corp|Ltd|Jr|Sr))\.$/, '');
  return NOT_A_NAME.test(trimmed) ? '' : trimmed;
}
