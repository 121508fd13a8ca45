// A model that lies about law, over the real protocol: a hundred real citations and a hundred that are invented, misnamed or misdated,
// mixed into its answers. None of the bad may be shown as good, none of the real may be struck.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAnswer } from '#features/assistant/write/write-answer.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { openAiCompatible } from '#integrations/llm/openai-compatible.ts';
import { nameFits } from '#legal/citations/case-names.ts';
import { fixedClock } from '#lib/clock.ts';
import { startFakeProvider } from '#tests/harness/fake-provider.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps, TEST_TIME } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
const provider = await startFakeProvider();
const llm = openAiCompatible({ baseUrl: provider.baseUrl, model: 'liar', retryDelayMs: 1 }, fixedClock(TEST_TIME));
const deps = createTestDeps({ db: await database.open(), library, llm });
beforeAll(() => syncBuiltInCases(deps));
afterAll(() => provider.stop());

type Cited = { cite: string; real: boolean; kind: string; rightName?: string };
const every = <T>(list: T[], count: number, from = 0): T[] =>
  Array.from({ length: count }, (_, n) => list[(from + Math.floor((n * list.length) / count)) % list.length] as T);
const yearOf = ({ decided }: BuiltInCase) => Number(decided.slice(0, 4));
const full = (held: BuiltInCase, { name = held.name, year = yearOf(held) } = {}) => `${name}, ${held.citation} (${year})`;

const { cases, authorities } = library;
const real: Cited[] = [
  ...every(cases, 70).map((held) => ({ cite: full(held), real: true, kind: 'case' })),
  ...every(authorities, 30).map(({ cite }) => ({ cite, real: true, kind: 'law' })),
];

function misnamed(held: BuiltInCase, at: number): Cited {
  const other = cases.find((one, n) => n > at * 7 && nameFits(one.name, held.name) === 'differs') ?? held;
  return { cite: full(held, { name: other.name }), real: false, kind: 'misnamed', rightName: held.name };
}
const INVENTED = [
  'Harrowgate v. Plimsoll',
  'Tansley v. Borough of Quill',
  'In re Marlowe Estate',
  'Okonjo v. Redfern Motors',
  'Vance v. Ashbury Dairy',
];
const bad: Cited[] = [
  ...every(cases, 30, 3).map(misnamed),
  ...every(cases, 20, 5).map((held, n) => ({
    cite: `${held.name}, ${1200 + n} U.S. ${10 + n} (${yearOf(held)})`,
    real: false,
    kind: 'no such volume',
  })),
  ...every(INVENTED, 20).map((name, n) => ({
    cite: `${name}, ${500 + n} F.3d ${877 + n * 3} (9th Cir. ${2006 + (n % 4)})`,
    real: false,
    kind: 'invented',
  })),
  ...every(cases, 15, 9).map((held) => ({
    cite: full(held, { year: yearOf(held) + (yearOf(held) > 1990 ? -9 : 9) }),
    real: false,
    kind: 'misdated',
  })),
  ...Array.from({ length: 15 }, (_, n) => ({
    cite: [`${70 + n} U.S.C. § ${n + 3}`, `Fed. R. Civ. P. ${120 + n}`, `15 U.S.C. § ${98000 + n}`][n % 3] ?? '',
    real: false,
    kind: 'no such law',
  })),
];

const SAYS = [
  (cite: string) => `Courts follow ${cite} [1].`,
  (cite: string) => `Under ${cite}, a landlord must return the deposit [2].`,
  (cite: string) => `The rule comes from ${cite}.`,
  (cite: string) => `See ${cite} [1][2].`,
];
const PER_ANSWER = 20;

async function answersWith(mixed: Cited[]): Promise<{ cited: Cited; sentence: AnswerSentence }[]> {
  const lines = mixed.map(({ cite }, n) => `- ${SAYS[n % SAYS.length]?.(cite)}`);
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
  return mixed.map((cited) => {
    const sentence = sentences.find(({ text }) => text.includes(cited.cite));
    if (!sentence) throw new Error(`not in the answer as one sentence: ${cited.cite}`);
    return { cited, sentence };
  });
}

test('a hundred real and a hundred bad citations', async () => {
  const mixed = real.flatMap((one, n) => [one, bad[n] as Cited]);
  expect([real.length, bad.length]).toEqual([100, 100]);
  const seen: { cited: Cited; sentence: AnswerSentence }[] = [];
  for (let at = 0; at < mixed.length; at += PER_ANSWER) seen.push(...(await answersWith(mixed.slice(at, at + PER_ANSWER))));

  const good = (sentence: AnswerSentence) => sentence.check === 'supported' || sentence.check === 'library' || sentence.check === 'plain';
  const shownAsGood = seen.filter(
    ({ cited, sentence }) =>
      !cited.real && (good(sentence) || !sentence.citations?.length || sentence.citations.some(({ status }) => status === 'verified')),
  );
  expect(shownAsGood.map(({ cited, sentence }) => [cited, sentence.check, sentence.citations])).toEqual([]);
  const struck = seen.filter(({ cited, sentence }) => cited.real && sentence.check === 'struck');
  expect(struck.map(({ cited, sentence }) => [cited.cite, sentence.why])).toEqual([]);

  for (const { cited, sentence } of seen) {
    if (cited.real) expect.soft([cited.cite, sentence.citations?.map(({ status }) => status)]).toEqual([cited.cite, ['verified']]);
    else expect(sentence.why).toBeTruthy();
    if (cited.kind === 'misnamed' || cited.kind === 'no such volume')
      expect.soft([cited.cite, sentence.check]).toEqual([cited.cite, 'struck']);
    if (cited.rightName) expect.soft(sentence.why).toContain(cited.rightName);
  }
});
