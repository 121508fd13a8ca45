// Questions about the law of a state, written with their answers before any rule was part of the
// content: does the answer give the right number and the right section in its first two sentences?
// Only questions whose cell is filled count; another state's rule never may.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retrieve } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { writeFromLibrary } from '#features/assistant/write/write-from-library.ts';
import type { AnswerEvent, AnswerSentence } from '#features/grounding/answer.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { readRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { checkout } from '#server/boot/content-source.ts';
import { openSearch } from './open-search.ts';

type StateQuestion = {
  id: string;
  state: StateCode;
  rule: string;
  question: string;
  accept: string[];
  section: string;
  read: boolean;
};
type Deps = Parameters<typeof understand>[0];
type Result = {
  question: StateQuestion;
  filled: boolean;
  rightState: boolean;
  rightRule: boolean;
  right: boolean;
  otherState: boolean;
  opening: string;
};

const MIN_RIGHT = 0.95;
const root = join(import.meta.dirname, '..');

export async function evalStates({
  words,
  misses,
}: {
  words: boolean;
  misses: boolean;
}): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words });
  const results = await judgeQuestions(
    { library, search: { index, embedder: embedders[0] } },
    library,
  );
  await close();
  const filled = results.filter((result) => result.filled);
  const formatShare = (list: Result[], isRight: (result: Result) => boolean) => {
    const right = list.filter(isRight).length;
    return `${right} of ${list.length} (${(right / list.length).toFixed(3)})`;
  };
  console.log(`state found               ${formatShare(results, ({ rightState }) => rightState)}`);
  console.log(`rule found                ${formatShare(results, ({ rightRule }) => rightRule)}`);
  console.log(`cell is filled            ${formatShare(results, (result) => result.filled)}`);
  console.log(
    `right number and section  ${formatShare(filled, ({ right }) => right)} of the filled`,
  );
  console.log(
    `  answer read at a source ${formatShare(
      filled.filter(({ question }) => question.read),
      ({ right }) => right,
    )}`,
  );
  console.log(`another state's rule      ${formatShare(results, ({ otherState }) => otherState)}`);
  if (misses) {
    for (const { question, right, filled: isFilled, opening } of results) {
      if (isFilled && !right)
        console.log(
          `\n${question.id} ${question.rule}: ${question.question}\n  wanted ${question.accept.join(' | ')}, ${question.section}\n  ${opening}`,
        );
    }
  }
  const share = filled.filter(({ right }) => right).length / filled.length;
  return share >= MIN_RIGHT && results.every(({ otherState }) => !otherState) ? 0 : 1;
}

/** The share of right answers among every nth question whose cell is filled. */
export async function scoreStates(
  deps: Deps & { library: Library },
  every: number,
): Promise<number> {
  const filled = (await judgeQuestions(deps, deps.library, every)).filter(
    (result) => result.filled,
  );
  return filled.filter(({ right }) => right).length / filled.length;
}

async function judgeQuestions(deps: Deps, library: Library, every = 1): Promise<Result[]> {
  const results: Result[] = [];
  for (const question of readQuestions().filter((_, number) => number % every === 0)) {
    const understood = await understand(deps, {
      question: question.question,
      earlier: [],
      jurisdiction: 'General',
    });
    const sources = understood.refusal ? [] : await retrieve(deps, understood, question.question);
    const opening = readOpening(writeFromLibrary(deps, understood, sources, question.question));
    const cell = library.rules.find(({ id }) => id === question.rule)?.states[question.state];
    const quoted = sources.flatMap(({ kind, id }) =>
      kind === 'rule' ? (readRuleSourceId(id) ?? []) : [],
    );
    results.push({
      question,
      filled: cell !== undefined && !('empty' in cell),
      rightState: understood.jurisdiction === question.state,
      rightRule: understood.askedRule?.id === question.rule,
      right:
        question.accept.some((text) => opening.toLowerCase().includes(text.toLowerCase())) &&
        opening.includes(question.section),
      otherState: quoted.some(({ state }) => state !== question.state),
      opening,
    });
  }
  return results;
}

function readQuestions(): StateQuestion[] {
  return readFileSync(join(root, 'evals', 'state-questions.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StateQuestion);
}

/** The first two sentences, without headings. */
function readOpening(events: AnswerEvent[]): string {
  return listOpening(events)
    .map(({ text }) => text)
    .join(' ');
}

export function listOpening(events: AnswerEvent[]): AnswerSentence[] {
  const headings = new Set(
    events.flatMap((event) =>
      event.type === 'block' && event.kind === 'heading' ? [event.block] : [],
    ),
  );
  return events
    .flatMap((event) =>
      event.type === 'sentence' && !headings.has(event.block) ? [event.sentence] : [],
    )
    .slice(0, 2);
}
