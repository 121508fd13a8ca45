// Answers questions with the code of the release in the folder that is named, and says how many
// milliseconds each took to its first sentence. Plain JavaScript: it imports either release.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(join(folder, path)).href);
const { openSearch } = await load('evals/open-search.ts');
const { writeAnswer } = await load('features/assistant/write/write-answer.server.ts');
const { library, index, embedders } = openSearch({ words: false });
const log = { info() {}, warn() {}, error() {} };
const clock = { now: () => new Date() };
const deps = { library, search: { index, embedder: embedders[0] }, log, clock };

async function measure(question) {
  const startTime = performance.now();
  const input = {
    question,
    earlier: [],
    jurisdiction: 'General',
    libraryOnly: false,
    answerId: 'x',
  };
  for await (const event of writeAnswer(deps, input))
    if (event.type === 'sentence') return performance.now() - startTime;
  return performance.now() - startTime;
}

process.on('message', async (question) => process.send(await measure(question)));
process.send('ready');
