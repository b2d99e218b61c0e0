import { type ComponentType, createContext } from 'react';
import type { DraftStore } from './draft-store.ts';
import type { KeptForm } from './kept-form.ts';

/** What keeps the forms around. With the code that does it, so that pages without `KeepDrafts` don't load it. */
export interface Drafts {
  store: DraftStore;
  Keeper: ComponentType<{ form: KeptForm; store: DraftStore }>;
}

export const DraftsContext = createContext<Drafts | null>(null);
