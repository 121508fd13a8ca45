// Three claims for tests, so that tests do not depend on the wording of the real content. The law
// they cite is real and is listed in the test library.
import type { Claim } from '#features/library/schema/claim-schema.ts';

type ClaimParts = Pick<Claim, 'id' | 'name' | 'topics' | 'law' | 'told'> & {
  cite: string;
  elements: Record<string, string[]>;
};

function createClaim({ cite, elements, ...parts }: ClaimParts): Claim {
  const toStatement = (text: string) => ({ text, cites: [cite] });
  return {
    ...parts,
    onlyIf: [],
    summary: toStatement(`${parts.name} is a claim.`),
    elements: Object.entries(elements).map(([id, phrases]) => ({
      id,
      ...toStatement(`The ${id} must be shown.`),
      told: phrases,
      ask: `What shows the ${id}?`,
    })),
    for: [toStatement(`It gives the right of ${parts.name}.`)],
    against: [toStatement(`It has an exception to ${parts.name}.`)],
    decides: toStatement('The proof decides it.'),
    limits: [
      {
        ...toStatement('Two years from the day it happened.'),
        varies: parts.law !== 'federal',
        generalOnly: false,
      },
    ],
    evidence: ['Letters', 'Photos', 'Receipts'],
    options: [
      { text: 'One option is to write a letter.', risk: 'It may be ignored.' },
      { text: 'One option is to sue.', risk: 'It costs money.' },
    ],
    next: ['Write down dates.', 'Keep copies.'],
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
  };
}

const OVERTIME = '29 U.S.C. § 207';
const COLLECTORS = '15 U.S.C. § 1692d';
const FORCE = '42 U.S.C. § 1983';

export const testClaims: Claim[] = [
  createClaim({
    id: 'unpaid-overtime',
    name: 'Unpaid overtime',
    topics: ['employment'],
    law: 'federal',
    cite: OVERTIME,
    told: [
      'my boss does not pay overtime',
      'I work sixty hours a week for the same salary',
      'they cut my hours on the time sheet',
      'no time and a half for extra hours',
    ],
    elements: {
      hours: [
        'I work more than forty hours a week',
        'sixty hours every week',
        'ten hours a day six days a week',
      ],
      pay: [
        'paid straight time for all hours',
        'no extra pay for overtime',
        'same salary whatever the hours',
      ],
    },
  }),
  createClaim({
    id: 'collector-abuse',
    name: 'Debt collection abuse',
    topics: ['consumer-rights'],
    law: 'both',
    cite: COLLECTORS,
    told: [
      'a debt collector calls me all day',
      'the collection agency threatened me with jail',
      'collector called my work about a debt',
      'they keep calling about an old bill',
    ],
    elements: {
      collector: [
        'a collection agency bought the debt',
        'the debt collector called',
        'a collection company wrote to me',
      ],
      abuse: [
        'they call at midnight',
        'threatened to have me arrested',
        'called me names on the phone',
      ],
    },
  }),
  createClaim({
    id: 'police-force',
    name: 'Excessive force',
    topics: ['civil-rights'],
    law: 'federal',
    cite: FORCE,
    told: [
      'police beat me during the arrest',
      'the officer shot my brother with a taser',
      'cop slammed me to the ground',
      'handcuffs so tight my wrist broke',
    ],
    elements: {
      officer: [
        'the police officer stopped me',
        'two deputies came to the door',
        'a cop pulled me over',
      ],
      injury: [
        'my wrist was broken',
        'I needed stitches',
        'I went to the hospital after the arrest',
      ],
    },
  }),
];
