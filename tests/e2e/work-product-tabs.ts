// What the journeys of the Analysis and Motions tabs share.
import type { Page } from '@playwright/test';
import { expect, open } from './journey.ts';
import { button, main, newMember, signInUnseen } from './members.ts';
import { runAsOperator } from './operator.ts';

export const FACTS =
  'My landlord kept my security deposit of $1,800 when I moved out in March. I left the apartment clean and undamaged. ' +
  'He sent no list of deductions and does not answer my letters. I have asked for the deposit back four times.';

export type Tab = 'strategy' | 'motions';
export const addressOf = (tab: Tab) => `/research?tab=${tab}`;
export const facts = (page: Page) => main(page).getByLabel(/^Enter (?:case facts|motion details)$/);
export const gate = (page: Page) => main(page).getByRole('alert');
export const result = (page: Page) => page.locator('.writing-result');
export const tryFree = (page: Page) => button(page, 'Try Once Free');

/** Verified, with a plan, and signed in on this page. */
export async function member(page: Page, baseURL: string | undefined, tier: string, tab: Tab): Promise<void> {
  const email = await newMember(baseURL, tier);
  if (tier !== 'basic') await runAsOperator('scripts/grant.ts', email, tier);
  await signInUnseen(page, baseURL, email);
  await open(page, addressOf(tab));
}

/** The whole result is there: what one can do with it is. */
export async function expectDone(page: Page): Promise<void> {
  await expect(result(page).getByRole('button', { name: /PDF$/ })).toBeVisible({ timeout: 40_000 });
}
