import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { testStart } from '../testing/world.ts';

type Tokens = { accessToken: string; accessTokenExpiresAt: string; refreshToken: string };

const world = freshWorld();

const refresh = (refreshToken: string, idleSeconds?: number) =>
  world.call('refreshSession', { body: { refreshToken, idleSeconds } });
const report = ({ studentId, accessToken }: { studentId: string; accessToken: string }, idleSeconds = 0) =>
  world.call('updateSessionStatus', {
    path: { id: studentId },
    query: { status: 'ACTIVE', idleSeconds },
    token: accessToken,
  });
/** Simulates an app that has reported activity the whole time. */
const keepActive = () => world.db.update(sessions).set({ lastActiveAt: world.clock.now });
const look = (token: string) => world.call('getSession', { token });

describe('the access token', () => {
  it('returns the session without its tokens', async () => {
    const { accessToken } = await world.signIn('coach@example.com');
    const { status, body } = await look(accessToken);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ email: 'coach@example.com', coachId: expect.any(String) });
    expect(body.content).not.toHaveProperty('accessToken');
  });

  it('lives 15 minutes', async () => {
    const { accessToken } = await world.signIn('student@example.com');
    world.clock.forward(15 * 60 - 1);
    await keepActive();
    expect((await look(accessToken)).status).toBe(200);
    world.clock.forward(1);
    const { status, problem, headers } = await look(accessToken);
    expect([status, problem.key, problem.title]).toEqual([401, 'unauthorized', 'Unauthorized']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer nonsense', 'Basic c3R1ZGVudA==', 'Bearer a b', 'Bearer é'])(
    'can’t be "%s"',
    async (authorization) => {
      const { status } = await world.call('getSession', {
        headers: { authorization: encodeURI(authorization) },
      });
      expect(status).toBe(401);
    },
  );

  it('stops working immediately when the account is disabled', async () => {
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
  it('replaces both tokens and keeps the session [A-29]', async () => {
    const first = await world.signIn('student@example.com');
    world.clock.forward(20 * 60);
    await keepActive();
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    const second = body.content;
    expect([first.startedAt, second.startedAt]).toEqual([testStart.toISOString(), testStart.toISOString()]);
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
    const late = await refresh(refreshToken);
    expect((await look(one.body.content.accessToken)).status).toBe(200);
    // The successor is always the same, so a stolen token can't start a second branch.
    const tokensOf = ({ accessToken, accessTokenExpiresAt, refreshToken: next }: Tokens) => [
      accessToken,
      accessTokenExpiresAt,
      next,
    ];
    expect(tokensOf(other.body.content)).toEqual(tokensOf(one.body.content));
    expect(tokensOf(late.body.content)).toEqual(tokensOf(one.body.content));
    expect(await world.db.select().from(sessions)).toHaveLength(1);
    expect(await world.db.select().from(sessionTokens)).toHaveLength(2);
  });

  it('can’t be predicted from the database', async () => {
    const { refreshToken } = await world.signIn('student@example.com');
    const { body } = await refresh(refreshToken);
    const kept = JSON.stringify(await world.db.select().from(sessionTokens));
    expect(kept).not.toContain(body.content.refreshToken);
    expect(kept).not.toContain(body.content.accessToken);
  });

  it('treats later reuse of a token as theft, and ends the session for everyone', async () => {
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

  it('ends after a day without a refresh, and after 30 days in any case', async () => {
    const first = await world.signIn('student@example.com');
    world.clock.forward(24 * 3600);
    await keepActive();
    expect((await refresh(first.refreshToken)).problem.key).toBe('sessionExpired');

    let { refreshToken } = await world.signIn('student@example.com');
    for (let day = 0; day < 31; day += 1) {
      world.clock.forward(23.5 * 3600);
      await keepActive();
      const { status, body } = await refresh(refreshToken);
      if (status !== 200) break;
      refreshToken = body.content.refreshToken;
    }
    expect((await refresh(refreshToken)).problem.key).toBe('sessionExpired');
  });

  it('refuses an unknown token, and one of a disabled account', async () => {
    expect((await refresh('nonsense')).problem.key).toBe('sessionExpired');
    const { refreshToken } = await world.signIn('student@example.com');
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
    expect((await refresh(refreshToken)).problem.key).toBe('sessionExpired');
  });
});

describe('ending a session', () => {
  it('signs out this session only [A-08]', async () => {
    const here = await world.signIn('student@example.com');
    const elsewhere = await world.signIn('student@example.com');
    const { status } = await world.call('logOut', { path: { id: here.studentId }, token: here.accessToken });
    expect(status).toBe(204);
    expect((await look(here.accessToken)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await look(elsewhere.accessToken)).status).toBe(200);
  });

  it('ends all sessions on request', async () => {
    const here = await world.signIn('student@example.com');
    const elsewhere = await world.signIn('student@example.com');
    await world.call('logOutEverywhere', { path: { id: here.studentId }, token: here.accessToken });
    expect((await look(here.accessToken)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
  });

  it('ends when the user is inactive, and records activity [A-09]', async () => {
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

  it('accepts no other status [A-09]', async () => {
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
    '%s leaves other users’ sessions alone',
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

describe('an inactive session', () => {
  const seven = 7 * 60;

  // Claim: idle-sign-out
  it('ends after 5 minutes plus 2 of grace, whatever is called in the meantime [A-09] [G-16]', async () => {
    const { accessToken, refreshToken } = await world.signIn('student@example.com');
    world.clock.forward(seven - 1);
    expect((await look(accessToken)).status).toBe(200);
    const { body } = await refresh(refreshToken);
    expect((await look(body.content.accessToken)).status).toBe(200);
    world.clock.forward(1);
    expect((await look(accessToken)).problem.key).toBe('unauthorized');
    expect((await look(body.content.accessToken)).problem.key).toBe('unauthorized');
    expect((await refresh(body.content.refreshToken)).problem.key).toBe('sessionExpired');
  });

  it('continues while the app reports activity, counting from the reported time', async () => {
    const session = await world.signIn('student@example.com');
    for (let minute = 0; minute < 14; minute += 1) {
      world.clock.forward(60);
      expect((await report(session)).status).toBe(204);
    }
    // An older report must not override a newer one.
    await report(session, 50);
    world.clock.forward(30);
    await report(session, 10);
    const [row] = await world.db.select().from(sessions);
    expect(row?.lastActiveAt).toEqual(new Date(world.clock.now.getTime() - 10_000));
  });

  it('resumes after being offline, if the app reports that the user was active', async () => {
    const session = await world.signIn('student@example.com');
    world.clock.forward(29 * 60);
    expect((await report(session)).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await refresh(session.refreshToken, 300)).status).toBe(401);
    const { status, body } = await refresh(session.refreshToken, 299);
    expect(status).toBe(200);
    world.clock.forward(seven - 299 - 1);
    expect((await look(body.content.accessToken)).status).toBe(200);
    world.clock.forward(1);
    expect((await look(body.content.accessToken)).status).toBe(401);
  });

  it('does not resume after half an hour, regardless of what the app reports', async () => {
    const session = await world.signIn('student@example.com');
    world.clock.forward(30 * 60);
    expect((await refresh(session.refreshToken, 0)).status).toBe(401);
  });

  it('stays ended once the app has ended it', async () => {
    const { studentId, accessToken, refreshToken } = await world.signIn('student@example.com');
    await world.call('updateSessionStatus', {
      path: { id: studentId },
      query: { status: 'IDLE_TIMEOUT' },
      token: accessToken,
    });
    expect((await refresh(refreshToken, 0)).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  const list = (id: string, token: string) => world.call('listSessions', { path: { id }, token });
  const end = (id: string, sessionId: string, token: string) =>
    world.call('endSession', { path: { id, sessionId }, token });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const signInFrom = async (address: string, headers: Record<string, string>) => {
    const body = { username: 'coach@example.com', password: 'Wellness1' };
    return (await world.call('signInStudent', { body, address, headers })).body.content;
  };

  it('shows the device and network of each, newest first, and marks the current one', async () => {
    const first = await signInFrom('198.51.100.4', { 'user-agent': firefox });
    world.clock.forward(60);
    const second = await signInFrom('2001:db8:1:2::3', {});
    await world.call('updateSessionStatus', {
      path: { id: first.studentId },
      query: { status: 'ACTIVE' },
      token: first.accessToken,
      address: '192.0.2.200',
      headers: { 'user-agent': firefox },
    });
    world.clock.forward(60);
    await report(second);
    const { body } = await list(first.studentId, first.accessToken);
    expect(body).toEqual({
      content: [
        {
          id: expect.any(String),
          isCurrent: false,
          application: 'STUDENT',
          browser: null,
          operatingSystem: null,
          network: '203.0.113.0/24',
          startedAt: '2026-03-02T15:01:00.000Z',
          lastActiveAt: '2026-03-02T15:02:00.000Z',
        },
        {
          id: expect.any(String),
          isCurrent: true,
          application: 'STUDENT',
          browser: 'Firefox',
          operatingSystem: 'Linux',
          network: '192.0.2.0/24',
          startedAt: '2026-03-02T15:00:00.000Z',
          lastActiveAt: '2026-03-02T15:01:00.000Z',
        },
      ],
      pagination: { total: 2 },
    });
  });

  it('ends only the chosen one', async () => {
    const here = await world.signIn('coach@example.com');
    const elsewhere = await world.signIn('coach@example.com');
    const { body } = await list(here.studentId, here.accessToken);
    const other = body.content.find(({ isCurrent }) => !isCurrent)!;
    expect((await end(here.studentId, other.id, here.accessToken)).status).toBe(204);
    expect((await look(elsewhere.accessToken)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
    expect((await look(here.accessToken)).status).toBe(200);
    expect((await list(here.studentId, here.accessToken)).body.pagination.total).toBe(1);
    expect((await end(here.studentId, other.id, here.accessToken)).status).toBe(404);
  });

  it('omits ended sessions and other users’', async () => {
    const old = await world.signIn('coach@example.com');
    const student = await world.signIn('student@example.com');
    const { body } = await list(old.studentId, old.accessToken);
    expect((await end(student.studentId, body.content[0]!.id, student.accessToken)).status).toBe(404);
    expect((await list(old.studentId, student.accessToken)).status).toBe(404);
    world.clock.forward(31 * 60);
    const session = await world.signIn('coach@example.com');
    expect((await list(session.studentId, session.accessToken)).body.pagination.total).toBe(1);
  });
});
