import type { components } from '@institute/api-schema';
import { uploadFile } from '@institute/api-schema/upload';
import type { Upload } from '@institute/design-system';
import { session } from './session.ts';

/** Uploads a file and resolves to its stored name. */
export const uploadAs =
  (object: components['schemas']['FileObject']): Upload =>
  (file, options) =>
    uploadFile(session, file, object, options);
