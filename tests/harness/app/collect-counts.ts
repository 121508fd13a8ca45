// Adds up the counts of all long tests and prints one summary line at the end of the run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Counts } from './counts.ts';

export default function collectCounts(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-counts-'));
  const file = join(folder, 'counts');
  writeFileSync(file, '');
  project.provide('countsFile', file);
  return () => {
    const entries = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Partial<Counts>);
    rmSync(folder, { recursive: true });
    if (entries.length > 0) console.log(formatSummary(entries));
  };
}

function formatSummary(entries: Partial<Counts>[]): string {
  const addUp = (name: Exclude<keyof Counts, 'recovered'>) =>
    entries.reduce((n, counts) => n + (counts[name] ?? 0), 0);
  const recovered = entries
    .flatMap((counts) => counts.recovered ?? [])
    .map(({ from, seconds }) => `${from} ${seconds} s`);
  return [
    `${addUp('requests')} requests, ${addUp('failures')} failures seen by a visitor who read, ${addUp('refused')} forms refused`,
    `${addUp('acknowledged')} rows acknowledged, ${addUp('lost')} lost`,
    `recovered: ${recovered.join(', ') || 'nothing to recover from'}`,
  ].join('; ');
}
