// Every statement in a motion cites law that the library has: each string in a template is exactly
// one citation and verified, and so is every citation in a motion that turns on any claim in the
// library.

import { expect, test } from 'vitest';
import { createAuthorityStates } from '#features/analysis/find/authority-state.ts';
import { judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import {
  createTestMotionRequest,
  EMPTY_CAPTION,
} from '#tests/integration/motions/motion-examples.ts';
import { assembleMotion } from './assemble-motion.ts';
import { checkMotion } from './check-motion.server.ts';
import { listMotionSentences } from './list-motion-sentences.ts';

const deps = createTestDeps({ library });

test('every kind of motion has a template', () => {
  expect(library.motions.map(({ id }) => id).toSorted()).toEqual([...MOTION_TYPES].toSorted());
});

test.each(library.motions)(
  '$id: every citation is in the library, under the right name, and not overruled',
  async (template) => {
    const statements = [
      ...template.introduction,
      ...template.standard,
      ...template.elements.flatMap(({ sentences }) => sentences),
      ...Object.values(template.claimsLead ?? {}),
      ...template.conclusion,
      ...(template.conferral ?? []),
    ];
    for (const cite of [template.rule, ...statements.flatMap(({ cites }) => cites)]) {
      const judged = await judgeSentenceCitations(deps, cite);
      expect(
        judged.map(({ status }) => status),
        cite,
      ).toEqual(['verified']);
      expect(isNoLongerLaw(judged[0]?.builtIn?.treatment.status), cite).toBe(false);
    }
  },
);

test('every sentence is verified, whichever claim the motion turns on', async () => {
  const templates = library.motions.filter(({ elements }) => elements.some(({ claims }) => claims));
  const unverified: string[] = [];
  // claims-rest-on-law.test.ts tests the claims themselves.
  for (const [index, claim] of library.claims.entries()) {
    const foundClaim = { claim, score: 1, fit: 'likely' as const, why: [1], elements: [] };
    // `npm test` puts each claim in one motion, the long form in all of them.
    for (const template of templates.filter((_, n) => LONG || n === index % templates.length)) {
      const request = createTestMotionRequest(template.id, {
        caption: {
          ...EMPTY_CAPTION,
          plaintiff: 'Acme Inc.',
          defendant: 'Bo Ray',
          movingParty: 'defendant',
        },
      });
      const gathered = {
        facts: [{ n: 1, text: 'A fact.' }],
        procedure: [],
        contentions: [],
        defenses: [],
        raisedDefenses: [],
        toAdd: [],
        grounds: [],
        instructions: 0,
        leftOut: 0,
        unmatched: false,
        claim: foundClaim,
        claimText: '',
        cases: [],
      };
      const sections = assembleMotion(template, request, gathered, createAuthorityStates(library));
      const { motionType, jurisdiction } = request;
      const motion = await checkMotion(deps, {
        motionType,
        title: template.title,
        jurisdiction,
        sections,
        sources: [],
      });
      const sentences = motion.sections.flatMap(({ blocks }) =>
        blocks.flatMap(listMotionSentences),
      );
      unverified.push(
        ...sentences.flatMap(({ check, text, why }) =>
          check === 'unverified' ? [`${claim.id}: ${text}: ${why}`] : [],
        ),
      );
    }
  }
  expect([...new Set(unverified)]).toEqual([]);
});
