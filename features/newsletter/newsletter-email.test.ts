import { expect, test } from 'vitest';
import { letterHtml, letterText, readLetter } from './newsletter-email.ts';

const foot = {
  site: 'Plainlaw',
  publicUrl: 'https://law.test',
  unsubscribe: 'https://law.test/u?token=a',
  preferences: 'https://law.test/p?token=b',
};

test('a letter', () => {
  const letter = readLetter(
    '/x/2026 November!.md',
    '---\nsubject: Hello\nlist: legal_updates\n---\nText with a [link](https://a.test/b).\n',
  );
  expect(letter).toMatchObject({ id: '2026-november', subject: 'Hello', list: 'legal_updates' });
  expect(letterText(letter, foot)).toContain('a link (https://a.test/b).');
  expect(letterText(letter, foot)).toContain(foot.unsubscribe);
  expect(letterHtml(letter, foot)).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(letterHtml(letter, foot)).toContain(`href="${foot.preferences}"`);
});

test.each([
  ['no head', 'Hello'],
  ['no subject', '---\nlist: newsletters\n---\nHello'],
  ['two lines in the subject', '---\nsubject: "a\\r\\nBcc: b@example.com"\n---\nHello'],
  ['an unknown list', '---\nsubject: a\nlist: all\n---\nHello'],
  ['an unknown key', '---\nsubject: a\nto: all\n---\nHello'],
  ['no text', '---\nsubject: a\n---\n\n'],
  ['broken YAML', '---\nsubject: [\n---\nHello'],
])('%s is refused with a sentence', (_what, source) => {
  expect(() => readLetter('a.md', source)).toThrow(/^(The|Give) .*\.$/s);
});

test('what is written as HTML stays text', () => {
  const letter = readLetter('a.md', '---\nsubject: "<b>&"\n---\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n');
  expect(letterHtml(letter, foot)).not.toMatch(/<script|href="javascript:/);
  expect(letterHtml(letter, foot)).toContain('<title>&lt;b&gt;&amp;</title>');
});
