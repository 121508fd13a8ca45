import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openContent } from './read-content.server.ts';
import { openSnapshots } from './snapshot.server.ts';

const Note = z.strictObject({
  id: z.string(),
  title: z.string().min(3, 'is too short'),
  tags: z.array(z.string()).default([]),
  body: z.string().optional(),
});
const notes = { folder: 'notes', format: 'markdown', schema: Note } as const;
const links = {
  folder: 'links',
  format: 'list',
  schema: z.strictObject({ id: z.string(), url: z.url('must be a web address') }),
} as const;

const questions = {
  folder: 'notes',
  format: 'questions',
  schema: z.strictObject({
    id: z.string(),
    questions: z.array(z.string().min(3, 'is too short')).min(2, 'needs two questions'),
  }),
} as const;

let base: string;
const folders = () => ({
  root: join(base, 'content'),
  derived: join(base, 'derived'),
  models: join(base, 'models'),
});
const overlay = () => join(base, 'own');
const write = (file: string, text: string) => {
  const path = join(base, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plainlaw-content-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('front matter and body become one item with the file name as its id', () => {
  write('content/notes/deep/rent.md', '---\ntitle: Rent\n---\n\nPay **on time**.\n');
  const reader = openContent({ ...folders() });
  expect(reader.read(notes)).toEqual([
    {
      file: 'content/notes/deep/rent.md',
      line: 2,
      hash: expect.any(String),
      value: { id: 'rent', title: 'Rent', tags: [], body: 'Pay **on time**.' },
    },
  ]);
  expect(reader.problems).toEqual([]);
});

test('the questions beside an item are its own, one a line', () => {
  write('content/notes/deep/rent.md', '---\ntitle: Rent\n---\nPay.');
  write(
    'content/notes/deep/rent.questions.txt',
    '\ufeff# From letters.\r\nrent is late\r\n\r\n  #1 landlord says: pay  \r\n',
  );
  const reader = openContent({ ...folders(), overlay: overlay() });
  expect(reader.read(notes)).toHaveLength(1);
  expect(reader.read(questions).map(({ value }) => value)).toEqual([
    { id: 'rent', questions: ['rent is late', '#1 landlord says: pay'] },
  ]);
  write('own/notes/rent.questions.txt', 'what they ask\nhere\n');
  expect(reader.read(questions).map(({ value }) => value.questions)).toEqual([
    ['what they ask', 'here'],
  ]);
  write('content/notes/few.questions.txt', 'only one\n');
  write('content/notes/short.questions.txt', '# Short.\nlong enough\n\nno\n');
  reader.read(questions);
  expect(reader.problems).toEqual([
    { file: 'content/notes/few.questions.txt', line: 1, message: 'questions: needs two questions' },
    {
      file: 'content/notes/short.questions.txt',
      line: 4,
      message: 'questions, number 2: is too short',
    },
  ]);
});

test('where there are two forms, the one that was meant is explained', () => {
  const cell = z.union([
    z.strictObject({ empty: z.string() }),
    z.strictObject({
      value: z.union([
        z.strictObject({ none: z.literal(true) }),
        z.strictObject({ amount: z.number(), unit: z.enum(['days', 'weeks']) }),
      ]),
      sentence: z.string(),
    }),
  ]);
  const schema = z.strictObject({ id: z.string(), states: z.record(z.string(), cell) });
  const rules = { folder: 'rules', format: 'item', schema } as const;
  const writeValue = (name: string, value: string) =>
    write(`content/rules/${name}.yml`, `states:\n  OH:\n    value:\n${value}    sentence: a\n`);
  writeValue('a-unit', '      amount: 3\n      unit: dais\n');
  writeValue('b-text', '      amount: three\n      unit: days\n');
  writeValue('c-none', '      none: false\n');
  write('content/rules/d-name.yml', 'states:\n  OH:\n    emty: Not read.\n');
  const reader = openContent({ ...folders() });
  reader.read(rules);
  expect(reader.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'content/rules/a-unit.yml:5: states, OH, value, unit: must be one of: days, weeks; did you mean "days"?',
    'content/rules/b-text.yml:4: states, OH, value, amount: must be a number, without quotes',
    'content/rules/c-none.yml:4: states, OH, value, none: must be one of: true',
    'content/rules/d-name.yml:2: states, OH, empty: is missing; must be a text, in "quotes"',
    expect.stringMatching(
      /^content\/rules\/d-name\.yml:3: .*"emty" has no place here; did you mean "empty"/,
    ),
  ]);
});

test('reports all problems at once, each with its file and line', () => {
  write('content/notes/a-typo.md', '---\ntitle: Rent\n\ntitel: Rent\n---\nText');
  write('content/notes/b-yaml.md', '---\ntitle: Rent\ntags: [a, b\n---\nText');
  write('content/notes/c-id.md', '---\ntitle: Rent\nid: other\n---\nText');
  write('content/notes/d-none.md', 'Just text.');
  write('content/notes/e-short.md', '---\ntags:\n  - fine\n  - 7\ntitle: R\n---\nText');
  write('content/notes/f/same.md', '---\ntitle: First\n---\nText');
  write('content/notes/g/same.md', '---\ntitle: Second\n---\nText');
  write(
    'content/links/one.yml',
    '- id: court\n  url: https://court.example\n- id: court\n  url: https://again.example\n- id: bad\n  url: nowhere\n',
  );
  write('content/links/two.yml', 'id: not-a-list\n');
  const reader = openContent({ ...folders() });
  reader.read(notes);
  reader.read(links);
  const reportedProblems = reader.problems.map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
  expect(reportedProblems).toEqual([
    'content/notes/a-typo.md:4: "titel" has no place here; did you mean "title"?',
    expect.stringMatching(/^content\/notes\/b-yaml\.md:[34]: /),
    'content/notes/c-id.md:3: id "other" must equal the file name; take the line out',
    expect.stringContaining('content/notes/d-none.md:1: must begin with a line of three hyphens'),
    'content/notes/e-short.md:5: title: is too short',
    expect.stringMatching(/^content\/notes\/e-short\.md:4: tags, number 2: must be a text/),
    expect.stringMatching(
      /^content\/notes\/g\/same\.md:\d: id "same" is already used in content\/notes\/f\/same\.md$/,
    ),
    'content/links/one.yml:6: url: must be a web address',
    expect.stringMatching(
      /^content\/links\/one\.yml:3: id "court" is already used in content\/links\/one\.yml$/,
    ),
    'content/links/two.yml:1: must be a list: each entry begins with "- "',
  ]);
});

describe('an overlay', () => {
  beforeEach(() => {
    write('content/notes/rent.md', '---\ntitle: Rent\n---\nOurs');
    write('content/notes/work.md', '---\ntitle: Work\n---\nOurs');
    write(
      'content/links/all.yml',
      '- id: court\n  url: https://court.example\n- id: aid\n  url: https://aid.example\n',
    );
  });
  test('replaces and adds files and list items', () => {
    write('own/notes/rent.md', '---\ntitle: Own rent\n---\nTheirs');
    write(
      'own/links/local.yml',
      '- id: aid\n  url: https://local.example\n- id: bar\n  url: https://bar.example\n',
    );
    const reader = openContent({ ...folders(), overlay: overlay() });
    expect(reader.read(notes).map(({ value }) => value.title)).toEqual(['Own rent', 'Work']);
    expect(reader.read(links).map(({ value }) => value.url)).toEqual([
      'https://court.example',
      'https://local.example',
      'https://bar.example',
    ]);
    expect(reader.problems).toEqual([]);
  });
  test('is validated as strictly, and problems name its path', () => {
    write('own/notes/rent.md', '---\ntitle: X\n---\nTheirs');
    const reader = openContent({ ...folders(), overlay: overlay() });
    reader.read(notes);
    expect(reader.problems).toMatchObject([
      { file: join(overlay(), 'notes', 'rent.md'), message: 'title: is too short' },
    ]);
  });
});

describe('with snapshots', () => {
  const parsed: string[] = [];
  const counted = {
    ...notes,
    schema: Note.transform((note) => {
      parsed.push(note.id);
      return note;
    }),
  };
  /** The ids that were parsed, and what is wrong. */
  const read = (own?: string) => {
    parsed.length = 0;
    const snapshots = openSnapshots({ write: join(base, 'snapshots') });
    const reader = openContent({ ...folders(), overlay: own, snapshots });
    const titles = reader.read(counted).map(({ value }) => value.title);
    return { parsed: [...parsed], titles, problems: reader.problems.map(({ message }) => message) };
  };
  beforeEach(() => {
    for (const id of ['rent', 'wage', 'work'])
      write(`content/notes/${id}.md`, `---\ntitle: About ${id}\n---\nText`);
  });

  test('only a file that changed is parsed, with or without an overlay', () => {
    expect(read().parsed).toEqual(['rent', 'wage', 'work']);
    expect(read().parsed).toEqual([]);
    write('content/notes/wage.md', '---\ntitle: On wages\n---\nText');
    const titles = ['About rent', 'On wages', 'About work'];
    expect(read()).toEqual({ parsed: ['wage'], titles, problems: [] });
    write('own/notes/rent.md', '---\ntitle: Own rent\n---\nTheirs');
    expect(read(overlay())).toMatchObject({
      parsed: ['rent'],
      titles: ['Own rent', 'On wages', 'About work'],
    });
    rmSync(join(base, 'content/notes/work.md'));
    expect(read()).toMatchObject({ parsed: [], titles: ['About rent', 'On wages'] });
  });
  test('what files say together is checked, although one of them is not parsed', () => {
    read();
    write('content/notes/deep/rent.md', '---\ntitle: Rent again\n---\nText');
    expect(read()).toMatchObject({
      parsed: ['rent'],
      problems: ['id "rent" is already used in content/notes/deep/rent.md'],
    });
    rmSync(join(base, 'content/notes/deep/rent.md'));
    write('content/notes/wage.md', '---\ntitle: W\n---\nText');
    for (let i = 0; i < 2; i++)
      expect(read()).toMatchObject({
        titles: ['About rent', 'About work'],
        problems: ['title: is too short'],
      });
  });
});

describe('the version', () => {
  const version = () => {
    const reader = openContent({ ...folders(), overlay: overlay() });
    reader.read(notes);
    return reader.version();
  };
  test('changes when a file of the content or the overlay changes, and only then', () => {
    write('content/notes/rent.md', '---\ntitle: Rent\n---\nText');
    const first = version();
    expect(version()).toBe(first);
    write('content/notes/rent.md', '---\ntitle: Rent\n---\nText.');
    const second = version();
    write('own/notes/rent.md', '---\ntitle: Rent\n---\nTheirs');
    expect(new Set([first, second, version()]).size).toBe(3);
  });
});
