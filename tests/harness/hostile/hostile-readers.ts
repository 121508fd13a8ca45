// Functions that parse user input, and texts that cause regular expressions to backtrack.
// tests/hostile-length.test.ts runs them in a thread with a CPU limit (run-bounded.ts).
import { cleanFacts, readFacts } from '#features/analysis/find/read-facts.ts';
import { MAX_FACTS_LENGTH } from '#features/analysis/schema.ts';
import { MAX_QUESTION_LENGTH } from '#features/assistant/chat-schema.ts';
import { isCacheable } from '#features/assistant/deliver/is-cacheable-answer.ts';
import { MAX_CASE_QUERY_LENGTH } from '#features/case-law/schema.ts';
import { readCaseQuery } from '#features/case-law/search/search-query.ts';
import { tokenize } from '#features/case-law/store/opinion-words.ts';
import { readDocxText } from '#features/citations/read/docx-text.server.ts';
import { createDocx } from '#features/citations/test-files.ts';
import { isClaim } from '#features/grounding/is-claim.ts';
import { cleanSentence } from '#features/grounding/model-text/plain-sentence.ts';
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import { tidySection } from '#features/law/import/tidy-section.ts';
import { createUslmReader } from '#features/law/import/uslm/read-uslm.ts';
import { findReferences } from '#features/law/page/find-references.ts';
import { findTerms, findTermUses } from '#features/law/page/find-terms.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { findJurisdiction } from '#features/news/find-jurisdiction.ts';
import { followPaper } from '#features/papers/follow/follow-paper.server.ts';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { listFound } from '#features/papers/result/list-found.ts';
import { MAX_PAPER_LENGTH } from '#features/papers/schema.ts';
import { toCleanLines, toOneLine } from '#features/printing/clean-text.ts';
import { readActs } from '#features/search/acts/asked-acts.ts';
import { triage } from '#features/triage/triage.ts';
import { findRelease } from '#integrations/us-code/find-release.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findQuotations } from '#legal/citations/find-quotations.ts';
import { matchQuotation } from '#legal/citations/match-quotation.ts';
import { readOpinion } from '#legal/citations/quotation-words.ts';
import { findCourtByAbbreviation } from '#legal/courts.ts';
import { splitOutline } from '#legal/statutes/outline.ts';
import { formatCsvRow, readCsv } from '#lib/csv.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { readLocalPath } from '#lib/local-path.ts';
import { renderMailHtml } from '#lib/mail-html.ts';
import { checkout } from '#server/boot/content-source.ts';

const { library } = loadLibrary(checkout);
const clock = { now: () => new Date('2026-11-15T12:00:00Z') };
const opinion = readOpinion([`${'the court holds that a landlord may keep '.repeat(400)}.`]);

/**
 * At this length a quadratic pattern exceeds the limit of run-bounded.ts; a linear one needs at
 * most a twentieth of it.
 */
export const LONG_TEXT_LENGTH = 150_000;
/** The maximum sentence length in read-model-text.ts. */
const MAX_SENTENCE_LENGTH = 1_200;

/**
 * `productMax`: the maximum input length in the product, or one long enough to detect growth.
 * `short`: not tested beyond it.
 */
type Reader = { name: string; productMax: number; short?: true; read: (text: string) => unknown };

/** For readers that refuse a text with a message. */
const ignoreFaults = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return undefined;
  }
};

const READERS: Reader[] = [
  { name: 'readActs', productMax: MAX_QUESTION_LENGTH * 4, read: readActs },
  { name: 'findCitations', productMax: 50_000, read: findCitations },
  {
    name: 'findCitations by name',
    productMax: 50_000,
    read: (text) => findCitations(text, { byName: true }),
  },
  {
    name: 'findReferences',
    productMax: 50_000,
    read: (text) =>
      findReferences(
        text,
        { jurisdiction: 'us', code: '42', number: '1' },
        'a',
        new Set(['a', 'a/1']),
      ),
  },
  { name: 'findTerms', productMax: 50_000, read: (text) => findTermUses(text, findTerms([text])) },
  {
    name: 'findQuotations',
    productMax: 25_000,
    read: (text) => findQuotations(text, findCitations(text)),
  },
  {
    name: 'matchQuotation',
    productMax: 8_000,
    short: true,
    read: (text) => matchQuotation(text, opinion),
  },
  {
    name: 'docxText',
    productMax: 100_000,
    read: (text) => readDocxText(createDocx([text.replaceAll('<', ' ')])),
  },
  { name: 'splitSentences', productMax: MAX_QUESTION_LENGTH * 4, read: splitSentences },
  { name: 'isClaim', productMax: MAX_SENTENCE_LENGTH * 2, short: true, read: isClaim },
  { name: 'plainSentence', productMax: MAX_SENTENCE_LENGTH * 2, short: true, read: cleanSentence },
  {
    name: 'readModelText',
    productMax: MAX_QUESTION_LENGTH * 4,
    short: true,
    read: (text) =>
      readModelText({ secrets: library.prompts.slice(0, 1).map(({ body }) => body) }).push(text),
  },
  {
    name: 'triage',
    productMax: MAX_FACTS_LENGTH,
    short: true,
    read: (text) => triage(library.triage, text),
  },
  {
    name: 'isCacheable',
    productMax: MAX_QUESTION_LENGTH * 4,
    read: (text) => isCacheable(text, library),
  },
  {
    name: 'cleanFacts and readFacts',
    productMax: MAX_FACTS_LENGTH * 4,
    read: (text) => readFacts(cleanFacts(text)),
  },
  { name: 'readCaseQuery', productMax: MAX_CASE_QUERY_LENGTH * 10, read: readCaseQuery },
  { name: 'findJurisdiction', productMax: 8_000, read: findJurisdiction },
  { name: 'courtNamed', productMax: 8_000, read: findCourtByAbbreviation },
  { name: 'words of a search', productMax: 100_000, read: tokenizeWords },
  { name: 'words of an opinion', productMax: 100_000, read: tokenize },
  {
    name: 'lines of a document',
    productMax: 50_000,
    read: (text) => [toCleanLines(text), toOneLine(text)],
  },
  { name: 'readCsv', productMax: 100_000, read: readCsv },
  { name: 'csvRow', productMax: 50_000, read: (text) => formatCsvRow([text]) },
  { name: 'mailHtml', productMax: 50_000, read: (text) => renderMailHtml('A subject', text) },
  { name: 'outline of a statute', productMax: 100_000, read: splitOutline },
  {
    name: 'number and heading of a statute',
    productMax: 100_000,
    read: ignoreFaults((text) => tidySection(`1 - ${text}`, text, `1. ${text}`)),
  },
  {
    name: 'statute in XML',
    productMax: 100_000,
    read: ignoreFaults((text) =>
      createUslmReader({ date: '2026' }).push(`<section identifier="/us/usc/t1/s1"><td>${text}`),
    ),
  },
  {
    name: 'release of the U.S. Code',
    productMax: 100_000,
    read: (text) => findRelease(`href=${text}`, 'https://uscode.house.gov'),
  },
  {
    name: 'a paper',
    productMax: MAX_PAPER_LENGTH,
    read: (text) => readPaperText({ library }, text),
  },
  {
    name: 'what follows from a paper',
    productMax: MAX_PAPER_LENGTH,
    read: (text) => {
      const reading = readPaperText({ library }, text);
      listFound(reading);
      return followPaper({ library, clock }, reading, text.slice(0, MAX_PAPER_LENGTH));
    },
  },
  { name: 'ownPath', productMax: 2_000, read: (text) => readLocalPath(`/${text}`) },
];

export const PIECES = [
  ' ',
  '\n',
  '\t \n',
  'a',
  'a ',
  'A',
  'A ',
  'é',
  'e\u0301',
  '\u200b',
  '1',
  '1 ',
  '1,',
  '1.',
  '-',
  '—',
  '.',
  '. ',
  '...',
  ',',
  ';',
  "'a",
  '’',
  '"',
  '“',
  '" ',
  '“a” ',
  '(',
  ')',
  '((a',
  '[',
  '[1',
  '[1]',
  '<',
  '<a ',
  '<script',
  '</',
  '&',
  '&amp',
  '*',
  '**a',
  '_',
  '`',
  '#',
  '| ',
  '> ',
  '- ',
  '![',
  '](',
  '\\',
  '1 U.S. ',
  '1 U.S. 1 ',
  '1 U.S. 1, ',
  'U.S.C. § ',
  '42 U.S.C. § 1, ',
  '§ ',
  '§§ 1-',
  '1 U.S.C. §§ 1-1, ',
  'Section 1 of Title ',
  'Section 1983, ',
  'the ADA § 1 ',
  'Civil Rights Act of ',
  'v. ',
  'A v. B, ',
  'In re ',
  'Id. at 1; ',
  'supra ',
  'see also ',
  'Fed. R. Civ. P. ',
  'x@',
  'x@y.',
  'http://',
  'http://a/',
  'State of ',
  'not ',
  'my husband ',
  'A.',
  'A.B. ',
  '","',
  '$1',
  'I. ',
  'St. ',
  'March 3, 2026\n',
  '3/3/26 ',
  'Date served: ',
  'within 5 days of service ',
  '$1,000.00 ',
  'Case No. 12-cv-1 ',
  '800-555-1234 ',
  'Superior Court of ',
  'Ann Lee, Plaintiff\n',
];
/** Appended after the repeated pieces: it must not match, so that a pattern backtracks. */
const TAIL = '!\u0001x';

export const READER_NAMES = READERS.map(({ name }) => name);

export function isShort(name: string): boolean {
  return getReader(name).short === true;
}

/**
 * Runs the reader at the tested length: the product's maximum, or longer for readers that are fast
 * enough.
 */
export async function readLong(name: string, piece: string): Promise<void> {
  const { productMax, short, read } = getReader(name);
  const length = short ? productMax : Math.max(productMax, LONG_TEXT_LENGTH);
  await read(piece.repeat(length / piece.length) + TAIL);
}

function getReader(name: string): Reader {
  const reader = READERS.find((one) => one.name === name);
  if (!reader) throw new Error(`no reader is called ${name}`);
  return reader;
}
