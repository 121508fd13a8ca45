// npm run content -- check [PATH…]   every problem in content/ at once, with file and line
// npm run content -- stats           counts per kind and topic, and reading grades
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '#features/library/check-content.server.ts';
import { libraryStats } from '#features/library/library-stats.server.ts';

const root = join(import.meta.dirname, '..', 'content');
const { positionals } = parseArgs({ allowPositionals: true });
const [command = 'check', ...paths] = positionals;

if (command === 'check') {
  const { problems, notes } = checkContent(root);
  const shown = problems.filter((p) => paths.length === 0 || paths.some((path) => p.file.includes(path)));
  for (const note of notes) console.log(note);
  for (const p of shown) console.log(`${p.file}:${p.line}: ${p.message}`);
  console.log(shown.length === 0 ? 'content: no problems' : `content: ${shown.length} problems`);
  process.exitCode = shown.length === 0 ? 0 : 1;
} else if (command === 'stats') {
  console.log(libraryStats(root));
} else {
  console.error('Use: npm run content -- check [PATH…] | stats');
  process.exitCode = 2;
}
