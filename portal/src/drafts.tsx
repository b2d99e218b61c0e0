import { KeepDrafts } from '@institute/design-system/forms';
import { type ReactNode, useMemo } from 'react';
import { draftStore } from './draft-store.ts';
import { useSession } from './session.ts';

/** Keeps what is typed into the forms inside. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const { studentId, draftKey } = useSession() ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account, or its key, is another store
  const store = useMemo(() => draftStore(), [studentId, draftKey]);
  return <KeepDrafts store={store}>{children}</KeepDrafts>;
}
