import { createDraftStore } from '@institute/design-system/app';
import { session } from './session.ts';

/** What this browser keeps for an account, or for a visitor. */
export const draftStore = (account: string | null = session.store.get()?.studentId ?? null) =>
  createDraftStore({ name: 'institute.portal', account });
