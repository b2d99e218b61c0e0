import { createDraftStore } from '@institute/design-system/app';
import { session } from './session.ts';

/** What this browser keeps for the account of a session, or for a visitor. */
export const draftStore = (current = session.store.get()) =>
  createDraftStore({
    name: 'institute.portal',
    account: current?.studentId ?? null,
    key: current?.draftKey ?? null,
  });
