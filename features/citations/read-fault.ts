import type { ReadFault } from './schema.ts';

/** Thrown while a file is read; the reader turns it into an answer. */
export class FileFault extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault) {
    super(fault);
    this.fault = fault;
  }
}
