// Does the steps of the Dockerfile without a docker engine: the folder of each stage gets what COPY
// names (less .dockerignore) and runs what RUN says. But `npm ci` links the packages of this
// checkout, DATA_DIR is the caller's, and read-only is the program's folder, not the whole root. As
// root the program runs as USER, who could not write elsewhere either.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import { readDockerfile } from '../rules/deploy-formats.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const ignored = read('.dockerignore').split('\n').filter(Boolean);
const isCopied = (path: string) => !ignored.some((glob) => matchesGlob(relative(root, path), glob));
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
const sh = (command: string, cwd: string) =>
  execFileSync('sh', ['-ec', command], { cwd, env: { PATH }, stdio: ['ignore', 2, 2] });

export function makeImage(folder: string) {
  const lines = readDockerfile(read('Dockerfile'));
  const findLast = (name: string) =>
    lines.findLast(({ instruction }) => instruction === name)?.argument ?? '';
  const settings = findLast('ENV').split(' ');
  const env = Object.fromEntries(settings.map((setting) => setting.split('=')));
  let app = '';
  for (const { instruction, argument } of lines) {
    if (instruction === 'FROM') {
      app = join(folder, argument.split(' ')[2] ?? 'image', findLast('WORKDIR'));
      mkdirSync(app, { recursive: true });
    }
    if (instruction === 'COPY') copy(argument.split(' '), folder, app);
    if (instruction !== 'RUN' || argument.includes(env.DATA_DIR)) continue;
    const omitted = argument.includes('--omit') ? ['dev', 'optional', 'devOptional'] : [];
    if (argument.startsWith('npm ci')) linkPackages(omitted, app);
    sh(argument.replace(/^npm ci[^&]*/, 'true '), app);
  }
  // Not the files of packages, which are those of this checkout.
  sh(`find . '(' -type d -o -links 1 ')' -exec chmod a-w {} +`, app);
  const [uid, gid] = process.getuid?.() === 0 ? findLast('USER').split(':').map(Number) : [];
  const start = (own: object, [program = '', ...args]: string[] = JSON.parse(findLast('CMD'))) =>
    spawn(program, args, { cwd: app, uid, gid, env: { ...env, PATH, ...own } });
  return { app, uid, start };
}

function copy(words: string[], folder: string, app: string): void {
  const [from, ...rest] = words[0]?.startsWith('--from=') ? words : ['', ...words];
  for (const name of rest.slice(0, -1)) {
    const target = join(app, rest.at(-1) === './' ? basename(name) : String(rest.at(-1)));
    if (from) sh(`cp -al "${join(folder, from.replace('--from=', ''), name)}" "${target}"`, app);
    else cpSync(join(root, name), target, { recursive: true, filter: isCopied });
  }
}

function linkPackages(omitted: string[], app: string): void {
  const { packages } = JSON.parse(read('package-lock.json'));
  const isOmitted = (path: string) => omitted.some((kind) => packages[path][kind]);
  const names = Object.keys(packages).filter((path) => path.lastIndexOf('node_modules/') === 0);
  const linked = names.filter((path) => existsSync(join(root, path)) && !isOmitted(path));
  const files = `--parents ${linked.join(' ')} '${app}'`;
  sh(`cd '${root}' && cp -al ${files} 2> /dev/null || cp -a ${files}`, app);
}
