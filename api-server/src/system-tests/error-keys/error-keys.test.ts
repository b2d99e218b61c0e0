import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../platform/contract.ts';
import { errorKeys, isGeneral } from '../../platform/docs/error-keys.ts';
import { type ProblemKey, statusOf } from '../../platform/problem.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { auth } from './auth.ts';
import { circles } from './circles.ts';
import { coaches } from './coaches.ts';
import { enrollment } from './enrollment.ts';
import { general } from './general.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { type Provocations, runScenario } from './provocation.ts';
import { signing } from './signing.ts';
import { transfers } from './transfers.ts';

// Calls that any client could send provoke every key.

const provocations: Provocations = {
  ...general,
  ...auth,
  ...circles,
  ...coaches,
  ...money,
  ...enrollment,
  ...signing,
  ...transfers,
  ...people,
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const answering = (key: string) => contract.filter((operation) => operation.errorKeys.includes(key));

describe('error keys', () => {
  it('of every operation are all provoked [M-03]', () => {
    const answered = errorKeys
      .map(([key]) => key)
      .filter((key) => isGeneral(key) || answering(key).length > 0);
    expect(answered.filter((key) => !provocations[key])).toEqual([]);
  });

  it.each(Object.entries(provocations))(
    '%s can be provoked by a few calls [M-03]',
    async (name, provocation) => {
      const key = name as ProblemKey;
      const result = await runScenario(world, provocation);
      expect([result.key, result.status]).toEqual([key, statusOf(key)]);
    },
  );
});
