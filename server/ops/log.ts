// Structured logs. Never a query string, a question's text, an email address, a password or a token: requests are logged
// by method, path and status alone, and known secret fields are cut should one slip in.
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
 * Errors quote what they choke on: the database the row and the statement's values, a mail server the recipient, a parser
 * the text. Kept are the first line of the innermost error without those, its code and where it happened.
 */
export function errorWithoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  let shown = error;
  for (let depth = 0; depth < 5 && shown.cause instanceof Error; depth++) shown = shown.cause;
  return { type: shown.name, message: withoutValues(shown), code: (shown as { code?: unknown }).code, stack: stackOnly(shown) };
}

function withoutValues(error: Error): string {
  const line = (error.message.split('\n')[0] ?? '').slice(0, 300).replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[cut]');
  // SQLSTATE class 22 is "data exception": what stands in quotes is the data.
  const quotesInput = error instanceof SyntaxError || /^22...$/.test(String((error as { code?: unknown }).code));
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
