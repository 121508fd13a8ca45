// Starts a program that cannot outlive this process. A small shell script runs in between: it reads
// from a pipe that only this Node process holds open, and when the pipe closes (stop, crash or kill
// -9) it sends SIGINT (fast shutdown), then SIGQUIT, then SIGKILL. Both run in their own session,
// so that Ctrl-C in a terminal reaches only Node, which shuts down in order.
import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ServerUser } from '#db/embedded/server-user.ts';

const UNIX_GUARD = `
trap '' HUP INT TERM
exec 3<&0
"$@" 3<&- </dev/null >&2 &
child=$!
echo "$child"
(
  read -r _ <&3
  kill -INT "$child"
  tenths=0
  while kill -0 "$child"; do
    sleep 0.1
    tenths=$((tenths + 1))
    [ "$tenths" -eq 200 ] && kill -QUIT "$child"
    [ "$tenths" -eq 250 ] && kill -KILL "$child"
  done
) >/dev/null 2>&1 &
watch=$!
wait "$child"
code=$?
kill -KILL "$watch" 2>/dev/null
exit "$code"
`;

// Windows has no signals: pg_ctl asks the server to stop; any other program is killed.
const WINDOWS_GUARD = `
const { spawn, spawnSync } = require('node:child_process');
const [pgCtl, pgDir, program, ...args] = process.argv.slice(1);
const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(child.pid);
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.resume().on('end', () => {
  const asked = spawnSync(pgCtl, ['stop', '-m', 'fast', '-t', '20', '-D', pgDir], { stdio: 'ignore' });
  if (asked.status !== 0) child.kill();
});
`;

export type GuardedProcess = {
  pid: number;
  /** Resolves with the exit code when the program has ended. */
  exited: Promise<number>;
  hasExited(): boolean;
  stop(): Promise<void>;
};

type Command = {
  program: string;
  args: string[];
  user: ServerUser;
  logFile: number;
  pgCtl: string;
  pgDir: string;
};

export async function startGuarded(command: Command): Promise<GuardedProcess> {
  const windows = process.platform === 'win32';
  const commandLine = [command.program, ...command.args];
  const guard = windows
    ? {
        file: process.execPath,
        args: ['-e', WINDOWS_GUARD, '--', command.pgCtl, command.pgDir, ...commandLine],
      }
    : { file: '/bin/sh', args: ['-c', UNIX_GUARD, 'plainlaw-database', ...commandLine] };
  const options: SpawnOptions = {
    cwd: windows ? undefined : '/',
    // A fixed environment: PG* variables and the caller's locale must not change how the programs
    // behave.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', command.logFile],
    detached: !windows,
    windowsHide: true,
    ...command.user,
  };
  // Cast needed: with a file descriptor as third stdio entry, spawn's types lose the two pipes.
  const shell = spawn(guard.file, guard.args, options) as ChildProcessByStdio<
    Writable,
    Readable,
    null
  >;
  let ended = false;
  const exited = new Promise<number>((resolve) => {
    shell.once('exit', (code) => {
      ended = true;
      resolve(code ?? 1);
    });
  });
  shell.stdin.on('error', () => {}); // the guard may have exited before the pipe is closed
  await once(shell, 'spawn');
  const pid = await Promise.race([readFirstNumber(shell.stdout), exited.then(() => -1)]);
  shell.stdout.destroy();
  return {
    pid,
    exited,
    hasExited: () => ended,
    async stop() {
      shell.stdin.end();
      await exited;
    },
  };
}

async function readFirstNumber(output: NodeJS.ReadableStream): Promise<number> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return Number.parseInt(text, 10);
}
