import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('shows a coach, with the fields of the specification, to everybody who is signed in [A-13] [D-03]', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  const { status, body } = await world.call('getCoach', {
    path: { id: demoId('coach', 5) },
    token: accessToken,
  });
  expect(status).toBe(200);
  const { content } = body;
  expect(content).toMatchObject({
    id: demoId('coach', 5),
    studentId: demoId('student', 5),
    rateOfPay: 9500,
    currency: 'USD',
    coverImage: null,
    specializations: ['Sleep and recovery', 'Plant-based nutrition', 'Stress'],
    focus: ['New parents', 'Shift workers'],
    languages: ['English', 'Spanish'],
    hctpGraduatingClass: 'Spring 2021',
    video: null,
    showPhone: true,
    phone: '+14155550188',
    coachWebConferenceUrl: 'https://meet.example.com/rosa',
    testCall: true,
    websiteUrl: 'https://rosadelgado.example.com',
  });
  expect(content.intro).toContain('one small change');
  expect(Object.keys(content.socialNetworks).sort()).toEqual([
    'facebook',
    'instagram',
    'linkedIn',
    'youtube',
  ]);
  expect(content.facebookGroupUrl).toContain('facebook.com');
  expect(content.educations).toMatchObject([{ institution: 'Rutgers University', startDate: '2006-09-05' }]);
  expect(content.certifications).toMatchObject([{ issuer: 'NBHWC', issueDate: '2021-11-15' }]);
});

it('keeps a phone to itself that the coach does not want to show', async () => {
  const { accessToken } = await world.signIn('new.coach@example.com');
  const { body } = await world.call('getCoach', { path: { id: demoId('coach', 6) }, token: accessToken });
  expect(body.content).toMatchObject({ showPhone: false, phone: null, rateOfPay: null, specializations: [] });
});

it('answers 404 for a student who is no coach, and 401 without a session [A-13]', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  const none = await world.call('getCoach', { path: { id: demoId('student', 1) }, token: accessToken });
  expect([none.status, none.problem.key]).toEqual([404, 'notFound']);
  expect((await world.call('getCoach', { path: { id: demoId('coach', 5) } })).status).toBe(401);
});
