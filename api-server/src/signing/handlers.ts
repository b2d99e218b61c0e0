import type { Dependencies } from '../dependencies.ts';
import { envelopeListHandlers } from './list-handlers.ts';
import { type OnVoided, senderHandlers } from './sender-handlers.ts';
import { type BeforeAgreement, signerHandlers } from './signer-handlers.ts';

export const signingHandlers = (
  dependencies: Dependencies,
  onVoided: OnVoided,
  beforeAgreement: BeforeAgreement,
) => ({
  ...envelopeListHandlers(dependencies),
  ...signerHandlers(dependencies, beforeAgreement),
  ...senderHandlers(dependencies, onVoided),
});
