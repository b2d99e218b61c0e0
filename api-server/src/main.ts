import pino from 'pino';
import { type Environment, readEnvironment } from './environment.ts';
import { type RunningServer, startServer } from './server.ts';

function fail(error: unknown): never {
  pino().fatal({ err: error }, error instanceof Error ? error.message : String(error));
  process.exit(1);
}

let environment: Environment;
try {
  environment = readEnvironment(process.env);
} catch (error) {
  fail(error);
}

const { logLevel, warnings, ...options } = environment;
const log = pino({ level: logLevel });
for (const warning of warnings) log.warn(warning);
let server: RunningServer | undefined;

let isClosing = false;
// From the start on: as the first process of a container, it would otherwise ignore a signal while it migrates.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    // A second signal exits immediately.
    if (isClosing) process.exit(1);
    isClosing = true;
    log.info({ signal }, 'closing');
    await server?.close();
    log.info('closed');
    process.exit(0);
  });
}

try {
  server = await startServer({ ...options, log });
} catch (error) {
  fail(error);
}
