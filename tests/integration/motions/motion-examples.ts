// Shared test data for motions: a library with the real motion templates and the law they cite, one
// fixed claim that does not depend on content/claims, and requests.

import type { Library } from '#features/library/load-library.server.ts';
import { Claim } from '#features/library/schema/claim-schema.ts';
import type { MotionType } from '#features/library/schema/motion-kinds.ts';
import type { MotionCaption, MotionRequest } from '#features/motions/motion.ts';
import { createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const toStatement = (text: string) => ({
  text,
  cites: ['Hamer v. Sidway, 124 N.Y. 538 (1891)', 'U.C.C. § 2-204'],
});

const CLAIM: Claim = {
  ...Claim.parse({
    id: 'breach-of-contract',
    name: 'Breach of contract',
    topics: ['contract-law'],
    law: 'state',
    summary: toStatement(
      'A person who kept their side of a binding deal can recover what the broken promise cost.',
    ),
    told: [
      'signed a contract',
      'never paid the invoice',
      'did the work',
      'broke our deal',
      'refused to pay',
      'agreement to paint',
      'finished the work',
      'paid nothing',
    ],
    elements: [
      {
        id: 'deal',
        ...toStatement('There was a deal that binds both sides.'),
        told: ['signed a contract', 'made an agreement', 'accepted the offer'],
        ask: 'Was there a contract?',
      },
      {
        id: 'breach',
        ...toStatement('The other side did not do what it promised.'),
        told: ['never paid the invoice', 'did not deliver', 'refused to perform'],
        ask: 'What was not done?',
      },
    ],
    for: [toStatement('A promise given for a promise binds.')],
    against: [toStatement('A bare promise without anything in exchange does not bind.')],
    decides: toStatement('What was promised and whether it was done.'),
    limits: [{ ...toStatement('States set the time to sue.'), varies: true }],
    evidence: ['The contract', 'The invoice', 'Emails'],
    options: [
      { text: 'Ask for payment.', risk: 'It may take long.' },
      { text: 'Sue.', risk: 'It costs money.' },
    ],
    next: ['Collect the papers.', 'Write down the dates.'],
    checkedOn: '2026-11-15',
    attorneyReviewed: false,
  }),
  onlyIf: [],
};

export function createMotionLibrary(parts: Partial<Library> = {}): Library {
  const { motions, authorities, cases, prompts } = library;
  return createTestLibrary({ motions, authorities, cases, prompts, claims: [CLAIM], ...parts });
}

export const EMPTY_CAPTION: MotionCaption = {
  court: '',
  district: '',
  plaintiff: '',
  defendant: '',
  caseNumber: '',
  movingParty: '',
  judge: '',
  hearingDate: '',
};

export const DETAILS =
  'Acme Corp. signed a contract with Bright Paint LLC on March 3, 2025 to paint its warehouse for $40,000. Bright Paint finished the work on May 1, 2025. ' +
  'Acme admitted in an email that the work was done. Acme never paid the invoice. Bright Paint served interrogatories in June, and Acme refused to answer.';

export const createTestMotionRequest = (
  motionType: MotionType,
  parts: Partial<MotionRequest> = {},
): MotionRequest => ({
  motionType,
  details: DETAILS,
  jurisdiction: 'General',
  caption: EMPTY_CAPTION,
  courtSystem: 'federal',
  claim: 'breach-of-contract',
  claimText: '',
  ...parts,
});
