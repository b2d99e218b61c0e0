import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

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

/** Starts the server as a separate process, configured by its environment. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT_API: '0', DEMO: 'true', ...environment },
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
