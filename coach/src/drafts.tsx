import { createDraftStore } from '@institute/design-system/app';
import { KeepDrafts } from '@institute/design-system/forms';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useSession } from './session.ts';

/** Keeps what is typed into the forms inside, for the account or for a visitor. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const { studentId: account = null, draftKey: key = null } = useSession() ?? {};
  const store = useMemo(() => createDraftStore({ name: 'institute.coach', account, key }), [account, key]);
  return <KeepDrafts store={store}>{children}</KeepDrafts>;
}

/** A screen of a layout that keeps nothing itself. */
export const withDrafts = (Screen: ComponentType) => () => (
  <KeepTyped>
    <Screen />
  </KeepTyped>
);
