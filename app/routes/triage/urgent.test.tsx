// What the home page promises under "Can’t wait?" is on the page that it leads to.
import { expect, test } from 'vitest';
import * as offline from '#features/library/messages/offline.ts';
import * as home from '#features/topics/messages/home.ts';
import { listDangers } from '#features/triage/list-dangers.server.ts';
import { DANGER_LABELS } from '#features/triage/messages/tables.ts';
import * as urgentPage from '#features/triage/messages/urgent-page.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { getText, render } from '#tests/harness/render/render.tsx';
import type { Route as HomeRoute } from '../site/+types/home';
import type { Route as OfflineRoute } from '../site/+types/offline';
import Home from '../site/home.tsx';
import Offline from '../site/offline.tsx';
import type { Route } from './+types/urgent';
import Urgent from './urgent.tsx';

const dangers = listDangers({ library });
const page = render(<Urgent {...({ loaderData: dangers } as unknown as Route.ComponentProps)} />);

test('first the four dangers that home names, each with its first act and a number, in the words of the content', () => {
  expect(dangers.first.map(({ id }) => DANGER_LABELS[id]?.toLowerCase())).toEqual(
    ['a court date', 'a notice on the door', 'an arrest', 'someone hurting you'].filter((label) =>
      home.urgentText.toLowerCase().includes(label),
    ),
  );
  const items = page.all('listitem').filter(({ attrs }) => attrs.id);
  expect(items.slice(0, 4).map(({ attrs }) => attrs.id)).toEqual(dangers.first.map(({ id }) => id));
  for (const [index, { id, acts }] of dangers.first.entries()) {
    const rule = library.triage.find((one) => one.id === id);
    const text = items.slice(index, index + 1).map((item) => getText(item))[0];
    expect(acts).toEqual(rule?.acts);
    expect(text).toContain(rule?.acts[0]);
    expect(text).toMatch(/\b(?:211|1-800-799-7233)\b/);
    expect(page.get('link', DANGER_LABELS[id]).attrs.href).toBe(`#${id}`);
  }
});

test('then every other danger; and 911 before all', () => {
  expect(new Set([...dangers.first, ...dangers.others].map(({ id }) => id))).toEqual(
    new Set(library.triage.filter(({ kind }) => kind !== 'unclear').map(({ id }) => id)),
  );
  expect(page.text.indexOf('911')).toBeLessThan(page.text.indexOf('If you have court'));
  expect(page.names('heading').slice(0, 2)).toEqual([urgentPage.title, urgentPage.first]);
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('home and the page without a connection lead there in one tap', () => {
  const homePage = render(
    <Home
      {...({
        loaderData: { topics: [], hotlines: [], here: null },
      } as unknown as HomeRoute.ComponentProps)}
    />,
  );
  expect(homePage.get('link', home.urgentLink).attrs.href).toBe('/urgent');
  const offlinePage = render(
    <Offline {...({ loaderData: { hotlines: [] } } as unknown as OfflineRoute.ComponentProps)} />,
  );
  expect(offlinePage.get('link', offline.urgent).attrs.href).toBe('/urgent');
});
