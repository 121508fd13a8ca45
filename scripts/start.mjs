// npm start: install if the lock file changed, build if the sources changed, then serve. Plain JavaScript without
// dependencies, because it runs before anything is installed and on whatever Node is there.
import { spawn } from 'node:child_process';
import { nodeBinary, prepare, root } from './prepare.mjs';

await prepare({ build: true });
const child = spawn(nodeBinary(), ['--import', './scripts/quick-resolve.mjs', 'server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// npm ends at a SIGTERM without passing it on: when whoever started us is gone, the server ends in order too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
