import { createDraftStore, createSeal } from '@institute/design-system/app';
import { draftOwner } from './draft-owner.ts';
import { session } from './session.ts';

/** What this browser keeps for the signed-in account, or for a visitor. */
export const draftStore = () =>
  createDraftStore({ ...draftOwner(), key: session.store.get()?.draftKey ?? null });

/** Encrypts what this browser keeps for the signed-in account. null for a visitor. */
export function accountSeal() {
  const key = session.store.get()?.draftKey;
  return key ? createSeal(key) : null;
}
