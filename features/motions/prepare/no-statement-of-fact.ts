// Sentences that belong to a motion, but not among its facts: notes without a verb, items of the
// caption, legal argument, work product, relief, hearsay that its teller does not believe. They are
// listed above the draft. Takes text as `spellPlainly` leaves it.
import { findCitations } from '#legal/citations/find-citations.ts';
import { hasFiniteVerb, isKnownPast } from './finite-verbs.ts';
import { findDefenses } from './named-defenses.ts';

const TONE =
  /\b(?:lol|lmao|haha+|omg|wtf|tbh|imo|imho|idk|fyi|btw|gonna|wanna|gotta)\b|[\u{1F300}-\u{1FAFF}]/iu;
const TO_WHO_WRITES =
  /\bplease\b|\bget ahead of\b|\bso (?:tight|short|brief)\b|\bkeep (?:it|this) (?:short|brief|simple|tight)\b|\byou(?:'re| are) not sure\b|\bpage limit\b|\blimit is \d+ pages\b|\bargue\b(?! with)|\b(?:he|she|they|who|it|state|defendant|plaintiff)(?:'s|'re| is| are)? (?:going to|gonna|will(?: probably| likely| surely)?) (?:say|argue|claim|contend|raise|respond)\b|\b(?:is|are|'s|'re) going to (?:say|argue|claim)\b/i;
const CAPTION_ITEM =
  /^(?:[NSEWMC]\.? ?D\.? ?(?:of )?[A-Z]|D\. ?[A-Z]|(?:Northern|Southern|Eastern|Western|Central|Middle) Dist|District of [A-Z]|[Mm]y name is\b|(?:I am|I'm|[Ww]e are|[Ww]e're) the (?:petitioner|respondent|plaintiff|defendant)s?\b|(?:I am|I'm|[Ww]e are|[Ww]e're) (?!T?V\b)[A-Z][a-z]|Client [A-Z]|Defense of [A-Z])/;
const COURT =
  /^[A-Z][\p{L}. ]{0,40}(?:Superior|Circuit|District|Municipal|Supreme|State|County) Court\b(?!.*\b(?:ordered|entered|granted|denied|set|held|ruled|is|was|has|had)\b)/u;
const REPRESENTS =
  /\b(?:[Ww]e|I)(?:'re| are|'m| am)? (?:represent(?:ing)?\b|for [A-Z]|have the (?:defendant|plaintiff)|counsel for|act(?:ing)? for)/;
/** The writer's own client, without a word for whose. */
const BARE_CLIENT =
  /(?<!\b(?:my|our|the|a|his|her|their|its|new|former|this|that|each|one|another|old|every|first) )(?<![\p{L}-])client\b(?!['-])/iu;
const ARGUMENT =
  /\b(?:is not|isn't|is no|are not|aren't) (?:a |any )?defen[sc]es?\b|\bfails? (?:as|because|since|for want|under)\b|\ball (?:they|he|she|it|plaintiff|defendant) (?:have|has|had)\b.* is\b|\b(?:in the alternative|as a fallback|main argument|strongest point|both prongs)\b|\bno (?:plausible|genuine|reasonable) \p{L}+ (?:of|that|could)\b|\bGraham factors\b/iu;
const RELIEF =
  /^(?:(?:so |also |and )?(?:we|I|client|our client|my client|plaintiff|defendant) )?(?:also )?(?:(?:do not |don't |doesn't )?wants?|asks? for|asks? that|seeks?|requests? (?:that|the court|an?|to)|would like|'d like|'d (?:post|accept)|propose)\b/i;
const DOUBTFUL =
  /\b(?:no proof|can't prove|cannot prove|couldn't prove|rumou?rs?|supposedly|word is|not sure|(?:I|we) (?:guess|think|suppose|suspect|bet|read that|read online|heard (?:that )?(?:he|she|they|it))|judge (?:always|never|hates|likes|is biased))\b|\bsays? (?:to |I should |we should )?(?:use|file)\b/i;
const BARE_CASE = /(?:^|[\s,(])[A-Z][\p{L}.&'-]+ v\.? [A-Z]/u;
const LABEL = /^([^.:;"“]{2,90}):\s/;

export function isNoStatementOfFact(plain: string): boolean {
  const unquoted = plain.replace(/"[^"]*"|“[^”]*”/g, '“”');
  const label = LABEL.exec(unquoted.replace(/\([^)]*\)/g, ''))?.[1];
  const [first = ''] = plain.split(' ');
  return (
    [
      TONE,
      TO_WHO_WRITES,
      CAPTION_ITEM,
      COURT,
      REPRESENTS,
      ARGUMENT,
      RELIEF,
      DOUBTFUL,
      BARE_CLIENT,
    ].some((signs) => signs.test(unquoted)) ||
    (BARE_CASE.test(unquoted) && findCitations(plain).length === 0) ||
    (label !== undefined && !hasFiniteVerb(label)) ||
    // "Wrote Jan 20": a note that leaves out who did it.
    isKnownPast(first.toLowerCase()) ||
    !hasFiniteVerb(unquoted)
  );
}

const GROUNDS =
  /^(?:(?:our |the |my )?(?:main |best |only |primary )?(?:argument|ground|point|theory|position)s?(?: is| are)?:|in the alternative,?|argue) +(.+)$/i;

/** Grounds that a note names, as it names them: each becomes a part of the argument to fill in. */
export const listGrounds = (plain: string): string[] =>
  (GROUNDS.exec(plain)?.[1] ?? (isListOfGrounds(plain) ? plain : ''))
    .split(/;/)
    .map((ground) =>
      ground
        .replace(/[.!]+$/, '')
        .replace(/,.*$/, '')
        .replace(/ too$/, '')
        .trim(),
    )
    .filter(
      (ground) =>
        ground.split(' ').length <= 12 && ground.length > 3 && findDefenses(ground).length === 0,
    );

const isListOfGrounds = (plain: string) =>
  plain.includes(';') && findDefenses(plain).length > 0 && !hasFiniteVerb(plain);
