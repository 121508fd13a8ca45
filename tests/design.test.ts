// Colors and icons are defined both in content and in style sheets. These tests keep them in sync.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { buildIconSprite } from '#scripts/icons.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const root = join(import.meta.dirname, '..');

test('every topic’s spine has the color of its content file (light theme)', () => {
  const css = readFileSync(join(root, 'app', 'styles', 'tokens.css'), 'utf8');
  const light = css.slice(css.indexOf(':root {'), css.indexOf('\n}', css.indexOf(':root {')));
  const spines = Object.fromEntries(
    [...light.matchAll(/--pl-t-([a-z-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
  expect(library.topics).toHaveLength(25);
  expect(spines).toEqual(
    Object.fromEntries(library.topics.map((topic) => [topic.id, topic.color])),
  );
});

test('no two spines have the same color', () => {
  expect(new Set(library.topics.map((topic) => topic.color)).size).toBe(25);
});

test('every spine on the shelf has a height', () => {
  const css = readFileSync(join(root, 'app', 'styles', 'shelf.css'), 'utf8');
  const heights = [...css.matchAll(/\.spine:nth-child\((\d+)\) \{\s+--h: \d+;/g)].map((match) =>
    Number(match[1]),
  );
  expect(heights).toEqual(library.topics.map((_, index) => index + 1));
});

test('app/ui/icons.svg is what `npm run icons` writes', () => {
  expect(readFileSync(join(root, 'app', 'ui', 'icons.svg'), 'utf8')).toBe(buildIconSprite());
});

test('every topic’s icon is in the sprite, and no two topics share one', () => {
  const icons = library.topics.map((topic) => topic.icon);
  expect(ICON_NAMES).toEqual(expect.arrayContaining(icons));
  expect(new Set(icons).size).toBe(25);
});
