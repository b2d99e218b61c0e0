import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { users } from '../tables/users.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const refresh = (refreshToken: string) => world.call('refreshSession', { body: { refreshToken } });
const look = (token: string) => world.call('getSession', { token });

describe('the access token', () => {
  it('shows the session without its tokens', async () => {
    const { accessToken } = await world.signIn('coach@example.com');
    const { status, body } = await look(accessToken);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ email: 'coach@example.com', coachId: expect.any(String) });
    expect(body.content).not.toHaveProperty('accessToken');
  });

  it('lives 15 minutes', async () => {
    const { accessToken } = await world.signIn('student@example.com');
    world.clock.forward(15 * 60 - 1);
    expect((await look(accessToken)).status).toBe(200);
    world.clock.forward(1);
    const { status, problem, headers } = await look(accessToken);
    expect([status, problem.key, problem.title]).toEqual([401, 'unauthorized', 'Unauthorized']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer nonsense', 'Basic c3R1ZGVudA==', 'Bearer a b', 'Bearer é'])(
    'is not "%s"',
    async (authorization) => {
      const { status } = await world.call('getSession', {
        headers: { authorization: encodeURI(authorization) },
      });
      expect(status).toBe(401);
    },
  );

  it('stops at once when the account is disabled', async () => {
    const { accessToken } = await world.signIn('student@example.com');
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
    expect((await look(accessToken)).status).toBe(401);
  });

  it('is not in the database, and neither is the refresh token', async () => {
    const { accessToken, refreshToken } = await world.signIn('student@example.com');
    const kept = JSON.stringify(await world.db.select().from(sessionTokens));
    expect(kept).not.toContain(accessToken);
    expect(kept).not.toContain(refreshToken);
  });
});

describe('refreshing', () => {
  it('replaces both tokens and goes on [A-29]', async () => {
    const first = await world.signIn('student@example.com');
    world.clock.forward(20 * 60);
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    const second = body.content;
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.accessTokenExpiresAt).toBe('2026-03-02T15:35:00.000Z');
    expect((await look(second.accessToken)).status).toBe(200);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('lets two tabs race with one token [G-14]', async () => {
    const { refreshToken } = await world.signIn('student@example.com');
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    world.clock.forward(10);
    expect((await refresh(refreshToken)).status).toBe(200);
    expect((await look(one.body.content.accessToken)).status).toBe(200);
    expect((await look(other.body.content.accessToken)).status).toBe(200);
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });

  it('takes a token that is used again later for stolen, and ends the session for everybody', async () => {
    const { refreshToken } = await world.signIn('student@example.com');
    const { body } = await refresh(refreshToken);
    world.clock.forward(11);
    const stolen = await refresh(refreshToken);
    expect([stolen.status, stolen.problem.key]).toEqual([401, 'sessionExpired']);
    expect((await look(body.content.accessToken)).status).toBe(401);
    expect((await refresh(body.content.refreshToken)).problem.key).toBe('sessionExpired');
    const [session] = await world.db.select().from(sessions);
    expect(session?.endReason).toBe('TOKEN_REUSED');
  });

  it('ends after a day without one, and after 30 days in any case', async () => {
    const first = await world.signIn('student@example.com');
    world.clock.forward(24 * 3600);
    expect((await refresh(first.refreshToken)).problem.key).toBe('sessionExpired');

    let { refreshToken } = await world.signIn('student@example.com');
    for (let day = 0; day < 31; day += 1) {
      world.clock.forward(23.5 * 3600);
      const { status, body } = await refresh(refreshToken);
      if (status !== 200) break;
      refreshToken = body.content.refreshToken;
    }
    expect((await refresh(refreshToken)).problem.key).toBe('sessionExpired');
  });

  it('refuses an unknown token, and that of a disabled account', async () => {
    expect((await refresh('nonsense')).problem.key).toBe('sessionExpired');
    const { refreshToken } = await world.signIn('student@example.com');
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
    expect((await refresh(refreshToken)).problem.key).toBe('sessionExpired');
  });
});

describe('ending a session', () => {
  it('ends the one that signs out, and no other [A-08]', async () => {
    const here = await world.signIn('student@example.com');
    const elsewhere = await world.signIn('student@example.com');
    const { status } = await world.call('logOut', { path: { id: here.studentId }, token: here.accessToken });
    expect(status).toBe(204);
    expect((await look(here.accessToken)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await look(elsewhere.accessToken)).status).toBe(200);
  });

  it('ends all of them on request', async () => {
    const here = await world.signIn('student@example.com');
    const elsewhere = await world.signIn('student@example.com');
    await world.call('logOutEverywhere', { path: { id: here.studentId }, token: here.accessToken });
    expect((await look(here.accessToken)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
  });

  it('ends when nobody is there, and notes when somebody is [A-09]', async () => {
    const { studentId, accessToken, refreshToken } = await world.signIn('student@example.com');
    const say = (status: string) =>
      world.call('updateSessionStatus', { path: { id: studentId }, query: { status }, token: accessToken });
    world.clock.forward(60);
    expect((await say('ACTIVE')).status).toBe(204);
    expect((await world.db.select().from(sessions))[0]?.lastActiveAt).toEqual(world.clock.now);
    expect((await look(accessToken)).status).toBe(200);
    expect((await say('IDLE_TIMEOUT')).status).toBe(204);
    expect((await look(accessToken)).status).toBe(401);
    expect((await refresh(refreshToken)).problem.key).toBe('sessionExpired');
  });

  it('knows no other status [A-09]', async () => {
    const { studentId, accessToken } = await world.signIn('student@example.com');
    const { status, problem } = await world.call('updateSessionStatus', {
      path: { id: studentId },
      query: { status: 'GONE' },
      token: accessToken,
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ in: 'query', pointer: '/status', rule: 'choice', values: {} }]);
  });

  it.each(['logOut', 'logOutEverywhere', 'updateSessionStatus'] as const)(
    '%s leaves the sessions of others alone',
    async (id) => {
      const { accessToken } = await world.signIn('student@example.com');
      const other = await world.signIn('coach@example.com');
      const query = { status: 'IDLE_TIMEOUT' } as never;
      const { status } = await world.call(id, { path: { id: other.studentId }, query, token: accessToken });
      expect(status).toBe(404);
      expect((await look(other.accessToken)).status).toBe(200);
    },
  );
});
