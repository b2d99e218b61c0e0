import { api } from '../api.ts';
import type { Application } from './applications.ts';

interface SentBeginning {
  programId: string;
  cohortId: string | null;
  voucherCode: string | null;
}

/** Begins an application of a student: options for `useOnce` and `tryOnce`. */
export const beginning = (studentId: string | undefined) => ({
  name: `enroll.${studentId}`,
  async send(body: SentBeginning, key: string): Promise<Application> {
    return api.request('post', '/students/{id}/enrollment_applications', {
      path: { id: studentId ?? '' },
      key,
      body,
    });
  },
});
