// Ends connections whose clients do not read what they are sent: an answer that nobody reads stays
// in memory. While something is unsent, a client has to read at a minimum rate, with a pause now
// and then; and what networks leave unread together is bounded, each by a share. Checks are counted
// and not time, so that a process that was busy or paused cuts off nobody.
import type { Socket } from 'node:net';
import { createMemoryShare } from './memory-share.ts';

const CHECK_MS = 1_000;
/** A phone that loses its connection in a tunnel comes back within this. */
const GRACE_MS = 30_000;
/** An old mobile network gives three times as much. */
const MIN_BYTES_PER_SECOND = 4 * 1024;
const MAX_UNSENT_BYTES = 256 * 1024 * 1024;
/** Of what the others leave of it, for one network. */
const NETWORK_SHARE = 1 / 4;

type Reader = { network: string; sent: number; lateMs: number };
type UnsentSocket = Pick<Socket, 'writableLength' | 'destroy'>;

export type SlowReaders = {
  add: (socket: Socket) => void;
  /** Whose answer is on this connection: behind a proxy, that is known with each request. */
  setNetwork: (socket: Socket, network: string) => void;
  stop: () => void;
};

export function watchSlowReaders({ perNetwork }: { perNetwork: boolean }): SlowReaders {
  const readers = new Map<Socket, Reader>();
  const share = perNetwork ? NETWORK_SHARE : 1;
  const check = createReaderCheck(readers, { countSent, share });
  const timer = setInterval(check, CHECK_MS).unref();
  return {
    add(socket) {
      readers.set(socket, { network: '', sent: 0, lateMs: 0 });
      socket.once('close', () => readers.delete(socket));
    },
    setNetwork(socket, network) {
      const reader = readers.get(socket);
      if (reader) reader.network = network;
    },
    stop: () => clearInterval(timer),
  };
}

type CheckOptions<T> = {
  countSent: (socket: T) => number;
  maxBytes?: number;
  share?: number;
};

/** To be called once a second. */
export function createReaderCheck<T extends UnsentSocket>(
  readers: ReadonlyMap<T, Reader>,
  { countSent, maxBytes = MAX_UNSENT_BYTES, share = NETWORK_SHARE }: CheckOptions<T>,
): () => void {
  return () => {
    const unread: [T, Reader][] = [];
    for (const [socket, reader] of readers) {
      const sent = countSent(socket);
      const readMs = ((sent - reader.sent) / MIN_BYTES_PER_SECOND) * 1_000;
      reader.sent = sent;
      reader.lateMs =
        socket.writableLength === 0 ? 0 : Math.max(0, reader.lateMs + CHECK_MS - readMs);
      if (reader.lateMs > GRACE_MS) socket.destroy();
      else if (socket.writableLength > 0) unread.push([socket, reader]);
    }
    const memory = createMemoryShare(maxBytes, share);
    for (const [socket, { network }] of unread.sort(([, a], [, b]) => a.lateMs - b.lateMs))
      if (!memory.enter(network).grow(socket.writableLength)) socket.destroy();
  };
}

/**
 * What the kernel has taken. A socket's own figures count a large piece only when all of it is
 * sent; its handle, which Node does not document, knows more.
 */
export function countSent(socket: Socket): number {
  const { _handle: handle } = socket as unknown as {
    _handle?: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
