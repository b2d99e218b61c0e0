import { createDraftStore } from '@institute/design-system/app';
import { KeepDrafts } from '@institute/design-system/forms';
import { type ReactNode, useMemo } from 'react';
import { useSession } from './session.ts';

/** What this browser keeps for an account, or for a visitor. */
const storeOf = (account: string | null) => createDraftStore({ name: 'institute.coach', account });

/** Keeps what is typed into the forms inside. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const account = useSession()?.studentId ?? null;
  const store = useMemo(() => storeOf(account), [account]);
  return <KeepDrafts store={store}>{children}</KeepDrafts>;
}
