// Everything about connections that is not about one request: how many a network may have, and who
// does not read what is sent. A trusted proxy may have as many as it likes: its connections are
// those of many clients.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientReader, getNetwork } from '../http/client-address.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { watchSlowReaders } from './slow-readers.ts';

type Options = {
  readClient: ClientReader;
  /** Infinite where networks are not told apart. */
  maxPerNetwork: number;
  onRefused: () => void;
};

export type Connections = {
  /** Whose request is on this connection. */
  setNetwork: (socket: Socket, network: string) => void;
};

export function watchConnections(server: Server, options: Options): Connections {
  const { readClient, maxPerNetwork, onRefused } = options;
  const limit = createConcurrencyLimit(maxPerNetwork);
  const readers = watchSlowReaders({ perNetwork: Number.isFinite(maxPerNetwork) });
  server.on('connection', (socket) => {
    const { address, proxied } = readClient(socket.remoteAddress, {});
    const network = getNetwork(address);
    if (!proxied) {
      const leave = limit.enter(network);
      if (!leave) {
        onRefused();
        return void socket.destroy();
      }
      socket.once('close', leave);
    }
    readers.add(socket);
    readers.setNetwork(socket, network);
  });
  server.on('close', readers.stop);
  return readers;
}
