import { createDraftStore } from '@institute/design-system/app';
import { draftOwner } from './draft-owner.ts';
import { session } from './session.ts';

/** What this browser keeps for the signed-in account, or for a visitor. */
export const draftStore = () =>
  createDraftStore({ ...draftOwner(), key: session.store.get()?.draftKey ?? null });
