// Readers of what people type, and the texts that make patterns try again and again. tests/hostile-length.test.ts runs them in a
// thread that is stopped (run-bounded.ts), bench/growth.ts compares how their time grows.
import { join } from 'node:path';
import { cleanFacts, readFacts } from '#features/analysis/read-facts.ts';
import { MAX_FACTS_LENGTH } from '#features/analysis/schema.ts';
import { MAX_QUESTION_LENGTH } from '#features/assistant/chat-schema.ts';
import { isCacheable } from '#features/assistant/deliver/is-cacheable-answer.ts';
import { MAX_CASE_QUERY_LENGTH } from '#features/case-law/schema.ts';
import { readCaseQuery } from '#features/case-law/search/search-query.ts';
import { tokensOf } from '#features/case-law/store/opinion-words.ts';
import { docxText } from '#features/citations/docx-text.server.ts';
import { docxOf } from '#features/citations/test-files.ts';
import { readCsv } from '#features/documents/read-csv.ts';
import { isClaim } from '#features/grounding/is-claim.ts';
import { plainSentence } from '#features/grounding/model-text/plain-sentence.ts';
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { readPlace } from '#features/news/find-jurisdiction.ts';
import { linesOf, oneLine } from '#features/printing/clean-text.ts';
import { triage } from '#features/triage/triage.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findQuotations } from '#legal/citations/find-quotations.ts';
import { matchQuotation, readOpinion } from '#legal/citations/match-quotation.ts';
import { courtNamed } from '#legal/courts.ts';
import { csvRow } from '#lib/csv.ts';
import { wordsOf } from '#lib/language/words.ts';
import { ownPath } from '#lib/local-path.ts';
import { mailHtml } from '#lib/mail-html.ts';

const { library } = loadLibrary(join(import.meta.dirname, '..', '..', 'content'));
const opinion = readOpinion([`${'the court holds that a landlord may keep '.repeat(400)}.`]);

/** At this length one quadratic pattern takes more than the limit of run-bounded.ts, a linear one a twentieth of it at most. */
export const LONG_TEXT = 150_000;
/** The longest sentence of a model that is looked at as one: read-model-text.ts. */
const MAX_SENTENCE = 1_200;

/** `productMax`: how long a text it may get in the product, or long enough to tell. `short`: not tested beyond that. */
type Reader = { name: string; productMax: number; short?: true; read: (text: string) => unknown };

const READERS: Reader[] = [
  { name: 'findCitations', productMax: 50_000, read: findCitations },
  { name: 'findQuotations', productMax: 25_000, read: (text) => findQuotations(text, findCitations(text)) },
  { name: 'matchQuotation', productMax: 8_000, short: true, read: (text) => matchQuotation(text, opinion) },
  { name: 'docxText', productMax: 100_000, read: (text) => docxText(docxOf([text.replaceAll('<', ' ')])) },
  { name: 'splitSentences', productMax: MAX_QUESTION_LENGTH * 4, read: splitSentences },
  { name: 'isClaim', productMax: MAX_SENTENCE * 2, short: true, read: isClaim },
  { name: 'plainSentence', productMax: MAX_SENTENCE * 2, short: true, read: plainSentence },
  {
    name: 'readModelText',
    productMax: MAX_QUESTION_LENGTH * 4,
    short: true,
    read: (text) => readModelText({ secrets: library.prompts.slice(0, 1).map(({ body }) => body) }).push(text),
  },
  { name: 'triage', productMax: MAX_FACTS_LENGTH, short: true, read: (text) => triage(library.triage, text) },
  { name: 'isCacheable', productMax: MAX_QUESTION_LENGTH * 4, read: (text) => isCacheable(text, library) },
  { name: 'cleanFacts and readFacts', productMax: MAX_FACTS_LENGTH * 4, read: (text) => readFacts(cleanFacts(text)) },
  { name: 'readCaseQuery', productMax: MAX_CASE_QUERY_LENGTH * 10, read: readCaseQuery },
  { name: 'readPlace', productMax: 8_000, read: readPlace },
  { name: 'courtNamed', productMax: 8_000, read: courtNamed },
  { name: 'words of a search', productMax: 100_000, read: wordsOf },
  { name: 'words of an opinion', productMax: 100_000, read: tokensOf },
  { name: 'lines of a document', productMax: 50_000, read: (text) => [linesOf(text), oneLine(text)] },
  { name: 'readCsv', productMax: 100_000, read: readCsv },
  { name: 'csvRow', productMax: 50_000, read: (text) => csvRow([text]) },
  { name: 'mailHtml', productMax: 50_000, read: (text) => mailHtml('A subject', text) },
  { name: 'ownPath', productMax: 2_000, read: (text) => ownPath(`/${text}`) },
];

export const PIECES = [
  ...[
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
  ],
  ...[
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
  ],
  ...[
    '1 U.S. ',
    '1 U.S. 1 ',
    '1 U.S. 1, ',
    'U.S.C. § ',
    '42 U.S.C. § 1, ',
    '§ ',
    '§§ 1-',
    'v. ',
    'A v. B, ',
    'In re ',
    'Id. at 1; ',
    'supra ',
    'see also ',
    'Fed. R. Civ. P. ',
  ],
  ...['x@', 'x@y.', 'http://', 'http://a/', 'State of ', 'not ', 'my husband ', 'A.', 'A.B. ', '","', '$1', 'I. ', 'St. '],
];
/** What comes after the row: it must not fit, so that a pattern goes back and tries again. */
const TAIL = '!\u0001x';

export const READER_NAMES = READERS.map(({ name }) => name);

export function getProductMax(name: string): number {
  return readerNamed(name).productMax;
}

export function isShort(name: string): boolean {
  return readerNamed(name).short === true;
}

/** At the length that is tested: the product's, or a longer one where the reader is quick enough for it. */
export function readLong(name: string, piece: string): void {
  const { productMax, short } = readerNamed(name);
  readPiece(name, piece, short ? productMax : Math.max(productMax, LONG_TEXT));
}

export function readPiece(name: string, piece: string, length: number): void {
  readerNamed(name).read(piece.repeat(length / piece.length) + TAIL);
}

function readerNamed(name: string): Reader {
  const reader = READERS.find((one) => one.name === name);
  if (!reader) throw new Error(`no reader is called ${name}`);
  return reader;
}
