// Finds a Chromium for the browser tests: the one in CHROMIUM, else one on the PATH, else Debian's
// package (as root), else Playwright's download, if allowed (ALLOW_DOWNLOADS=1).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it uses half the CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES)
      if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The path to use, or 'playwright' for Playwright's own browser. */
export function ensureChromium(root) {
  const existing = findChromium();
  if (existing) return existing;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    );
    const installed = findChromium();
    if (installed) return installed;
  }
  if (process.env.ALLOW_DOWNLOADS === '1') {
    const { status } = spawnSync(
      join(root, 'node_modules', '.bin', 'playwright'),
      ['install', 'chromium'],
      { stdio: 'inherit' },
    );
    if (status === 0) return 'playwright';
  }
  return undefined;
}
