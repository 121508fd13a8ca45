// A model that lies about law, over the real protocol: its answers mix a hundred real citations
// with a hundred that are invented, misnamed or misdated. No bad citation may be shown as good, and
// no real one may be struck.
import { afterAll, expect, test } from 'vitest';
import { writeAnswer } from '#features/assistant/write/write-answer.server.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { createOpenAiCompatibleLlm } from '#integrations/llm/openai-compatible.ts';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { fixedClock } from '#lib/clock.ts';
import { createTestDeps, TEST_TIME } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const database = await createTestDatabase({ withLibrary: true });
const provider = await startFakeProvider();
const llm = createOpenAiCompatibleLlm(
  { baseUrl: provider.baseUrl, model: 'liar', retryDelayMs: 1 },
  fixedClock(TEST_TIME),
);
const deps = createTestDeps({ db: await database.open(), library, llm });
afterAll(() => provider.stop());

type CitationSample = { cite: string; real: boolean; kind: string; rightName?: string };
const sampleEvenly = <T>(list: T[], count: number, from = 0): T[] =>
  Array.from(
    { length: count },
    (_, n) => list[(from + Math.floor((n * list.length) / count)) % list.length] as T,
  );
const getYear = ({ decided }: BuiltInCase) => Number(decided.slice(0, 4));
const formatCitation = (
  builtIn: BuiltInCase,
  { name = builtIn.name, year = getYear(builtIn) } = {},
) => `${name}, ${builtIn.citation} (${year})`;

const { cases, authorities } = library;
const realSamples: CitationSample[] = [
  ...sampleEvenly(cases, 70).map((builtIn) => ({
    cite: formatCitation(builtIn),
    real: true,
    kind: 'case',
  })),
  ...sampleEvenly(authorities, 30).map(({ cite }) => ({ cite, real: true, kind: 'law' })),
];

function createMisnamed(builtIn: BuiltInCase, index: number): CitationSample {
  const other =
    cases.find(
      (candidate, n) =>
        n > index * 7 && compareCaseNames(candidate.name, builtIn.name) === 'differs',
    ) ?? builtIn;
  return {
    cite: formatCitation(builtIn, { name: other.name }),
    real: false,
    kind: 'misnamed',
    rightName: builtIn.name,
  };
}
const INVENTED = [
  'Harrowgate v. Plimsoll',
  'Tansley v. Borough of Quill',
  'In re Marlowe Estate',
  'Okonjo v. Redfern Motors',
  'Vance v. Ashbury Dairy',
];
const badSamples: CitationSample[] = [
  ...sampleEvenly(cases, 30, 3).map(createMisnamed),
  ...sampleEvenly(cases, 20, 5).map((builtIn, n) => ({
    cite: `${builtIn.name}, ${1200 + n} U.S. ${10 + n} (${getYear(builtIn)})`,
    real: false,
    kind: 'no such volume',
  })),
  ...sampleEvenly(INVENTED, 20).map((name, n) => ({
    cite: `${name}, ${500 + n} F.3d ${877 + n * 3} (9th Cir. ${2006 + (n % 4)})`,
    real: false,
    kind: 'invented',
  })),
  ...sampleEvenly(cases, 15, 9).map((builtIn) => ({
    cite: formatCitation(builtIn, { year: getYear(builtIn) + (getYear(builtIn) > 1990 ? -9 : 9) }),
    real: false,
    kind: 'misdated',
  })),
  ...Array.from({ length: 15 }, (_, n) => ({
    cite:
      [`${70 + n} U.S.C. § ${n + 3}`, `Fed. R. Civ. P. ${120 + n}`, `15 U.S.C. § ${98000 + n}`][
        n % 3
      ] ?? '',
    real: false,
    kind: 'no such law',
  })),
];

const SENTENCE_TEMPLATES = [
  (cite: string) => `Courts follow ${cite} [1].`,
  (cite: string) => `Under ${cite}, a landlord must return the deposit [2].`,
  (cite: string) => `The rule comes from ${cite}.`,
  (cite: string) => `See ${cite} [1][2].`,
];
const PER_ANSWER = 20;

async function answerWith(
  samples: CitationSample[],
): Promise<{ cited: CitationSample; sentence: AnswerSentence }[]> {
  const lines = samples.map(
    ({ cite }, n) => `- ${SENTENCE_TEMPLATES[n % SENTENCE_TEMPLATES.length]?.(cite)}`,
  );
  provider.behave({ say: `## What the law generally says\n${lines.join('\n')}`, pieceChars: 37 });
  const input = {
    question: 'My landlord kept my security deposit. What can I do?',
    earlier: [],
    jurisdiction: 'General' as const,
    libraryOnly: false,
    answerId: 'a',
  };
  const events = await Array.fromAsync(writeAnswer(deps, input));
  const sentences = events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
  return samples.map((cited) => {
    const sentence = sentences.find(({ text }) => text.includes(cited.cite));
    if (!sentence) throw new Error(`not in the answer as one sentence: ${cited.cite}`);
    return { cited, sentence };
  });
}

test('tells a hundred real citations from a hundred bad ones', async () => {
  const samples = realSamples.flatMap((one, n) => [one, badSamples[n] as CitationSample]);
  expect([realSamples.length, badSamples.length]).toEqual([100, 100]);
  const checkedSamples: { cited: CitationSample; sentence: AnswerSentence }[] = [];
  for (let start = 0; start < samples.length; start += PER_ANSWER)
    checkedSamples.push(...(await answerWith(samples.slice(start, start + PER_ANSWER))));

  const isShownAsGood = (sentence: AnswerSentence) =>
    sentence.check === 'supported' || sentence.check === 'library' || sentence.check === 'plain';
  const shownAsGood = checkedSamples.filter(
    ({ cited, sentence }) =>
      !cited.real &&
      (isShownAsGood(sentence) ||
        !sentence.citations?.length ||
        sentence.citations.some(({ status }) => status === 'verified')),
  );
  expect(
    shownAsGood.map(({ cited, sentence }) => [cited, sentence.check, sentence.citations]),
  ).toEqual([]);
  const struck = checkedSamples.filter(
    ({ cited, sentence }) => cited.real && sentence.check === 'struck',
  );
  expect(struck.map(({ cited, sentence }) => [cited.cite, sentence.why])).toEqual([]);

  for (const { cited, sentence } of checkedSamples) {
    if (cited.real)
      expect
        .soft([cited.cite, sentence.citations?.map(({ status }) => status)])
        .toEqual([cited.cite, ['verified']]);
    else expect(sentence.why).toBeTruthy();
    if (cited.kind === 'misnamed' || cited.kind === 'no such volume')
      expect.soft([cited.cite, sentence.check]).toEqual([cited.cite, 'struck']);
    if (cited.rightName) expect.soft(sentence.why).toContain(cited.rightName);
  }
});
