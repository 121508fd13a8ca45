// Evaluates the comparison of quotations with statutes: each quotation is read from its sentence,
// attributed to the citation and compared with the section's text, as the checker does. The promise
// is all of them: no faithful one is called altered, and each altered one is, with the word that
// was changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareStatuteQuotations } from '#features/citations/check/compare-statute-quotations.server.ts';
import { findInText } from '#features/citations/read/find-in-text.ts';
import type { CheckedQuotation } from '#features/citations/schema.ts';
import type { FindStored } from '#features/law/quotations/match-statute.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { findQuotations } from '#legal/citations/find-quotations.ts';
import { checkout } from '#server/boot/content-source.ts';
import { type QuotationSample, readCodeTexts, sampleQuotations } from './statute-quotations.ts';

const QUOTATIONS = 1000;
type Options = { misses: boolean; referenceData?: string };
type Outcome = { sample: QuotationSample; got: string; isRight: boolean };

export async function evalStatuteQuotations({ misses, referenceData }: Options): Promise<number> {
  const { library } = loadLibrary(checkout);
  const outcomes = await listOutcomes(library, referenceData, QUOTATIONS);
  if (!outcomes) {
    console.log('not run: no reference data (set REFERENCE_DATA to its folder)');
    return 1;
  }
  for (const kind of ['none', 'replaced', 'dropped', 'added', 'negation'] as const) {
    for (const marks of ['none', 'ellipsis', 'brackets'] as const) {
      const some = outcomes.filter(
        ({ sample }) => sample.change === kind && sample.marks === marks,
      );
      const right = some.filter(({ isRight }) => isRight).length;
      console.log(
        `${String(right).padStart(5)} of ${String(some.length).padEnd(4)} change: ${kind}, marks: ${marks}`,
      );
    }
  }
  const missed = outcomes.filter(({ isRight }) => !isRight);
  if (misses)
    for (const { sample, got } of missed)
      console.log(`${sample.change}, ${sample.marks}: ${got}\n      ${sample.text}`);
  console.log(`${outcomes.length - missed.length} of ${outcomes.length} quotations told apart`);
  return missed.length === 0 ? 0 : 1;
}

/** For the quality gate; undefined without reference data. */
export async function scoreStatuteQuotations(
  library: Library,
  referenceData: string | undefined,
): Promise<number | undefined> {
  const outcomes = await listOutcomes(library, referenceData, QUOTATIONS);
  return outcomes && outcomes.filter(({ isRight }) => isRight).length / outcomes.length;
}

async function listOutcomes(
  library: Library,
  referenceData = '',
  count: number,
): Promise<Outcome[] | undefined> {
  if (!referenceData || !existsSync(join(referenceData, 'law', 'us-code', 'text')))
    return undefined;
  const outcomes: Outcome[] = [];
  for (const sample of sampleQuotations(readCodeTexts(referenceData), count)) {
    const { citations } = findInText(sample.text);
    const read = { text: sample.text, citations };
    const quotations = findQuotations(sample.text, citations);
    const checked = await compareStatuteQuotations(
      { findStored: createFindStored(sample), usCode: library.usCode },
      read,
      quotations,
    );
    outcomes.push({
      sample,
      got: describe(checked),
      isRight: checked.length === 1 && isRight(sample, checked[0] as CheckedQuotation),
    });
  }
  return outcomes;
}

function createFindStored({ title, section, lines }: QuotationSample): FindStored {
  const release = { jurisdiction: 'us', code: title, name: '', date: '' };
  const version = { id: 1, heading: '', hash: '', sourceUrl: '', from: release, to: release };
  const paragraphs = lines.map((text) => ({ path: '', text }));
  return async ({ code, number }) =>
    code === title && number === section.replace('–', '-')
      ? [{ versions: [{ ...version, paragraphs }] }]
      : [];
}

function isRight(
  { change, removed, added }: QuotationSample,
  { match }: CheckedQuotation,
): boolean {
  if (change === 'none') return match.kind === 'exact';
  if (match.kind !== 'altered') return false;
  const join = (kind: 'removed' | 'added') =>
    match.parts
      .filter((part) => part.kind === kind)
      .map(({ text }) => text)
      .join(' ');
  return join('removed').includes(removed) && join('added').includes(added);
}

const describe = (checked: CheckedQuotation[]) =>
  checked
    .map(({ match }) =>
      match.kind === 'altered'
        ? `altered ${JSON.stringify(match.parts.filter(({ kind }) => kind !== 'kept'))}`
        : match.kind,
    )
    .join(' | ') || 'not compared';
