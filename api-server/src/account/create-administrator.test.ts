import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../tables/audit-log.ts';
import { createWorld, type World } from '../testing/world.ts';
import { createAdministrator } from './create-administrator.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const create = (email: string) =>
  createAdministrator(world.db, { email, firstName: 'Ada', lastName: 'Flores' }, world.clock.now);

it('creates an administrator who chooses a password through a link, once', async () => {
  const first = await create('Ada@Example.com');
  const token = await create('ada@example.com');
  const choose = (secret: string) =>
    world.call('resetPassword', { body: { token: secret, password: 'Wellness2' } });
  expect((await choose(first)).status).toBe(410);
  expect((await choose(token)).status).toBe(204);
  expect((await choose(token)).status).toBe(410);
  const session = await world.signIn('ada@example.com', 'Wellness2');
  expect(session).toMatchObject({ roles: [{ name: 'ADMIN' }], isVerifiedEmail: true });
  expect((await world.call('listStudents', { token: session.accessToken })).status).toBe(200);
  const [act] = await world.db.select().from(auditLog).where(eq(auditLog.studentId, session.studentId));
  expect(act).toMatchObject({ type: 'ROLES_CHANGED', subject: ' → ADMIN', actorId: null });
  await expect(create('ada@example.com')).rejects.toThrow('There is an account with the address');
});

it('never takes over another account', async () => {
  await expect(create('student@example.com')).rejects.toThrow('There is an account with the address');
});
