// npm run paper-samples   writes what training/train_papers.py reads to .cache/training/papers: the
// passage around each labeled date with what the date is for, and the parts of each labeled paper
// with its kind
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { PAPER_CLASSES } from '#features/models/paper-model.ts';
import { MODEL_KINDS, splitForMeaning } from '#features/papers/read/kind-model.ts';
import type { PaperKindId } from '#features/papers/schema.ts';
import { writeDatePassage } from '#legal/papers/date-passage.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import { checkout } from '#server/boot/content-source.ts';
import { getWriter, listLabeledDates } from '../evals/fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from '../evals/labeled-papers.ts';

const root = join(import.meta.dirname, '..');
const { library } = loadLibrary(checkout);
const papers = readLabeledPapers(DEVELOPMENT_FILE);
const folder = join(root, '.cache', 'training', 'papers');
mkdirSync(folder, { recursive: true });
const rows = papers.flatMap((paper) => {
  const writer = getWriter(paper);
  const dates = listLabeledDates(library, paper).map(({ dated, index, role }) => ({
    writer,
    texts: [writeDatePassage(dated, index)],
    role: MODEL_ROLES.indexOf(role),
  }));
  return [
    {
      writer,
      texts: splitForMeaning(paper.text),
      kind: MODEL_KINDS.indexOf(paper.kind as PaperKindId | 'none'),
    },
    ...dates,
  ];
});
writeFileSync(join(folder, 'classes.json'), JSON.stringify(PAPER_CLASSES));
writeFileSync(
  join(folder, 'samples.jsonl'),
  rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
);
console.log(`${papers.length} papers, ${rows.length - papers.length} dates`);
