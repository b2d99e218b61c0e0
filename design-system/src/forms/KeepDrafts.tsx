'use client';

import { type ReactNode, useMemo } from 'react';
import type { DraftStore } from './draft-store.ts';
import { DraftsContext } from './drafts-context.ts';
import { KeptDraft } from './KeptDraft.tsx';

export interface KeepDraftsProps {
  /** The account's store: `createDraftStore`. */
  store: DraftStore;
  children: ReactNode;
}

/** Keeps what is typed into every form inside, under the form's `draft`, until it is saved or discarded. */
export function KeepDrafts({ store, children }: KeepDraftsProps) {
  const drafts = useMemo(() => ({ store, Keeper: KeptDraft }), [store]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}
