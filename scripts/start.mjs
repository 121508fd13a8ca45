// npm start: installs if the lock file changed, builds if the sources changed, then serves. Plain JavaScript without
// dependencies, because it runs before anything is installed and on any Node version.
import { spawn } from 'node:child_process';
import { nodeBinary, prepare, root } from './prepare.mjs';

await prepare({ build: true });
const child = spawn(nodeBinary(), ['--import', './scripts/quick-resolve.mjs', 'server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// npm exits on SIGTERM without forwarding it: when the parent process is gone, shut the server down too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
