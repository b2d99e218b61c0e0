/**
 * `npm run visual -- --base main`: compares the stories with those of another commit, in all modes of
 * `stories/.storybook/modes.ts`. Builds both Storybooks and opens them on this machine, with the same browser and
 * fonts. A single report shows what changed, and the command fails if anything did. No screenshots are kept in git.
 * `--only WORDS` selects the stories whose id contains them, `--mode NAME` (repeatable) some of the modes. `--screens`
 * compares the screens of both apps too, in the same world at the same time.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { picturesStartAt } from '../stories/screens/pictured.ts';
import { picturedStories } from '../stories/visual/pictures.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    only: { type: 'string', default: '' },
    mode: { type: 'string', multiple: true, default: [] },
    screens: { type: 'boolean', default: false },
  },
});
process.env.WORLD_STARTS_AT = picturesStartAt;
const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, '.visual');
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** The built Storybook of a commit, built once in a separate checkout. */
function storybookOf(commit: string): string {
  const storybook = join(root, '.cache', 'storybook', commit);
  if (existsSync(storybook)) return storybook;
  const checkout = join(tmpdir(), `storybook-${commit}`);
  console.log(`Building the Storybook of ${values.base} (${commit.slice(0, 8)})`);
  run(root, 'git', 'worktree', 'add', '--force', '--detach', checkout, commit);
  try {
    run(checkout, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    run(checkout, 'npx', 'turbo', 'run', 'build', '--filter=@institute/stories', '--output-logs=errors-only');
    cpSync(join(checkout, 'stories/dist'), storybook, { recursive: true });
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', checkout);
  }
  return storybook;
}

/** Opens every story in every mode, and takes screenshots or compares them with earlier ones. */
function playwright(storybook: string, results: string, ...options: string[]): boolean {
  const { status } = spawnSync(
    'playwright',
    ['test', '-c', 'stories/visual', ...options, ...values.mode.flatMap((mode) => ['--project', mode])],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_STORYBOOK: storybook,
        VISUAL_PICTURES: join(output, 'base'),
        VISUAL_OUTPUT: results,
        VISUAL_ONLY: values.only,
        VISUAL_SCREENS: values.screens ? '1' : '',
      },
    },
  );
  return status === 0;
}

const commit = execFileSync('git', ['rev-parse', '--verify', `${values.base}^{commit}`], {
  cwd: root,
  encoding: 'utf8',
}).trim();
const before = storybookOf(commit);
console.log('Building the Storybook of the working tree');
run(root, 'npx', 'turbo', 'run', 'build', '--filter=@institute/stories', '--output-logs=errors-only');
const after = join(root, 'stories/dist');

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
if (!playwright(before, join(output, 'taking'), '--update-snapshots=all')) process.exit(1);
const isSame = playwright(after, output, '--update-snapshots=none');

const stories = new Set(picturedStories(after));
const gone = picturedStories(before).filter((id) => id.includes(values.only) && !stories.has(id));
for (const id of gone) console.log(`gone: ${id}`);
console.log(`Report: ${join(output, 'report', 'index.html')}`);
if (!isSame) process.exitCode = 1;
