// The few words the database ground has for a logger: fields, then a message, as everywhere in the app (a pino
// logger fits). Tests and scripts that do not care use the silent one.
export type DatabaseLog = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
