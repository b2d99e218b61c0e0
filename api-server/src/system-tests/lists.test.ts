import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type OperationId } from '../platform/contract.ts';
import { demoId } from '../seed/seed.ts';
import { createWorld, type World } from '../testing/world.ts';

// Covers every list with a documented order, as every allowed caller.

let world: World;
let tokens: Record<string, string>;
beforeAll(async () => {
  world = await createWorld();
  tokens = {
    STUDENT: (await world.signIn('student@example.com')).accessToken,
    COACH: (await world.signIn('coach@example.com')).accessToken,
    ADVISOR: (await world.signIn('advisor@example.com')).accessToken,
    ADMIN: (await world.signIn('admin@example.com')).accessToken,
  };
});
afterAll(() => world.close());

const sorted = contract.filter(({ parameters }) => parameters.some(({ name }) => name === 'sortBy'));

describe('lists', () => {
  it('are many', () => expect(sorted.length).toBeGreaterThan(20));

  it.each(sorted.map(({ id, ...operation }) => [id, operation] as const))(
    '%s refuses an undocumented order [F-04]',
    async (id, { roles, requestBody }) => {
      const role = roles === 'public' ? undefined : Object.keys(tokens).find((name) => roles.includes(name));
      const { status, problem } = await world.call(id as OperationId, {
        ...(role && { token: tokens[role]! }),
        path: {
          id: demoId('student', 1),
          coachId: demoId('coach', 5),
          courseId: demoId('course', 1),
        } as never,
        query: { sortBy: 'passwordHash' } as never,
        ...(requestBody && { body: {} }),
      });
      expect([status, problem.key]).toEqual([400, 'badRequest']);
    },
  );
});
