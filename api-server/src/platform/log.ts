import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type Logger } from 'pino';

/** Logs which statement failed, but not its values. */
function forgetValues(error: unknown): void {
  if (!(error instanceof Error)) return;
  if (error instanceof DrizzleQueryError) {
    const message = `Failed query: ${error.query}`;
    if (error.stack) error.stack = error.stack.replace(error.message, () => message);
    error.message = message;
    error.params = [];
  }
  forgetValues(error.cause);
}

/** A logger that omits the values of failed statements: names, e-mails, and links in them. */
export function redactQueryValues(log: Logger): Logger {
  const err = (error: Error) => {
    forgetValues(error);
    return pino.stdSerializers.err(error);
  };
  return log.child({}, { serializers: { err } });
}
