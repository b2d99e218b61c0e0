import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** It logs every request, as in production. */
export const logLevel = 'info';

export type Api = { origin: string; pid: number };

/** Runs `work` with a server on one core, configured by its environment, and stops the server afterwards. */
export async function withApi<Result>(
  environment: Record<string, string>,
  work: (api: Api) => Promise<Result>,
): Promise<Result> {
  const main = fileURLToPath(new URL('../../../api-server/src/main.ts', import.meta.url));
  const child = spawn('taskset', ['-c', '0', process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      PORT_API: '0',
      DEMO: 'true',
      RATE_LIMIT_FACTOR: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const entry = JSON.parse(line) as { msg: string; api: string };
      if (entry.msg !== 'listening') return;
      // From now on the log is read but not parsed.
      lines.close();
      child.stdout.resume();
      resolve(entry.api);
    });
    child.once('exit', () => reject(new Error('The server ended')));
  });
  try {
    return await work({ origin, pid: child.pid! });
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
