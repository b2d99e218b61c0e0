import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, it } from 'vitest';
import { freshWorld } from '../testing/fresh-world.ts';
import { redactQueryValues } from './log.ts';

const world = freshWorld();

it('names the failed statement, but none of its values', async () => {
  const lines: string[] = [];
  const log = redactQueryValues(pino({ level: 'error' }, { write: (line: string) => lines.push(line) }));
  const secret = 'https://example.com/reset?token=abc\n    at $& nowhere';
  const failure = await world.db
    .execute(sql`select ${secret}::text, ${'Maya'}::text, nothing`)
    .catch((error) => error);
  log.error({ err: failure }, 'job failed');
  log.error({ err: new Error('Not saved', { cause: failure }) }, 'request failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain('column \\"nothing\\" does not exist');
    expect(line).toContain('Failed query: select $1::text');
    for (const value of ['token=abc', 'Maya']) expect(line).not.toContain(value);
  }
});
