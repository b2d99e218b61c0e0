import type { Dependencies } from '../dependencies.ts';
import { emailVerificationHandlers } from './email-verification.ts';
import { passwordHandlers } from './passwords.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';
import { signedInSessionHandlers } from './signed-in-sessions.ts';

export const accountHandlers = (dependencies: Dependencies) => ({
  ...signInHandlers(dependencies),
  ...signUpHandlers(dependencies),
  ...passwordHandlers(dependencies),
  ...signedInSessionHandlers(dependencies),
  ...emailVerificationHandlers(dependencies),
});
