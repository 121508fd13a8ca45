// One error type for everything that keeps the database from starting. Its message is written for the
// person at the terminal: what is wrong and what to do, no stack trace needed.
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
