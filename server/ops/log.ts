// Structured logs. Never a query string, a question's text, an email address, a password or a
// token: requests are logged by method, route pattern and status alone, and known secret fields are
// redacted.
import pino from 'pino';

const SECRET_FIELDS = ['email', 'password', 'token', 'secret', 'authorization', 'cookie'];

export type LogDestination = pino.DestinationStream;

export function createLog(level: string, destination?: LogDestination) {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[cut]',
    },
    serializers: { err: errorWithoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Error messages quote their input: the database quotes rows and values, a mail server the
 * recipient, a parser the text. Only the first line of the innermost error without those, its code
 * and its stack are logged.
 */
export function errorWithoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  let rootCause = error;
  for (let depth = 0; depth < 5 && rootCause.cause instanceof Error; depth++)
    rootCause = rootCause.cause;
  return {
    type: rootCause.name,
    message: redactMessage(rootCause),
    code: (rootCause as { code?: unknown }).code,
    stack: stackOnly(rootCause),
  };
}

function redactMessage(error: Error): string {
  const line = (error.message.split('\n')[0] ?? '')
    .slice(0, 300)
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[cut]');
  // SQLSTATE class 22 is "data exception": the quoted text is data.
  const quotesInput =
    error instanceof SyntaxError || /^22...$/.test(String((error as { code?: unknown }).code));
  return quotesInput ? line.replace(/".*"|'.*'/g, '[cut]') : line;
}

function stackOnly({ stack, message }: Error): string | undefined {
  return stack
    ?.replace(message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n');
}
