// Checks that the schemas cannot express: minimum counts, lengths, reading grades, telephone
// numbers. Reports all problems at once.
import { join } from 'node:path';
import { STATES } from '#legal/jurisdictions.ts';
import { measureReadingGrade } from '#lib/language/reading-grade.ts';
import { readReference } from '../compared/reference.server.ts';
import {
  type ContentProblem,
  type ContentSource,
  findUnreadFiles,
} from '../files/read-content.server.ts';
import { KINDS } from '../kinds.ts';
import { listProse } from '../library-prose.ts';
import type { Library, LoadedLibrary } from '../load-library.server.ts';
import { STATE_HELP } from '../schema/schema.ts';
import { checkComparisons } from './check-comparisons.server.ts';
import { checkPhones } from './check-phones.ts';
import { checkTextLinks } from './check-text-links.ts';
import { locateItem } from './locate-item.server.ts';

const MAX_GRADE = 10;
const MAX_MEDIAN_GRADE = 8;
const MIN_FAQS_PER_TOPIC = 8;
const MIN_GUIDES_PER_TOPIC = 2;
/** `notes`: what works and should be looked at; they fail nothing. */
export type ContentReport = { problems: ContentProblem[]; notes: ContentProblem[] };

export function checkContent(
  source: Pick<ContentSource, 'root' | 'overlay'>,
  loaded: LoadedLibrary,
  referenceFolder?: string,
): ContentReport {
  const { library } = loaded;
  const folder = join(source.root, '..');
  const problems = loaded.problems.map((problem) =>
    problem.about ? { ...problem, ...locateItem(loaded, problem.about, folder) } : problem,
  );
  const report = (file: string, message: string) => problems.push({ file, line: 1, message });
  checkTopics(library, report);
  checkStates(library, report);
  checkGrades(library, report);
  checkUrls(library, report);
  const reference = referenceFolder ? readReference(referenceFolder) : undefined;
  const compared = checkComparisons(loaded, folder, reference);
  problems.push(
    ...findUnreadFiles(source, Object.values(KINDS)),
    ...checkTextLinks(loaded),
    ...checkPhones(loaded),
    ...compared.problems,
  );
  return { problems, notes: [...loaded.notes, ...compared.notes] };
}

type Report = (file: string, message: string) => void;

function checkTopics(library: Library, report: Report): void {
  for (const topic of library.topics) {
    const file = `content/topics/${topic.id}.md`;
    const { words } = measureReadingGrade(topic.body);
    if (words < 250 || words > 500) report(file, `overview has ${words} words, wanted 250 to 500`);
    if (topic.keyTerms.length < 6)
      report(file, `has ${topic.keyTerms.length} key terms, wanted at least 6`);
    if (topic.deadlines.length === 0) report(file, 'lists no deadlines');
    if (topic.urgent.length === 0) report(file, 'does not say when it is urgent');
    const faqs = library.faqs.filter((f) => f.topic === topic.id).length;
    if (faqs < MIN_FAQS_PER_TOPIC)
      report(file, `has ${faqs} FAQs, wanted at least ${MIN_FAQS_PER_TOPIC}`);
    const guides = library.guides.filter((g) => g.topic === topic.id).length;
    if (guides < MIN_GUIDES_PER_TOPIC)
      report(file, `has ${guides} guides, wanted at least ${MIN_GUIDES_PER_TOPIC}`);
    const { minResources = 0 } = topic;
    if (library.resourceCount(topic.id) < minResources)
      report(
        file,
        `has ${library.resourceCount(topic.id)} resources, wanted at least ${minResources}`,
      );
  }
}

function checkStates(library: Library, report: Report): void {
  for (const state of Object.keys(STATES)) {
    for (const help of STATE_HELP) {
      if (library.resources.some((r) => r.state === state && r.help === help)) continue;
      report(`content/resources/states/${state.toLowerCase()}.yml`, `has no ${help} entry`);
    }
  }
}

function checkGrades(library: Library, report: Report): void {
  const prose = listProse(library).map((item) => ({
    ...item,
    grade: measureReadingGrade(item.prose).grade,
  }));
  for (const item of prose) {
    if (item.grade > MAX_GRADE)
      report(
        item.file,
        `reading grade ${item.grade}, highest allowed ${MAX_GRADE}; shorter sentences and shorter words lower it`,
      );
  }
  for (const kind of ['topic', 'faq', 'guide'] as const) {
    const grades = prose
      .filter((p) => p.kind === kind)
      .map((p) => p.grade)
      .sort((a, b) => a - b);
    const median = grades[Math.floor(grades.length / 2)] ?? 0;
    if (median > MAX_MEDIAN_GRADE)
      report(
        'content',
        `median reading grade of ${kind}s is ${median}, highest allowed ${MAX_MEDIAN_GRADE}`,
      );
  }
}

function checkUrls(library: Library, report: Report): void {
  const idByUrl = new Map<string, string>();
  for (const { id, url } of library.resources) {
    const normalizedUrl = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
    const otherId = idByUrl.get(normalizedUrl);
    if (otherId) report('content/resources', `${id} has the same address as ${otherId}`);
    idByUrl.set(normalizedUrl, id);
  }
}
