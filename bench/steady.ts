// Does the same question get the same answer? A hundred searches, forty case searches and sixty
// questions, each ten times, four at once: on a quiet machine, then in a new process while as many
// busy loops as there are processors run beside it. An answer may differ from the first only if it
// says why: the page or a notice says that meaning could not be used, or 503 asks to come back.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { notices } from '#features/assistant/notices.ts';
import * as research from '#features/research/messages/research.ts';
import * as search from '#features/search/messages/search.ts';
import { readAssistantQuestions } from '../evals/assistant-questions.ts';
import { readQuerySets } from '../evals/search-queries.ts';
import { atMost, type Ratio } from './ratios.ts';
import { startApp } from './start-app.ts';

const TIMES = 10;
const AT_ONCE = 4;
const SEARCHES = 100;
const CASE_SEARCHES = 40;
const QUESTIONS = 60;
const MAX_EXPLAINED = 0.01;
const EXPLANATIONS = [notices.wordsOnly, research.wordsOnly, search.wordsOnly];

type Question = { name: string; ask: (url: string) => Promise<Response> };
type Outcome = 'same' | 'explained' | 'different';

export async function run(): Promise<Ratio[]> {
  const questions = listQuestions();
  const firstAnswers = new Map<string, string>();
  const ratios: Ratio[] = [];
  for (const busy of [false, true]) {
    const loops = busy ? startBusyLoops() : [];
    const app = await startApp({ OVERLOAD: 'on' });
    const counts: Record<Outcome, number> = { same: 0, explained: 0, different: 0 };
    try {
      const queue = Array.from({ length: TIMES }, () => questions).flat();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            const outcome = compare(
              firstAnswers,
              next.name,
              await readAnswer(await next.ask(app.url)),
            );
            counts[outcome]++;
            if (outcome === 'different') console.log(`  another answer: ${next.name}`);
          }
        }),
      );
    } finally {
      await app.stop();
      await Promise.all(loops.map((loop) => loop.terminate()));
    }
    const name = busy ? `${loops.length} busy loops beside it` : 'quiet';
    const total = questions.length * TIMES;
    console.log(
      `${name}: ${total} answers to ${questions.length} questions: ${JSON.stringify(counts)}`,
    );
    ratios.push(atMost(`other answers without a reason, ${name}`, counts.different / total, 0));
    ratios.push(
      atMost(
        `answers that say why they may differ, ${name}`,
        counts.explained / total,
        MAX_EXPLAINED,
      ),
    );
  }
  return ratios;
}

/**
 * The first answer that is complete is what later ones are compared with, also on the busy machine.
 */
function compare(
  firstAnswers: Map<string, string>,
  name: string,
  { status, text }: { status: number; text: string },
): Outcome {
  if (status === 503 || EXPLANATIONS.some((explanation) => text.includes(explanation)))
    return 'explained';
  const first = firstAnswers.get(name);
  if (first === undefined) firstAnswers.set(name, text);
  return first === undefined || first === text ? 'same' : 'different';
}

function listQuestions(): Question[] {
  const get = (path: string) => (url: string) => fetch(url + path);
  const queries = readQuerySets()
    .flatMap((set) => set.queries)
    .map(({ q }) => q);
  const assistantQuestions = readAssistantQuestions().map(({ question }) => question);
  return [
    ...queries
      .slice(0, SEARCHES)
      .map((q) => ({ name: `search: ${q}`, ask: get(`/search?${new URLSearchParams({ q })}`) })),
    ...queries.slice(-CASE_SEARCHES).map((q) => ({
      name: `cases: ${q}`,
      ask: get(`/research?${new URLSearchParams({ tab: 'cases', q, list: '1' })}`),
    })),
    ...assistantQuestions.slice(-QUESTIONS).map((question) => ({
      name: `question: ${question}`,
      ask: (url: string) =>
        fetch(`${url}/api/chat`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ question, libraryOnly: true }),
        }),
    })),
  ];
}

/** The text of the page's main part, or the events of a streamed answer without their ids. */
async function readAnswer(response: Response): Promise<{ status: number; text: string }> {
  const body = await response.text();
  const text = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    ? body.replace(/^id:.*$|^:.*$/gm, '').replace(/"answerId":"[^"]*"|,"cached":true/g, '')
    : (/<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? body)
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#x27;/g, "'");
  return { status: response.status, text: text.replace(/\s+/g, ' ') };
}

function startBusyLoops(): Worker[] {
  return Array.from(
    { length: availableParallelism() },
    () => new Worker('while (true);', { eval: true }),
  );
}
