// Helpers for the tests of the Analysis and Motions tabs.
import type { Page } from '@playwright/test';
import { expect, open } from './journey.ts';
import { button, createMember, main, signInByRequest } from './members.ts';
import { runAsOperator } from './operator.ts';

export const FACTS =
  'My landlord kept my security deposit of $1,800 when I moved out in March. I left the apartment clean and undamaged. ' +
  'He sent no list of deductions and does not answer my letters. I have asked for the deposit back four times.';

export type Tab = 'strategy' | 'motions';
export const getTabPath = (tab: Tab) => `/research?tab=${tab}`;
export const factsField = (page: Page) =>
  main(page).getByLabel(/^Enter (?:case facts|motion details)$/);
export const gate = (page: Page) => main(page).getByRole('alert');
export const resultRegion = (page: Page) => page.locator('.writing-result');
export const chooseCourt = (page: Page, name: string) =>
  main(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check();
export const chooseClaim = (page: Page, name: string | RegExp) =>
  main(page).locator('.claim-choices').getByRole('radio', { name }).first().check();
export const tryFreeButton = (page: Page) => button(page, 'Try Once Free');

/** Creates a verified member with a plan, signs in and opens the tab. */
export async function signInMember(
  page: Page,
  baseURL: string | undefined,
  tier: string,
  tab: Tab,
): Promise<void> {
  const email = await createMember(baseURL, tier);
  if (tier !== 'basic') await runAsOperator('scripts/grant.ts', email, tier);
  await signInByRequest(page, baseURL, email);
  await open(page, getTabPath(tab));
}

/** The result is complete once its download buttons are visible. */
export async function expectDone(page: Page): Promise<void> {
  await expect(resultRegion(page).getByRole('button', { name: /PDF$/ })).toBeVisible({
    timeout: 40_000,
  });
}
