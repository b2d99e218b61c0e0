import type { Schemas } from '@institute/api-schema';
import type { Upload } from '@institute/design-system';
import { session } from './session.ts';

/** Uploads a file and resolves to its stored name. Its code is loaded by the first file. */
export const uploadAs =
  (object: Schemas['FileObject']): Upload =>
  async (file, options) => {
    const { uploadFile } = await import('@institute/api-schema/upload');
    return uploadFile(session, file, object, options);
  };
