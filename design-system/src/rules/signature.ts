import { isBlank, type Rule, type Text, violation } from './violation.ts';

/** As much of a signature as is given. */
export interface GivenSignature {
  value?: Text;
  name?: Text;
}

/** Signed: there is a signature, and the name of who signed. */
export const signed = (): Rule<GivenSignature | null | undefined> => (signature) =>
  isBlank(signature?.value) || isBlank(signature?.name) ? violation('required') : null;
