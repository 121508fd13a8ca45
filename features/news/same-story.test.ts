import { expect, test } from 'vitest';
import { canonicalizeUrl, createNewsId, isSameStory } from './same-story.ts';

test.each([
  ['https://www.ftc.gov/news/a/', 'http://ftc.gov/news/a?utm_source=rss&utm_medium=feed'],
  ['https://a.test/x?b=2&a=1', 'https://a.test/x?a=1&b=2#top'],
  ['https://a.test/index.html', 'https://A.test'],
  ['https://a.test/caf%C3%A9', 'https://a.test/café'],
])('%s and %s are the same URL', (a, b) => expect(createNewsId(a)).toBe(createNewsId(b)));

test.each([
  ['https://a.test/x?id=1', 'https://a.test/x?id=2'],
  ['https://a.test/x', 'https://b.test/x'],
  ['https://a.test/x', 'https://a.test:8443/x'],
  ['https://a.test/X', 'https://a.test/x'],
])('%s and %s are different URLs', (a, b) =>
  expect(canonicalizeUrl(a)).not.toBe(canonicalizeUrl(b)),
);

const story = (
  title: string,
  feed: string,
  date = '2026-11-14',
  link = `https://${feed}.test/${title.length}`,
) => ({
  title,
  feed,
  date,
  link,
});

test('a nearly identical title from another feed within three days is the same story', () => {
  const title = 'FTC Bars Data Broker From Selling Sensitive Location Data';
  expect(
    isSameStory(
      story(title, 'a'),
      story('FTC bars data broker from selling sensitive location data', 'b', '2026-11-16'),
    ),
  ).toBe(true);
  expect(isSameStory(story(title, 'a'), story(title, 'b', '2026-11-18'))).toBe(false);
  expect(
    isSameStory(story(title, 'a'), story(title, 'a', '2026-11-14', 'https://a.test/other')),
  ).toBe(false);
  expect(
    isSameStory(
      story(title, 'a'),
      story('FTC sues a maker of toys over false claims on batteries', 'b'),
    ),
  ).toBe(false);
});

test('short titles and titles with different numbers are different stories', () => {
  expect(isSameStory(story('Press release', 'a'), story('Press release', 'b'))).toBe(false);
  const volume = (n: number) =>
    `Notice of proposed rules on the wages of workers in the fields of agriculture, part ${n}`;
  expect(isSameStory(story(volume(1), 'a'), story(volume(2), 'b'))).toBe(false);
});
