// Listening, and closing the listener without dropping a request.
import type { Server } from 'node:http';
import { SettingsError } from '../env.ts';

const SWEEP_MS = 100;
const MAX_CLOSE_MS = 20_000;

export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, { port, host })),
    );
    server.listen(port, host, resolve);
  });
}

/**
 * A sentence for the operator, where the setting is at fault. `prefix`: of the variables that name
 * the port and the host.
 */
export function listenError(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
  prefix = '',
): Error {
  if (error.code === 'EADDRINUSE')
    return new SettingsError(
      `Port ${port} is taken by another program. Choose another with ${prefix}PORT.`,
    );
  if (error.code === 'EACCES')
    return new SettingsError(
      `This user may not use port ${port}. Choose another with ${prefix}PORT.`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError(
      `This machine has no address ${host}. Choose another with ${prefix}HOST.`,
    );
  }
  return error;
}

export async function closeServer(server: Server): Promise<void> {
  await acceptPendingConnections(server);
  const closed = new Promise((done) => server.close(done));
  // Keep-alive connections become idle only when their last request is finished, so they are swept
  // until close() resolves.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), MAX_CLOSE_MS);
  await closed;
  clearTimeout(deadline);
  clearInterval(sweep);
}

/**
 * Accepts pending connections before the listener closes; close() would reset them. libuv accepts
 * one per loop iteration.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  let lastAccepted = 0;
  let iteration = 0;
  const onConnection = () => {
    lastAccepted = iteration;
  };
  server.on('connection', onConnection);
  for (; iteration < lastAccepted + 5 && iteration < 1_000; iteration++)
    await new Promise((done) => setImmediate(done));
  server.off('connection', onConnection);
}
