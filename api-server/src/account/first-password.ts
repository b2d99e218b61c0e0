import { normalizeTyped } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { fieldProblem, problem, saving } from '../platform/problem.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, normalEmail } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { alreadySignedUpEmail, verificationCodeEmail } from './emails.ts';
import { findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { refuseGuessablePassword } from './password-rules.ts';
import { changePassword } from './passwords.ts';
import { limitAttempts } from './rate-limit.ts';
import { newCode } from './secrets.ts';
import { openSession } from './sessions.ts';

/** Six digits are easy to guess, so they count only for the user they were sent to. */
const codeSecret = (userId: string, code: string) => `${userId}:${code}`;

const secondsBetweenCodes = 30;

type FirstPassword = Pick<Handlers, 'createVerificationCode' | 'createPassword'>;

/** The first password of an account that was created without one. */
export function firstPasswordHandlers(dependencies: Dependencies): FirstPassword {
  const { db, now, hasher, config } = dependencies;

  return {
    createVerificationCode: async ({ body, address }) => {
      const identifier = normalEmail(body.email);
      await limitAttempts(dependencies, 'verificationCodePause', { identifier });
      await limitAttempts(dependencies, 'verificationCode', { identifier, address });
      await respondInConstantTime(config, async () => {
        const account = await findAccountByEmail(db, body.email);
        if (config.revealAccounts && !account) throw fieldProblem('emailNotFound', '/email');
        if (config.revealAccounts && account?.passwordHash)
          throw fieldProblem('usernameAlreadyExists', '/email');
        if (account?.passwordHash) {
          const application = account.coachId ? 'COACH' : 'STUDENT';
          await sendEmail(db, alreadySignedUpEmail(account, application, config), now());
        } else if (account) {
          const code = newCode();
          const { userId, email } = account;
          const secret = codeSecret(userId, code);
          await atOnce({ db, now }, async (db, now) => {
            await keepToken(db, { purpose: 'CREATE_PASSWORD', userId, secret, email, now });
            await sendEmail(db, verificationCodeEmail(account, code), now);
          });
        }
      });
      return { content: { retryAfter: secondsBetweenCodes } };
    },

    createPassword: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'createPassword', { identifier: normalEmail(body.email), address });
      const account = await findAccountByEmail(db, body.email);
      const secret = account && codeSecret(account.userId, normalizeTyped(body.verificationCode));
      const token = secret && (await findToken(db, 'CREATE_PASSWORD', secret));
      if (!account || !token || !isUsable(token, now()))
        throw fieldProblem('verificationCodeError', '/verificationCode');
      if (account.isDisabled) throw problem('accountIsDisabled');
      await refuseGuessablePassword(db, account, body.password, '/password');

      return saving('createPasswordSavedError', async () => {
        const passwordHash = await hasher.hash(body.password);
        return atOnce({ db, now }, async (db, now) => {
          if (!(await redeemToken(db, token, now)))
            throw fieldProblem('verificationCodeError', '/verificationCode');
          await changePassword(db, account, passwordHash, portalMail({ config, now }));
          await db.update(users).set({ isVerifiedEmail: true }).where(eq(users.id, account.userId));
          return {
            content: await openSession(
              { ...dependencies, db },
              { ...account, passwordHash, isVerifiedEmail: true },
              account.coachId ? 'COACH' : 'STUDENT',
              { address, userAgent },
              now,
            ),
          };
        });
      });
    },
  };
}
