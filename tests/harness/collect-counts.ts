// Adds up what the long tests counted over all their files, and prints it as one line at the end of the run.
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
    const all = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Partial<Counts>);
    rmSync(folder, { recursive: true });
    if (all.length > 0) console.log(summary(all));
  };
}

function summary(all: Partial<Counts>[]): string {
  const sum = (name: Exclude<keyof Counts, 'recovered'>) => all.reduce((n, counts) => n + (counts[name] ?? 0), 0);
  const recovered = all.flatMap((counts) => counts.recovered ?? []).map(({ from, seconds }) => `${from} ${seconds} s`);
  return [
    `${sum('requests')} requests, ${sum('failures')} failures seen by a visitor who read, ${sum('refused')} forms refused`,
    `${sum('acknowledged')} rows acknowledged, ${sum('lost')} lost`,
    `recovered: ${recovered.join(', ') || 'nothing to recover from'}`,
  ].join('; ');
}
