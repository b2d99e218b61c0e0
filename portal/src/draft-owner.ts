import { session } from './session.ts';

/** Whose drafts this browser keeps now: those of an account, or of a visitor. */
export const draftOwner = () => ({
  name: 'institute.portal',
  account: session.store.get()?.studentId ?? null,
});
