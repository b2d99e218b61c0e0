import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { sendEmail } from '../platform/mail/outbox.ts';
import { problem, saving } from '../platform/problem.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, findAccountById, normalEmail } from './accounts.ts';
import { requireOwnStudent } from './caller.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { alreadySignedUpEmail, resetPasswordEmail, verificationCodeEmail } from './emails.ts';
import { answerEvenly } from './even-answer.ts';
import { expireTokens, findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { limitAttempts } from './rate-limit.ts';
import { newCode, newSecret } from './secrets.ts';
import { logSecurityEvent } from './security-log.ts';
import { endSessions, openSession } from './sessions.ts';

type Passwords = Pick<
  Handlers,
  | 'forgotPassword'
  | 'checkResetPasswordToken'
  | 'resetPassword'
  | 'createVerificationCode'
  | 'createPassword'
  | 'updatePassword'
>;

/** Six digits are easy to guess, so they count only for the user they were sent to. */
const codeSecret = (userId: string, code: string) => `${userId}:${code}`;

const secondsBetweenCodes = 30;

/** The password that should confirm a change is wrong or missing. */
export function invalidCurrentPassword() {
  return problem('invalidCurrentPassword', {
    errors: [{ in: 'body', pointer: '/currentPassword', rule: 'invalidCurrentPassword', values: {} }],
  });
}

export function passwordHandlers(dependencies: Dependencies): Passwords {
  const { db, now, hasher, config } = dependencies;

  /** A new password ends the sessions opened with the old one, and invalidates links in e-mails. */
  async function changePassword(
    db: Database,
    { userId, studentId }: { userId: string; studentId: string },
    passwordHash: string,
    keepSessionId?: string,
  ) {
    const actor = { studentId, actorId: studentId, source: 'STUDENT' } as const;
    await recordActivity(db, { ...actor, type: 'PASSWORD_CHANGED' }, now());
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await expireTokens(db, userId, now());
    await endSessions(db, userId, 'PASSWORD_CHANGED', now(), keepSessionId);
  }

  return {
    forgotPassword: async ({ body, address }) => {
      await limitAttempts(dependencies, 'forgotPassword', { identifier: normalEmail(body.email), address });
      logSecurityEvent(dependencies, 'reset link requested', { address, account: body.email });
      await answerEvenly(config, async () => {
        const account = await findAccountByEmail(db, body.email);
        if (!account) {
          if (config.revealAccounts) throw problem('emailNotFound');
          return;
        }
        const secret = newSecret();
        const { userId, email } = account;
        await db.transaction(async (db) => {
          await keepToken(db, { purpose: 'RESET_PASSWORD', userId, secret, email, now: now() });
          await sendEmail(db, resetPasswordEmail(account, body.application, secret, config), now());
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
      if (await hasher.verify(account.passwordHash, body.password)) throw problem('newPasswordSameAsCurrent');
      refuseCommonPassword(body.password, '/password');

      await saving('resetPasswordSavedError', async () => {
        const passwordHash = await hasher.hash(body.password);
        await db.transaction(async (db) => {
          if (!(await redeemToken(db, token, now()))) throw problem('invalidToken');
          await changePassword(db, account, passwordHash);
          // Receiving the e-mail proves that the user owns the address.
          await db.update(users).set({ isVerifiedEmail: true }).where(eq(users.id, account.userId));
        });
      });
      logSecurityEvent(dependencies, 'password changed', { address, account: account.email });
    },

    createVerificationCode: async ({ body, address }) => {
      const identifier = normalEmail(body.email);
      await limitAttempts(dependencies, 'verificationCodePause', { identifier });
      await limitAttempts(dependencies, 'verificationCode', { identifier, address });
      await answerEvenly(config, async () => {
        const account = await findAccountByEmail(db, body.email);
        if (config.revealAccounts && !account) throw problem('emailNotFound');
        if (config.revealAccounts && account?.passwordHash) throw problem('usernameAlreadyExists');
        if (account?.passwordHash) {
          const application = account.coachId ? 'COACH' : 'STUDENT';
          await sendEmail(db, alreadySignedUpEmail(account, application, config), now());
        } else if (account) {
          const code = newCode();
          const { userId, email } = account;
          const secret = codeSecret(userId, code);
          await db.transaction(async (db) => {
            await keepToken(db, { purpose: 'CREATE_PASSWORD', userId, secret, email, now: now() });
            await sendEmail(db, verificationCodeEmail(account, code), now());
          });
        }
      });
      return { content: { retryAfter: secondsBetweenCodes } };
    },

    createPassword: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'createPassword', { identifier: normalEmail(body.email), address });
      const account = await findAccountByEmail(db, body.email);
      const secret = account && codeSecret(account.userId, body.verificationCode.trim());
      const token = secret && (await findToken(db, 'CREATE_PASSWORD', secret));
      if (!account || !token || !isUsable(token, now())) throw problem('verificationCodeError');
      if (account.isDisabled) throw problem('accountIsDisabled');
      refuseCommonPassword(body.password, '/password');

      return saving('createPasswordSavedError', async () => {
        const passwordHash = await hasher.hash(body.password);
        return db.transaction(async (db) => {
          if (!(await redeemToken(db, token, now()))) throw problem('verificationCodeError');
          await changePassword(db, account, passwordHash);
          await db.update(users).set({ isVerifiedEmail: true }).where(eq(users.id, account.userId));
          return {
            content: await openSession(
              { ...dependencies, db },
              { ...account, passwordHash, isVerifiedEmail: true },
              'STUDENT',
              { address, userAgent },
              now(),
            ),
          };
        });
      });
    },

    updatePassword: async ({ path, body, caller, address }) => {
      const event = { address, account: caller.email };
      requireOwnStudent(path.id, caller);
      await limitAttempts(dependencies, 'changePassword', { identifier: caller.userId });
      if (!(await hasher.verify(caller.passwordHash, body.currentPassword))) {
        logSecurityEvent(dependencies, 'password refused', event);
        throw invalidCurrentPassword();
      }
      if (body.newPassword === body.currentPassword) {
        throw problem('newPasswordSameAsCurrent', {
          errors: [{ in: 'body', pointer: '/newPassword', rule: 'newPasswordSameAsCurrent', values: {} }],
        });
      }
      refuseCommonPassword(body.newPassword, '/newPassword');
      const passwordHash = await hasher.hash(body.newPassword);
      await db.transaction((db) => changePassword(db, caller, passwordHash, caller.sessionId));
      logSecurityEvent(dependencies, 'password changed', event);
    },
  };
}
