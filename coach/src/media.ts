import { type components, contentUrl } from '@institute/api-schema';
import type { Upload } from '@institute/design-system';
import { client } from './client.ts';
import { baseUrl } from './session.ts';

/** Where a stored picture or film can be loaded, before it is signed. Web addresses stay as they are. */
export const mediaUrl = (stored: string | null): string | undefined =>
  stored ? contentUrl(stored, baseUrl) : undefined;

/** Sends a file and resolves to the name it was stored under. */
export const uploadAs =
  (object: components['schemas']['FileObject']): Upload =>
  async (file, { signal, onProgress }) => {
    const { data } = await client.POST('/files', {
      // The document describes the file as text, which is what the generated type asks for.
      body: { file: file as unknown as string, object },
      bodySerializer: (body) => {
        const form = new FormData();
        form.append('file', body.file as unknown as Blob);
        form.append('object', body.object);
        return form;
      },
      signal,
    });
    onProgress(1);
    return data!.content.fileName;
  };
