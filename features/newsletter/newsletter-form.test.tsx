import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render.tsx';
import { newsletter } from './messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

test('the home page asks for a name and an address, the footer for an address alone', () => {
  const home = render(<NewsletterForm place="home" />);
  expect(home.names('heading')).toEqual([newsletter.title]);
  expect(home.field(`${newsletter.name} ${newsletter.optional}`).attrs).toMatchObject({ name: 'name', maxlength: '100' });
  expect(home.field(newsletter.email).attrs).toMatchObject({ name: 'email', type: 'email', required: '' });
  const footer = render(<NewsletterForm place="footer" />);
  expect(footer.all('textbox').map(footer.getName)).toEqual([newsletter.email]);
  expect(footer.text).toContain(newsletter.footer);
  for (const page of [home, footer]) {
    expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/newsletter' });
    expect(page.faults()).toEqual([]);
  }
});

test('on a page with its own title there is no second one', () => {
  expect(render(<NewsletterForm place="page" />).all('heading')).toEqual([]);
});

test('while it is sent the button says so and waits, and the last answer is gone', () => {
  const data = { ok: false, message: newsletter.failed };
  const page = render(<NewsletterForm place="home" />, { fetcher: { busy: true, data } });
  expect(isDisabled(page.get('button', newsletter.subscribing))).toBe(true);
  expect(page.says('status')).toEqual(['']);
});

test('a sign-up is confirmed in words', () => {
  const page = render(<NewsletterForm place="home" />, { fetcher: { data: { ok: true } } });
  expect(page.says('status')).toEqual([`${newsletter.thanks} ${newsletter.checkInbox}`]);
  expect(isDisabled(page.get('button', newsletter.subscribe))).toBe(false);
});

test('a wrong address is said, and said of its field', () => {
  const data = { ok: false, message: newsletter.failed, fields: { email: `${HOSTILE} ${LONG_WORD}` } };
  const page = render(<NewsletterForm place="footer" />, { fetcher: { data } });
  const email = page.field(newsletter.email);
  expect(email.attrs['aria-invalid']).toBe('true');
  expect(page.described(email)).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.faults()).toEqual([]);
});

test.each([
  [{ message: newsletter.tooMany }, newsletter.tooMany],
  [{ message: newsletter.failed, fields: { name: newsletter.longName } }, newsletter.longName],
])('what is not about the address does not mark it as wrong: %j', (failed, said) => {
  const page = render(<NewsletterForm place="home" />, { fetcher: { data: { ok: false, ...failed } } });
  expect(page.says('status')).toEqual([said]);
  expect(page.field(newsletter.email).attrs['aria-invalid']).toBeUndefined();
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

test('a refused name is marked as wrong, with the reason', () => {
  const data = { ok: false, message: newsletter.failed, fields: { name: newsletter.longName } };
  const page = render(<NewsletterForm place="home" />, { fetcher: { data } });
  const name = page.field(`${newsletter.name} ${newsletter.optional}`);
  expect(name.attrs['aria-invalid']).toBe('true');
  expect(page.described(name)).toBe(newsletter.longName);
  const both = { ...data, fields: { email: newsletter.badEmail, name: newsletter.longName } };
  expect(render(<NewsletterForm place="home" />, { fetcher: { data: both } }).says('status')).toEqual([
    `${newsletter.badEmail} ${newsletter.longName}`,
  ]);
});
