import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as stateBox from '../messages/state-box.ts';
import { ChooseState } from './choose-state.tsx';
import { StateBox } from './state-box.tsx';
import type { StateHelpView } from './view-state-help.server.ts';

const office = {
  id: 'aid',
  title: LONG_WORD,
  organization: HOSTILE,
  description: 'Helps renters.',
  url: 'https://aid.example',
  phone: '212-555-0100',
  counties: [],
} as unknown as StateHelpView['legalAid'][number];
const help: StateHelpView = {
  name: 'New York',
  slug: 'new-york',
  legalAid: [office, { ...office, id: 'b', counties: ['Kings'] }],
  court: { title: LONG_WORD, url: office.url },
};

test('shows numbers to call, the court, what the state’s law says, and what we have not read', () => {
  const facts = [
    { id: 'a', title: 'Notice', href: '/states/new-york#a', value: '14 days' },
    { id: 'b', title: 'Answer', href: '/states/new-york#b', value: null },
  ];
  const page = render(
    <StateBox help={help} title="In New York" facts={facts} topicId="landlord-tenant" />,
  );
  expect(page.get('region', 'In New York')).toBeDefined();
  expect(page.all('link', '212-555-0100').map(({ attrs }) => attrs.href)).toEqual([
    'tel:+12125550100',
    'tel:+12125550100',
  ]);
  expect(page.text).toContain('Serves Kings.');
  expect(page.text).toContain('Notice 14 days');
  expect(page.text).toContain(stateBox.notRead(['Answer']));
  expect(page.get('link', stateBox.whoCanHelp).attrs.href).toBe('/help?topic=landlord-tenant');
  expect(page.get('link', stateBox.allLaw('New York')).attrs.href).toBe('/states/new-york');
  expect(page.faults()).toEqual([]);
});

test('says so when we hold no rule of the state', () => {
  const page = render(
    <StateBox help={{ ...help, legalAid: [], court: null }} title="In New York" facts={[]} />,
  );
  expect(page.text).toContain(stateBox.noRules('New York'));
  expect(page.all('link').map(({ attrs }) => attrs.href)).toEqual(['/help', '/states/new-york']);
});

test('before a state is chosen, a form without JavaScript asks for it and returns to the box', () => {
  const page = render(<ChooseState id="in-your-state" returnTo="/guides/x" />);
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/state' });
  expect(page.sends('returnTo')).toEqual(['/guides/x#in-your-state']);
  expect(page.all('option')).toHaveLength(52);
  expect(page.faults()).toEqual([]);
});
