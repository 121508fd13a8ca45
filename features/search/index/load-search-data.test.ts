import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkout } from '#server/boot/content-source.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { findOrphanedQuestions } from '../meaning/orphaned-questions.ts';
import { loadSearchData } from './load-search-data.server.ts';

let overlay: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(overlay, file)), { recursive: true });
  writeFileSync(join(overlay, file), text);
};
beforeEach(() => {
  overlay = mkdtempSync(join(tmpdir(), 'plainlaw-search-'));
});
afterEach(() => rmSync(overlay, { recursive: true, force: true }));

const load = () => loadSearchData({ ...checkout, overlay });

test('questions stand beside their item, also in an own folder of content', () => {
  write('faq/someone-opened-account-in-my-name.questions.txt', 'who is this card from\n');
  write('guides/no-such-guide.questions.txt', 'how do i do it\n');
  const { data, problems } = load();
  expect(problems).toEqual([]);
  const find = (id: string) => data.itemQuestions.find((one) => one.id === id)?.questions;
  expect(find('faq:someone-opened-account-in-my-name')).toEqual(['who is this card from']);
  expect(find('guide:respond-to-a-traffic-ticket')?.length).toBeGreaterThan(0);
  expect(findOrphanedQuestions(getSearchIndex().items, data, library.names).problems).toEqual([
    {
      file: join(overlay, 'guides/no-such-guide.questions.txt'),
      line: 1,
      message: 'there is no guide:no-such-guide',
    },
  ]);
});

test('a list of questions at its old place is refused with what to do', () => {
  write('search/item-questions.yml', '- { id: "faq:rent", questions: ["late rent"] }\n');
  expect(load().problems).toEqual([
    {
      file: join(overlay, 'search/item-questions.yml'),
      line: 1,
      message:
        'is no longer read: write the questions of an item beside it, one a line, in <id>.questions.txt (docs/upgrading.md)',
    },
  ]);
});
