import type { createApi } from './api.ts';
import { mergePatch } from './client.ts';
import type { Call, Content, Operation, PathWith, RecordPath } from './operations.ts';
import { currentVersionOf } from './problem.ts';

type Patch = <Path extends RecordPath>(
  path: Path,
  input: Call<Operation<'patch', Path>>,
) => Promise<Content<Operation<'patch', Path>>>;

type Replace = <Path extends PathWith<'put'>>(
  path: Path,
  input: Call<Operation<'put', Path>>,
) => Promise<Content<Operation<'put', Path>>>;

/** How records are saved, and parts of them. */
export function createRecords({ send, readAgain }: ReturnType<typeof createApi>) {
  const patch: Patch = (path, input) =>
    send('patch', path, { ...input, headers: mergePatch } as never) as never;
  const replace: Replace = (path, input) =>
    send('put', path, ...([input] as never)).catch((error: unknown) => {
      if (currentVersionOf(error)) void readAgain();
      throw error;
    });
  return {
    /** Saves a whole record, with the version that its form shows. If that is outdated, what is visible is read again. */
    replace,
    /** Saves a part of a record. Its body has the version that was changed. */
    patch,
    /** For `useRecordForm`: what to do if a part was changed elsewhere as well. */
    conflicts: { currentOf: currentVersionOf, onTakeTheirs: readAgain },
  };
}
