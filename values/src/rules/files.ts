import { isOfType, namesOfTypes } from '../formats/file-types.ts';
import { type Rule, violation } from './violation.ts';

/** The facts about a file that the rules need. */
export interface GivenFile {
  name: string;
  /** MIME type. Empty if the browser doesn't know it. */
  type: string;
  /** Bytes. */
  size: number;
}

type Given = GivenFile | null | undefined;

/** One of the MIME types. */
export const fileType =
  (types: readonly string[]): Rule<Given> =>
  (file) =>
    !file || isOfType(file, types) ? null : violation('fileType', { types: namesOfTypes(types).join(', ') });

/** At most this many bytes, and not empty. */
export const fileSize =
  (max: number): Rule<Given> =>
  (file) => {
    if (!file || (file.size > 0 && file.size <= max)) return null;
    return file.size === 0 ? violation('required') : violation('fileSize', { max });
  };

/** At most this many items in a list. */
export const limitReached =
  (max: number): Rule<readonly unknown[] | null | undefined> =>
  (list) =>
    (list?.length ?? 0) <= max ? null : violation('limitReached', { max });
