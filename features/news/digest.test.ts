import { expect, test } from 'vitest';
import { getDigestWeek, writeDigest } from './digest.ts';

test.each([
  ['2026-11-16T11:59:59Z', 'news-digest-2026-11-09', '2026-11-02T12:00:00.000Z'],
  ['2026-11-16T12:00:00Z', 'news-digest-2026-11-16', '2026-11-09T12:00:00.000Z'],
  ['2026-11-22T23:00:00Z', 'news-digest-2026-11-16', '2026-11-09T12:00:00.000Z'],
])('at %s the digest is %s', (now, id, from) => {
  const week = getDigestWeek(new Date(now));
  expect([week.id, week.from.toISOString()]).toEqual([id, from]);
  expect(week.to.getTime() - week.from.getTime()).toBe(7 * 86_400_000);
});

const footer = {
  site: 'Plainlaw',
  publicUrl: 'https://law.test',
  unsubscribe: 'https://law.test/u',
  preferences: 'https://law.test/p',
};
const item = (id: string, title = id) => ({
  id,
  title,
  url: `https://a.test/${id}`,
  source: 'A & B',
  date: '2026-11-10',
  content: '',
});
const week = getDigestWeek(new Date('2026-11-16T12:00:00Z'));

test('lists topics in order, each item once, the number of further items and an unsubscribe link', () => {
  const mail = writeDigest(
    week,
    [
      { topic: 'tax-law', title: 'Tax Law', count: 7, items: [item('one'), item('two')] },
      { topic: 'employment', title: 'Employment Law', count: 1, items: [item('two')] },
    ],
    footer,
  );
  expect(mail.subject).toBe('Legal news of the week: Tax Law (Plainlaw)');
  expect(mail.text.match(/https:\/\/a\.test\/two/g)).toHaveLength(1);
  expect(mail.text).toContain('and 5 more: https://law.test/topics/tax-law#news');
  expect(mail.text).toContain('from November 9, 2026 to November 16, 2026');
  expect(mail.text).toContain(footer.unsubscribe);
  expect(mail.html).toContain(`href="${footer.unsubscribe}"`);
});

test('escapes titles and addresses from feeds', () => {
  const hostile = {
    ...item('x', '<img src=x onerror=alert(1)>\r\nBcc: a@b.test'),
    url: 'https://a.test/"><script>',
  };
  const { html, subject, text } = writeDigest(
    week,
    [{ topic: 'tax-law', title: 'Tax Law', count: 1, items: [hostile] }],
    footer,
  );
  expect(html).not.toMatch(/<img|<script/);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(subject).not.toMatch(/[\r\n]/);
});
