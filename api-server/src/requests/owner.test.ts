import type { Schemas } from '@institute/api-schema';
import { expect, it } from 'vitest';
import type { Caller } from '../platform/caller.ts';
import { contract } from '../platform/contract.ts';
import { requireOwner } from './owner.ts';

const callerWith = (...roles: Schemas['RoleName'][]) =>
  ({
    studentId: 'mine',
    coachId: 'my-coach',
    roles: roles.map((name) => ({ id: name, name })),
  }) as unknown as Caller;

/** Operations whose path begins with the id of the one owner that they name. */
const owned = contract.flatMap((operation) => {
  const { owner, path } = operation;
  if (typeof owner === 'string' || (owner.student && owner.coach)) return [];
  const [, name] = /^\/(?:students|coaches)\/\{(\w+)\}/.exec(path) ?? [];
  return name && [owner.student, owner.coach].includes(name) ? [{ operation, owner, name }] : [];
});

it('refuses everyone but the owner, and those whose role may use what belongs to others [A-35]', () => {
  expect(owned.length).toBeGreaterThan(100);
  for (const { operation, owner, name } of owned) {
    const ask = (id: string, caller: Caller) => () => requireOwner(operation, { [name]: id }, caller);
    const own = owner.coach ? 'my-coach' : 'mine';
    expect(ask(own, callerWith('STUDENT')), operation.id).not.toThrow();
    for (const role of ['STUDENT', 'COACH', 'ADVISOR', 'ADMIN'] as const)
      if (owner.others?.includes(role)) expect(ask('other', callerWith(role)), operation.id).not.toThrow();
      else expect(ask('other', callerWith(role)), operation.id).toThrow('notFound');
  }
});

it('leaves an owner to the handler who has to be looked up', () => {
  const payment = contract.find(({ id }) => id === 'getPayment')!;
  const session = contract.find(({ id }) => id === 'getCoachSession')!;
  expect(() => requireOwner(payment, { id: 'other' }, callerWith('STUDENT'))).not.toThrow();
  expect(() =>
    requireOwner(session, { coachId: 'other', sessionId: 'one' }, callerWith('STUDENT')),
  ).not.toThrow();
});
