import { testMoment } from '../../../../scripts/given/moment.ts';
import { demoId } from '../../seed/seed.ts';
import { dayAfter } from '../../testing/days.ts';
import type { Provocations, Scenario } from './provocation.ts';

const circle = (number: number) => ({ id: demoId('circle', number) });
const times = {
  startTime: `${dayAfter(18)}T17:00:00-05:00`,
  endTime: `${dayAfter(18)}T18:00:00-05:00`,
  timeZone: 'America/New_York',
  url: 'https://meet.example.com/rosa',
};

const join = async ({ call, signIn }: Scenario, number: number, student = 1, email = 'student@example.com') =>
  call('joinCoachingCircle', {
    token: (await signIn(email)).accessToken,
    path: circle(number),
    body: { studentId: demoId('student', student) },
  });

const transfer = ({ call }: Scenario, token: string, from: number, to: number) =>
  call('transferCoachingCircle', { token, path: circle(from), body: { targetCircleId: circle(to).id } });

export const circles: Provocations = {
  courseLocked: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      const path = { id: demoId('student', 1), moduleId: demoId('module', 301) };
      await call('updateModuleProgress', { token, path, body: { position: 60, completed: false } });
    },
  },
  progressSourceInvalid: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      const path = { id: demoId('student', 1), moduleId: demoId('module', 406) };
      await call('updateModuleProgress', { token, path, body: { position: 0, completed: true } });
    },
  },
  invalidSignature: {
    play: async ({ call }) => {
      await call('reportLearningResult', {
        headers: { 'learning-platform-signature': `t=1772463600,v1=${'0'.repeat(64)}` },
        body: {
          id: 'result-0001',
          studentId: demoId('student', 1),
          moduleId: demoId('module', 406),
          activityProgress: 'COMPLETED',
          position: 0,
          occurredAt: testMoment,
        },
      });
    },
  },
  exceededStudents: { play: (play) => join(play, 2) },
  statusInvalid: { play: (play) => join(play, 4) },
  coachingCircleNotHaveOpenSessions: { play: (play) => join(play, 4, 2, 'new.student@example.com') },
  transferNotPermit: {
    play: async (play) => transfer(play, (await play.signIn('student@example.com')).accessToken, 1, 5),
  },
  accountInUse: {
    play: async ({ call, signIn }) => {
      const { accessToken: token, studentId: id } = await signIn('student@example.com');
      await call('deleteStudentAccount', { token, path: { id }, body: { currentPassword: 'Wellness1' } });
    },
  },
  alreadyInCircle: { play: (play) => join(play, 3) },
  exceededTransfers: {
    play: async (play) => {
      const { accessToken: token } = await play.signIn('student@example.com');
      await transfer(play, token, 1, 3);
      await transfer(play, token, 3, 2);
    },
  },
  startTimeMustBeLessThanEndTime: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      const body = { ...times, endTime: times.startTime };
      await call('createCircleSession', { token, path: circle(1), body });
    },
  },
  sessionTooLong: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      const body = { ...times, endTime: `${dayAfter(19)}T17:00:00-05:00` };
      await call('createCircleSession', { token, path: circle(1), body });
    },
  },
  openSessionsNumberLessThanMinimumRequired: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      for (const session of [104, 105]) {
        const path = { ...circle(1), sessionId: demoId('circleSession', session) };
        await call('deleteCircleSession', { token, path });
      }
    },
  },
};
