import { describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

const maya = { id: demoId('student', 1) };

describe('the account history', () => {
  const list = async (query: object = {}, email = 'student@example.com') =>
    world.call('listAccountHistory', { path: maya, token: await world.tokenOf(email), query });

  it('comes 10 to a page, newest first, with money in minor units [A-07] [F-04]', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect([body.content.length, body.pagination.total]).toEqual([10, 16]);
    const dates = body.content.map(({ eventDate }) => eventDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body.content[0]).toMatchObject({ type: 'REFUNDED', amount: -2500, currency: 'USD' });
    const rest = await list({ page: 1 });
    expect(rest.body.content).toHaveLength(6);
    expect(rest.body.content.at(-1)).toMatchObject({
      type: 'APPLICATION_SUBMITTED',
      amount: null,
      currency: null,
    });
  });

  it('has the total paid up to each event on every page, without declined charges [P-13]', async () => {
    const token = await world.tokenOf('pastdue@example.com');
    const list = (query: object) =>
      world.call('listAccountHistory', { path: { id: demoId('student', 3) }, token, query });
    const all = (await list({ size: 100, descending: false })).body.content;
    const { content } = (
      await world.call('listTransactions', {
        path: { id: demoId('student', 3) },
        token,
        query: { size: 100 },
      })
    ).body;
    for (const { eventDate, paidSoFar } of all) {
      const moved = content.filter(({ settledAt }) => settledAt !== null && settledAt <= eventDate);
      expect(paidSoFar).toBe(moved.reduce((sum, { movedAmount }) => sum + movedAmount, 0));
    }
    expect(all.some(({ type, amount }) => type === 'PAYMENT_FAILED' && amount !== null)).toBe(true);
    const totals = new Map(all.map(({ id, paidSoFar }) => [id, paidSoFar]));
    for (const { id, paidSoFar } of (await list({ sortBy: 'type', size: 4, page: 1 })).body.content)
      expect(paidSoFar).toBe(totals.get(id));
  });

  it('lists every amount of the demo world that its totals count [P-13]', async () => {
    for (const person of [1, 2, 3]) {
      const id = demoId('student', person);
      const admin = await world.tokenOf('admin@example.com');
      const { body } = await world.call('listAccountHistory', {
        path: { id },
        token: admin,
        query: { size: 100, descending: false },
      });
      const moves = body.content.filter(({ type }) => type === 'PAYMENT_ACCEPTED' || type === 'REFUNDED');
      const sum = moves.reduce((total, { amount }) => total + amount!, 0);
      expect(body.content.at(-1)!.paidSoFar, String(person)).toBe(sum);
    }
  });

  it('treats an empty parameter as missing [A-07] [A-12]', async () => {
    const empty = { applicationId: '', size: '', page: '', sortBy: '', descending: '' };
    expect((await list(empty)).body).toEqual((await list()).body);
    const path = { path: maya, token: await world.tokenOf('student@example.com') };
    const all = await world.call('listActivities', path);
    const query = { categories: '', types: ['', ''], source: '' };
    expect((await world.call('listActivities', { ...path, query })).body).toEqual(all.body);
  });

  it('is sorted by supported fields only [A-07]', async () => {
    const { body } = await list({ sortBy: 'type', descending: false, size: 100 });
    const types = body.content.map(({ type }) => type);
    expect(types).toEqual([...types].sort());
    const { status, problem } = await list({ sortBy: 'studentId' });
    expect([status, problem.key]).toEqual([400, 'badRequest']);
  });

  it('filters by application [A-07]', async () => {
    expect((await list({ applicationId: demoId('application', 1) })).body.pagination.total).toBe(15);
    expect((await list({ applicationId: demoId('application', 3) })).body).toEqual({
      content: [],
      pagination: { total: 0 },
    });
    expect((await list({ applicationId: 'x' })).status).toBe(422);
  });

  it.each([
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('is shown to %s with status %i', async (email, status) => {
    expect((await list({}, email)).status).toBe(status);
  });

  it('is not found without a student', async () => {
    const token = await world.tokenOf('admin@example.com');
    const path = { id: demoId('coach', 5) };
    expect((await world.call('listAccountHistory', { path, token })).status).toBe(404);
    expect((await world.call('listActivities', { path, token })).status).toBe(404);
  });
});

describe('the activity log', () => {
  const list = async (query: object = {}, email = 'student@example.com', path = maya) =>
    world.call('listActivities', { path, token: await world.tokenOf(email), query });

  it('shows what coaches did, 10 to a page, newest first [A-12]', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect([body.content.length, body.pagination.total]).toEqual([10, 13]);
    expect(body.content[0]).toEqual({
      id: expect.any(String),
      createdAt: '2026-02-08T15:00:00.000Z',
      source: 'COACH',
      category: 'COACHING',
      type: 'NOTE_ADDED',
      actorName: 'Rosa Delgado',
      subject: 'Circle session 6',
    });
    expect(new Set(body.content.map(({ source }) => source))).toEqual(new Set(['COACH']));
  });

  it('filters by source, category and type [A-12]', async () => {
    const cancelled = await list({ types: ['SESSION_CANCELLED', 'NOTE_ADDED'] });
    expect(cancelled.body.content.map(({ type }) => type)).toEqual(['NOTE_ADDED', 'SESSION_CANCELLED']);
    expect((await list({ categories: ['PROFILE', 'ACCOUNT'] })).body.pagination.total).toBe(0);
    const own = await list({ source: 'STUDENT', categories: ['PROFILE'] });
    expect(own.body.content).toMatchObject([{ type: 'PROFILE_UPDATED', actorName: 'Maya Lindqvist' }]);
    const system = await list({ source: 'SYSTEM' });
    expect(system.body.content).toMatchObject([{ type: 'EMAIL_VERIFIED', actorName: null }]);
  });

  it.each([
    [{ source: 'EVERYBODY' }, '/source', 422],
    [{ categories: ['X'] }, '/categories/0', 422],
    [{ types: 'X' }, '/types/0', 422],
    [{ sortBy: 'actorId' }, '/sortBy', 400],
  ])('refuses %o', async (query, pointer, expected) => {
    const { status, problem } = await list(query);
    expect(status).toBe(expected);
    expect(problem.errors).toMatchObject([{ in: 'query', pointer, rule: 'choice' }]);
  });

  it.each([
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('is shown to %s with status %i', async (email, status) => {
    expect((await list({}, email)).status).toBe(status);
  });

  const newest = async (id: string, source: string) => {
    const { body } = await list({ source }, 'admin@example.com', { id });
    return body.content[0];
  };

  it('includes the latest activity, with its user and source [A-12]', async () => {
    world.clock.forward(60);
    const createdAt = '2026-03-02T15:01:00.000Z';
    const { accessToken: token, studentId } = await world.signIn('new.student@example.com');
    expect(await newest(studentId, 'STUDENT')).toMatchObject({
      type: 'SIGNED_IN',
      actorName: 'Theo Okafor',
      createdAt,
    });

    const { body } = await world.call('getStudent', { path: { id: studentId }, token });
    const {
      id: _,
      user: __,
      crmId,
      learningSystemId,
      learningPlatformUserId,
      active,
      autoPay,
      coach,
      ...profile
    } = body.content;
    const change = { path: { id: studentId }, body: { ...profile, user: { timeZone: 'none' } } };
    await world.call('updateStudent', { ...change, token });
    expect(await newest(studentId, 'STUDENT')).toMatchObject({
      type: 'PROFILE_UPDATED',
      category: 'PROFILE',
    });
    await world.call('updateStudent', { ...change, token: await world.tokenOf('admin@example.com') });
    expect(await newest(studentId, 'ADMIN')).toMatchObject({
      type: 'PROFILE_UPDATED',
      actorName: 'Ilse Brandt',
    });

    const passwords = { currentPassword: 'Wellness1', newPassword: 'Wellness2' };
    await world.call('updatePassword', { path: { id: studentId }, token, body: passwords });
    expect(await newest(studentId, 'STUDENT')).toMatchObject({
      type: 'PASSWORD_CHANGED',
      category: 'ACCOUNT',
    });
    await world.call('logOut', { path: { id: studentId }, token });
    expect(await newest(studentId, 'STUDENT')).toMatchObject({ type: 'SIGNED_OUT' });
  });

  it('includes a coach’s changes to the coach record [A-12]', async () => {
    const id = demoId('student', 5);
    const path = { coachId: demoId('coach', 5), id: demoId('education', 1) };
    const { body } = await world.call('signInCoach', {
      body: { username: 'coach@example.com', password: 'Wellness1' },
    });
    expect(await newest(id, 'COACH')).toMatchObject({ type: 'SIGNED_IN' });
    await world.call('deleteEducation', { path, token: body.content.accessToken });
    expect(await newest(id, 'COACH')).toMatchObject({
      type: 'EDUCATION_DELETED',
      subject: 'Rutgers University',
    });
  });

  it('omits refused requests', async () => {
    const id = demoId('student', 5);
    const before = await newest(id, 'COACH');
    const { accessToken: token } = await world.signIn('coach@example.com');
    const path = { coachId: demoId('coach', 5), id: demoId('education', 9) };
    expect((await world.call('deleteEducation', { path, token })).status).toBe(404);
    expect(await newest(id, 'COACH')).toEqual(before);
  });
});
