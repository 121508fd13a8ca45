// What a step of a guide offers to press: numbers, letters and addresses come from the library, and
// the state's own court from the state.
import { expect, test } from 'vitest';
import { formatTelHref } from '#lib/phone.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { checkStepActions } from './checks/check-step-actions.ts';
import type { Guide, StepAction } from './schema/schema.ts';
import { viewStepActions } from './view-step-actions.server.ts';

const guide = library.guides.find(({ id }) => id === 'respond-to-an-eviction-case') as Guide;
const view = (actions: StepAction[], jurisdiction: 'General' | 'TX' = 'General') =>
  viewStepActions(library, guide, actions, jurisdiction);

test('a number is that of the hotline, a letter that of the document', () => {
  const hotline = library.hotlines.find(({ id }) => id === 'wages');
  expect(view([{ call: 'wages' }, { write: 'debt_validation' }])).toEqual([
    expect.objectContaining({
      label: expect.stringContaining(hotline?.phone ?? '?'),
      href: formatTelHref(hotline?.phone ?? ''),
    }),
    expect.objectContaining({
      label: expect.stringMatching(/^Write it: /),
      href: '/documents?type=debt_validation',
    }),
  ]);
});

test('steps that tell readers to ask for money, a repair or the way out have the letter, and unpaid wages their calculator', () => {
  const listHrefs = (id: string, step: number) => {
    const each = library.guides.find((one) => one.id === id) as Guide;
    return viewStepActions(library, each, each.steps[step - 1]?.actions ?? [], 'General').map(
      ({ href }) => href,
    );
  };
  const letters = [
    ['file-a-wage-complaint-step-by-step', 3, '&about=wages'],
    ['get-your-security-deposit-back', 4, '&about=deposit'],
    ['get-money-back-from-a-business', 2, '&about=refund'],
    ['collect-an-unpaid-invoice-for-goods', 3, '&about=invoice'],
    ['write-breach-of-contract-demand-letter', 3, '&about=agreement'],
    ['small-claims-from-filing-to-judgment', 2, ''],
    ['small-claims-property-damage-injury', 3, '&about=damage'],
  ] as const;
  for (const [id, step, about] of letters)
    expect(listHrefs(id, step), id).toContain(`/documents?type=demand_letter${about}`);
  expect(listHrefs('ask-for-repairs-in-a-rental', 2)).toContain('/documents?type=repair_request');
  expect(listHrefs('get-your-security-deposit-back', 1)).toContain(
    '/documents?type=notice_to_vacate',
  );
  expect(listHrefs('file-a-wage-complaint-step-by-step', 2)).toContain('/tools/unpaid-wages');
  expect(listHrefs('just-lost-my-job-first-week', 3)).toContain('/tools/unpaid-wages');
});

test('the court is that of the chosen state; without one, the box that asks for it', () => {
  const court = library.resources.find(({ state, help }) => state === 'TX' && help === 'court');
  expect(view([{ find: 'court' }], 'TX')).toEqual([
    expect.objectContaining({ href: court?.url, isExternal: true }),
  ]);
  expect(view([{ find: 'court' }])).toEqual([expect.objectContaining({ href: '#in-your-state' })]);
  expect(view([{ find: 'help' }], 'TX')).toEqual([
    expect.objectContaining({ label: 'Find help in Texas', href: '/help?topic=landlord-tenant' }),
  ]);
});

test('most guides have something to press, and nothing that is not in the library', () => {
  const withActions = library.guides.filter(({ steps }) =>
    steps.some(({ actions }) => actions.length > 0),
  );
  expect(withActions.length).toBeGreaterThanOrEqual(100);
  const results = library.guides.flatMap((each) =>
    each.steps.map((step) => [step.actions, viewStepActions(library, each, step.actions, 'OH')]),
  );
  expect(results.filter(([actions, views]) => actions?.length !== views?.length)).toEqual([]);
});

test.each<StepAction>([
  { call: 'nobody' },
  { write: 'novel' },
  { write: 'demand_letter', about: 'love' },
  { count: 'sheep' },
  { open: 'https://elsewhere.example/' },
])('%o is a problem', (action) => {
  const value = {
    ...guide,
    steps: guide.steps.map((step) => ({ ...step, actions: [] as StepAction[] })),
  };
  value.steps[1]?.actions.push(action);
  const targets = {
    hotlines: new Set<string>(),
    documents: library.documents,
    deadlines: new Set<string>(),
  };
  expect(checkStepActions([{ file: 'guide.md', line: 1, hash: '', value }], targets)).toEqual([
    { file: 'guide.md', line: 1, message: expect.stringMatching(/^steps\.1\.actions/) },
  ]);
});
