import type { createApi } from './api.ts';
import { mergePatch } from './client.ts';
import type { Call, Content, Operation, RecordPath } from './operations.ts';
import { currentVersionOf } from './problem.ts';

type Patch = <Path extends RecordPath>(
  path: Path,
  input: Call<Operation<'patch', Path>>,
) => Promise<Content<Operation<'patch', Path>>>;

/** How parts of records are saved. */
export function createRecords({ send, readAgain }: ReturnType<typeof createApi>) {
  const patch: Patch = (path, input) =>
    send('patch', path, { ...input, headers: mergePatch } as never) as never;
  return {
    /** Saves a part of a record. Its body has the version that was changed. */
    patch,
    /** For `useRecordForm`: what to do if a part was changed elsewhere as well. */
    conflicts: { currentOf: currentVersionOf, onTakeTheirs: readAgain },
  };
}
