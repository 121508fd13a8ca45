// The form of a motion for a state court. Its structure is the federal one, but no federal rule or
// decision on procedure stands in it as authority: what the state's own rules must supply is a
// named blank. Pure.
import type {
  MotionElement,
  MotionStatement,
  MotionTemplate,
} from '#features/library/schema/motion-schema.ts';
import * as draftTexts from './messages/draft-texts.ts';

const FEDERAL_RULE = /\b(?:Federal )?Rules? \d+(?:\.\d+)?(?:\([a-z0-9]+\))*/gi;
const FEDERAL_CITE = /^Fed\. R\./;

export function toStateCourtForm(
  template: MotionTemplate,
  stateName: string | undefined,
): MotionTemplate {
  const { stateRule, claimsLead, conferral, order } = template;
  const replaceRules = (text: string) =>
    text
      .replace(FEDERAL_RULE, stateRule)
      // Plausibility is the federal test of a complaint.
      .replace(
        'state facts that make a right to relief plausible',
        'state facts that give a right to relief',
      )
      .replace('make a right to relief plausible', 'give a right to relief');
  const replaceCites = ({ text, cites }: MotionStatement): MotionStatement => ({
    text: cites.length > 0 ? `${replaceRules(text)} ${stateRule}.` : replaceRules(text),
    cites: [],
  });
  return {
    ...template,
    introduction: template.introduction.map(replaceCites),
    standard: [{ text: draftTexts.stateStandard(stateName, stateRule), cites: [] }],
    elements: template.elements.map((element) => ({
      ...element,
      heading: replaceRules(element.heading),
      sentences: toStateSentences(element).map(({ text, cites }) => ({
        text: replaceRules(text),
        cites,
      })),
    })),
    ...(claimsLead && {
      claimsLead: {
        plaintiff: toBurdenSentence(claimsLead.plaintiff),
        defendant: toBurdenSentence(claimsLead.defendant),
        unknown: toBurdenSentence(claimsLead.unknown),
      },
    }),
    conclusion: template.conclusion.map(replaceCites),
    ...(conferral && { conferral: conferral.map(replaceCites) }),
    order: { recital: replaceRules(order.recital), decrees: order.decrees.map(replaceRules) },
  };
}

/**
 * Statements of federal law become one blank, named for the element; sentences about this case
 * stay.
 */
function toStateSentences({ id, sentences }: MotionElement): MotionStatement[] {
  const ownSentences = sentences.filter(({ cites }) => cites.length === 0);
  if (ownSentences.length === sentences.length) return ownSentences;
  return [
    { text: `${draftTexts.stateAuthorityOn(id.replaceAll('-', ' '))}.`, cites: [] },
    ...ownSentences,
  ];
}

const toBurdenSentence = ({ text }: MotionStatement): MotionStatement => ({
  text: `${text} ${draftTexts.stateBurden}.`,
  cites: [],
});

/**
 * A claim of the library as it may be cited in a state court: federal statutes and decisions stand,
 * federal rules do not.
 */
export function removeFederalRules<T extends { text: string; cites: string[] }>(statement: T): T {
  const cites = statement.cites.filter((cite) => !FEDERAL_CITE.test(cite));
  if (cites.length === statement.cites.length) return statement;
  return {
    ...statement,
    cites,
    text:
      cites.length === 0
        ? `${statement.text} ${draftTexts.stateAuthorityOn('this point')}.`
        : statement.text,
  };
}
