import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { auditLog } from '../tables/audit-log.ts';
import { sessions } from '../tables/sessions.ts';
import { students } from '../tables/students.ts';
import { advise, createApplicant } from '../testing/applicant.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let admin: string;
beforeEach(async () => {
  admin = await world.tokenOf('admin@example.com');
});

const maya = { userId: demoId('user', 1) };
const grace = { userId: demoId('user', 7) };
const ilse = { userId: demoId('user', 8) };
const reason = 'Shared the password with others.';
const log = async (query: object = {}, token = admin) =>
  (await world.call('listAuditLog', { token, query: { size: 100, ...query } })).body;

describe('people', () => {
  const list = async (query: object) => (await world.call('listPeople', { token: admin, query })).body;

  it('are found by name, address, role and state', async () => {
    const { content } = await list({ keyword: 'whitf' });
    expect(content).toEqual([
      {
        id: grace.userId,
        studentId: demoId('student', 7),
        email: 'advisor@example.com',
        name: 'Grace Whitfield',
        roles: ['ADVISOR'],
        isDisabled: false,
        createdAt: expect.any(String),
        version: expect.any(String),
      },
    ]);
    expect((await list({ keyword: 'disabled@example' })).content.map(({ name }) => name)).toEqual([
      'Owen Marsh',
    ]);
    expect((await list({ role: 'ADMIN' })).content.map(({ name }) => name)).toEqual(['Ilse Brandt']);
    expect((await list({ isDisabled: true })).content.map(({ name }) => name)).toEqual(['Owen Marsh']);
    expect((await list({ keyword: 'a', role: 'ADVISOR' })).pagination.total).toBe(1);
    const [first, second] = (await list({ sortBy: 'email', descending: false, size: 2 })).content;
    expect(first!.email < second!.email).toBe(true);
  });

  it.each(['Maya Ingrid', 'maya  LINDQVIST', 'Lindqvist, Maya', 'Lindqvist Maya', 'maya li'])(
    'are found by their names in any order: %s',
    async (keyword) => {
      const middleName = 'Ingrid';
      await world.db
        .update(students)
        .set({ middleName })
        .where(eq(students.id, demoId('student', 1)));
      expect((await list({ keyword })).content.map(({ name }) => name)).toEqual(['Maya Ingrid Lindqvist']);
    },
  );

  it('are not listed once they have deleted their account', async () => {
    const token = await world.tokenOf('new.student@example.com');
    const { total } = (await list({})).pagination;
    const body = { currentPassword: 'Wellness1' };
    const deleted = await world.call('deleteStudentAccount', {
      token,
      path: { id: demoId('student', 2) },
      body,
    });
    expect(deleted.status).toBe(204);
    const disabled = await list({ isDisabled: true });
    expect(disabled.content.map(({ name }) => name)).toEqual(['Owen Marsh']);
    expect([disabled.pagination.total, (await list({})).pagination.total]).toEqual([1, total - 1]);
  });

  // Claim: disabled-account
  it('lose all sessions when disabled, and can sign in again when enabled', async () => {
    const { accessToken, refreshToken, studentId } = await world.signIn('student@example.com');
    const answer = await world.call('disablePerson', {
      token: admin,
      path: maya,
      body: { reason: ` ${reason} ` },
    });
    expect(answer.body.content).toMatchObject({ isDisabled: true, name: 'Maya Lindqvist' });
    expect((await world.call('getStudent', { path: { id: studentId }, token: accessToken })).status).toBe(
      401,
    );
    expect((await world.call('refreshSession', { body: { refreshToken } })).problem.key).toBe(
      'sessionExpired',
    );
    const open = await world.db.select().from(sessions).where(eq(sessions.userId, maya.userId));
    expect(open.map(({ endReason }) => endReason)).toEqual(['ACCOUNT_DISABLED']);

    // Only who knows the password learns that the account is disabled.
    const signIn = (password: string) =>
      world.call('signInStudent', { body: { username: 'student@example.com', password } });
    expect((await signIn('Wellness1')).problem.key).toBe('accountIsDisabled');
    expect((await signIn('Wellness2')).problem.key).toBe('failedLogin');

    // Again changes nothing.
    await world.call('disablePerson', { token: admin, path: maya, body: { reason } });
    expect((await log({ studentId: demoId('student', 1) })).content).toEqual([
      {
        id: expect.any(String),
        occurredAt: world.clock.now.toISOString(),
        type: 'USER_DISABLED',
        operation: 'disablePerson',
        actorId: demoId('student', 8),
        actorName: 'Ilse Brandt',
        studentId: demoId('student', 1),
        studentName: 'Maya Lindqvist',
        reason,
        subject: null,
        amount: null,
        currency: null,
        changes: expect.arrayContaining([
          {
            record: 'users',
            recordId: maya.userId,
            field: 'isDisabled',
            before: 'false',
            after: 'true',
            currency: null,
          },
        ]),
      },
    ]);

    for (const _ of [1, 2])
      await world.call('enablePerson', {
        token: admin,
        path: maya,
        body: { reason: 'A new password was set.' },
      });
    expect((await signIn('Wellness1')).status).toBe(200);
    expect((await log({ type: 'USER_ENABLED' })).pagination.total).toBe(1);
  });

  // Claim: immediate-roles
  it('get and lose staff roles, which apply at once', async () => {
    const student = await world.tokenOf('student@example.com');
    const set = (path: { userId: string }, roles: string[]) =>
      world.call('setStaffRoles', { token: admin, path, body: { roles, reason: 'Joins admissions.' } });
    expect((await world.call('listAuditLog', { token: student })).problem.key).toBe('forbidden');
    expect((await set(maya, ['ADVISOR'])).body.content.roles).toEqual(['STUDENT', 'ADVISOR']);
    expect((await world.call('listAuditLog', { token: student })).status).toBe(200);
    await set(maya, ['ADVISOR']);
    expect((await set(maya, [])).body.content.roles).toEqual(['STUDENT']);
    expect((await world.call('listAuditLog', { token: student })).problem.key).toBe('forbidden');
    expect((await log({ type: 'ROLES_CHANGED' })).content.map(({ subject }) => subject)).toEqual([
      'STUDENT, ADVISOR → STUDENT',
      'STUDENT → STUDENT, ADVISOR',
    ]);
  });

  it('keep a role that was taken from them when an older page grants another', async () => {
    const set = (body: object) =>
      world.call('setStaffRoles', { token: admin, path: grace, body: { reason: 'Leaves.', ...body } });
    const { content } = (await world.call('listPeople', { token: admin, query: { keyword: 'whitf' } })).body;
    const { version } = content[0]!;
    const left = (await set({ roles: [], version })).body.content;
    const older = await set({ roles: ['ADVISOR', 'ADMIN'], version });
    expect([older.status, older.problem.key]).toEqual([409, 'versionConflict']);
    expect(older.problem.current).toEqual(left);
    expect((await set({ roles: ['ADMIN'], version: left.version })).body.content.roles).toContain('ADMIN');
  });

  it('stay gone once they have deleted their account', async () => {
    const token = await world.tokenOf('graduate@example.com');
    const id = demoId('student', 22);
    const body = { currentPassword: 'Wellness1' };
    expect((await world.call('deleteStudentAccount', { path: { id }, token, body })).status).toBe(204);
    const gone = { token: admin, path: { userId: demoId('user', 22) } };
    expect((await world.call('enablePerson', { ...gone, body: { reason } })).status).toBe(404);
    const roles = { roles: ['ADMIN'], reason };
    expect((await world.call('setStaffRoles', { ...gone, body: roles })).status).toBe(404);
  });

  it('always include an administrator', async () => {
    const body = { reason };
    expect((await world.call('disablePerson', { token: admin, path: ilse, body })).problem.key).toBe(
      'ownRecord',
    );
    const own = { token: admin, path: ilse, body: { roles: ['ADVISOR'], reason } };
    expect((await world.call('setStaffRoles', own)).problem.key).toBe('ownRecord');
    expect((await log()).content.filter(({ actorId }) => actorId)).toEqual([]);
  });

  it('include an administrator even if two remove each other at once', async () => {
    const grant = { token: admin, path: maya, body: { roles: ['ADMIN'], reason } };
    await world.call('setStaffRoles', grant);
    const other = await world.tokenOf('student@example.com');
    const answers = await Promise.all([
      world.call('disablePerson', { token: admin, path: maya, body: { reason } }),
      world.call('setStaffRoles', { token: other, path: ilse, body: { roles: [], reason } }),
      world.call('disablePerson', { token: other, path: ilse, body: { reason } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).not.toHaveLength(3);
    const query = { role: 'ADMIN', isDisabled: false };
    const left = [admin, other].map((token) => world.call('listPeople', { token, query }));
    const allowed = (await Promise.all(left)).filter(({ status }) => status === 200);
    expect(allowed.map(({ body }) => body.pagination.total)).toEqual([1]);
  });

  it('can still use their account after their staff roles are taken', async () => {
    const body = { roles: [], reason };
    const answer = await world.call('setStaffRoles', { token: admin, path: grace, body });
    expect(answer.body.content.roles).toEqual(['STUDENT']);
    const token = await world.tokenOf('advisor@example.com');
    const path = { id: demoId('student', 7) };
    const deleted = await world.call('deleteStudentAccount', {
      token,
      path,
      body: { currentPassword: 'Wellness1' },
    });
    expect(deleted.status).toBe(204);
  });

  it('are disabled for a reason', async () => {
    for (const reason of ['', '  ']) {
      const answer = await world.call('disablePerson', { token: admin, path: maya, body: { reason } });
      expect(answer.status).toBe(422);
    }
  });
});

describe('the audit log', () => {
  it('has the decisions and refunds of staff, and shows advisors their own', async () => {
    world.clock.forward(60);
    const advisor = await world.tokenOf('advisor@example.com');
    const applicant = await createApplicant(world);
    const id = await applicant.complete();
    await applicant.submit(id);
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const note = 'The class needs a first course.';
    await world.call('rejectEnrollmentApplication', { token: advisor, path: { id }, body: { note } });
    await world.call('disablePerson', { token: admin, path: maya, body: { reason } });

    const own = await log({}, advisor);
    expect(
      own.content.map(({ type, actorName, studentName, reason }) => [type, actorName, studentName, reason]),
    ).toEqual([
      ['APPLICATION_DECIDED', 'Grace Whitfield', 'Samir Haddad', note],
      ['APPLICATION_DECIDED', 'Grace Whitfield', 'Samir Haddad', null],
    ]);
    expect(own.content[0]!.subject).toMatch(/^E-\d+: REJECTED$/);
    // The institute's file, two decisions, and the disabled account.
    expect((await log()).pagination.total).toBe(4);
    expect((await log({ actorId: demoId('student', 7) })).pagination.total).toBe(2);
    expect((await log({ keyword: 'first course' })).pagination.total).toBe(1);
    const now = world.clock.now.toISOString();
    expect((await log({ from: now })).pagination.total).toBe(3);
    expect((await log({ to: now })).pagination.total).toBe(1);
  });

  it('can’t be changed, not even by SQL', async () => {
    await world.call('disablePerson', { token: admin, path: maya, body: { reason } });
    const message = 'The audit log can only be added to.';
    const causeOf = async (work: PromiseLike<unknown>) => {
      try {
        await work;
      } catch (error) {
        return String((error as Error).cause);
      }
      return 'nothing';
    };
    expect(await causeOf(world.db.update(auditLog).set({ reason: 'Nothing.' }))).toContain(message);
    expect(await causeOf(world.db.delete(auditLog))).toContain(message);
    expect(await world.db.$count(auditLog, sql`reason = ${reason}`)).toBe(1);
  });
});
