// The server writes its log directly to a file in the data folder, so that it can log while Node is
// busy or dead. The file is rotated from outside: past the limit it is copied to `.1` and
// truncated, which is safe because the server only appends.
import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LOG_BYTES = 2 * 1024 * 1024;

export function getLogPath(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

export function rotateLog(path: string, maxBytes = MAX_LOG_BYTES): void {
  if (getLogSize(path) <= maxBytes) return;
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

export function getLogSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The text that was appended after the file had the given size. */
export function readLogSince(path: string, size: number): string {
  return readFileSync(path).subarray(size).toString();
}

/** The last lines, for an error message. */
export function readLogTail(path: string, lines = 6): string {
  try {
    const text = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines);
    return `The last lines of ${path}:\n${text.map((line) => `  ${line}`).join('\n')}`;
  } catch {
    return `See ${path}.`;
  }
}
