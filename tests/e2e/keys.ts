// Helpers for journeys with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const MAX_STOPS = 80;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses a key until the control has the focus; it must be in view then. */
export async function pressTo(
  page: Page,
  key: string,
  target: Locator,
  max: number,
): Promise<void> {
  for (let stop = 0; stop < max && !(await hasFocus(target)); stop++)
    await page.keyboard.press(key);
  expect(await hasFocus(target), `${key} reaches ${target}`).toBe(true);
  await expect(target).toBeInViewport();
}

export const tabTo = (page: Page, target: Locator, max = MAX_STOPS) =>
  pressTo(page, 'Tab', target, max);

export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  max = MAX_STOPS,
): Promise<void> {
  await tabTo(page, field, max);
  await page.keyboard.type(text);
}
