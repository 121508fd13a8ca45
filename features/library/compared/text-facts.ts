// What must not change unnoticed in a sentence of law: its numbers with their units, its days,
// telephone numbers and citations. The rest of a sentence can be written better at any time.
import { findCitations } from '#legal/citations/find-citations.ts';
import { findPhones } from '#lib/phone.ts';

const UNITS =
  '(?:(?:calendar|business|court|working|full|judicial|consecutive|school)[ -])?(?:hours?|days?|weeks?|months?|years?|times|percent|dollars?|cents|witness(?:es)?)';
const SPELLED =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty(?:-(?:one|four|five|eight))?|thirty|forty(?:-five)?|forty-eight|fifty|sixty|seventy-two|ninety|hundred|half|twice|double|triple';
const DAY =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}(?:, \\d{4})?';
const FACT = new RegExp(
  `\\b${DAY}|\\$?\\d[\\d,]*(?:\\.\\d+)?(?:[ -]${UNITS}\\b|%)?|\\b(?:(?:${SPELLED}) (?:to|or|and) )?(?:${SPELLED})[ -]${UNITS}\\b`,
  'gi',
);

/** In their order: two sentences with the same list say the same numbers. */
export function listTextFacts(text: string): string[] {
  const citations = findCitations(text).map(({ text: cite }) => cite);
  const phones = findPhones(text);
  let rest = text;
  for (const part of [...citations, ...phones]) rest = rest.replaceAll(part, ' ');
  const numbers = (rest.match(FACT) ?? []).map((fact) =>
    fact
      .toLowerCase()
      .replace(/[ -]+/g, ' ')
      .replace(/(day|week|month|year|hour|dollar)s$/, '$1'),
  );
  return [...numbers, ...phones, ...citations];
}

/** The facts of one line of law, as it is written to derived/. */
export const toFactLine = (facts: readonly string[]): string => facts.join('; ');
