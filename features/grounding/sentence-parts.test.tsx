// The words of a statute are reachable by pointer, touch and keyboard, without script; the citation
// stays a link.
import { expect, test } from 'vitest';
import { HOSTILE, render } from '#tests/harness/render/render.tsx';
import * as checked from './messages/checked.ts';
import { Citation } from './sentence-parts.tsx';

const citation = {
  start: 0,
  end: 5,
  status: 'verified' as const,
  sentence: 'It is in the Code.',
  href: '/law/us/42/1983',
};

test('a stored statute has its words as the title of the link and in a native popover', () => {
  const statute = { text: HOSTILE, asOf: 'July 2026' };
  const page = render(
    <Citation citation={{ ...citation, statute }} newTab={checked.newTab}>
      42 U.S.C. § 1983
    </Citation>,
  );
  expect(page.get('link', `42 U.S.C. § 1983 ${checked.newTab}`).attrs).toMatchObject({
    href: '/law/us/42/1983',
    title: HOSTILE,
  });
  const target = page.get('button', checked.showText).attrs.popovertarget;
  expect(target).toBeTruthy();
  expect(page.html).toContain(`id="${target}" popover="auto"`);
  expect(page.text).toContain(`${HOSTILE} ${checked.asOf('July 2026')}`);
});

test('without a stored text it is a link alone, with the verdict', () => {
  const page = render(
    <Citation citation={citation} newTab={checked.newTab}>
      42 U.S.C. § 1983
    </Citation>,
  );
  expect(page.get('link', `42 U.S.C. § 1983 ${checked.newTab}`).attrs.title).toBe(
    'It is in the Code.',
  );
  expect(page.html).not.toContain('popover');
});
