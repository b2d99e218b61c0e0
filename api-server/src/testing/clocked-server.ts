import pino from 'pino';
import { type RunningServer, startServer } from '../server.ts';
import { testHasher } from './hasher.ts';

// Runs the real server with its jobs in a separate process. The test that started it sets the time.

export type ClockMessage =
  | { type: 'open'; url: string; now: string; rateLimitFactor: number }
  | { type: 'time'; now: string }
  | { type: 'close' };

let now = new Date(0);
let server: RunningServer | undefined;
const log = pino(
  { level: 'error' },
  { write: (line: string) => void process.send?.({ error: JSON.parse(line) }) },
);

async function obey(message: ClockMessage): Promise<string | undefined> {
  if (message.type === 'close') {
    await server?.close();
    return;
  }
  now = new Date(message.now);
  if (message.type === 'time') return;
  const { url, rateLimitFactor } = message;
  server = await startServer({
    database: { kind: 'postgres', url },
    now: () => now,
    hasher: testHasher,
    isSeeded: false,
    config: { rateLimitFactor },
    log,
  });
  return server.api;
}

process.on('message', async (message: ClockMessage) => {
  try {
    process.send?.({ done: (await obey(message)) ?? null });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on('disconnect', () => process.exit(1));
