import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { files } from '../tables/files.ts';
import { students } from '../tables/students.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// Claim: coach-profile-visibility
it('shows a coach, with the specified fields, to every signed-in user [A-13] [D-03]', async () => {
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
    rateOfPay: null,
    currency: 'USD',
    coverImage: null,
    specializations: ['Sleep and recovery', 'Plant-based nutrition', 'Stress and resilience'],
    focus: ['New parents', 'Shift workers'],
    languages: ['English', 'Spanish'],
    hctpGraduatingClass: 'Spring 2021',
    video: null,
    showPhone: true,
    phone: '+14155550188',
    coachWebConferenceUrl: null,
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
  expect(content.user).toEqual({ timeZone: 'America/Los_Angeles' });
  expect(content.educations[0]).toMatchObject({
    institution: 'Rutgers University',
    startDate: '2006-09-05',
    endDate: '2010-05-18',
  });
  expect(content.certifications[0]).toMatchObject({ issuer: 'NBHWC', expirationDate: '2026-03-22' });
});

it('shows pay and the meeting room only to the coach and staff, not to clients, who get the link with each session', async () => {
  const path = { id: demoId('coach', 5) };
  const look = async (email: string) => {
    const { accessToken: token } = await world.signIn(email);
    const { rateOfPay, coachWebConferenceUrl } = (await world.call('getCoach', { path, token })).body.content;
    return [rateOfPay, coachWebConferenceUrl];
  };
  for (const email of ['coach@example.com', 'advisor@example.com', 'admin@example.com'])
    expect(await look(email)).toEqual([9500, 'https://meet.example.com/rosa']);
  for (const email of ['student@example.com', 'graduate@example.com', 'new.student@example.com'])
    expect(await look(email)).toEqual([null, null]);
});

// Claim: phone-visibility
it('hides a phone number that the coach doesn’t want to show', async () => {
  const { accessToken } = await world.signIn('new.coach@example.com');
  const { body } = await world.call('getCoach', { path: { id: demoId('coach', 6) }, token: accessToken });
  expect(body.content).toMatchObject({ showPhone: false, phone: null, rateOfPay: null, specializations: [] });
});

it('returns 404 for a student who is not a coach, and 401 without a session [A-13]', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  const none = await world.call('getCoach', { path: { id: demoId('student', 1) }, token: accessToken });
  expect([none.status, none.problem.key]).toEqual([404, 'notFound']);
  expect((await world.call('getCoach', { path: { id: demoId('coach', 5) } })).status).toBe(401);
});

describe('changing a coach', () => {
  const rosa = demoId('coach', 5);
  const update: Omit<Schemas['CoachUpdate'], 'version'> = {
    rateOfPay: 12_000,
    coverImage: 'media-sunrise.jpg',
    intro: 'I listen first.\n\nThen we plan.',
    specializations: ['Gut health', 'Sleep'],
    focus: ['Teachers'],
    languages: ['English', 'Español'],
    hctpGraduatingClass: 'Fall 2022',
    showPhone: false,
    socialNetworks: {
      linkedIn: null,
      facebook: 'https://www.facebook.com/rosa',
      instagram: null,
      youtube: 'https://www.youtube.com/@rosa',
    },
    coachWebConferenceUrl: 'https://meet.example.com/new-room',
    facebookGroupUrl: null,
    testCall: false,
    websiteUrl: 'https://rosa.example.com',
    user: { timeZone: 'Europe/Madrid' },
    photo: 'media-rosa.jpg',
    video: 'https://example.com/hello.mp4',
  };
  const put = async (email: string, body: unknown, id = rosa) =>
    world.call('updateCoach', {
      path: { id },
      token: (await world.signIn(email)).accessToken,
      body,
    });
  const upload = (name: string, ownerId: string) =>
    world.db.insert(files).values({
      name,
      ownerId,
      object: 'STUDENT_PHOTO',
      contentType: 'image/jpeg',
      size: 1,
      createdAt: world.clock.now,
    });
  beforeEach(async () => {
    await world.reset();
    await upload('media-sunrise.jpg', demoId('student', 5));
    await upload('media-rosa.jpg', demoId('student', 5));
  });

  it.each([
    ['of another site', 'https://example.com/rosa.jpg'],
    ['of another person', 'media-maya.jpg'],
    ['that was never uploaded', 'media-nothing.jpg'],
  ])('refuses pictures %s', async (_, name) => {
    await upload('media-maya.jpg', demoId('student', 1));
    const { status, problem } = await put('coach@example.com', { ...update, photo: name, coverImage: name });
    expect([status, problem.key]).toEqual([422, 'validationFailed']);
    expect(problem.errors).toMatchObject([{ pointer: '/photo' }, { pointer: '/coverImage' }]);
  });

  describe('with a video', () => {
    const send = async (body: object, email = 'coach@example.com') => {
      const { accessToken: token } = await world.signIn(email);
      const path = { id: rosa };
      const { version } = (await world.call('getCoach', { path, token })).body.content;
      return world.call('patchCoach', { path, token, body: { version, ...body } });
    };
    const seenBy = async (email: string) => {
      const { accessToken: token } = await world.signIn(email);
      return (await world.call('getCoach', { path: { id: rosa }, token })).body.content;
    };
    const captions = (fileName: string, languageIso2LetterCode = 'EN') => ({
      languageIso2LetterCode,
      fileName,
    });
    const video = 'media-hello.mp4';
    beforeEach(() => upload('media-hello.vtt', demoId('student', 5)));

    // Claim: video-captions
    it.each([
      ['whose coach hasn’t answered', { video }, false],
      ['with speech but no captions', { video, videoHasSpeech: true }, false],
      ['without speech', { video, videoHasSpeech: false }, true],
      [
        'with captions',
        { video, videoHasSpeech: true, videoCaptions: [captions('media-hello.vtt', 'ES')] },
        true,
      ],
    ])('%s: clients and strangers see it only if everyone can follow it', async (_, body, isPublic) => {
      const saved = await send(body);
      expect(saved.status).toBe(200);
      expect(saved.body.content).toMatchObject({ ...body, isVideoPublic: isPublic });
      for (const email of ['student@example.com', 'graduate@example.com']) {
        expect(await seenBy(email)).toMatchObject(
          isPublic
            ? { ...body, isVideoPublic: true }
            : { video: null, videoHasSpeech: null, videoCaptions: [], isVideoPublic: false },
        );
      }
      // Staff can help with it.
      expect(await seenBy('advisor@example.com')).toMatchObject({ video, isVideoPublic: isPublic });
    });

    it('keeps the answers that it is given, and none without a video or with speech denied', async () => {
      const answers = { videoHasSpeech: true, videoCaptions: [captions('media-hello.vtt')] };
      await send({ video, ...answers });
      expect((await send({ intro: 'Hello' })).body.content).toMatchObject({ video, ...answers });
      const second = { video: 'media-second.mp4' };
      const none = { videoHasSpeech: null, videoCaptions: [] };
      expect((await send(second)).body.content).toMatchObject({ ...second, ...answers });
      await send({ video });
      // A client that doesn’t know them replaces the video.
      const { body } = await put('coach@example.com', { ...update, ...second });
      expect(body.content).toMatchObject({ ...second, ...none });
      await send({ video, ...answers });
      expect((await send({ videoHasSpeech: false })).body.content.videoCaptions).toEqual([]);
      expect((await send({ video: null })).body.content).toMatchObject({ video: null, ...none });
    });

    it.each([
      ['that were never uploaded', [captions('media-nothing.vtt')], '/videoCaptions/0/fileName', 'choice'],
      ['of another person', [captions('media-maya.vtt')], '/videoCaptions/0/fileName', 'choice'],
      ['of another site', [captions('https://example.com/a.vtt')], '/videoCaptions/0/fileName', 'choice'],
      ['that are a picture', [captions('media-rosa.jpg')], '/videoCaptions/0/fileName', 'choice'],
      [
        'twice in one language',
        [captions('media-hello.vtt'), captions('media-hello.vtt')],
        '/videoCaptions/1/languageIso2LetterCode',
        'choice',
      ],
      [
        'in a language we don’t have',
        [captions('media-hello.vtt', 'FR')],
        '/videoCaptions/0/languageIso2LetterCode',
        'choice',
      ],
    ])('refuses captions %s', async (_, videoCaptions, pointer, rule) => {
      await upload('media-maya.vtt', demoId('student', 1));
      const { status, problem } = await send({ video, videoHasSpeech: true, videoCaptions });
      expect(status).toBe(422);
      expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
    });
  });

  it('saves every value and returns it [A-13] [A-14] [A-38] [D-03]', async () => {
    const { status, body } = await put('coach@example.com', update);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ ...update, phone: null, firstName: 'Rosa' });
    expect(body.content.educations).toHaveLength(2);
    const { accessToken: token, studentId } = await world.signIn('coach@example.com');
    expect((await world.call('getCoach', { path: { id: rosa }, token })).body).toEqual(body);
    const student = await world.call('getStudent', { path: { id: studentId }, token });
    expect(student.body.content).toMatchObject({
      photo: update.photo,
      user: { timeZone: 'Europe/Madrid' },
      coach: { intro: update.intro },
    });
  });

  it('accepts the object as it was read, and ignores what only the server sets [A-14]', async () => {
    const { accessToken: token } = await world.signIn('coach@example.com');
    const read = await world.call('getCoach', { path: { id: rosa }, token });
    expect((await put('coach@example.com', read.body.content)).body).toEqual(read.body);
    const forged = {
      ...read.body.content,
      id: demoId('coach', 6),
      studentId: demoId('student', 6),
      firstName: 'Rita',
      currency: 'EUR',
      phone: '+12015550999',
      educations: [],
      certifications: null,
      user: {
        ...read.body.content.user,
        id: demoId('user', 1),
        email: 'x@example.com',
        roles: [{ name: 'ADMIN' }],
      },
    };
    expect((await put('coach@example.com', forged)).body).toEqual(read.body);
    expect(await world.signIn('coach@example.com')).toMatchObject({
      roles: [{ name: 'STUDENT' }, { name: 'COACH' }],
    });
  });

  it('refuses an update based on an older version', async () => {
    const { accessToken: token } = await world.signIn('coach@example.com');
    const read = async () => (await world.call('getCoach', { path: { id: rosa }, token })).body.content;
    const { version } = await read();
    const { body } = await put('coach@example.com', { ...update, intro: 'I listen.', version });
    expect(body.content.version).not.toBe(version);

    const late = await put('coach@example.com', { ...update, intro: 'I ask.', version });
    expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
    expect(late.problem).toMatchObject({ current: body.content });
    expect(await read()).toEqual(body.content);
    // The photo and the time zone are the student's, and part of the version.
    await world.db
      .update(students)
      .set({ photo: null })
      .where(eq(students.id, demoId('student', 5)));
    expect((await read()).version).not.toBe(body.content.version);
    expect((await put('coach@example.com', { ...update, version: null })).status).toBe(200);
  });

  it('can be changed in part', async () => {
    const { accessToken: token } = await world.signIn('coach@example.com');
    const { body: before } = await world.call('getCoach', { path: { id: rosa }, token });
    const patch = (body: object) =>
      world.call('patchCoach', {
        path: { id: rosa },
        token,
        body: { version: before.content.version, ...body },
      });
    const { body } = await patch({ languages: ['English'], socialNetworks: { youtube: null } });
    expect(body.content).toEqual({
      ...before.content,
      languages: ['English'],
      socialNetworks: { ...before.content.socialNetworks, youtube: null },
      version: expect.any(String),
    });
    const late = await patch({ intro: 'I ask.' });
    expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
    expect(late.problem.current).toEqual(body.content);
    const other = await world.tokenOf('new.coach@example.com');
    const refused = await world.call('patchCoach', {
      path: { id: rosa },
      token: other,
      body: { version: 'x' },
    });
    expect(refused.status).toBe(404);
  });

  it('is written in the language of the account until the coach chooses one', async () => {
    const { accessToken: token } = await world.signIn('coach@example.com');
    const path = { id: demoId('coach', 5) };
    const read = async () => {
      const { content } = (await world.call('getCoach', { path, token })).body;
      const { content: list } = (await world.call('listCoaches', { query: { keyword: 'Rosa' }, token })).body;
      const listed = list.find(({ id }: { id: string }) => id === path.id)!.languageIso2LetterCode;
      return { ...content, listed };
    };
    await world.db
      .update(students)
      .set({ languageIso2LetterCode: 'ES' })
      .where(eq(students.id, demoId('student', 5)));
    const before = await read();
    expect([before.languageIso2LetterCode, before.listed]).toEqual(['ES', 'ES']);
    await world.call('patchCoach', {
      path,
      token,
      body: { version: before.version, languageIso2LetterCode: 'EN' },
    });
    const after = await read();
    expect([after.languageIso2LetterCode, after.listed]).toEqual(['EN', 'EN']);
    expect(after.version).not.toBe(before.version);
  });

  it('has another version for people who don’t see everything', async () => {
    const versionFor = async (email: string) => {
      const { accessToken: token } = await world.signIn(email);
      return (await world.call('getCoach', { path: { id: rosa }, token })).body.content.version;
    };
    expect(await versionFor('graduate@example.com')).not.toBe(await versionFor('coach@example.com'));
  });

  it('trims texts, and clears empty ones [A-14]', async () => {
    const { body } = await put('coach@example.com', {
      ...update,
      intro: '  ',
      photo: '',
      specializations: [' Sleep ', 'Sleep'],
      user: { timeZone: 'none' },
    });
    expect(body.content).toMatchObject({
      intro: null,
      photo: null,
      specializations: ['Sleep'],
      user: { timeZone: null },
    });
  });

  it.each([
    ['student@example.com', 404],
    ['new.coach@example.com', 404],
    ['advisor@example.com', 404],
    ['admin@example.com', 200],
  ])('responds to %s with status %i [A-14]', async (email, status) => {
    expect((await put(email, update)).status).toBe(status);
  });

  it('cannot change a coach that does not exist', async () => {
    expect((await put('admin@example.com', update, demoId('student', 1))).status).toBe(404);
  });

  it.each([
    ['a field that is none', { commission: 3 }, '/commission', 'unknownField'],
    ['a link in the clear', { websiteUrl: 'http://rosa.example.com' }, '/websiteUrl', 'url'],
    ['a picture in the clear', { coverImage: 'http://example.com/a.jpg' }, '/coverImage', 'url'],
    ['a path for a film', { video: '../media-1.mp4' }, '/video', 'url'],
    ['a fraction of a cent', { rateOfPay: 9.5 }, '/rateOfPay', 'type'],
    ['pay below nothing', { rateOfPay: -1 }, '/rateOfPay', 'numberBetween'],
    ['a script for an address', { websiteUrl: 'javascript:alert(1)' }, '/websiteUrl', 'url'],
    ['a blank focus', { focus: ['Teachers', ' '] }, '/focus/1', 'required'],
    ['51 languages', { languages: Array(51).fill('x') }, '/languages', 'selectAtMost'],
    ['4001 characters', { intro: 'x'.repeat(4001) }, '/intro', 'lengthMax'],
  ])('refuses %s', async (_, change, pointer, rule) => {
    const { status, problem } = await put('coach@example.com', { ...update, ...change });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
  });
});
