// Everything that a motion states rests on law that we hold: each citation of each template is one citation and verified, and so is
// every motion that turns on any claim of the library, whoever moves.
import { expect, test } from 'vitest';
import { judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { LONG, sample } from '#tests/harness/long-form.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { motionRequest, NO_CAPTION } from '#tests/integration/motions/motion-examples.ts';
import { assembleMotion } from './assemble-motion.ts';
import { checkMotion } from './check-motion.server.ts';
import { sentencesOf } from './list-motion-sentences.ts';

const deps = createTestDeps({ library });

test('there is a template for every kind', () => {
  expect(library.motions.map(({ id }) => id).toSorted()).toEqual([...MOTION_TYPES].toSorted());
});

test.each(library.motions)('$id: each citation is one that we hold, by its right name, and not overruled', async (template) => {
  const stated = [
    ...template.introduction,
    ...template.standard,
    ...template.elements.flatMap(({ sentences }) => sentences),
    ...Object.values(template.claimsLead ?? {}),
    ...template.conclusion,
    ...(template.conferral ?? []),
  ];
  for (const cite of [template.rule, ...stated.flatMap(({ cites }) => cites)]) {
    const judged = await judgeSentenceCitations(deps, cite);
    expect(
      judged.map(({ status }) => status),
      cite,
    ).toEqual(['verified']);
    expect(judged[0]?.builtIn?.treatment.status, cite).not.toBe('overruled');
  }
});

test('whatever claim a motion turns on, all of it is verified', async () => {
  const templates = library.motions.filter(({ elements }) => elements.some(({ claims }) => claims));
  const bad: string[] = [];
  // Each claim by itself is looked at in claims-rest-on-law.test.ts.
  for (const [at, claim] of sample(library.claims, 3).entries()) {
    const found = { claim, score: 1, fit: 'likely' as const, why: [1], elements: [] };
    // In `npm test` some claims, each in one motion, in turn; in the long form each in all of them.
    for (const template of templates.filter((_, n) => LONG || n === at % templates.length)) {
      const request = motionRequest(template.id, {
        caption: { ...NO_CAPTION, plaintiff: 'Acme Inc.', defendant: 'Bo Ray', movingParty: 'defendant' },
      });
      const sections = assembleMotion(template, request, { facts: [{ n: 1, text: 'A fact.' }], claims: [found], cases: [] });
      const { motionType, jurisdiction } = request;
      const motion = await checkMotion(deps, { motionType, title: template.title, jurisdiction, sections, sources: [] });
      const sentences = motion.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf));
      bad.push(...sentences.flatMap(({ check, text, why }) => (check === 'unverified' ? [`${claim.id}: ${text}: ${why}`] : [])));
    }
  }
  expect([...new Set(bad)]).toEqual([]);
});
