// The logger interface that db/ needs, so that it does not depend on pino (a pino logger satisfies
// it). Tests and scripts that need no log use silentLog.
export type DatabaseLog = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
