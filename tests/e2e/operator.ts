// Runs operator commands while the app is running.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

/** Runs a script against the app of this test run. */
export async function runAsOperator(file: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
  });
}
