// Evaluates the assistant on evals/assistant-questions.yml: always the built-in writer, and model
// answers if ASSISTANT_URL is a running installation with a provider. The results are written to
// derived/accuracy.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLibraryTexts } from '#features/assistant/retrieve/library-texts.ts';
import { type FoundSources, findSources } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { writeFromLibrary } from '#features/assistant/write/write-from-library.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import type { AccuracyRun, Measure } from '#features/library/schema/accuracy-schema.ts';
import { checkout } from '#server/boot/content-source.ts';
import {
  type AssistantQuestion,
  BATCHES,
  listQuestionProblems,
  readAssistantQuestions,
} from './assistant-questions.ts';
import { openSearch } from './open-search.ts';
import { recordMeasure } from './record-measures.ts';
import { type Score, scoreAnswer, summarize } from './score-answers.ts';
import {
  type ChoiceScore,
  type ChoiceSummary,
  countChoices,
  type StoryScore,
  scoreChoices,
  scoreStories,
  summarizeChoices,
} from './score-choices.ts';

const FLOORS = { rightInFive: 0.9, rightState: 0.98, supportedByLibrary: 1 };

type AssistantDeps = Parameters<typeof understand>[0];
type Options = { words: boolean; misses: boolean; assistantUrl?: string; today: string };

export async function evalAssistant({
  words,
  misses,
  assistantUrl,
  today,
}: Options): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, itemQuestions, embedders, close } = openSearch({ words });
  const deps = { library, search: { index, embedder: embedders[0] } };
  const questions = readAssistantQuestions();
  const problems = listQuestionProblems(questions, index.items, itemQuestions);
  for (const problem of problems) console.log(`unfair: ${problem}`);

  const answers = await scoreBuiltInWriter(deps, questions);
  const stories = words ? undefined : await scoreStories(deps);
  await close();
  if (misses)
    for (const { score, events } of answers)
      if (score.rank < 0 || score.rank > 4) printMiss(score, events);
  const scores = answers.map(({ score }) => score);
  const runs: AccuracyRun[] = [summarize('library', today, scores)];
  if (assistantUrl) runs.push(await scoreModel(assistantUrl, questions, today));
  for (const run of runs) printRun(run);
  for (const batch of BATCHES) printBatch(batch, scores);
  if (stories) {
    const choices = answers.flatMap((answer) => answer.choices ?? []);
    printChoices(summarizeChoices(choices), stories);
    recordMeasure({ id: 'choices', measuredOn: today, figures: countChoices(choices) });
    recordMeasure({ id: 'several-questions', measuredOn: today, figures: countStories(stories) });
  }
  // Without vectors it is not the assistant that visitors use, so the results are not saved.
  if (!words)
    writeFileSync(join(checkout.derived, 'accuracy.json'), `${JSON.stringify(runs, null, 2)}\n`);

  const [libraryRun] = runs as [AccuracyRun];
  const failedFloors = [
    ...(libraryRun.rightInFive < FLOORS.rightInFive
      ? [`right source among the first five at least ${FLOORS.rightInFive}`]
      : []),
    ...(libraryRun.rightState < FLOORS.rightState
      ? [`right state at least ${FLOORS.rightState}`]
      : []),
    ...(libraryRun.supported < FLOORS.supportedByLibrary
      ? ['every sentence of the built-in writer in the library']
      : []),
  ];
  for (const floor of failedFloors) console.log(`Below the floor: ${floor}`);
  return problems.length === 0 && (failedFloors.length === 0 || words) ? 0 : 1;
}

/** Scores the built-in writer on every nth question. */
export async function scoreAssistant(deps: AssistantDeps, every: number): Promise<AccuracyRun> {
  const questions = readAssistantQuestions().filter((_, number) => number % every === 0);
  const answers = await scoreBuiltInWriter(deps, questions);
  const scores = answers.map(({ score }) => score);
  return summarize('library', '', scores);
}

async function scoreBuiltInWriter(deps: AssistantDeps, questions: AssistantQuestion[]) {
  const texts = listLibraryTexts(deps.library).join('\n');
  const answers: { score: Score; choices: ChoiceScore | undefined; events: AnswerEvent[] }[] = [];
  for (const question of questions) {
    const { events, found } = await answerFromLibrary(deps, question.question);
    const score = scoreAnswer(
      question,
      events,
      ({ sentence }) => sentence.check === 'library' && texts.includes(sentence.text),
    );
    answers.push({ score, choices: found && scoreChoices(question, found), events });
  }
  return answers;
}

/** What the answer is when it is not a question back. */
async function answerFromLibrary(
  deps: AssistantDeps,
  question: string,
): Promise<{ found: FoundSources | undefined; events: AnswerEvent[] }> {
  const understood = await understand(deps, { question, earlier: [], jurisdiction: 'General' });
  const found = understood.refusal ? undefined : await findSources(deps, understood, question);
  const sources = found?.sources ?? [];
  const events: AnswerEvent[] = [
    { type: 'understood', topics: understood.topics, jurisdiction: understood.jurisdiction },
    { type: 'sources', sources },
    ...writeFromLibrary(deps, understood, sources, question),
  ];
  return { found, events };
}

/**
 * Scores the answers of a running installation; its own check says which sentences are supported.
 */
async function scoreModel(
  url: string,
  questions: AssistantQuestion[],
  today: string,
): Promise<AccuracyRun> {
  const scores: Score[] = [];
  let model = 'unknown';
  for (const question of questions) {
    const body = JSON.stringify({ question: question.question, jurisdiction: 'General' });
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`${url}/api/chat answered ${response.status}`);
    const events = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => JSON.parse(line.slice('data:'.length)) as AnswerEvent);
    const startEvent = events.find((event) => event.type === 'begun');
    if (startEvent?.writer !== 'model') throw new Error(`${url} has no AI provider`);
    model = startEvent.model ?? model;
    scores.push(
      scoreAnswer(
        question,
        events,
        ({ sentence }) => sentence.check === 'supported' || sentence.check === 'library',
      ),
    );
  }
  return summarize('model', today, scores, model);
}

function printMiss({ question, refused }: Score, events: AnswerEvent[]): void {
  const foundSources = events.flatMap((event) =>
    event.type === 'sources' ? event.sources.map(({ kind, id }) => `${kind}:${id}`) : [],
  );
  console.log(
    `  missed ${question.id}: ${question.question}\n    wanted ${question.expects.join(', ')}\n    got ${refused ? 'no answer' : foundSources.join(', ')}`,
  );
}

function printChoices(
  summary: ChoiceSummary,
  { questions, found, answered, right }: StoryScore,
): void {
  const [asks, offered, needless, answeredRight, lead] = [
    summary.asks,
    summary.rightAmongChoices,
    summary.asksThoughRight,
    summary.rightWhenAnswered,
    summary.rightLead,
  ].map((share) => share.toFixed(3));
  console.log(
    `leads                        right ${lead}   of those that are answered at once ${answeredRight}`,
  );
  console.log(
    `questions back               ${asks} of all   right item among the choices ${offered}   although the lead was right ${needless}`,
  );
  console.log(
    `several questions            ${found} of ${questions} found   ${answered} answered   ${right} of them with the right lead`,
  );
}

const countStories = ({ questions, found, answered, right }: StoryScore): Measure['figures'] => [
  { id: 'found', count: found, total: questions },
  { id: 'answered', count: answered, total: questions },
  { id: 'right', count: right, total: questions },
];

/** Printed per batch, because only the second was written without knowing the ranking. */
function printBatch(batch: string, scores: Score[]): void {
  const ids = new Set(readAssistantQuestions([batch]).map(({ id }) => id));
  const batchScores = scores.filter(({ question }) => ids.has(question.id));
  const rightCount = batchScores.filter(({ rank }) => rank >= 0 && rank < 5).length;
  console.log(
    `${batch.padEnd(28)} ${batchScores.length} questions   in the first five ${(rightCount / batchScores.length).toFixed(3)}`,
  );
}

function printRun(run: AccuracyRun): void {
  console.log(
    `${(run.model ?? 'built-in writer').padEnd(16)} ${run.questions} questions   right source first ${run.rightFirst}   in the first five ${run.rightInFive}   ` +
      `supported sentences ${run.supported} of ${run.sentences}   right state ${run.rightState}   reading grade ${run.grade}   answered ${run.answered}`,
  );
  for (const { topic, questions, rightInFive } of run.perTopic)
    console.log(`  ${topic.padEnd(24)} ${String(questions).padStart(3)}   ${rightInFive}`);
}
