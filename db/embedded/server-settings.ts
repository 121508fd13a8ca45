// Configuration of the embedded server: small, durable, reachable only through its socket. User
// input stays out of its log: errors reach the app, but statements, parameters and key values are
// never logged.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOwnUserName } from '#db/embedded/server-user.ts';

export const DATABASE_USER = 'plainlaw';
export const DATABASE_NAME = 'plainlaw';

export const INITDB_FLAGS = [
  `--username=${DATABASE_USER}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];

type Layout = { dataDir: string; pgDir: string; socketDir: string; port: number };

export function getServerArguments({ dataDir, pgDir, socketDir, port }: Layout): string[] {
  const windows = process.platform === 'win32';
  const settings = {
    listen_addresses: windows ? '127.0.0.1' : '',
    port,
    unix_socket_directories: windows ? '' : socketDir,
    hba_file: join(dataDir, 'postgres-access.conf'),
    ident_file: join(dataDir, 'postgres-users.conf'),
    max_connections: 60,
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    jit: 'off',
    logging_collector: 'off',
    log_min_messages: 'log', // LOG, FATAL, PANIC: no ERROR lines, which can quote user input
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', pgDir, ...flags];
}

/**
 * Only the app's operating-system user and root may connect over the socket; the kernel checks this
 * (peer authentication).
 */
export function writeAccessFiles(dataDir: string): void {
  const write = (name: string, text: string) => {
    writeFileSync(join(dataDir, name), text);
    // regardless of umask: the server's user must be able to read them
    chmodSync(join(dataDir, name), 0o644);
  };
  if (process.platform === 'win32') {
    write('postgres-access.conf', `host all ${DATABASE_USER} 127.0.0.1/32 scram-sha-256\n`);
    write('postgres-users.conf', '');
    return;
  }
  const systemUsers = new Set([getOwnUserName(), 'root']);
  write('postgres-access.conf', `local all ${DATABASE_USER} peer map=app\n`);
  write(
    'postgres-users.conf',
    [...systemUsers].map((name) => `app "${name}" ${DATABASE_USER}\n`).join(''),
  );
}
