// npm run bench -- NAME…: runs bench/NAME.ts. Without a name it says which there are.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const HELPERS = [
  'load.ts',
  'start-app.ts',
  'cases-corpus.ts',
  'cases-database.ts',
  'cases-import.ts',
  'cases-queries.ts',
  'model-provider.ts',
];
const folder = join(import.meta.dirname, '..', 'bench');
const names = process.argv.slice(2);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !HELPERS.includes(file))
  .map((file) => file.slice(0, -3));

const unknown = names.filter((name) => !/^[a-z-]+$/.test(name) || !existsSync(join(folder, `${name}.ts`)));
if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No benchmark is called ${unknown.join(', ')}.`);
  console.error(`Usage: npm run bench -- NAME…   (there are: ${known.join(', ')})`);
  process.exit(1);
}
for (const name of names) {
  const { run } = (await import(`#bench/${name}.ts`)) as { run: () => Promise<void> };
  await run();
}
