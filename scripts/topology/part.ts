import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** A process of the topology. If it ends, it is started again, like a container. */
export type Part = {
  name: string;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it, with what it has started, until `start`. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  start: () => void;
};

type Command = {
  name: string;
  /** Where its log is. */
  folder: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  owner?: Owner;
};

/** Milliseconds until a part is started again. */
const restartPause = 500;

export type Owner = { uid?: number; gid?: number };

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** Postgres and PgBouncer refuse to run as root. Debian's packages make a user for them. */
export const databaseOwner = (): Owner =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export function startPart({ name, folder, command, env = {}, owner = {} }: Command): Part {
  const log = openSync(join(folder, `${name}.log`), 'a');
  // Should the script be killed, its parts end too.
  const [file, ...args] = ['setpriv', '--pdeathsig', 'TERM', ...command] as const;
  let child: ChildProcess;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    child = spawn(file, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
      // Ctrl+C reaches the script alone, which stops the parts in order.
      detached: true,
      ...owner,
    });
    child.once('exit', () => {
      if (!isStopped) timer = setTimeout(run, restartPause);
    });
  };
  run();
  return {
    name,
    start: () => {
      isStopped = false;
      run();
    },
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      isStopped = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid!, signal);
      await ended;
    },
  };
}
