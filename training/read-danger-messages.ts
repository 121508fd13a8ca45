// The training messages of the danger model: one JSON object per line, one file per writer.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGER_KINDS, type DangerKind } from '#features/library/schema/danger-kinds.ts';

export type DangerMessage = { text: string; kind: DangerKind | 'calm'; writer: string };

const folder = join(import.meta.dirname, 'danger');
const KINDS = new Set<string>(['calm', ...DANGER_KINDS]);

export function readDangerMessages(): DangerMessage[] {
  return listFiles().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line, index) => {
        const { text, kind } = JSON.parse(line) as DangerMessage;
        if (!text || !KINDS.has(kind)) throw new Error(`${file}:${index + 1}: no message, or no such kind`);
        return { text, kind, writer: file.replace(/^writer-|\.jsonl$/g, '') };
      }),
  );
}

/** Changes when a message, a label or a file does. */
export function hashDangerMessages(): string {
  const hash = createHash('sha256');
  for (const file of listFiles()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

const listFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
