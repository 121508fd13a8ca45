// The image is built in /app, a checkout in a folder of any name. What the build does with a file
// must not depend on that name: "/app/app/ui/…" was once taken for another file than "app/ui/…".
import { expect, test } from 'vitest';
import { readSourceFiles } from '#tests/harness/rules/source-files.ts';
import config from '../vite.config.ts';

const FOLDERS = ['/srv/plainlaw', '/app', '/srv/app', '/srv/features/library'];

type Group = { name: string; test: RegExp };

const output = config.environments?.client?.build?.rolldownOptions?.output;
const splitting = [output].flat()[0]?.codeSplitting as { groups: Group[] };

test('what the build does with a file does not depend on the name of the folder', () => {
  expect(splitting.groups.length).toBeGreaterThan(0);
  const files = [...readSourceFiles().keys()].filter((file) =>
    /^(?:app|features|legal|lib)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const listMatches = (folder: string) =>
    splitting.groups.flatMap(({ name, test: pattern }) =>
      files.filter((file) => pattern.test(`${folder}/${file}`)).map((file) => `${name}: ${file}`),
    );
  const [first = '', ...others] = FOLDERS;
  for (const folder of others) expect(listMatches(folder), folder).toEqual(listMatches(first));
});
