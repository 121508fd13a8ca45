// Registering, adding up unpaid wages and drafting a motion by keyboard alone: nothing is clicked,
// and only what has the focus is typed into.
import { expect, expectAccessible, open, reload, test } from './journey.ts';
import { pressTo, tabTo, typeInto } from './keys.ts';
import { button, createEmail, main, PASSWORD } from './members.ts';
import { expectDone, FACTS, factsField, resultRegion, signInMember } from './work-product-tabs.ts';

test('registering: a short password is refused under its field, corrected and accepted', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  const email = createEmail('keys');
  const emailField = main(page).getByLabel('Email', { exact: true });
  const password = main(page).getByLabel('Password', { exact: true });
  await open(page, '/auth/register');
  await typeInto(page, emailField, email);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('short');
  await tabTo(page, button(page, 'Create account'), 2);
  await page.keyboard.press('Enter');

  await expect(main(page).locator('.failure-summary')).toBeFocused();
  await expect(main(page).getByRole('alert')).toContainText('needs another look');
  await expect(main(page).locator('#password-wrong')).toContainText(
    'Please use at least 10 characters.',
  );
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/Please use at least 10 characters\./);
  await expect(emailField).toHaveValue(email);
  await expect(emailField).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page, 'short password');
  await page.keyboard.press('Tab');
  await expect(
    main(page)
      .getByRole('alert')
      .getByRole('link', { name: /at least 10 characters/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await page.keyboard.press('Shift+Tab');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/verify-email');
  await expect(main(page)).toContainText(`We sent an email to ${email}.`);
});

test('unpaid wages: weeks with overtime are added up to the total', { tag: '@long' }, async ({
  page,
}) => {
  const total = main(page).locator('#result-title');
  const getWeek = (number: number) =>
    main(page).getByRole('group', { name: `Week ${number}`, exact: true });
  await open(page, '/tools/unpaid-wages');
  await typeInto(page, main(page).getByLabel('Your pay for one hour'), '20');
  const overtime = main(page).getByLabel('Count hours past 40');
  await tabTo(page, overtime, 1);
  await page.keyboard.press('Space');
  await expect(overtime).toBeChecked();
  // The source of the rule is a link between the two.
  await typeInto(page, getWeek(1).getByLabel('Hours worked'), '50', 2);
  await typeInto(page, getWeek(1).getByLabel('Paid'), '400', 1);
  await typeInto(page, getWeek(2).getByLabel('Hours worked'), '38:30', 1);
  await typeInto(page, getWeek(2).getByLabel('Paid'), '700', 1);
  await tabTo(page, button(page, 'Add it up'));
  await page.keyboard.press('Enter');
  await expect(total).toBeFocused();
  await expect(total).toBeInViewport();
  await expect(total).toHaveText(/Still owed to you\s*\$770\.00/);
  await expect(main(page).locator('.day-bar')).toContainText(
    'Of $1,870.00 earned, $1,100.00 was paid and $770.00 is still owed.',
  );
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('region', { name: 'How it adds up' })).toBeFocused();
  await tabTo(page, button(page, 'Write the letter that asks for it'), 1);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/documents?type=demand_letter&about=wages');
  const amount = main(page).getByLabel('Amount Owed');
  const expectFilled = async () => {
    await expect(amount).toHaveValue('770.00');
    await expect(amount).toHaveAccessibleDescription(/Filled in for you: check it\./);
    await expect(main(page).getByLabel('How Counted')).toHaveValue(/^88\.5 hours at \$20\.00/);
  };
  await expectFilled();
  await expect(main(page).getByRole('status').first()).toContainText('5 fields are filled in');
  await expectAccessible(page, 'the letter');
  await reload(page);
  await expectFilled();
  await amount.fill('800');
  await expect(amount).not.toHaveAccessibleDescription(/Filled in for you/);
});

test('a motion: court and claim are chosen with the arrows, then the draft', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.slow();
  await signInMember(page, baseURL, 'premium', 'motions');
  const federal = main(page).getByRole('radio', { name: /^Federal court/ });
  const state = main(page).getByRole('radio', { name: /^State court/ });
  const draft = button(page, 'Draft motion');
  await tabTo(page, federal);
  await page.keyboard.press('Space');
  await expect(federal).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(state).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(federal).toBeChecked();
  await tabTo(page, factsField(page));
  await page.keyboard.insertText(FACTS);
  await typeInto(page, main(page).getByLabel('Plaintiff', { exact: true }), 'Maria Lopez');
  await tabTo(page, draft);
  await page.keyboard.press('Enter');

  const question = main(page).getByRole('group', { name: 'Which of these is it?' });
  await expect(question).toBeFocused();
  await expectAccessible(page, 'the question about the claim');
  await page.keyboard.press('Tab');
  expect(
    await question.evaluate((group) => group.contains(document.activeElement)),
    'Tab goes on to the claims',
  ).toBe(true);
  const deposit = question.getByRole('radio', { name: /deposit/i }).first();
  await pressTo(page, 'ArrowDown', deposit, await question.getByRole('radio').count());
  await page.keyboard.press('Space');
  await expect(deposit).toBeChecked();
  await tabTo(page, draft);
  await page.keyboard.press('Enter');
  await expectDone(page);
  const title = resultRegion(page).getByRole('heading', { name: /^Motion, \d+ blanks left$/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  const sheet = resultRegion(page).getByRole('article', { name: 'Motion for Summary Judgment' });
  await expect(sheet.locator('.caption-parties').first()).toContainText('Maria Lopez');
  await expect(sheet.locator('.facts .numbered').first()).toContainText(
    'My landlord kept my security deposit',
  );
  await tabTo(page, resultRegion(page).getByRole('button', { name: /PDF$/ }));
});
