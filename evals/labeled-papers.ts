// Papers with their labels, one a line: evals/papers.jsonl is read blind, evals/papers-dev.jsonl is
// tuned on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LabeledPaper = {
  id: string;
  kind: string;
  state?: string;
  form: string;
  text: string;
  dates: { text: string; date: string; role: string }[];
  periods?: { text: string; days: number; from: string; role: string }[];
  amounts: { text: string; amount: number }[];
  caseNumber: string | null;
  court?: string | null;
  scam?: boolean;
};

export const PAPERS_FILE = join(import.meta.dirname, 'papers.jsonl');
export const DEVELOPMENT_FILE = join(import.meta.dirname, 'papers-dev.jsonl');

export function readLabeledPapers(file = PAPERS_FILE): LabeledPaper[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as LabeledPaper);
}
