// Both engines of the embedding model on the same texts: are the vectors equal, and how do they
// compare in speed, memory and disk?
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '#features/site-search/meaning/engine/create-engine.ts';
import type { Encoder, Engine } from '#features/site-search/meaning/engine/engine.ts';
import { dot } from '#features/site-search/meaning/vectors.ts';
import { atLeast, type Ratio, withoutAim } from './ratios.ts';

const TEXTS = 1_000;
/**
 * Every so many texts are also embedded for danger, which takes the fallback several times as long.
 */
const DANGER_EVERY = 10;
const MIN_COSINE = 0.9999;
const root = join(import.meta.dirname, '..');
const adapterFolder = join(root, 'content', 'vectors');
const ENGINES: Engine['name'][] = ['onnxruntime', 'webassembly'];

export async function run(): Promise<Ratio[]> {
  const [native, fallback] = await Promise.all(
    ENGINES.map((name) => createEngine({ adapterFolder }, name)),
  );
  if (!native || !fallback) return [];
  const spent = new Map<string, number>();
  async function embed(engine: Engine, text: string, encoder: Encoder): Promise<Float32Array[]> {
    const start = performance.now();
    const vectors = await engine.embed(text, encoder);
    const key = `${engine.name} ${encoder}`;
    spent.set(key, (spent.get(key) ?? 0) + performance.now() - start);
    return vectors;
  }
  const texts = readTexts();
  for (const encoder of ['search', 'danger'] as const)
    await Promise.all([native, fallback].map((engine) => engine.embed('warm up', encoder)));
  const lowest = { search: 1, danger: 1 };
  for (const [number, text] of texts.entries()) {
    for (const encoder of number % DANGER_EVERY === 0
      ? (['search', 'danger'] as const)
      : (['search'] as const)) {
      const [ours, theirs] = [
        await embed(native, text, encoder),
        await embed(fallback, text, encoder),
      ];
      for (const [i, vector] of ours.entries())
        lowest[encoder] = Math.min(lowest[encoder], dot(vector, theirs[i] as Float32Array));
    }
  }
  const compareTime = (encoder: Encoder) =>
    (spent.get(`webassembly ${encoder}`) as number) /
    (spent.get(`onnxruntime ${encoder}`) as number);
  const [nativeMemory, fallbackMemory] = ENGINES.map(measureMemory) as [number, number];
  const disk = (folders: string[]) =>
    folders.reduce((sum, folder) => sum + measureFolder(join(root, 'node_modules', folder)), 0);
  const nativeDisk = disk(['onnxruntime-node', 'onnxruntime-common', '@huggingface/tokenizers']);
  const fallbackDisk = disk(['@lat.md/embed']);
  return [
    atLeast(`lowest cosine of ${texts.length} texts, search`, lowest.search, MIN_COSINE),
    atLeast(
      `lowest cosine of ${texts.length / DANGER_EVERY} texts, danger`,
      lowest.danger,
      MIN_COSINE,
    ),
    atLeast('time of WebAssembly against onnxruntime, search', compareTime('search'), 3),
    atLeast('time of WebAssembly against onnxruntime, danger', compareTime('danger'), 3),
    withoutAim(
      'memory of onnxruntime against WebAssembly, both encoders',
      nativeMemory / fallbackMemory,
      `${nativeMemory} and ${fallbackMemory} MB`,
    ),
    withoutAim(
      'disk of onnxruntime (all platforms) against WebAssembly',
      nativeDisk / fallbackDisk,
      `${nativeDisk >> 20} and ${fallbackDisk >> 20} MB`,
    ),
  ];
}

/** Messages of 1 to 300 words. */
function readTexts(): string[] {
  return readFileSync(join(root, 'evals', 'triage-messages-2.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(0, TEXTS)
    .map((line) => (JSON.parse(line) as { text: string }).text);
}

/**
 * Resident megabytes of a process that has embedded one text with both encoders, less those of an
 * empty one.
 */
function measureMemory(name: Engine['name']): number {
  const measure = (body: string) => {
    const code = `${body}\nconsole.log(process.memoryUsage().rss >> 20);`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: root,
      encoding: 'utf8',
    });
    return Number(stdout.trim().split('\n').at(-1));
  };
  const load = `const { createEngine } = await import('#features/site-search/meaning/engine/create-engine.ts');
    const engine = await createEngine({ adapterFolder: ${JSON.stringify(adapterFolder)} }, ${JSON.stringify(name)});
    await engine.embed('a text', 'search'); await engine.embed('a text', 'danger');`;
  return measure(load) - measure('');
}

function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
