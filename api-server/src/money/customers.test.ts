import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GatewayUnavailable } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { paymentCustomers } from '../tables/payment-methods.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { createWorld, type World } from '../testing/world.ts';
import { updateCustomers } from './customers.ts';

let world: World;
let isDown = false;
let calls: unknown[] = [];
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.reset();
  isDown = false;
  await run();
  calls = [];
});
afterAll(() => world.close());

const run = () => {
  const record =
    (name: string) =>
    async (...asked: unknown[]) => {
      if (isDown) throw new GatewayUnavailable('The line is broken.');
      calls.push([name, ...asked]);
    };
  const gateway = {
    ...world.sandbox,
    updateCustomer: record('update'),
    deleteCustomer: record('delete'),
  };
  return updateCustomers({ db: world.db, gateway, log: pino({ level: 'silent' }) });
};

const maya = demoId('student', 1);
const graduate = demoId('student', 22);
const customerOf = async (studentId: string) => {
  const ofStudent = eq(paymentCustomers.studentId, studentId);
  return (await world.db.select().from(paymentCustomers).where(ofStudent))[0];
};

it('gives the provider a changed name and e-mail, once it answers', async () => {
  const [{ userId } = { userId: '' }] = await world.db.select().from(students).where(eq(students.id, maya));
  await world.db.update(students).set({ lastName: 'Lind' }).where(eq(students.id, maya));
  await world.db.update(users).set({ email: 'maya@example.org' }).where(eq(users.id, userId));
  isDown = true;
  await run();
  isDown = false;
  await run();
  await run();
  const person = { email: 'maya@example.org', name: 'Maya Lind' };
  expect(calls).toEqual([['update', `customer_${maya}`, person]]);
  expect(await customerOf(maya)).toMatchObject(person);
});

// Claim: deleted-account-data
it('deletes the customer of a deleted account, and keeps the reference until it is deleted', async () => {
  const token = await world.tokenOf('graduate@example.com');
  const body = { currentPassword: 'Wellness1' };
  expect(await customerOf(graduate)).toMatchObject({ email: 'graduate@example.com' });
  await world.call('deleteStudentAccount', { path: { id: graduate }, token, body });
  isDown = true;
  await run();
  expect(await customerOf(graduate)).toEqual({
    studentId: graduate,
    reference: `customer_${graduate}`,
    email: null,
    name: null,
  });
  isDown = false;
  await run();
  await run();
  expect(calls).toEqual([['delete', `customer_${graduate}`]]);
  expect(await customerOf(graduate)).toBeUndefined();
});
