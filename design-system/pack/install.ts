import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tarball } from './consumer.ts';
import { env } from './visits.ts';

/** The oldest React that the library works with, and one that every framework accepts. */
export const oldest = ['react@19.2.0', 'react-dom@19.2.0'];
export const react = ['react@19.3.1', 'react-dom@19.3.1'];

export interface Project {
  folder: string;
  run: (command: string, args: string[], more?: Record<string, string>) => void;
  remove: () => void;
}

/** A project that npm installs the tarball into, with nothing from this repository. */
export function install(packages: string[], sources: string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const source of sources)
    cpSync(fileURLToPath(new URL(`consumers/${source}`, import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  const quiet = ['--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...quiet, tarball(), 'zod@4', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  return {
    folder,
    run: (command, args, more = {}) =>
      void execFileSync(join(folder, 'node_modules/.bin', command), args, {
        cwd: folder,
        env: { ...env, ...more },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
