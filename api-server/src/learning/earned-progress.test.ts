import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { learningResults } from '../tables/courses.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { forwardActive } from '../testing/stay-active.ts';
import { signReport } from './learning-platform.ts';
import { addRange, lengthOf, type Range, watchedRange } from './progress-rules.ts';

const secret = 'the key that the learning platform and we share';
const world = freshWorld({ config: { learningPlatformSecret: secret } });
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const maya = demoId('student', 1);
const module = (course: number, sequence: number) => demoId('module', course * 100 + sequence);
const video = module(4, 1);
const reading = module(4, 2);
const assignment = module(4, 4);
const quiz = module(4, 6);

const report = (moduleId: string, position: number, completed = false) =>
  world.call('updateModuleProgress', { path: { id: maya, moduleId }, token, body: { position, completed } });
const staff = async (moduleId: string, completed: boolean) =>
  world.call('recordModuleResult', {
    path: { id: maya, moduleId },
    token: await world.tokenOf('advisor@example.com'),
    body: { completed, reason: ' Handed in on paper. ' },
  });
const find = async (moduleId: string) => {
  const path = { id: maya, courseId: demoId('course', 4) };
  const { body } = await world.call('listModules', { path, token });
  return body.content.find(({ id }) => id === moduleId)!;
};

/** Plays from one second to another, with a report every 30 seconds of the film. */
async function play(moduleId: string, from: number, to: number, rate = 1) {
  let answer = await report(moduleId, from);
  for (let at = from; at < to; ) {
    const step = Math.min(30, to - at);
    at += step;
    world.clock.forward(step / rate);
    // Sessions outlast no film.
    if (at % 300 === 0) token = await world.tokenOf('student@example.com');
    answer = await report(moduleId, at);
  }
  return answer.body.content;
}

describe('a visit', () => {
  const visit = (moduleId: string) =>
    world.call('updateModuleProgress', { path: { id: maya, moduleId }, token, body: {} });

  it('moves the student’s place in the course, and nothing that was reported since the page was loaded', async () => {
    await report(reading, 0, true);
    expect((await visit(reading)).body.content).toMatchObject({
      completed: true,
      completionSource: 'SELF_REPORTED',
      course: { lastModuleId: reading },
    });
    await report(video, 300);
    expect((await visit(video)).body.content).toMatchObject({
      position: 300,
      course: { lastModuleId: video },
    });
  });

  it('takes nothing from what is watched at the time, of this film or another', async () => {
    await report(video, 0);
    world.clock.forward(50);
    for (const visited of [module(4, 5), video]) await visit(visited);
    world.clock.forward(10);
    expect((await report(video, 60)).body.content.watchedSeconds).toBe(60);
  });
});

describe('a student’s own word', () => {
  it('completes a reading, and nothing else', async () => {
    expect((await report(reading, 0, true)).body.content).toMatchObject({
      completed: true,
      completionSource: 'SELF_REPORTED',
    });
    for (const moduleId of [video, assignment, quiz, module(4, 8), module(4, 10)]) {
      const { status, problem } = await report(moduleId, 0, true);
      expect([status, problem.key]).toEqual([409, 'progressSourceInvalid']);
      expect(await find(moduleId)).toMatchObject({ completed: false, completionSource: null });
    }
  });

  it('earns nothing that needs more than that', async () => {
    for (let course = 1; course <= 4; course += 1)
      for (let sequence = 1; sequence <= 35; sequence += 1) await report(module(course, sequence), 0, true);
    const { body } = await world.call('listAwards', { path: { id: maya }, token });
    expect(body.pagination.total).toBe(2);
  });

  it('changes nothing that staff decided', async () => {
    expect((await staff(reading, true)).body.content.completionSource).toBe('STAFF');
    expect((await report(reading, 0, false)).body.content).toMatchObject({
      completed: true,
      completionSource: 'STAFF',
    });
    expect((await staff(reading, false)).body.content).toMatchObject({
      completed: false,
      completionSource: null,
    });
  });
});

describe('a film', () => {
  it('is completed once 90% were watched', async () => {
    const required = 25 * 60 * 0.9;
    expect(await find(video)).toMatchObject({ progressSource: 'WATCHED', requiredSeconds: required });
    expect(await play(video, 0, required - 30)).toMatchObject({
      completed: false,
      watchedSeconds: required - 30,
    });
    expect(await play(video, required - 30, required)).toMatchObject({
      completed: true,
      completionSource: 'WATCHED',
      watchedSeconds: required,
    });
    // Watching it again undoes nothing.
    expect((await report(video, 0)).body.content).toMatchObject({ completed: true });
  });

  it('can be watched at double speed, but not faster', async () => {
    expect(await play(video, 0, 300, 2)).toMatchObject({ watchedSeconds: 300 });
    expect(await play(video, 300, 600, 4)).toMatchObject({ watchedSeconds: 300 });
  });

  it('counts neither skipped nor repeated parts', async () => {
    await play(video, 0, 120);
    expect(await play(video, 1_000, 1_060)).toMatchObject({ watchedSeconds: 180 });
    expect(await play(video, 30, 120)).toMatchObject({ watchedSeconds: 180 });
    expect((await report(video, 1_500)).body.content).toMatchObject({ watchedSeconds: 180 });
  });

  it('counts one minute between two reports, at most', async () => {
    await report(video, 0);
    await forwardActive(world, 290);
    expect((await report(video, 290)).body.content.watchedSeconds).toBe(0);
  });

  it('counts the time once when several are played at once', async () => {
    const films = [video, module(4, 5), module(4, 9)];
    for (const film of films) await report(film, 0);
    for (let at = 30; at <= 120; at += 30) {
      world.clock.forward(30);
      for (const film of films) await report(film, at);
    }
    const watched = await Promise.all(films.map(async (film) => (await find(film)).watchedSeconds));
    expect(watched.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(120 * 2);
  });

  it('starts over when staff take its completion back', async () => {
    await play(video, 0, 1_350);
    await staff(video, false);
    expect(await find(video)).toMatchObject({ completed: false, watchedSeconds: 0 });
  });

  it('never gains more than the clock allows', () => {
    const steps = fc.array(fc.record({ to: fc.nat({ max: 1_500 }), elapsed: fc.nat({ max: 300 }) }));
    fc.assert(
      fc.property(steps, (list) => {
        let [ranges, from, time] = [[] as Range[], 0, 0];
        for (const { to, elapsed } of list) {
          const range = watchedRange({ from, to, elapsed, duration: 1_500 });
          if (range) ranges = addRange(ranges, range);
          [from, time] = [to, time + elapsed];
        }
        expect(lengthOf(ranges)).toBeLessThanOrEqual(Math.min(1_500, time * 2));
        // Sorted, and apart.
        for (const [index, [start, end]] of ranges.entries()) {
          expect(start).toBeLessThan(end);
          if (index > 0) expect(ranges[index - 1]![1]).toBeLessThan(start);
        }
      }),
    );
  });
});

describe('the learning platform', () => {
  const result = (moduleId: string, more: object = {}) => ({
    id: `result-${moduleId}`,
    studentId: maya,
    moduleId,
    activityProgress: 'COMPLETED',
    position: 0,
    occurredAt: world.clock.now.toISOString(),
    ...more,
  });
  const send = (body: object, { key = secret, at = world.clock.now } = {}) => {
    const text = JSON.stringify(body);
    const headers = { 'learning-platform-signature': signReport(key, text, at) };
    return world.call('reportLearningResult', { body: text, headers });
  };

  it('completes what is graded there, and takes it back', async () => {
    expect((await send(result(quiz))).status).toBe(204);
    expect(await find(quiz)).toMatchObject({ completed: true, completionSource: 'PLATFORM' });
    world.clock.forward(60);
    await send(result(quiz, { id: 'result-regraded', activityProgress: 'IN_PROGRESS' }));
    expect(await find(quiz)).toMatchObject({ completed: false });
  });

  it('changes nothing by a repeated or an older report', async () => {
    const first = result(quiz);
    await send(first);
    world.clock.forward(60);
    await send(result(quiz, { id: 'result-regraded', activityProgress: 'IN_PROGRESS' }));
    expect((await send(first)).status).toBe(204);
    expect((await send({ ...first, id: 'result-late-one' })).status).toBe(204);
    expect(await find(quiz)).toMatchObject({ completed: false });
  });

  it('refuses the id of another student’s report, and a result from the future', async () => {
    const first = result(quiz);
    await send(first);
    await world.db.update(learningResults).set({ studentId: demoId('student', 5) });
    const taken = await send(first);
    expect([taken.status, taken.problem.errors]).toMatchObject([422, [{ pointer: '/id' }]]);
    const soon = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000).toISOString();
    expect((await send(result(quiz, { id: 'result-fast-clock', occurredAt: soon(4) }))).status).toBe(204);
    const far = await send(result(quiz, { id: 'result-2099', occurredAt: '2099-01-01T00:00:00.000Z' }));
    expect([far.status, far.problem.errors]).toMatchObject([422, [{ pointer: '/occurredAt' }]]);
    // What comes later still counts.
    const later = { id: 'result-regraded', activityProgress: 'IN_PROGRESS', occurredAt: soon(4.5) };
    await send(result(quiz, later));
    expect(await find(quiz)).toMatchObject({ completed: false });
  });

  it('reports the position of its player, which earns no more than the clock', async () => {
    await send(result(video, { activityProgress: 'IN_PROGRESS' }));
    world.clock.forward(30);
    await send(result(video, { id: 'result-position', position: 30 }));
    expect(await find(video)).toMatchObject({ completed: false, watchedSeconds: 30, position: 30 });
  });

  // Claim: signed-reports
  it('is believed only with a fresh signature of the same body', async () => {
    const old = new Date(world.clock.now.getTime() - 6 * 60_000);
    const body = result(quiz);
    const text = JSON.stringify(body);
    const headers = { 'learning-platform-signature': signReport(secret, `${text} `, world.clock.now) };
    const answers = [
      await send(body, { key: 'another key that is long enough to be one' }),
      await send(body, { at: old }),
      await world.call('reportLearningResult', { body: text, headers }),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.key]).toEqual([401, 'invalidSignature']);
    expect(await find(quiz)).toMatchObject({ completed: false });
  });

  it('completes no reading, and nothing before the course opens', async () => {
    expect((await send(result(reading))).problem.key).toBe('progressSourceInvalid');
    expect((await send(result(module(3, 1)))).problem.key).toBe('courseLocked');
    expect((await send(result(module(5, 1)))).status).toBe(404);
  });
});

it('lets only staff record results', async () => {
  const path = { id: maya, moduleId: quiz };
  expect(
    (
      await world.call('recordModuleResult', {
        path,
        token,
        body: { completed: true, reason: 'Seen in class.' },
      })
    ).status,
  ).toBe(403);
  expect((await staff(module(5, 1), true)).status).toBe(404);
});

it('keeps why staff recorded a result, or took it back', async () => {
  await staff(quiz, true);
  // Again changes nothing, so it isn't another act.
  await staff(quiz, true);
  await staff(quiz, false);
  const path = { id: maya, moduleId: quiz };
  const advisor = await world.tokenOf('advisor@example.com');
  for (const body of [{ completed: true }, { completed: true, reason: ' ' }])
    expect((await world.call('recordModuleResult', { path, token: advisor, body })).status).toBe(422);
  const { body } = await world.call('listAuditLog', { token: advisor });
  const { title: subject } = await find(quiz);
  const reason = 'Handed in on paper.';
  expect(body.content).toMatchObject([
    { type: 'RESULT_TAKEN_BACK', studentId: maya, subject, reason },
    { type: 'RESULT_RECORDED', studentId: maya, subject, reason },
  ]);
  const change = body.content[0]!.changes.find(({ field }) => field === 'completed');
  expect(change).toMatchObject({ before: 'true', after: 'false' });
  expect(body.content.filter(({ type }) => type === 'RESULT_RECORDED')).toHaveLength(1);
});
