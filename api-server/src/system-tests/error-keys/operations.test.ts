import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProblemKey, statusOf } from '../../platform/problem.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { applications } from './operations/applications.ts';
import { changes } from './operations/changes.ts';
import { charges } from './operations/charges.ts';
import { envelopes } from './operations/envelopes.ts';
import { limits } from './operations/limits.ts';
import { payments } from './operations/payments.ts';
import { submitting } from './operations/submitting.ts';
import { usedKeys } from './operations/used-keys.ts';
import { type Provocation, runScenario } from './provocation.ts';

// Errors from shared code are also provoked by a call of each operation.

const pairs = [applications, changes, charges, envelopes, limits, payments, submitting, usedKeys].flatMap(
  (table) =>
    Object.entries(table).flatMap(([key, plays]) =>
      Object.entries(plays).map(([operation, play]): [string, string, Provocation['play']] => [
        operation,
        key,
        play,
      ]),
    ),
);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('every operation', () => {
  it.each(pairs)('%s returns %s [M-03]', async (operation, key, play) => {
    const outcome = await runScenario(world, { play });
    const { status } = outcome;
    expect([outcome.operation, outcome.key, status]).toEqual([operation, key, statusOf(key as ProblemKey)]);
  });
});
