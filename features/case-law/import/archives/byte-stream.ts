import { ImportFault } from '../import-fault.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** How much has been read from disk. */
export type Meter = { read: number };

export const MAX_GROWTH = 200;

export const bomb = () => new ImportFault(`it unpacks to more than ${MAX_GROWTH} times its size, as no text does: it is not read further`);
