import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createConsumer } from './consumer.ts';

/** The environment without what the runner around this test sets for its own tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITE|VITEST)/.test(name)));

const isLong = process.env.TEST_LANE === 'long';
/** An ordinary run tries one of the two, with one form. */
const environments = isLong ? ['jsdom', 'happy-dom'] : ['jsdom'];
const files = isLong ? [] : ['enrollment'];

it.each(environments)('a form can be tested with vitest in %s', async (environment) => {
  const consumer = await createConsumer(
    [new URL('consumers/tests', import.meta.url)],
    [
      '@testing-library/dom',
      '@testing-library/react',
      '@testing-library/user-event',
      'vitest',
      'vite',
      'zod',
      environment,
    ],
  );
  // Not one that throws, because the output says what failed.
  const { stdout: output } = spawnSync('vitest', ['run', ...files, `--environment=${environment}`], {
    cwd: consumer.folder,
    env: { ...env, NODE_ENV: 'test', NO_COLOR: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(output).toMatch(isLong ? /Tests +15 passed/ : /Tests +4 passed/);
  // Neither React nor the environment has anything to complain about.
  expect(output).not.toMatch(/not wrapped in act|Not implemented|stderr/);
  consumer.remove();
});
