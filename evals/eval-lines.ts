// Which urgent line comes first: emergencies-1.jsonl to -11, 30 each by writers who had seen
// nothing, each read once and learned from since, so all are spent. emergency-lines.jsonl has the
// line that a reader of what the writers expected would put first, and sometimes a second one that
// would be as right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { openSearch } from './open-search.ts';

type Label = { file: number; number: number; first: string; also: string | null };

export async function evalLines({ misses }: { misses: boolean }): Promise<number> {
  const { library, index, embedders, close } = openSearch({ words: false });
  const search = { index, embedder: embedders[0] };
  const labels = readRows<Label>('emergency-lines.jsonl');
  const judged: { file: number; isFirst: boolean; isShown: boolean }[] = [];
  for (const { file, number, first, also } of labels) {
    const { text } = readRows<{ text: string }>(`emergencies-${file}.jsonl`)[number - 1] ?? {};
    if (!text) throw new Error(`emergencies-${file}.jsonl has no line ${number}`);
    const lines = (await noticeDanger({ library, search }, text)).map(({ id }) => id);
    const isRight = (id: string | undefined) => id === first || (id !== undefined && id === also);
    judged.push({ file, isFirst: isRight(lines[0]), isShown: lines.some(isRight) });
    if (misses && !isRight(lines[0]))
      console.log(
        `${file}.${number} wanted ${first} ${also ?? ''} got ${lines.join(', ')}: ${text}`,
      );
  }
  for (const file of new Set(judged.map((row) => row.file))) {
    const own = judged.filter((row) => row.file === file);
    const count = (key: 'isFirst' | 'isShown') => own.filter((row) => row[key]).length;
    console.log(
      `set ${file}: first ${count('isFirst')}, shown ${count('isShown')} of ${own.length}`,
    );
  }
  const share = judged.filter(({ isFirst }) => isFirst).length / judged.length;
  console.log(`right line first: ${share.toFixed(3)} of ${judged.length}`);
  await close();
  return 0;
}

const readRows = <T>(file: string): T[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
