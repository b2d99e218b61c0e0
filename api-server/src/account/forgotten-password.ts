import { eq } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { fieldProblem, problem, saving } from '../platform/problem.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, findAccountById, normalEmail } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { resetPasswordEmail } from './emails.ts';
import { findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { refuseGuessablePassword } from './password-rules.ts';
import { changePassword } from './passwords.ts';
import { limitAttempts } from './rate-limit.ts';
import { newSecret } from './secrets.ts';
import { logSecurityEvent } from './security-log.ts';

type ForgottenPassword = Pick<Handlers, 'forgotPassword' | 'checkResetPasswordToken' | 'resetPassword'>;

export function forgottenPasswordHandlers(dependencies: Dependencies): ForgottenPassword {
  const { db, now, hasher, config } = dependencies;

  return {
    forgotPassword: async ({ body, address }) => {
      await limitAttempts(dependencies, 'forgotPassword', { identifier: normalEmail(body.email), address });
      logSecurityEvent(dependencies, 'reset link requested', { address, account: body.email });
      await respondInConstantTime(config, async () => {
        const account = await findAccountByEmail(db, body.email);
        if (!account) {
          if (config.revealAccounts) throw fieldProblem('emailNotFound', '/email');
          return;
        }
        const secret = newSecret();
        const { userId, email } = account;
        await atOnce({ db, now }, async (db, now) => {
          await keepToken(db, { purpose: 'RESET_PASSWORD', userId, secret, email, now });
          const { application, wantedPath = null } = body;
          await sendEmail(db, resetPasswordEmail(account, application, secret, wantedPath, config), now);
        });
      });
    },

    checkResetPasswordToken: async ({ body, address }) => {
      await limitAttempts(dependencies, 'resetPassword', { address });
      const token = await findToken(db, 'RESET_PASSWORD', body.token);
      if (!token || !isUsable(token, now())) throw problem('tokenInvalid');
      return { content: { valid: true, expiresAt: token.expiresAt.toISOString() } };
    },

    resetPassword: async ({ body, address }) => {
      await limitAttempts(dependencies, 'resetPassword', { address });
      const token = await findToken(db, 'RESET_PASSWORD', body.token);
      const account = token && (await findAccountById(db, token.userId));
      if (!token || !account || token.email !== account.email) throw problem('tokenInvalid');
      if (!isUsable(token, now())) throw problem('invalidToken');
      if (await hasher.verify(account.passwordHash, body.password))
        throw fieldProblem('newPasswordSameAsCurrent', '/password');
      await refuseGuessablePassword(db, account, body.password, '/password');

      await saving('resetPasswordSavedError', async () => {
        const passwordHash = await hasher.hash(body.password);
        await atOnce({ db, now }, async (db, now) => {
          if (!(await redeemToken(db, token, now))) throw problem('invalidToken');
          await changePassword(db, account, passwordHash, portalMail({ config, now }));
          // Receiving the e-mail proves that the user owns the address.
          await db.update(users).set({ isVerifiedEmail: true }).where(eq(users.id, account.userId));
        });
      });
      logSecurityEvent(dependencies, 'password changed', { address, account: account.email });
    },
  };
}
