import { expect, open, test } from './journey.ts';

test('the footer has quick links, five topics, the year and the disclaimer', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/terms');
  const footer = page.locator('footer');
  const links = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));

  expect(await links('Quick Links')).toEqual([
    ['Home', '/'],
    ['AI Chatbot', '/chatbot'],
    ['Legal Topics', '/topics'],
    ['FAQ', '/faq'],
    ['Resources', '/resources'],
    ['The Law', '/law'],
  ]);
  expect(await links('Tools')).toEqual([
    ['Count a deadline', '/deadlines'],
    ['Check citations', '/citations'],
    ['Read my paper', '/paper'],
    ['Write a letter', '/documents'],
    ['Look up a word', '/dictionary'],
  ]);
  const topics = await links('Popular Topics');
  expect(topics.map(([, address]) => address)).toEqual([
    '/topics/criminal-law',
    '/topics/commercial-law',
    '/topics/traffic-laws',
    '/topics/child-support',
    '/topics/family-law',
  ]);
  expect(await links('About this site')).toEqual([
    ['Privacy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
    ['Developers', '/developers'],
  ]);
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()} Plainlaw`)).toBeVisible();
  await expect(
    footer.getByText(/educational information only, not legal advice.*qualified attorney/),
  ).toBeVisible();
  await expect(footer.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    '/support',
  );
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('privacy, terms and accessibility open from the footer', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/');
  for (const [link, address] of [
    ['Privacy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/^Last changed on/)).toBeVisible();
    await expect(page).toHaveTitle(/Plainlaw/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
