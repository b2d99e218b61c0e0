import { client } from '../client.ts';
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
    const { data } = await client.POST('/students/{id}/enrollment_applications', {
      params: { path: { id: studentId ?? '' }, header: { 'Idempotency-Key': key } },
      body,
    });
    return data!.content;
  },
});
