// Runs the server, and starts it again when it has crashed or was killed. Used by `npm start`, and
// on its own in a container, where the first process cannot be killed from inside and so must not
// be the server itself. Plain JavaScript, like start.mjs.
import { spawn } from 'node:child_process';
import { nodeBinary, root } from './prepare.mjs';
import { createRestartPolicy } from './restart-policy.mjs';
import { SERVER_COMMAND } from './server-command.mjs';

/**
 * A server that was told to stop has finished by then, or is killed; the systemd unit and
 * compose.yaml say the same.
 */
const MAX_STOP_MS = 45_000;

const policy = createRestartPolicy();
let child;
let waiting;
let stopping = false;
startServer();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// npm exits on SIGTERM without forwarding it: when the parent process is gone, shut the server down
// too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 1000).unref();

function startServer() {
  waiting = undefined;
  // The channel tells us that the server is ready, and the server that we are still here.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  child = spawn(nodeBinary(), SERVER_COMMAND, { cwd: root, stdio });
  child.on('message', () => policy.setReady());
  child.on('exit', (code, signal) => {
    const { exitCode, waitMs, gaveUp } = policy.decide({ code, signal, stopping });
    const reason = signal ?? `exit code ${code}`;
    if (gaveUp) log('error', `The server ended (${reason}) too often; giving up.`);
    if (waitMs === undefined) process.exit(exitCode);
    log('warn', `The server ended (${reason}); starting it again in ${waitMs / 1000} s.`);
    waiting = setTimeout(startServer, waitMs);
  });
}

function stop(signal) {
  if (waiting) process.exit(0);
  child.kill(signal);
  if (!stopping) setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS).unref();
  stopping = true;
}

/** In the form of the server's own lines. */
function log(level, msg) {
  console.log(JSON.stringify({ level, time: new Date().toISOString(), msg }));
}
