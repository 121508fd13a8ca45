import { expect, test } from 'vitest';
import * as nearYou from '#features/help/messages/near-you.ts';
import { UrgentHelp } from '#features/help/urgent-help.tsx';
import type { ResourceView } from '#features/library/list-resources.server.ts';
import * as library from '#features/library/messages/library.ts';
import type { NewsView } from '#features/library/schema/news-schema.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as texts from '../messages/topic.ts';
import { NewsList } from './news-list.tsx';

const createNews = (count: number): NewsView[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    title: index === 0 ? HOSTILE : `News ${index}`,
    url: `https://news.example/${index}`,
    source: 'Paper',
    date: 'March 1, 2027',
    content: index === 0 ? LONG_WORD : '',
  }));

test('shows a message when there is no news', () => {
  expect(render(<NewsList news={[]} />).text).toBe(texts.noNews);
});

test('news opens at its source in a new tab', () => {
  const page = render(<NewsList news={createNews(1)} />);
  expect(page.get('link', `${HOSTILE} ${library.newTab}`).attrs).toMatchObject({
    href: 'https://news.example/0',
    rel: 'noopener noreferrer',
  });
  expect(page.says('listitem')).toEqual([
    `March 1, 2027 Paper ${HOSTILE} ${library.newTab} ${LONG_WORD}`,
  ]);
  expect(page.faults()).toEqual([]);
});

test('shows more than three items behind a button, and all of them without JavaScript', () => {
  expect(render(<NewsList news={createNews(3)} />).all('button')).toEqual([]);
  const page = render(<NewsList news={createNews(11)} />);
  expect(page.get('button', library.more(8))).toBeDefined();
  expect(getText(page.get('noscript'))).toContain('News 10');
  expect(page.all('listitem')).toHaveLength(11);
});

const resource: ResourceView = {
  id: 'aid',
  title: LONG_WORD,
  organization: 'Legal Aid',
  description: HOSTILE,
  url: 'https://aid.example',
  type: 'Organization',
  cost: 'Free',
  tags: ['tenants'],
  phone: '212-555-0100',
  state: 'NY',
  counties: [],
  confirmed: false,
  topics: [{ id: 'landlord-tenant', title: 'Landlord and Tenant' }],
} as ResourceView;

test('a resource has its title in its link and says when its address is not confirmed', () => {
  const page = render(<ResourceList resources={[resource]} withTopics />);
  expect(
    page.get('link', `${library.visitResource}: ${LONG_WORD} ${library.newTab}`).attrs.href,
  ).toBe('https://aid.example');
  expect(page.get('link', '212-555-0100').attrs.href).toBe('tel:+12125550100');
  expect(page.text).toContain(`Legal Aid New York ${LONG_WORD} ${HOSTILE}`);
  expect(page.text).toContain(library.notConfirmed);
  expect(page.get('link', 'Landlord and Tenant').attrs.href).toBe('/topics/landlord-tenant');
  expect(page.get('link', 'Report a mistake').attrs.href).toBe('/report?about=resources%2Faid');
  expect(page.faults()).toEqual([]);
});

test('leaves out a missing phone, state and topics of a resource', () => {
  const page = render(
    <ResourceList resources={[{ ...resource, phone: null, state: null, confirmed: true }]} />,
  );
  expect(page.names('link')).toHaveLength(2);
  expect(page.text).not.toContain(library.notConfirmed);
  expect(page.text).toContain('Legal Aid Organization');
});

test('shows the urgent banner only when there are urgent lines', () => {
  expect(render(<UrgentBanner lines={[]} />).text).toBe('');
  const lines = [
    {
      when: 'You got papers.',
      firstStep: HOSTILE,
      hotline: { label: 'Hotline', phone: '1-800-799-7233' },
    },
    { when: 'A hearing.', firstStep: 'Go.', hotline: null },
  ];
  const page = render(<UrgentBanner lines={lines} />);
  expect(page.get('region', library.urgent)).toBeDefined();
  expect(page.says('listitem')).toEqual([
    `You got papers. ${HOSTILE} Hotline: 1-800-799-7233`,
    'A hearing. Go.',
  ]);
  expect(page.get('link', '1-800-799-7233').attrs.href).toBe('tel:+18007997233');
});

const hotline = {
  id: 'dv',
  label: 'Violence',
  note: 'Day and night.',
  phone: '1-800-799-7233',
} as never;

test('urgent help lists legal aid of the chosen state, or asks for the state', () => {
  const withoutState = render(<UrgentHelp hotlines={[hotline]} legalAid={[]} stateName={null} />);
  expect(withoutState.text).toContain('Violence. Day and night.');
  expect(withoutState.get('link', '1-800-799-7233 Violence').attrs.href).toBe('tel:+18007997233');
  expect(withoutState.text).toContain(nearYou.pickState);
  const withState = render(
    <UrgentHelp
      hotlines={[]}
      legalAid={[resource, { ...resource, id: 'b', phone: null }]}
      stateName="New York"
    />,
  );
  expect(withState.text).toContain('Free legal aid in New York: Legal Aid');
  expect(withState.all('link').map(({ attrs }) => attrs.href)).toEqual([
    'https://aid.example',
    'tel:+12125550100',
    'https://aid.example',
  ]);
  expect(withState.text).not.toContain(nearYou.pickState);
});

test('a link to legal aid says that it opens a new tab', () => {
  expect(
    render(<UrgentHelp hotlines={[]} legalAid={[resource]} stateName="New York" />).faults(),
  ).toEqual([]);
});
