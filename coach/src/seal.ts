import { createSeal } from '@institute/design-system/app';
import { session } from './session.ts';

/** Encrypts what this browser keeps for the signed-in account. null for a visitor. */
export function accountSeal() {
  const key = session.store.get()?.draftKey;
  return key ? createSeal(key) : null;
}
