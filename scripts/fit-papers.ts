// npm run fit-papers   fits the second opinions on papers from evals/papers-dev.jsonl, and writes
// them to models/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { PAPER_MODEL_FILES } from '#features/library/read-paper-models.ts';
import { packModel } from '#lib/packed-model.ts';
import { checkout } from '#server/boot/content-source.ts';
import { fitPapers } from '../evals/fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from '../evals/labeled-papers.ts';

const root = join(import.meta.dirname, '..');
const { library } = loadLibrary(checkout);
const papers = readLabeledPapers(DEVELOPMENT_FILE);
const { dateRoles, kindWords, caseNumbers } = fitPapers(library, papers);
for (const [index, model] of [dateRoles, kindWords, caseNumbers].entries()) {
  const name = PAPER_MODEL_FILES[index] as string;
  const file = name.endsWith('.packed')
    ? packModel(model)
    : Buffer.from(model.buffer, model.byteOffset, model.byteLength);
  writeFileSync(join(root, 'models', name), file);
  console.log(
    `models/${name}: ${model.length} weights from ${papers.length} papers, ${file.length} bytes`,
  );
}
