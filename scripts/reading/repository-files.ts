import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The repository's files that match one of the patterns: those that Git has or would add, and that weren't deleted. */
export const repositoryFiles = (...patterns: string[]): string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file && existsSync(file));
