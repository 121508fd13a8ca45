// npm run eval -- topics [FILE]   how often a right topic is spotted first, and among the first three, in real people's posts
// npm run eval -- search          how often an everyday query finds its item in the first five (typos and exact terms apart)
// --words runs either without vectors, --misses lists what was not found.
import { parseArgs } from 'node:util';
import { evalSearch } from '../evals/eval-search.ts';
import { evalTopics } from '../evals/eval-topics.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
const [command, file] = positionals;

if (command === 'topics') process.exitCode = await evalTopics({ ...values, file });
else if (command === 'search') process.exitCode = await evalSearch(values);
else {
  console.error('Use: npm run eval -- topics [FILE] | search');
  process.exitCode = 2;
}
