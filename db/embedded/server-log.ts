// The server writes its log straight into a file of the data folder, so that it can write on while Node is
// busy or dead. The file is kept small from outside: past the bound it is moved to `.1` and emptied, which is
// safe because the server only appends.
import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST = 2 * 1024 * 1024;

export function logPathOf(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

export function boundLog(path: string, largest = LARGEST): void {
  if (logSize(path) <= largest) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

export async function withLogFile<T>(path: string, use: (file: number) => Promise<T>): Promise<T> {
  const file = openSync(path, 'a', 0o600);
  try {
    return await use(file);
  } finally {
    closeSync(file);
  }
}

export function logSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was written after the file had the given size. */
export function logSince(path: string, size: number): string {
  return readFileSync(path).subarray(size).toString();
}

/** The last lines, for a message at the terminal. */
export function logTail(path: string, lines = 6): string {
  try {
    const text = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines);
    return `The last lines of ${path}:\n${text.map((line) => `  ${line}`).join('\n')}`;
  } catch {
    return `See ${path}.`;
  }
}
