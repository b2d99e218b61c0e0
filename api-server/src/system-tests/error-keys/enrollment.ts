import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { createApplicant, fullCohort, healthCoach } from '../../testing/applicant.ts';
import type { Provocations } from './provocation.ts';

export const enrollment: Provocations = {
  studentActiveEnrollment: {
    play: async (play) => {
      const { create } = await createApplicant(play);
      await create();
      await create();
    },
  },
  invalidApplicationRequest: {
    play: async ({ call, signIn }) => {
      const { accessToken: token, studentId } = await signIn('student@example.com');
      const path = { id: studentId! };
      await call('createEnrollmentApplication', {
        token,
        path,
        body: { programId: healthCoach },
        key: newId(),
      });
    },
  },
  invalidAlumniApplicationRequest: {
    play: async (play) => (await createApplicant(play)).create({ programId: demoId('program', 3) }),
  },
  cohortFull: {
    play: async (play) => {
      const { create, save } = await createApplicant(play);
      const { body } = await create();
      await save(body.content.id, { step: 'COURSE', cohortId: fullCohort });
    },
  },
  savedApplicationError: {
    play: async (play) => {
      const { create, get, token } = await createApplicant(play);
      const { id } = (await create()).body.content;
      const { version } = await get(id);
      play.breakDatabase();
      const body = { step: 'PERSONAL_INFO', occupation: 'Cook', version };
      await play.call('saveEnrollmentStep', { token, path: { id }, body });
    },
  },
  submitApplicationFailed: {
    play: async (play) => {
      const { complete, quote, save, submit } = await createApplicant(play);
      const id = await complete();
      const { quoteId } = (await quote(id)).body.content;
      await save(id, { step: 'PERSONAL_INFO', occupation: 'Cook' });
      await submit(id, 'the-first-time', quoteId);
    },
  },
  applicationStatusInvalid: {
    play: async (play) => {
      const { complete, quote, submit } = await createApplicant(play);
      const id = await complete();
      const { quoteId } = (await quote(id)).body.content;
      await submit(id, 'the-first-time', quoteId);
      await submit(id, 'the-second-time', quoteId);
    },
  },
};
