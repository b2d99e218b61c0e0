/** `npm run reset`: deletes the embedded database, unless a server is using it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.DATA_DIR ?? '.data';
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const locks = existsSync(folder)
  ? readdirSync(folder).filter((file) => file.endsWith('.lock') || file.endsWith('.pid'))
  : [];
const owner = locks
  .map((file) => Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10))
  .find((pid) => pid > 0 && isAlive(pid));
if (owner) {
  console.error(`A server (process ${owner}) is using ${folder}. Stop it first, then try again.`);
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  console.log(`${folder} is gone; the next start makes the demo world anew.`);
}
