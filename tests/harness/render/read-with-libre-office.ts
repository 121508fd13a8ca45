// The text of Word files as LibreOffice reads it. A minute for all of them, so only the long form
// asks it; the short form compares the text of the files themselves.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LONG } from '../app/long-form.ts';

const isInstalled = (process.env.PATH ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'soffice')));
export const usesLibreOffice = isInstalled && LONG;
export const libreOfficeTitle = usesLibreOffice
  ? 'LibreOffice'
  : `LibreOffice: not run, ${isInstalled ? 'only the long form does' : 'soffice is not on the path'}`;

export function readWithLibreOffice(files: Buffer[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-docx-'));
  try {
    const paths = files.map((_, index) => join(folder, `${index}.docx`));
    for (const [index, path] of paths.entries()) writeFileSync(path, files[index] as Buffer);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const target = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    execFileSync('soffice', [profile, '--headless', ...target, ...paths], { stdio: 'ignore' });
    return paths.map((path) => readFileSync(path.replace(/docx$/, 'txt'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
