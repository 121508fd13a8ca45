// The second step by keyboard alone, and what the page announces on the way: what comes into its
// live regions, and what takes the focus. No real screen reader was heard.
import type { Page } from '@playwright/test';
import { showCode } from '../harness/app/authenticator-app.ts';
import { expect, open, test } from './journey.ts';
import { tabTo, typeInto } from './keys.ts';
import { button, createMember, main, PASSWORD } from './members.ts';
import { addDevice } from './virtual-device.ts';

const LIVE = '[role=status], [role=alert], [aria-live]';

/** From now on, also on pages that are opened later. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((live) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const texts = new WeakMap<Element, string>();
    const read = (isNew: boolean) => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        if (isNew && text && text !== texts.get(region)) announced.push(text);
        texts.set(region, text);
      }
    };
    // What a page comes with is read with the page, and not announced.
    document.addEventListener('DOMContentLoaded', () => {
      read(false);
      const everything = { subtree: true, childList: true, characterData: true };
      new MutationObserver(() => read(true)).observe(document, everything);
    });
  }, LIVE);
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

async function signInByKeys(page: Page, email: string) {
  await open(page, '/auth/login?returnTo=%2Faccount');
  await typeInto(page, main(page).getByLabel('Email', { exact: true }), email);
  await typeInto(page, main(page).getByLabel('Password', { exact: true }), PASSWORD, 2);
  await page.keyboard.press('Enter');
}

const code = (page: Page) => main(page).getByLabel('The six digits from your app');

test('an app is set up and used by keyboard, and every answer is announced', {
  tag: '@long',
}, async ({ page, baseURL, watch }) => {
  watch.expectError(/status of 422/);
  const email = await createMember(baseURL, 'keys');
  const listAnnounced = await listen(page);
  await signInByKeys(page, email);
  await expect(page).toHaveURL('/account');
  await tabTo(page, main(page).getByRole('link', { name: 'Set up a second step' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/second-step');
  await expect(
    main(page).getByRole('img', { name: 'A picture for your app to scan' }),
  ).toBeVisible();
  const key = (await main(page).locator('.enrolment-key').textContent()) ?? '';
  await typeInto(page, code(page), '000000');
  await page.keyboard.press('Enter');
  const summary = main(page).locator('.failure-summary');
  await expect(summary).toBeFocused();
  expect((await listAnnounced()).join(' ')).toContain(
    'This is not the code that the app should show now.',
  );
  await expect(code(page)).toHaveAccessibleDescription(/not the code that the app should show/);
  // The summary leads to the field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(await showCode(key, new Date()));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
  expect((await listAnnounced()).at(-1)).toContain('It is set up.');
  const codes = await main(page).locator('.recovery-codes li').allTextContents();

  await page.context().clearCookies();
  await signInByKeys(page, email);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "One more step" [level=1]
      - paragraph: Signing in so far was right. Until this is done, nothing else opens.
      - text: The six digits from your app A code works once. If one was refused, wait for the next.
      - textbox "The six digits from your app"
      - button "Go on"
      - list:
        - listitem:
          - link "Use a recovery code"
        - listitem:
          - link "I have none of these"
        - listitem:
          - link "Are you in danger? Whom to call, without signing in"
      - button "Sign out"
  `);
  await typeInto(page, code(page), '111111');
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  expect((await listAnnounced()).join(' ')).toContain('This code was not accepted.');
  await tabTo(page, main(page).getByRole('link', { name: 'Use a recovery code' }));
  await page.keyboard.press('Enter');
  await typeInto(page, main(page).getByLabel('A recovery code'), codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await tabTo(page, button(page, 'This was not me'));
  await page.keyboard.press('Enter');
  const frozen = main(page).getByRole('region', { name: 'Changes are stopped' });
  await expect(frozen).toBeVisible();
  await tabTo(page, frozen.getByRole('button', { name: 'Let changes through again' }), 200);
  await page.keyboard.press('Enter');
  // Who confirmed before they were stopped may be the thief.
  await expect(page).toHaveURL(/\/auth\/confirm\?returnTo=%2Faccount$/);
});

test('a passkey that is not used says so without being looked for', { tag: '@long' }, async ({
  page,
}) => {
  const listAnnounced = await listen(page);
  await addDevice(page, false);
  await open(page, '/auth/login');
  await tabTo(page, button(page, 'Sign in with a passkey'));
  await page.keyboard.press('Enter');
  await expect
    .poll(listAnnounced)
    .toEqual(['Waiting for your device...', expect.stringContaining('No passkey was used.')]);
  await expect(button(page, 'Sign in with a passkey')).toBeEnabled();
});
