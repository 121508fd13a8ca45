// Patterns that look harmless can take the square of a text's length, or worse. Every reader of what people type is given the
// longest text it may get, in forms that make such patterns try again and again: twice the text may take about twice the time.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanFacts, readFacts } from '#features/analysis/read-facts.ts';
import { LONGEST_FACTS } from '#features/analysis/schema.ts';
import { isCacheable } from '#features/assistant/cacheable.ts';
import { LONGEST_QUESTION } from '#features/assistant/chat-schema.ts';
import { isClaim } from '#features/assistant/is-claim.ts';
import { plainSentence } from '#features/assistant/plain-sentence.ts';
import { readModelText } from '#features/assistant/read-model-text.ts';
import { splitSentences } from '#features/assistant/split-sentences.ts';
import { tokensOf } from '#features/case-law/opinion-words.ts';
import { LONGEST_CASE_QUERY } from '#features/case-law/schema.ts';
import { readCaseQuery } from '#features/case-law/search-query.ts';
import { docxText } from '#features/citations/docx-text.server.ts';
import { docxOf } from '#features/citations/test-files.ts';
import { linesOf, oneLine } from '#features/documents/clean-text.ts';
import { readCsv } from '#features/documents/read-csv.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { readPlace } from '#features/news/read-place.ts';
import { wordsOf } from '#features/site-search/words.ts';
import { triage } from '#features/triage/triage.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findQuotations } from '#legal/citations/find-quotations.ts';
import { matchQuotation, readOpinion } from '#legal/citations/match-quotation.ts';
import { courtNamed } from '#legal/courts.ts';
import { csvRow } from '#lib/csv.ts';
import { mailHtml } from '#lib/mail-html.ts';
import { ownPath } from '#lib/own-path.ts';

const { library } = loadLibrary(join(import.meta.dirname, '..', 'content'));
const opinion = readOpinion([`${'the court holds that a landlord may keep '.repeat(400)}.`]);

/** The longest sentence of a model that is looked at as one: read-model-text.ts. */
const LONGEST_SENTENCE = 1_200;

/** `most`: how long a text it may get in the product, or long enough to tell. */
const READERS: [name: string, most: number, read: (text: string) => unknown][] = [
  ['findCitations', 50_000, findCitations],
  ['findQuotations', 25_000, (text) => findQuotations(text, findCitations(text))],
  ['matchQuotation', 8_000, (text) => matchQuotation(text, opinion)],
  ['docxText', 100_000, (text) => docxText(docxOf([text.replaceAll('<', ' ')]))],
  ['splitSentences', LONGEST_QUESTION * 4, splitSentences],
  ['isClaim', LONGEST_SENTENCE * 2, isClaim],
  ['plainSentence', LONGEST_SENTENCE * 2, plainSentence],
  [
    'readModelText',
    LONGEST_QUESTION * 4,
    (text) => readModelText({ secrets: library.prompts.slice(0, 1).map(({ body }) => body) }).push(text),
  ],
  ['triage', LONGEST_FACTS, (text) => triage(library.triage, text)],
  ['isCacheable', LONGEST_QUESTION * 4, (text) => isCacheable(text, library)],
  ['cleanFacts and readFacts', LONGEST_FACTS * 4, (text) => readFacts(cleanFacts(text))],
  ['readCaseQuery', LONGEST_CASE_QUERY * 10, readCaseQuery],
  ['readPlace', 8_000, readPlace],
  ['courtNamed', 8_000, courtNamed],
  ['words of a search', 100_000, wordsOf],
  ['words of an opinion', 100_000, tokensOf],
  ['lines of a document', 50_000, (text) => [linesOf(text), oneLine(text)]],
  ['readCsv', 100_000, readCsv],
  ['csvRow', 50_000, (text) => csvRow([text])],
  ['mailHtml', 50_000, (text) => mailHtml('A subject', text)],
  ['ownPath', 2_000, (text) => ownPath(`/${text}`)],
];

const PIECES = [
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
/** What takes less than this for the longest text harms nobody, whatever its shape. */
const ENOUGH_MS = 150;
const GIVEN_UP_MS = 4_000;
/** Twice the text: about 2 when linear, 4 when it is the square. */
const MOST_TIMES = 3.3;
/** What comes after the row: it must not fit, so that a pattern goes back and tries again. */
const TAIL = '!\u0001x';

/** Of the processor, not of the clock: other work on the machine does not count. */
function cost(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('twice the text takes about twice the time', () => {
  test.each(READERS)('%s', { timeout: 120_000 }, (_name, most, read) => {
    const slow = PIECES.flatMap((piece) => {
      const text = (length: number) => piece.repeat(length / piece.length) + TAIL;
      if (cost(read, text(most / 4)) > GIVEN_UP_MS) return [`${JSON.stringify(piece)}: a quarter took seconds`];
      if (cost(read, text(most)) < ENOUGH_MS) return [];
      // The least of a few: the first runs cold.
      const ratio = Math.min(...[1, 2, 3].map(() => cost(read, text(most)) / cost(read, text(most / 2))));
      return ratio > MOST_TIMES ? [`${JSON.stringify(piece)}: ${ratio.toFixed(1)} times`] : [];
    });
    expect(slow).toEqual([]);
  });
});
