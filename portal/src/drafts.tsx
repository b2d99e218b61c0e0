import { KeepDrafts } from '@institute/design-system/forms';
import { type ReactNode, useMemo } from 'react';
import { draftStore } from './draft-store.ts';
import { useSession } from './session.ts';

/** Keeps what is typed into the forms inside. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const session = useSession();
  const { studentId, draftKey } = session ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens change, the account and its key don't
  const store = useMemo(() => draftStore(session), [studentId, draftKey]);
  return <KeepDrafts store={store}>{children}</KeepDrafts>;
}
