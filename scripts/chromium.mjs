// A Chromium for the browser tests: the one in CHROMIUM, else the one on the PATH, else Debian's package when root, else Playwright's own download
// when that is allowed (ALLOW_DOWNLOADS=1).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it has no window to keep, and takes half the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The path to use, or 'playwright' for its own browser. */
export function ensureChromium(root) {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  if (process.env.ALLOW_DOWNLOADS === '1') {
    const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { stdio: 'inherit' });
    if (status === 0) return 'playwright';
  }
  return undefined;
}
