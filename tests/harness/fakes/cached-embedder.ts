// The real model for evaluations and tests. The vectors are kept in .cache: most of such a run is
// the model reading the same texts as the last time. Another model, adapter, engine or version of a
// package makes them anew.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  createEmbedder,
  type Embedder,
  type EmbedderOptions,
} from '#features/models/embedder/create-embedder.server.ts';
import { listAdapterPaths } from '#features/models/engine/adapter.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(root, '.cache', 'eval-vectors');
const MAKES_VECTORS = [
  'features/models/engine',
  'features/models/embedder/embed-worker.ts',
  'package-lock.json',
];

/** What is asked for must not depend on the machine's load. */
const PATIENCE_MS = 120_000;

/** `close` writes what was added. */
export function createCachedEmbedder({
  log,
  adapterFolder,
}: Pick<EmbedderOptions, 'log'> & { adapterFolder: string }): Embedder {
  const embedder = createEmbedder({ log, adapterFolder });
  const path = join(FOLDER, `${hashModel(adapterFolder)}.bin`);
  const vectors = readVectors(path);
  const sizeBefore = vectors.size;
  return {
    async embed(texts, options) {
      const key = createHash('sha256')
        .update(JSON.stringify([options?.encoder ?? null, texts]))
        .digest('base64');
      const found =
        vectors.get(key) ?? (await embedder.embed(texts, { ...options, timeoutMs: PATIENCE_MS }));
      if (found) vectors.set(key, found);
      return found;
    },
    async close() {
      await embedder.close();
      if (vectors.size > sizeBefore) writeVectors(path, vectors);
    },
  };
}

function hashModel(adapterFolder: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  const code = MAKES_VECTORS.flatMap((name) => listFiles(join(root, name)));
  for (const path of [...code, ...listAdapterPaths(adapterFolder)]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 24);
}

function listFiles(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path)
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name));
}

function readVectors(path: string): Map<string, Float32Array[]> {
  try {
    return deserialize(readFileSync(path)) as Map<string, Float32Array[]>;
  } catch {
    return new Map(); // none yet, or a file that was cut off
  }
}

function writeVectors(path: string, vectors: Map<string, Float32Array[]>): void {
  mkdirSync(FOLDER, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  // Others may have written meanwhile.
  writeFileSync(temporary, serialize(new Map([...readVectors(path), ...vectors])));
  renameSync(temporary, path);
  const outdated = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.bin') && !path.endsWith(name),
  );
  for (const name of outdated) rmSync(join(FOLDER, name), { force: true });
}
