import { createDraftStore } from '@institute/design-system/app';
import { session } from './session.ts';

/** What this browser keeps for the student who is signed in. Forms keep theirs themselves. */
export const draftStore = () =>
  createDraftStore({ name: 'institute.portal', account: session.store.get()?.studentId ?? null });
