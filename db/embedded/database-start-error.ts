// One error type for everything that keeps the database from starting. Its message is written for
// the operator: what is wrong and what to do, without a stack trace.
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
