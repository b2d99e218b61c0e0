import { client } from '../client.ts';
import { type Application, isEditable } from './applications.ts';
import type { SubmissionAttempt, SubmissionLook } from './submission.ts';

/** Sends an attempt. With the same key, it is submitted and charged once. */
export async function sendSubmission(id: string, { key, quoteId }: SubmissionAttempt): Promise<Application> {
  const { data } = await client.POST('/enrollment_applications/{id}/submit', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { quoteId },
  });
  return data!.content;
}

/** Reads the outcome of an attempt, without sending anything. */
export async function lookUpSubmission(id: string, key: string): Promise<SubmissionLook> {
  const read = await client.GET('/enrollment_applications/{id}/submissions', {
    params: { path: { id }, query: { idempotencyKey: key } },
  });
  // Read second, so that an application submitted in the meantime is noticed.
  const { data } = await client.GET('/enrollment_applications/{id}', { params: { path: { id } } });
  const application = data!.content;
  return {
    outcome: read.data!.content[0] ?? null,
    submitted: isEditable(application) ? null : application,
  };
}
