import { expect, test } from 'vitest';
import { formatNewsletterHtml, formatNewsletterText, parseNewsletter } from './newsletter-email.ts';

const footer = {
  site: 'Plainlaw',
  publicUrl: 'https://law.test',
  unsubscribe: 'https://law.test/u?token=a',
  preferences: 'https://law.test/p?token=b',
};

test('parses and formats a newsletter', () => {
  const issue = parseNewsletter(
    '/x/2026 November!.md',
    '---\nsubject: Hello\nlist: legal_updates\n---\nText with a [link](https://a.test/b).\n',
  );
  expect(issue).toMatchObject({ id: '2026-november', subject: 'Hello', list: 'legal_updates' });
  expect(formatNewsletterText(issue, footer)).toContain('a link (https://a.test/b).');
  expect(formatNewsletterText(issue, footer)).toContain(footer.unsubscribe);
  expect(formatNewsletterHtml(issue, footer)).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(formatNewsletterHtml(issue, footer)).toContain(`href="${footer.preferences}"`);
});

test.each([
  ['no head', 'Hello'],
  ['no subject', '---\nlist: newsletters\n---\nHello'],
  ['two lines in the subject', '---\nsubject: "a\\r\\nBcc: b@example.com"\n---\nHello'],
  ['an unknown list', '---\nsubject: a\nlist: all\n---\nHello'],
  ['an unknown key', '---\nsubject: a\nto: all\n---\nHello'],
  ['no text', '---\nsubject: a\n---\n\n'],
  ['broken YAML', '---\nsubject: [\n---\nHello'],
])('rejects %s with a clear message', (_what, source) => {
  expect(() => parseNewsletter('a.md', source)).toThrow(/^(The|Give) .*\.$/s);
});

test('escapes HTML in the text', () => {
  const issue = parseNewsletter(
    'a.md',
    '---\nsubject: "<b>&"\n---\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n',
  );
  expect(formatNewsletterHtml(issue, footer)).not.toMatch(/<script|href="javascript:/);
  expect(formatNewsletterHtml(issue, footer)).toContain('<title>&lt;b&gt;&amp;</title>');
});
