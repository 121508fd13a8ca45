// What the loader's schema cannot say: reading grade, length of overviews, floors, spine colours. All problems at once.

import { readingGrade } from '#lib/reading-grade.ts';
import { proseOf } from './library-prose.ts';
import { loadLibrary } from './load-library.server.ts';
import type { ContentProblem } from './read-content.server.ts';

const HIGHEST_GRADE = 10;

export function checkContent(root: string): { problems: ContentProblem[]; notes: string[] } {
  const { library, problems } = loadLibrary(root);
  const notes: string[] = [];
  const report = (file: string, message: string) => problems.push({ file, line: 1, message });

  for (const topic of library.topics) {
    const file = `content/topics/${topic.id}.md`;
    const { words } = readingGrade(topic.body);
    if (words < 250 || words > 500) report(file, `overview has ${words} words, wanted 250 to 500`);
    if (topic.keyTerms.length < 6) report(file, `has ${topic.keyTerms.length} key terms, wanted at least 6`);
    if (topic.deadlines.length === 0) report(file, 'lists no deadlines');
    if (topic.urgent.length === 0) report(file, 'does not say when it is urgent');
  }
  for (const item of proseOf(library)) {
    const { grade } = readingGrade(item.prose);
    if (grade > HIGHEST_GRADE) report(item.file, `reading grade ${grade}, highest allowed ${HIGHEST_GRADE}`);
  }
  return { problems, notes };
}
