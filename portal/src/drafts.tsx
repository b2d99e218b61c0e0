import { KeepDrafts } from '@institute/design-system/forms';
import { type ReactNode, useMemo } from 'react';
import { draftStore } from './draft-store.ts';
import { useSession } from './session.ts';

/** Keeps what is typed into the forms inside. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const account = useSession()?.studentId ?? null;
  const store = useMemo(() => draftStore(account), [account]);
  return <KeepDrafts store={store}>{children}</KeepDrafts>;
}
