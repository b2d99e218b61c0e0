import { isBlank, type Rule, type Text, violation } from './violation.ts';

/** A possibly incomplete signature. */
export interface GivenSignature {
  value?: Text;
  name?: Text;
}

/** Requires a signature and the signer's name. */
export const signed = (): Rule<GivenSignature | null | undefined> => (signature) =>
  isBlank(signature?.value) || isBlank(signature?.name) ? violation('required') : null;
