import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

type LogLine = { msg: string; level: number; api?: string; portal?: string };

export type ServerProcess = {
  child: ChildProcess;
  pid: number;
  lines: LogLine[];
  /** Its address once it listens. Rejects if the process ends instead. */
  listening: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

const clock = pathToFileURL(join(import.meta.dirname, '../../../scripts/given/process-clock.ts')).href;

/** Starts the server as a separate process with the test's clock, configured by its environment. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const { PATH, TEST_CLOCK_AHEAD } = process.env;
  const child = spawn(process.execPath, ['--import', clock, join(import.meta.dirname, '../main.ts')], {
    env: { PATH, TEST_CLOCK_AHEAD, HOST: '127.0.0.1', PORT_API: '0', DEMO: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: LogLine[] = [];
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const entry: LogLine = JSON.parse(line);
      lines.push(entry);
      if (entry.msg === 'listening') resolve(entry.api!);
    });
    ended.then((how) => reject(new Error(`The server ended (${how}): ${JSON.stringify(lines.at(-1))}`)));
  });
  // Some tests only wait for its end.
  listening.catch(() => {});
  return { child, pid: child.pid!, lines, listening, ended };
}
