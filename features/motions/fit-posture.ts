// A default without a judgment is set aside for good cause: the stricter rule on judgments, and
// words on a judgment, do not belong in that motion. Pure.
import type { MotionStatement, MotionTemplate } from '#features/library/schema/motion-schema.ts';

const NO_JUDGMENT =
  /\bno (?:default |final )?judge?ment (?:yet|was entered|has been entered|is entered|so far)\b|\bjudge?ment (?:has not|hasn['’]?t|was not|wasn['’]?t) (?:yet )?(?:been )?entered\b/i;
const RULE_60 = /^Fed\. R\. Civ\. P\. 60\b/;
const WORDS: [string | RegExp, string][] = [
  [
    /, and (?:may set aside a final|any) default judgment(?: entered on it| under Rule 60\(b\))?(?:,(?= is| and)|(?=[,.]))/,
    '',
  ],
  [
    '[A DEFAULT JUDGMENT WAS ENTERED ON WHAT DATE, OR NONE WAS ENTERED]',
    'no default judgment was entered',
  ],
];

export function fitPosture(template: MotionTemplate, details: string): MotionTemplate {
  if (template.id !== 'set-aside-default' || !NO_JUDGMENT.test(details)) return template;
  const adapt = (text: string) =>
    WORDS.reduce((rest, [words, replacement]) => rest.replace(words, replacement), text);
  const adaptAll = (statements: MotionStatement[]) =>
    statements.flatMap(({ text, cites }): MotionStatement[] =>
      cites.length > 0 && cites.every((cite) => RULE_60.test(cite))
        ? []
        : [{ text: adapt(text), cites: cites.filter((cite) => !RULE_60.test(cite)) }],
    );
  return {
    ...template,
    introduction: adaptAll(template.introduction),
    standard: adaptAll(template.standard),
    elements: template.elements.map((element) => ({
      ...element,
      sentences: adaptAll(element.sentences),
    })),
    conclusion: adaptAll(template.conclusion),
    order: { recital: adapt(template.order.recital), decrees: template.order.decrees.map(adapt) },
  };
}
