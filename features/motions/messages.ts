// Texts of motions and of the Motions tab. The law of each kind of motion is in content/motions.
import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import { formatList, formatNumber, pluralize } from '#lib/language/format.ts';
import type { MotionSource } from './motion.ts';
import { MAX_DETAILS_LENGTH, MIN_DETAILS_LENGTH, type SectionId } from './motion.ts';

export const motionTexts = {
  /** Fixed wording, also used for an empty reply; tests compare it verbatim. */
  failed: 'Failed to generate motion',
  details: `Describe the motion in ${MIN_DETAILS_LENGTH} to ${formatNumber(MAX_DETAILS_LENGTH)} characters: who, what happened, when, and what you ask for.`,
  invalid:
    'Some of this could not be read. Choose a motion and a state again, and keep each field short.',
  tooOften: 'You have asked for many motions in a short time. Please try again later.',
  stopped: 'Stopped before the motion was ready.',
  notOurs: 'This motion could not be exported. Please generate it again.',
  noProvider: 'No AI model is connected here: this draft is assembled from our library alone.',
  libraryOnly: 'You chose the library alone: nothing was sent to an AI provider.',
  budgetSpent:
    'The AI model has reached its limit for today: this draft is assembled from our library alone.',
  providerFailed: 'The AI model did not finish. The rest is from our library.',
  emptyReply:
    'Failed to generate motion: the AI model wrote nothing. The draft below is assembled from our library.',
  notChecked: 'This sentence could not be checked.',
  notInFacts: 'The facts given do not say this in these words.',
  lawFromFacts: 'It states law based only on the facts you gave. Law needs a source.',
  whichClaim: 'Which claim is it? Choose one below, then press Draft motion again.',
  unknownClaim: 'This claim is not in our library. Choose one again.',
  badCitation: (sentence: string) => `A citation in it could not be confirmed. ${sentence}`,
  noLongerLaw: (name: string, status: string, by: string) => `${name} was ${status} by ${by}.`,
} as const;

export const sectionTitles: Record<SectionId, string> = {
  notice: 'Draft',
  caption: 'Caption',
  authorities: 'Table of Authorities',
  introduction: 'Introduction',
  facts: 'Statement of Facts',
  standard: 'Legal Standard',
  argument: 'Argument',
  conclusion: 'Conclusion',
  conferral: 'Certification of Conferral',
  service: 'Certificate of Service',
  order: 'Proposed Order',
  blanks: 'Blanks to Fill',
};

export const draftTexts = {
  draft:
    "This is a draft for a lawyer's review. It has not been filed, it is not legal advice, and nobody has checked that it fits this case. Everything in capitals and brackets is still to be filled in. The facts are given as they were told, and each needs its proof. The table of authorities lists only what exists under that name; whether it fits this case, nobody has checked.",
  writtenBy: (model: string) =>
    `An AI model (${model}) wrote parts of the introduction and the argument from the sources of this draft. What could not be confirmed stands in brackets as unverified.`,
  federal: (state: string | undefined) =>
    `This is the form for a federal court, under the Federal Rules of Civil Procedure. Local rules and the orders of the judge come on top of it.${state ? ` You chose ${state}: its law counts where state law decides the claim, and its courts have rules of their own, which this form does not use.` : ''}`,
  stateCourt: (state: string | undefined, rule: string) =>
    `This is for ${state ? `a court of ${state}` : 'a state court'}. No federal rule is used as authority. What the rules of ${state ?? 'the state'} must supply is a named blank, such as ${rule}.`,
  stateStandard: (state: string | undefined, rule: string) =>
    `In ${state ? `a court of ${state}` : 'this court'} the motion is made under ${rule}, and the standard is that of [STATE AUTHORITY ON THE STANDARD].`,
  stateAuthorityOn: (point: string) => `[STATE AUTHORITY: ${point.toUpperCase()}]`,
  stateBurden: '[STATE AUTHORITY ON THE BURDEN OF PROOF]',
  noClaim:
    'No claim is argued: none was chosen, and none of our library fits clearly what you wrote. Where the claim belongs there are blanks. An authority that fits another case would only harm this one.',
  otherState: (names: string[], own: string | undefined) =>
    `(${formatList(names)} law: an example, not binding ${own ? `in ${own}` : 'in other states'}.)`,
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  versus: 'v.',
  caseNumber: 'Case No.',
  judge: 'Judge',
  hearing: 'Hearing',
  orderTitle: (title: string) => `Proposed Order on ${title}`,
  claim: (name: string) => `The claim: ${name}`,
  openClaim: '[CLAIM: CHOOSE]',
  openElements: [
    '[ELEMENTS OF THE CLAIM, EACH WITH ITS AUTHORITY]',
    '[FACTS AND RECORD CITES ON EACH ELEMENT]',
  ],
  plainWords:
    'The elements are given here in plain words, in which “you” is the person who makes the claim. [RESTATE EACH ELEMENT AS THE GOVERNING LAW STATES IT]',
  stateLaw:
    'State law decides this claim, in whole or in part: [CONTROLLING STATE AUTHORITY ON EACH ELEMENT].',
  bears: (numbers: number[]) => `Facts above that bear on this: ${formatParagraphs(numbers)}.`,
  needed: (blank: string) => `Facts still needed: ${blank}.`,
  missingElement: '[FACTS AND RECORD CITES ON THIS ELEMENT]',
  forUs: 'Authority that supports this position',
  againstUs: 'Authority that the other side may rely on',
  forClaim: 'Authority for the claim',
  againstClaim: 'Authority against the claim',
  answerIt: '[ANSWER TO THIS AUTHORITY]',
  found: 'Other cases to consider',
  foundLead: 'Our case search found these for the facts given. Keep only what applies.',
  considerIt: '[SAY WHY THIS CASE APPLIES, OR TAKE IT OUT]',
  respectfully: 'Respectfully submitted,',
  dated: 'Dated: [DATE]',
  line: '_'.repeat(36),
  signer: [
    '[NAME OF ATTORNEY OR PARTY]',
    '[ADDRESS]',
    '[EMAIL]',
    '[TELEPHONE]',
    '[BAR NUMBER, IF ANY]',
  ],
  signerOf: (party: string) => `For ${party}`,
  service:
    'I certify that on [DATE OF SERVICE OF THIS MOTION] I served this motion on [NAMES OF PERSONS SERVED] by [MANNER OF SERVICE].',
  serviceCites: ['Fed. R. Civ. P. 5(b)', 'Fed. R. Civ. P. 5(d)(1)'],
  stateServiceRule: '[STATE RULE ON SERVICE]',
  ordered: 'IT IS ORDERED:',
  datedByJudge: `Dated: ${'_'.repeat(20)}`,
  authoritiesNote: 'References are to sections.',
  noBlanks: 'None.',
  blank: (text: string, times: number, sections: string[]) =>
    `${text}${times > 1 ? `, ${times} times` : ''}: ${sections.join(', ')}`,
  unverified: (text: string) => `[UNVERIFIED: ${text}]`,
  factsTitle: 'What you wrote',
  standardTitle: (title: string) => `The legal standard: ${title}`,
} as const;

function formatParagraphs(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.length === 1 ? `¶ ${sorted[0]}` : `¶¶ ${sorted.join(', ')}`;
}

// Labels of a motion on the page.
export const motionNames: Record<MotionType, string> = {
  'summary-judgment': 'Summary Judgment',
  'dismiss-failure-to-state': 'Dismiss for Failure to State a Claim',
  'compel-discovery': 'Compel Discovery',
  'continue-hearing': 'Continue a Hearing',
  'set-aside-default': 'Set Aside a Default',
};

export const motionPage = {
  legend: 'How to read this draft',
  legendBlank: '[BLANK]',
  legendBlankText: 'still to be filled in; all are listed at the end',
  legendCite: 'Underlined',
  legendCiteText:
    'exists under this name; it opens the law. Whether it fits your case, you must judge',
  legendMark: 'the source of a sentence, listed below the draft',
  unverified: 'Not verified',
  unverifiedWhy: 'we could not confirm this. Take it out or prove it.',
  struck: 'Removed',
  struckWhy: 'this named law that does not exist as written.',
  checked: '(exists under this name)',
  newTab: '(opens in a new tab)',
  sources: 'Sources',
  openSource: 'Open this source',
  fromLibrary: 'From our library and index',
  fromModel: (provider: string) => `Argument by an AI model at ${provider}, each sentence checked`,
  sourceCount: (n: number) => pluralize(n, { one: '# source', other: '# sources' }),
} as const;

export const motionSourceKinds: Record<MotionSource['kind'], string> = {
  topic: 'Topic',
  guide: 'Guide',
  faq: 'Question',
  rule: 'State rule',
  resource: 'Resource',
  term: 'Legal word',
  case: 'Case',
  news: 'News',
  statute: 'Statute',
  facts: 'Your facts',
  standard: 'Legal standard',
  claim: 'Claim',
};
