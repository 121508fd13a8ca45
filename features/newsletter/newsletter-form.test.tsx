import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as newsletter from './messages/newsletter.ts';
import * as newsletterForm from './messages/newsletter-form.ts';
import { NewsletterForm } from './newsletter-form.tsx';

test('the home page asks for name and address, the footer only for an address', () => {
  const home = render(<NewsletterForm place="home" />);
  expect(home.names('heading')).toEqual([newsletterForm.title]);
  expect(home.field(`${newsletterForm.name} ${newsletterForm.optional}`).attrs).toMatchObject({
    name: 'name',
    maxlength: '100',
  });
  expect(home.field(newsletterForm.email).attrs).toMatchObject({
    name: 'email',
    type: 'email',
    required: '',
  });
  const footer = render(<NewsletterForm place="footer" />);
  expect(footer.all('textbox').map(footer.getName)).toEqual([newsletterForm.email]);
  expect(footer.text).toContain(newsletterForm.footer);
  for (const page of [home, footer]) {
    expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/newsletter' });
    expect(page.faults()).toEqual([]);
  }
});

test('has no heading on a page with its own title', () => {
  expect(render(<NewsletterForm place="page" />).all('heading')).toEqual([]);
});

test('disables the button and clears the last result while sending', () => {
  const data = { ok: false, message: newsletter.failed };
  const page = render(<NewsletterForm place="home" />, { fetcher: { busy: true, data } });
  expect(isDisabled(page.get('button', newsletterForm.subscribing))).toBe(true);
  expect(page.says('status')).toEqual(['']);
});

test('confirms a sign-up', () => {
  const page = render(<NewsletterForm place="home" />, { fetcher: { data: { ok: true } } });
  expect(page.says('status')).toEqual([`${newsletterForm.thanks} ${newsletterForm.checkInbox}`]);
  expect(isDisabled(page.get('button', newsletterForm.subscribe))).toBe(false);
});

test('describes the email field with its error', () => {
  const data = {
    ok: false,
    message: newsletter.failed,
    fields: { email: `${HOSTILE} ${LONG_WORD}` },
  };
  const page = render(<NewsletterForm place="footer" />, { fetcher: { data } });
  const email = page.field(newsletterForm.email);
  expect(email.attrs['aria-invalid']).toBe('true');
  expect(page.described(email)).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.faults()).toEqual([]);
});

test.each([
  [{ message: newsletter.tooMany }, newsletter.tooMany],
  [{ message: newsletter.failed, fields: { name: newsletter.longName } }, newsletter.longName],
])('does not mark the address as invalid for other errors: %j', (failed, message) => {
  const page = render(<NewsletterForm place="home" />, {
    fetcher: { data: { ok: false, ...failed } },
  });
  expect(page.says('status')).toEqual([message]);
  expect(page.field(newsletterForm.email).attrs['aria-invalid']).toBeUndefined();
});

test('two forms on one page do not share ids', () => {
  const page = render(
    <>
      <NewsletterForm place="home" />
      <NewsletterForm place="footer" />
    </>,
  );
  expect(page.faults()).toEqual([]);
});

test('marks an invalid name with the reason', () => {
  const data = { ok: false, message: newsletter.failed, fields: { name: newsletter.longName } };
  const page = render(<NewsletterForm place="home" />, { fetcher: { data } });
  const name = page.field(`${newsletterForm.name} ${newsletterForm.optional}`);
  expect(name.attrs['aria-invalid']).toBe('true');
  expect(page.described(name)).toBe(newsletter.longName);
  const both = { ...data, fields: { email: newsletter.badEmail, name: newsletter.longName } };
  expect(
    render(<NewsletterForm place="home" />, { fetcher: { data: both } }).says('status'),
  ).toEqual([`${newsletter.badEmail} ${newsletter.longName}`]);
});
