import type { components } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';

type Schemas = components['schemas'];
export type Envelope = Schemas['Envelope'];
export type EnvelopeStatus = Schemas['EnvelopeStatus'];
export type EnvelopeSignature = Schemas['EnvelopeSignature'];

export const useEnvelope = (id: string) =>
  useSuspenseQuery(api.queryOptions('get', '/envelopes/{id}', { params: { path: { id } } })).data.content;

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

const at = (id: string) => ({ params: { path: { id } } });

/** Whether the student's signature arrived. */
export async function isSigned(id: string): Promise<boolean> {
  const { data } = await client.GET('/envelopes/{id}', at(id));
  return data!.content.signedAt !== null;
}

/** Returns the id of the replacement envelope. */
export async function askForNew(id: string): Promise<string> {
  const { data } = await client.POST('/envelopes/{id}/resend', at(id));
  return data!.content.id;
}

/** The document as a PDF: the sealed copy, if there is one. */
export async function loadDocument(id: string, documentId: string): Promise<Blob> {
  const { data } = await client.GET('/envelopes/{id}/documents/{documentId}', {
    params: { path: { id, documentId } },
    parseAs: 'blob',
  });
  return data as unknown as Blob;
}
