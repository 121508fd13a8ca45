// The parts of the assistant's page, and a question asked and answered.
import { expect, type Page } from '@playwright/test';

export const QUESTION = 'My landlord changed the locks. Can he do that?';
export const parts = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Legal Assistant' });
  return {
    panel,
    box: page.getByPlaceholder('Ask a legal question...'),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    stop: panel.getByRole('button', { name: 'Stop' }),
    turns: panel.locator('.turn'),
    answer: panel.locator('.turn').last().locator('.answer'),
    log: panel.getByRole('log'),
    button: (name: string | RegExp) => panel.getByRole('button', { name }),
  };
};

export async function ask(page: Page, question = QUESTION): Promise<void> {
  const { box, turns } = parts(page);
  await box.fill(question);
  await box.press('Enter');
  await expect(turns.last()).toHaveAttribute('data-status', 'done');
}
