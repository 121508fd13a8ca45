import type { ReadFault } from '../schema.ts';

/** Thrown while a file is read; the worker turns it into a reply. */
export class FileFault extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault) {
    super(fault);
    this.fault = fault;
  }
}
