import { formatList, pluralize } from '#lib/language/format.ts';

function formatParagraphs(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.length === 1 ? `¶ ${sorted[0]}` : `¶¶ ${sorted.join(', ')}`;
}

export const draft =
  "This is a draft for a lawyer's review. It has not been filed, it is not legal advice, and nobody has checked that it fits this case. Everything in capitals and brackets is still to be filled in. The facts are given as they were told, in the third person, and each needs its proof. The table of authorities lists only what exists under that name; whether it fits this case, nobody has checked.";

export const writtenBy = (model: string) =>
  `An AI model (${model}) wrote parts of the introduction and the argument from the sources of this draft. What could not be confirmed stands in brackets as unverified.`;

export const federal = (state: string | undefined) =>
  `This is the form for a federal court, under the Federal Rules of Civil Procedure. Local rules and the orders of the judge come on top of it.${state ? ` You chose ${state}: its law counts where state law decides the claim, and its courts have rules of their own, which this form does not use.` : ''}`;

export const stateCourt = (state: string | undefined, rule: string) =>
  `This is for ${state ? `a court of ${state}` : 'a state court'}. No federal rule is used as authority. What the rules of ${state ?? 'the state'} must supply is a named blank, such as ${rule}.`;

export const stateStandard = (state: string | undefined, rule: string) =>
  `In ${state ? `a court of ${state}` : 'this court'} the motion is made under ${rule}, and the standard is that of [STATE AUTHORITY ON THE STANDARD].`;

export const stateAuthorityOn = (point: string) => `[STATE AUTHORITY: ${point.toUpperCase()}]`;
export const stateBurden = '[STATE AUTHORITY ON THE BURDEN OF PROOF]';
export const noClaim =
  'No claim is argued: none was chosen, and none of our library fits clearly what you wrote. Where the claim belongs there are blanks. An authority that fits another case would only harm this one.';

export const otherState = (names: string[], own: string | undefined) =>
  `(${formatList(names)} law: an example, not binding ${own ? `in ${own}` : 'in other states'}.)`;

export const plaintiff = 'Plaintiff';
export const defendant = 'Defendant';
export const versus = 'v.';
export const caseNumber = 'Case No.';
export const judge = 'Judge';
export const hearing = 'Hearing';
export const orderTitle = (title: string) => `Proposed Order on ${title}`;
export const claim = (name: string) => `The claim: ${name}`;
export const openClaim = '[CLAIM: CHOOSE]';

export const openElements = [
  '[ELEMENTS OF THE CLAIM, EACH WITH ITS AUTHORITY]',
  '[FACTS AND RECORD CITES ON EACH ELEMENT]',
] as const;

export const plainWords =
  'The elements are given here in plain words. [RESTATE EACH ELEMENT AS THE GOVERNING LAW STATES IT]';
export const sideNames = {
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  unknown: '[MOVING PARTY]',
} as const;
export const factsHeading = 'A. Facts';
export const procedureHeading = 'B. Procedural History';
export const noFacts = '[STATEMENT OF FACTS, EACH WITH ITS RECORD CITE]';
/** Never says what was to be left out. */
export const followed = (instructions: number, leftOut: number, unmatched: boolean) =>
  [
    ...(instructions > 0
      ? [
          pluralize(instructions, {
            one: 'One sentence was an instruction: it is not quoted as a fact.',
            other: '# sentences were instructions: they are not quoted as facts.',
          }),
        ]
      : []),
    ...(leftOut > 0
      ? [
          pluralize(leftOut, {
            one: 'One sentence was left out because you asked for that. Duties to tell the court come first: check that it may be left out.',
            other:
              '# sentences were left out because you asked for that. Duties to tell the court come first: check that they may be left out.',
          }),
        ]
      : []),
    ...(unmatched
      ? [
          'You asked to leave something out, and no sentence was clearly about it: read the draft for it.',
        ]
      : []),
  ].join(' ');
export const ownCompany =
  'A company, an LLC too, can as a rule appear in court only through a lawyer. Whoever is no lawyer signs for themselves alone: a paper they sign for the company may be struck, and the company stays in default.';
export const leftOutOfFacts = 'Left out of the facts; add what belongs there';
export const leftOutNote =
  'These sentences are instructions, notes, argument or requests, or could not be put into the third person safely. They stand here as you typed them: take this list out before you file anything.';
export const ground = (text: string) => `Ground to argue: ${text}.`;
export const groundBlank = '[ARGUMENT, AUTHORITY AND RECORD CITES FOR THIS GROUND]';
export const contends = (movant: string, text: string) => `${movant} contends that ${text}.`;
export const contentionBlank = '[AUTHORITY AND RECORD CITES FOR THIS]';
export const defense = (name: string) => `The defense: ${name}`;
export const openDefense = '[DEFENSE: NAME IT, OR TAKE THIS PART OUT]';
export const defenseBlanks = (name: string) => [
  `[AUTHORITY FOR THE DEFENSE: ${name.toUpperCase()}]`,
  '[FACTS AND RECORD CITES ON THIS DEFENSE]',
];
export const raisedDefense = (name: string) => `A defense that was raised: ${name}`;
export const answerDefense = (name: string) => `[ANSWER TO THE DEFENSE: ${name.toUpperCase()}]`;
export const elementAtIssue = 'Element at issue:';
export const elementAuthority = '[AUTHORITY ON THIS ELEMENT]';
export const stateLaw =
  'State law decides this claim, in whole or in part: [CONTROLLING STATE AUTHORITY ON EACH ELEMENT].';
export const bears = (numbers: number[]) =>
  `Facts above that bear on this: ${formatParagraphs(numbers)}.`;
export const needed = (blank: string) => `Facts still needed: ${blank}.`;
export const missingElement = '[FACTS AND RECORD CITES ON THIS ELEMENT]';
export const forUs = 'Authority that supports this position';
export const againstUs = 'Authority that the other side may rely on';
export const forClaim = 'Authority for the claim';
export const againstClaim = 'Authority against the claim';
export const answerIt = '[ANSWER TO THIS AUTHORITY]';
export const found = 'Other cases to consider';
export const foundLead = 'Our case search found these for the facts given. Keep only what applies.';
export const considerIt = '[SAY WHY THIS CASE APPLIES, OR TAKE IT OUT]';
export const respectfully = 'Respectfully submitted,';
export const dated = 'Dated: [DATE]';
export const line = '_'.repeat(36);

export const signer = [
  '[NAME OF ATTORNEY OR PARTY]',
  '[ADDRESS]',
  '[EMAIL]',
  '[TELEPHONE]',
  '[BAR NUMBER, IF ANY]',
] as const;

export const signerOf = (party: string) => `For ${party}`;
export const service =
  'I certify that on [DATE OF SERVICE OF THIS MOTION] I served this motion on [NAMES OF PERSONS SERVED] by [MANNER OF SERVICE].';
export const serviceCites = ['Fed. R. Civ. P. 5(b)', 'Fed. R. Civ. P. 5(d)(1)'] as const;
export const stateServiceRule = '[STATE RULE ON SERVICE]';
export const ordered = 'IT IS ORDERED:';
export const datedByJudge = `Dated: ${'_'.repeat(20)}`;
export const authoritiesNote = 'References are to sections.';
export const noBlanks = 'None.';

export const blank = (text: string, times: number, sections: string[]) =>
  `${text}${times > 1 ? `, ${times} times` : ''}: ${sections.join(', ')}`;

export const unverified = (text: string) => `[UNVERIFIED: ${text}]`;
export const factsTitle = 'What you wrote';
export const standardTitle = (title: string) => `The legal standard: ${title}`;
