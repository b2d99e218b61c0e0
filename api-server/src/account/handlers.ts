import type { Dependencies } from '../dependencies.ts';
import { emailVerificationHandlers } from './email-verification.ts';
import { firstPasswordHandlers } from './first-password.ts';
import { forgottenPasswordHandlers } from './forgotten-password.ts';
import { loginLinkHandlers } from './login-link.ts';
import { passwordHandlers } from './passwords.ts';
import { signInHandlers } from './sign-in.ts';
import { signOutHandlers } from './sign-out.ts';
import { signUpHandlers } from './sign-up.ts';
import { signedInSessionHandlers } from './signed-in-sessions.ts';

export const accountHandlers = (dependencies: Dependencies) => ({
  ...signUpHandlers(dependencies),
  ...signInHandlers(dependencies),
  ...loginLinkHandlers(dependencies),
  ...signOutHandlers(dependencies),
  ...signedInSessionHandlers(dependencies),
  ...firstPasswordHandlers(dependencies),
  ...forgottenPasswordHandlers(dependencies),
  ...passwordHandlers(dependencies),
  ...emailVerificationHandlers(dependencies),
});
