// The image is built in /app, a checkout in a folder of any name. What the build does with a file
// must not depend on that name: "/app/app/ui/…" was once taken for another file than "app/ui/…".
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { readSourceFiles } from '#tests/harness/source-files.ts';
import config from '../vite.config.ts';

const FOLDERS = ['/srv/plainlaw', '/app', '/srv/app', '/srv/features/library'];

type Filtered = { filter?: { id?: unknown; code?: unknown } };
type Group = { name: string; test: RegExp };

const plugins = (config.plugins ?? []).flat(2) as Plugin[];
const output = config.environments?.client?.build?.rolldownOptions?.output;
const groups = [output].flat()[0]?.codeSplitting as { groups: Group[] };
const toPatterns = (value: unknown) => [value].flat().filter((one) => one instanceof RegExp);

/** Every expression that a file's path is compared with, by what it is for. */
const pathPatterns = [
  ...groups.groups.map(({ name, test }) => [name, test] as const),
  ...plugins.flatMap(({ name, transform, load }) =>
    [transform, load].flatMap((hook) =>
      toPatterns((hook as Filtered | undefined)?.filter?.id).map((id) => [name, id] as const),
    ),
  ),
];

test('what the build does with a file does not depend on the name of the folder', () => {
  expect(pathPatterns.length).toBeGreaterThan(groups.groups.length);
  const files = [...readSourceFiles().keys()].filter((file) =>
    /^(?:app|features|legal|lib)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const listMatches = (folder: string) =>
    pathPatterns.flatMap(([name, pattern]) =>
      files.filter((file) => pattern.test(`${folder}/${file}`)).map((file) => `${name}: ${file}`),
    );
  const [first = '', ...others] = FOLDERS;
  for (const folder of others) expect(listMatches(folder), folder).toEqual(listMatches(first));
});
