import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { forwardActive } from '../testing/stay-active.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const maya = { id: demoId('student', 1) };
const foundations = demoId('course', 1);
const business = demoId('course', 3);
const gut = demoId('course', 4);
const module = (course: number, sequence: number) => demoId('module', course * 100 + sequence);

const list = (query: object = {}) => world.call('listCourses', { path: maya, token, query });
const modules = (query: object = {}, courseId = foundations) =>
  world.call('listModules', { path: { ...maya, courseId }, token, query });
const progress = (moduleId: string, body: object = { position: 0, completed: true }) =>
  world.call('updateModuleProgress', { path: { ...maya, moduleId }, token, body });

/** Completes modules as staff do, whatever their types. */
async function complete(...moduleIds: string[]) {
  const advisor = await world.tokenOf('advisor@example.com');
  for (const moduleId of moduleIds) {
    const path = { ...maya, moduleId };
    await world.call('recordModuleResult', {
      path,
      token: advisor,
      body: { completed: true, reason: 'Seen in class.' },
    });
  }
}
const range = (course: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => module(course, from + index));

describe('the courses of a student', () => {
  it('are listed with their progress, 10 to a page, newest first [P-05] [A-35] [F-04]', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ total: 4 });
    expect(body.content.map(({ title, status, progress }) => [title, status, progress.percent])).toEqual([
      ['The microbiome in practice', 'NOT_STARTED', 0],
      ['Your practice as a business', 'LOCKED', 0],
      ['Cooking for change', 'COMPLETED', 100],
      ['Foundations of health coaching', 'IN_PROGRESS', 60],
    ]);
    expect(body.content[3]).toMatchObject({
      startDate: '2025-11-24',
      progress: { completedModules: 21, totalModules: 35, lastModuleId: module(1, 22) },
    });
  });

  it('are found by status, language and keyword [P-05]', async () => {
    const titles = async (query: object) => (await list(query)).body.content.map(({ title }) => title);
    expect(await titles({ status: 'LOCKED' })).toEqual(['Your practice as a business']);
    expect(await titles({ status: 'NOT_STARTED' })).toEqual(['The microbiome in practice']);
    expect(await titles({ keyword: ' HEALTH coach ', size: 1, page: 1, sortBy: 'title' })).toEqual([
      'Foundations of health coaching',
    ]);
    expect(await titles({ keyword: '100%' })).toEqual([]);
    expect((await list({ languageIso2LetterCode: 'ES' })).body).toEqual({
      content: [],
      pagination: { total: 0 },
    });
    expect((await list({ languageIso2LetterCode: 'EN' })).body.pagination.total).toBe(4);
  });

  it('open automatically', async () => {
    world.clock.forward(84 * 24 * 3600);
    token = await world.tokenOf('student@example.com');
    expect((await list({ status: 'LOCKED' })).body.pagination.total).toBe(0);
    expect((await list({ status: 'NOT_STARTED' })).body.pagination.total).toBe(2);
  });

  it('are grouped, and sorted within their group [P-05]', async () => {
    const grouped = await list({ groupBy: 'PROGRAM', sortBy: 'title', descending: false });
    expect(grouped.body.content.map(({ programTitle, title }) => [programTitle.slice(0, 3), title])).toEqual([
      ['Gut', 'The microbiome in practice'],
      ['Hea', 'Cooking for change'],
      ['Hea', 'Foundations of health coaching'],
      ['Hea', 'Your practice as a business'],
    ]);
    const { body } = await list({ groupBy: 'STATUS' });
    expect(body.content.map(({ status }) => status)).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'LOCKED',
      'NOT_STARTED',
    ]);
  });

  it('can be sorted by last opened first', async () => {
    const { body } = await list({ sortBy: 'lastOpenedAt' });
    expect(body.content.map(({ id }) => id).slice(0, 2)).toEqual([foundations, demoId('course', 2)]);
    const { status, problem } = await list({ sortBy: 'percent' });
    expect([status, problem.key]).toEqual([400, 'badRequest']);
  });

  it('show where to continue [P-05]', async () => {
    const path = { ...maya, courseId: foundations };
    const { body } = await world.call('getCourse', { path, token });
    expect(body.content).toMatchObject({
      status: 'IN_PROGRESS',
      nextModule: { sequence: 22, completed: false },
    });
    const done = { ...maya, courseId: demoId('course', 2) };
    expect((await world.call('getCourse', { path: done, token })).body.content.nextModule).toBeNull();
    const { body: alone } = await world.call('getCourseProgress', { path, token });
    expect(alone.content).toEqual(body.content.progress);
  });

  it.each([
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('are shown to %s with status %i', async (email, status) => {
    token = await world.tokenOf(email);
    const path = { ...maya, courseId: foundations };
    expect((await list()).status).toBe(status);
    expect((await modules()).status).toBe(status);
    expect((await world.call('getCourse', { path, token })).status).toBe(status);
    expect((await world.call('getCourseProgress', { path, token })).status).toBe(status);
    expect((await world.call('listModuleBookmarks', { path: maya, token })).status).toBe(404);
    expect((await progress(module(1, 1))).status).toBe(404);
  });

  it('are the student’s own', async () => {
    const path = { ...maya, courseId: demoId('course', 5) };
    expect((await world.call('getCourse', { path, token })).status).toBe(404);
    expect((await world.call('getCourseProgress', { path, token })).status).toBe(404);
    expect((await modules({}, path.courseId)).status).toBe(404);
    expect((await progress(module(5, 1))).status).toBe(404);
  });
});

describe('the modules of a course', () => {
  it('come in the order of the course [P-06]', async () => {
    const { body } = await modules();
    expect([body.content.length, body.pagination.total]).toEqual([35, 35]);
    expect(body.content.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    expect(body.content[1]).toMatchObject({
      week: 1,
      weekTitle: 'The habit loop',
      type: 'VIDEO',
      bookmarked: true,
      completed: true,
    });
    const page = await modules({ size: 10, page: 3 });
    expect([page.body.content.length, page.body.content[0]!.sequence]).toEqual([5, 31]);
  });

  it('are found by keyword, type and bookmark, combined [P-06]', async () => {
    const found = async (query: object) => (await modules(query)).body.content.map(({ title }) => title);
    expect(await found({ keyword: 'practice' })).toEqual([
      'Practice in threes',
      'The shape of fifty minutes',
      'Supervised practice',
      'Look back on it',
    ]);
    expect(await found({ keyword: 'practice', type: 'LIVE_CLASS' })).toEqual([
      'Practice in threes',
      'Supervised practice',
    ]);
    expect((await modules({ bookmark: 'MARKED' })).body.content.map(({ sequence }) => sequence)).toEqual([
      2, 9, 14, 22,
    ]);
    expect((await modules({ bookmark: 'UNMARKED' })).body.pagination.total).toBe(31);
    expect((await modules({ bookmark: 'UNMARKED', type: 'VIDEO' })).body.pagination.total).toBe(9);
    expect((await modules({ bookmark: 'SOME' })).status).toBe(422);
  });

  it('are grouped by week or by type [P-06]', async () => {
    const types = (await modules({ groupBy: 'TYPE' })).body.content.map(({ type }) => type);
    expect(types).toEqual([...types].sort());
    const { body } = await modules({ groupBy: 'WEEK', sortBy: 'minutes', descending: true });
    expect(body.content.slice(0, 3).map(({ week, minutes }) => [week, minutes])).toEqual([
      [1, 60],
      [1, 30],
      [1, 22],
    ]);
    expect((await modules({ sortBy: 'week' })).status).toBe(400);
  });
});

describe('a bookmark', () => {
  const bookmarks = async (query: object = {}) =>
    (await world.call('listModuleBookmarks', { path: maya, token, query })).body;
  const add = (moduleId: string) => world.call('addModuleBookmark', { path: { ...maya, moduleId }, token });
  const remove = (moduleId: string) =>
    world.call('removeModuleBookmark', { path: { ...maya, moduleId }, token });

  it('is added and removed, any number of times [P-06] [D-02]', async () => {
    expect([(await add(module(1, 30))).status, (await add(module(1, 30))).status]).toEqual([204, 204]);
    const { content, pagination } = await bookmarks();
    expect(pagination.total).toBe(6);
    expect(content[0]).toEqual({
      moduleId: module(1, 30),
      courseId: foundations,
      createdAt: '2026-03-02T15:00:00.000Z',
    });
    expect([(await remove(module(1, 30))).status, (await remove(module(1, 30))).status]).toEqual([204, 204]);
    expect((await bookmarks()).pagination.total).toBe(5);
  });

  it('is listed for one course', async () => {
    expect((await bookmarks({ courseId: demoId('course', 2) })).content).toMatchObject([
      { moduleId: module(2, 3) },
    ]);
    expect((await bookmarks({ size: 2, page: 2 })).content).toHaveLength(1);
  });

  it('is limited to the student’s own modules', async () => {
    for (const moduleId of [module(5, 1), foundations]) {
      expect((await add(moduleId)).status).toBe(404);
      expect((await remove(moduleId)).status).toBe(404);
    }
  });

  it('can be changed only by its student', async () => {
    token = await world.tokenOf('admin@example.com');
    expect((await add(module(1, 30))).status).toBe(404);
    expect((await remove(module(1, 2))).status).toBe(404);
  });
});

describe('progress', () => {
  it('is saved, and starts the course [P-05]', async () => {
    const { status, body } = await progress(module(4, 2), { position: 615, completed: false });
    expect(status).toBe(200);
    expect(body.content).toEqual({
      moduleId: module(4, 2),
      position: 615,
      completed: false,
      completedAt: null,
      completionSource: null,
      watchedSeconds: 0,
      requiredSeconds: null,
      course: {
        courseId: gut,
        percent: 0,
        completedModules: 0,
        totalModules: 12,
        lastModuleId: module(4, 2),
      },
    });
    const course = await world.call('getCourse', { path: { ...maya, courseId: gut }, token });
    expect(course.body.content).toMatchObject({
      status: 'IN_PROGRESS',
      lastOpenedAt: '2026-03-02T15:00:00.000Z',
      nextModule: { sequence: 1 },
    });
    expect((await modules({}, gut)).body.content[1]).toMatchObject({ position: 615, completed: false });
  });

  it('counts a module once, from its first completion', async () => {
    const first = await progress(module(4, 2));
    await forwardActive(world, 600);
    const again = await progress(module(4, 2), { position: 30, completed: true });
    expect(again.body.content).toEqual({ ...first.body.content, position: 30 });
    expect(again.body.content.course.percent).toBe(8.33);
    const undone = await progress(module(4, 2), { position: 30, completed: false });
    expect(undone.body.content).toMatchObject({ completedAt: null, course: { percent: 0 } });
  });

  it('completes the course with its last module, once [P-05]', async () => {
    await complete(module(4, 1), ...range(4, 3, 12));
    await progress(module(4, 2));
    await progress(module(4, 2));
    expect((await list({ status: 'COMPLETED' })).body.content.map(({ id }) => id)).toContain(gut);
    const query = { source: 'STUDENT', types: ['COURSE_COMPLETED'] };
    const log = await world.call('listActivities', { path: maya, token, query });
    expect(log.body.content).toMatchObject([{ category: 'LEARNING', subject: 'The microbiome in practice' }]);
  });

  it('waits until the course opens', async () => {
    const { status, problem } = await progress(module(3, 1));
    expect([status, problem.key]).toEqual([409, 'courseLocked']);
    expect((await list({ status: 'LOCKED' })).body.content[0]!.id).toBe(business);
  });

  it('opens the course when its day begins at the institute, wherever the student is', async () => {
    const course = async () => (await list({ keyword: 'practice as a business' })).body.content[0]!;
    const { opensOn, opensAt } = await course();
    // New York is 4 hours behind UTC by then.
    expect(opensAt).toBe(`${opensOn}T04:00:00.000Z`);
    const left = (Date.parse(opensAt) - world.clock.now.getTime()) / 1000;
    await forwardActive(world, left - 1);
    token = (await world.signIn('student@example.com')).accessToken;
    expect((await course()).status).toBe('LOCKED');
    await forwardActive(world, 1);
    expect((await course()).status).toBe('NOT_STARTED');
    expect((await progress(module(3, 1))).status).toBe(200);
  });

  it.each([
    [{ position: -1, completed: true }, '/position', 'numberBetween'],
    [{ position: 1.5, completed: true }, '/position', 'type'],
    [{ completed: 'yes' }, '/completed', 'type'],
  ])('is refused with %o', async (body, pointer, rule) => {
    const { status, problem } = await progress(module(1, 22), body);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer, rule }]);
  });
});

describe('awards', () => {
  const mine = (query: object = {}) => world.call('listAwards', { path: maya, token, query });
  const available = () => world.call('listAvailableAwards', { path: maya, token });

  it('are the student’s own, and those still to earn [P-07]', async () => {
    const { body } = await mine();
    expect(body.pagination.total).toBe(2);
    expect(body.content.map(({ title }) => title)).toEqual(['First ten modules', 'A course completed']);
    const { content } = (await available()).body;
    expect(content.map(({ title, percent }) => [title, percent])).toEqual([
      ['Fifty modules', 58],
      ['Foundations', 33.33],
      ['Faithful circle member', 33.33],
    ]);
    expect(content[0]!.criteria).toEqual([
      { type: 'MODULES_COMPLETED', courseId: null, current: 29, target: 50, countsSelfReported: true },
    ]);
    expect(content[1]!.criteria[0]).toMatchObject({ type: 'COURSE_COMPLETED', courseId: foundations });
  });

  // Claim: earned-award
  it('stay with the student when staff take the result back that earned them', async () => {
    await complete(...range(1, 22, 35), ...range(4, 1, 7));
    const titles = async () => (await mine()).body.content.map(({ title }) => title);
    expect(await titles()).toContain('Fifty modules');
    const { status } = await world.call('recordModuleResult', {
      path: { ...maya, moduleId: module(4, 7) },
      token: await world.tokenOf('advisor@example.com'),
      body: { completed: false, reason: 'Recorded by mistake.' },
    });
    expect(status).toBe(200);
    expect(await titles()).toContain('Fifty modules');
  });

  it('are granted with the activity that earns them, with a message [P-07]', async () => {
    await complete(...range(1, 22, 35), ...range(4, 1, 6));
    expect((await available()).body.content.map(({ title, percent }) => [title, percent])[0]).toEqual([
      'Fifty modules',
      98,
    ]);
    world.clock.forward(60);
    await progress(module(4, 7));
    const { body } = await mine();
    expect(body.content[0]).toMatchObject({
      title: 'Fifty modules',
      awardedAt: '2026-03-02T15:01:00.000Z',
      certificateNumber: expect.stringMatching(/^2026-[0-9A-F]{8}$/),
    });
    await complete(module(4, 8));
    expect((await mine()).body.pagination.total).toBe(3);
    const inbox = await world.call('listCommunicationIntents', { path: maya, token, body: {} });
    expect(inbox.body.content[0]).toMatchObject({
      subject: 'You earned an award: Fifty modules',
      status: 'UNREAD',
      category: 'COURSE',
    });
    const log = await world.call('listActivities', { path: maya, token, query: { source: 'SYSTEM' } });
    expect(log.body.content[0]).toMatchObject({ type: 'AWARD_EARNED', subject: 'Fifty modules' });
  });

  it('send no e-mail to students who turned them off, and still a message', async () => {
    const choice = { type: 'COURSE', channel: 'EMAIL', enabled: false, cadence: 'IMMEDIATELY' };
    const body = { communicationPreferences: [choice] };
    await world.call('updateCommunicationPreferences', { path: maya, token, body });
    const count = async () =>
      (await world.call('listCommunicationIntents', { path: maya, token, body: {} })).body.pagination.total;
    const before = await count();
    await complete(...range(1, 22, 35), ...range(4, 1, 7));
    expect((await mine()).body.pagination.total).toBe(3);
    expect(await count()).toBeGreaterThan(before);
    expect(await world.countEmails()).toBe(0);
  });

  it('are in the student’s language', async () => {
    const path = { id: demoId('student', 3) };
    const camila = await world.tokenOf('pastdue@example.com');
    const { body } = await world.call('listAvailableAwards', { path, token: camila });
    expect(body.content[0]!.title).toBe('Los primeros diez módulos');
  });

  it('come with a certificate in the student’s language [P-07]', async () => {
    const certificate = (awardId: string, as = token) =>
      world.call('getAwardCertificate', { path: { ...maya, awardId }, token: as });
    const first = demoId('studentAward', 101);
    const { status, headers, bytes } = await certificate(first);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('filename="certificate-2026-DEMO11.pdf"');
    const pdf = Buffer.from(bytes).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('(en-US)');
    expect((await certificate(first)).bytes).toEqual(bytes);
    expect((await certificate(demoId('studentAward', 105))).status).toBe(404);
    expect((await certificate(first, await world.tokenOf('coach@example.com'))).status).toBe(404);
    expect((await certificate(first, await world.tokenOf('advisor@example.com'))).status).toBe(200);
  });

  it('are visible to the student and staff', async () => {
    for (const [email, status] of [
      ['coach@example.com', 404],
      ['advisor@example.com', 200],
    ] as const) {
      token = await world.tokenOf(email);
      expect([(await mine()).status, (await available()).status]).toEqual([status, status]);
    }
  });
});
