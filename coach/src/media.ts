import { type components, contentUrl } from '@institute/api-schema';
import { uploadFile } from '@institute/api-schema/upload';
import type { Upload } from '@institute/design-system';
import { baseUrl, session } from './session.ts';

/** The URL of a stored picture or video, before it is signed. Full URLs stay unchanged. */
export const mediaUrl = (stored: string | null): string | undefined =>
  stored ? contentUrl(stored, baseUrl) : undefined;

/** Uploads a file and resolves to its stored name. */
export const uploadAs =
  (object: components['schemas']['FileObject']): Upload =>
  (file, options) =>
    uploadFile(session, file, object, options);
