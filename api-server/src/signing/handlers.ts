import type { Dependencies } from '../dependencies.ts';
import { envelopeListHandlers } from './list-handlers.ts';
import { type OnVoided, senderHandlers } from './sender-handlers.ts';
import { signerHandlers } from './signer-handlers.ts';

export const signingHandlers = (dependencies: Dependencies, onVoided: OnVoided) => ({
  ...envelopeListHandlers(dependencies),
  ...signerHandlers(dependencies),
  ...senderHandlers(dependencies, onVoided),
});
