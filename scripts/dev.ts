/** `npm run dev`: the API server restarts and the apps reload when a source changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const children: ChildProcess[] = [];

function run(command: string, args: string[], folder: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd: `${root}${folder}`,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 0));
}

function stop(code: number) {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  process.exitCode = code;
}

// `--watch` starts a new process, because two open databases on one folder would corrupt it.
run(process.execPath, ['--watch', 'src/main.ts'], 'api-server', {
  DEMO: process.env.DEMO ?? 'true',
  DATA_DIR: process.env.DATA_DIR ?? `${root}.data`,
});
run('vite', [], 'portal');
run('vite', [], 'coach');
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
