import { ImportFault } from '../import-fault.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** Bytes read from disk. */
export type Meter = { read: number };

/** Max ratio of unpacked to packed size; text never compresses that well. */
export const MAX_EXPANSION = 200;

export const createBombFault = () =>
  new ImportFault(`it unpacks to more than ${MAX_EXPANSION} times its size, as no text does: it is not read further`);
