import type { Schemas } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export type Envelope = Schemas['Envelope'];
export type EnvelopeStatus = Schemas['EnvelopeStatus'];
export type EnvelopeSignature = Schemas['EnvelopeSignature'];

export const useEnvelope = (id: string) => api.useContent('/envelopes/{id}', { path: { id } });

/** The texts to read. The audit trail records the opening, so it happens once per visit. */
export const useOpenedEnvelope = (id: string) =>
  useQuery({
    ...api.queryOptions('post', '/envelopes/{id}/open', { params: { path: { id } } }),
    staleTime: 'static',
  });

/** The programs of a student's applications, which tell documents of the same title apart. */
export function useProgramNames() {
  // A student has a handful.
  const { studentId } = useSignedInSession();
  const { data, isPending } = api.useQuery('get', '/students/{id}/enrollment_applications', {
    params: { path: { id: studentId }, query: { size: largestPage } },
  });
  const programOf = (applicationId: string | null): string | undefined =>
    data?.content.find(({ id }) => id === applicationId)?.program.title;
  return { isPending, programOf };
}

/** Whether the student's signature arrived. */
export async function isSigned(id: string): Promise<boolean> {
  const { signedAt } = await api.request('get', '/envelopes/{id}', { path: { id } });
  return signedAt !== null;
}

/** Returns the id of the replacement envelope. */
export async function askForNew(id: string): Promise<string> {
  const envelope = await api.request('post', '/envelopes/{id}/resend', { path: { id } });
  return envelope.id;
}
