// Finds a Chromium for the browser tests: the one in CHROMIUM, else the headless shell on the PATH,
// else Debian's package of it (as root), else another Chromium, else Playwright's download, if
// allowed (ALLOW_DOWNLOADS=1).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** It uses much less processor time than a Chromium with windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The headless shell, in whichever folder, before any other. */
export function findChromium({ CHROMIUM, PATH = '' } = process.env) {
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM;
  const folders = PATH.split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The path to use, or 'playwright' for Playwright's own browser. */
export function ensureChromium(root) {
  const existing = findChromium();
  const isNamed = existing === process.env.CHROMIUM;
  if (existing && (isNamed || basename(existing) === HEADLESS_SHELL)) return existing;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // With another one at hand, only what apt knows already: nothing waits for a network.
    if (!existing) apt(['update']);
    const install = ['install', '-y', '--no-install-recommends'];
    if (apt([...install, '--simulate', HEADLESS_SHELL], 'ignore')) {
      console.log('Installing the headless Chromium for the browser tests …');
      apt([...install, HEADLESS_SHELL]);
    }
    if (!findChromium()) apt([...install, 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  if (existing) return existing;
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

/** Whether it worked. */
function apt(args, errors = 'inherit') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', errors],
    env,
  });
  return status === 0;
}
