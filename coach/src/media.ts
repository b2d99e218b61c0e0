import { type components, contentUrl } from '@institute/api-schema';
import { uploadFile } from '@institute/api-schema/upload';
import type { Upload } from '@institute/design-system';
import { baseUrl, session } from './session.ts';

/** Where a stored picture or film can be loaded, before it is signed. Web addresses stay as they are. */
export const mediaUrl = (stored: string | null): string | undefined =>
  stored ? contentUrl(stored, baseUrl) : undefined;

/** Sends a file and resolves to the name it was stored under. */
export const uploadAs =
  (object: components['schemas']['FileObject']): Upload =>
  (file, options) =>
    uploadFile(session, file, object, options);
