// How a paper came, where it shows that: by mail or by hand. What may be done, or what holds for
// some, says nothing of it.

const WAY_OF_MAIL =
  '(?:(?:u\\.? ?s\\.?|united states|first[- ]class|certified|registered|ordinary|regular) ){0,3}(?<!e-?)mail';
const WAY_OF_HAND =
  '(?:by )?(?:hand|personal(?:ly)?|in person)\\b|(?:hand|personal|in-person)[- ](?:deliver|serv)';
const CHECKED = '(?:[[(] ?[x✓✔] ?[\\])]|^ *x) *';
/** A box or a line that is checked: "[X] Certified mail, return receipt requested". */
const IS_CHECKED = {
  mail: new RegExp(`${CHECKED}(?:by )?(?:${WAY_OF_MAIL}|[a-z ]{0,20}\\bmail(?:ed|ing)\\b)`, 'im'),
  hand: new RegExp(`${CHECKED}(?:[a-z ]{0,12})?(?:${WAY_OF_HAND})`, 'im'),
};
/** "SENT BY FIRST-CLASS MAIL", "a copy of this was mailed to", "by U.S. mail, on". */
const IS_SAID = {
  mail: new RegExp(
    `\\bmailed\\b(?! (?:in|back|to us)\\b)|\\b(?:sent|served|issued|transmitted|provided|deposited|copy|via)\\b[^.;]{0,100}\\b${WAY_OF_MAIL}\\b|^\\W*(?:by |via )?${WAY_OF_MAIL}\\b|\\b(?:date|day) (?:of )?mailing\\b|^\\W*mailing\\b`,
    'im',
  ),
  hand: /\b(?:handed|hand[- ]delivered|by hand|(?:served|delivered|given|service|copy|provided)\b[^.;]{0,60}\b(?:personally|in person|in hand)|personal (?:service|delivery)|personally (?:served|delivered|handed|gave)|(?:put|left|placed)\b[^.;]{0,30}\bin(?:to)? (?:the|his|her|your) hands?)\b/i,
};
/** What may be done, or what holds for some: it says nothing of how this paper came. */
const SAID_OF_OTHERS =
  /\b(?:if|when|where|whether|unless|must|may|should|can|will|shall|please|to be|or by|you (?:mail|send))\b|^\s*(?:\[ *\]|\( *\))/i;
/** How the paper came, where it shows that: by the box that is checked, else by what it says. */
export function readDelivery(text: string): 'mail' | 'hand' | undefined {
  const choose = ({ mail, hand }: { mail: RegExp; hand: RegExp }, parts: readonly string[]) => {
    const isMail = parts.some((part) => mail.test(part));
    const isHand = parts.some((part) => hand.test(part));
    if (isMail === isHand) return undefined;
    return isMail ? ('mail' as const) : ('hand' as const);
  };
  const statements = text
    .split(/(?<=[a-z0-9)])[.;]\s|\n\s*\n|(?=[[(] {0,2}[\])])|\n(?=\s*[A-Z[(])/)
    .filter((part) => !SAID_OF_OTHERS.test(part));
  return (
    choose(IS_CHECKED, [text]) ??
    choose(
      IS_SAID,
      statements.map((part) => part.replace(/\s+/g, ' ')),
    )
  );
}
