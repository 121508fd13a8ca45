// Structured logs. Never a query string, a question's text, an email address, a password or a token: requests are logged
// by method, path and status alone, and known secret fields are cut should one slip in.
import pino from 'pino';

export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['email', 'password', 'token', 'secret', 'authorization', 'cookie', '*.email', '*.password', '*.token', '*.secret'],
      censor: '[cut]',
    },
    serializers: { err: errorWithoutValues },
  });
}

/** Database errors carry the row in `detail` and the statement's values: those stay out of the log. */
function errorWithoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const shown = cause ?? error;
  return { type: shown.name, message: firstLine(shown.message), code: (shown as { code?: unknown }).code, stack: stackOnly(shown) };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

function stackOnly(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n');
}
