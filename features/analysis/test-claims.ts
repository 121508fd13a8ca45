// Three claims for tests, so that they say what they need and do not break when the real content is edited. The law in them is real
// and is listed in the test's own library; the wording is not meant for readers.
import type { Claim } from '#features/library/schema/claim-schema.ts';

type Parts = Pick<Claim, 'id' | 'name' | 'topics' | 'law' | 'told'> & { cite: string; elements: Record<string, string[]> };

function claim({ cite, elements, ...parts }: Parts): Claim {
  const said = (text: string) => ({ text, cites: [cite] });
  return {
    ...parts,
    summary: said(`${parts.name} is a claim.`),
    elements: Object.entries(elements).map(([id, told]) => ({
      id,
      ...said(`The ${id} must be shown.`),
      told,
      ask: `What shows the ${id}?`,
    })),
    for: [said(`It gives the right of ${parts.name}.`)],
    against: [said(`It has an exception to ${parts.name}.`)],
    decides: said('The proof decides it.'),
    limits: [{ ...said('Two years from the day it happened.'), varies: parts.law !== 'federal' }],
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
  claim({
    ...{ id: 'unpaid-overtime', name: 'Unpaid overtime', topics: ['employment'], law: 'federal', cite: OVERTIME },
    told: [
      'my boss does not pay overtime',
      'I work sixty hours a week for the same salary',
      'they cut my hours on the time sheet',
      'no time and a half for extra hours',
    ],
    elements: {
      hours: ['I work more than forty hours a week', 'sixty hours every week', 'ten hours a day six days a week'],
      pay: ['paid straight time for all hours', 'no extra pay for overtime', 'same salary whatever the hours'],
    },
  }),
  claim({
    ...{ id: 'collector-abuse', name: 'Debt collection abuse', topics: ['consumer-rights'], law: 'both', cite: COLLECTORS },
    told: [
      'a debt collector calls me all day',
      'the collection agency threatened me with jail',
      'collector called my work about a debt',
      'they keep calling about an old bill',
    ],
    elements: {
      collector: ['a collection agency bought the debt', 'the debt collector called', 'a collection company wrote to me'],
      abuse: ['they call at midnight', 'threatened to have me arrested', 'called me names on the phone'],
    },
  }),
  claim({
    ...{ id: 'police-force', name: 'Excessive force', topics: ['civil-rights'], law: 'federal', cite: FORCE },
    told: [
      'police beat me during the arrest',
      'the officer shot my brother with a taser',
      'cop slammed me to the ground',
      'handcuffs so tight my wrist broke',
    ],
    elements: {
      officer: ['the police officer stopped me', 'two deputies came to the door', 'a cop pulled me over'],
      injury: ['my wrist was broken', 'I needed stitches', 'I went to the hospital after the arrest'],
    },
  }),
];
