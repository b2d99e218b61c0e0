import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, isUniqueViolation } from '../platform/database.ts';
import { fieldProblem, problem } from '../platform/problem.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, normalEmail, sessionState } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { emailChangedEmail, emailChangeRequestedEmail, verifyEmailEmail } from './emails.ts';
import { expireTokens, findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { requireCurrentPassword } from './passwords.ts';
import { limitAttempts } from './rate-limit.ts';
import { newSecret } from './secrets.ts';
import { logSecurityEvent } from './security-log.ts';
import { endSessions } from './sessions.ts';

/**
 * Sends a link that confirms a new address. Does nothing if the caller already has it, or if another account has it
 * and accounts are not revealed. Changing the address needs the password, so that an unattended browser isn't enough
 * to take over the account.
 */
export async function requestEmailVerification(
  dependencies: Dependencies,
  caller: Caller,
  { email, currentPassword }: { email: string; currentPassword: string | null | undefined },
  application: Schemas['Application'],
  address: string,
): Promise<void> {
  const { db, now, config } = dependencies;
  const isChange = email !== caller.email;
  if (!isChange && caller.isVerifiedEmail) return;
  if (isChange) {
    await requireCurrentPassword(dependencies, caller, currentPassword, address);
    logSecurityEvent(dependencies, 'e-mail change requested', { address, account: caller.email });
  }
  await limitAttempts(dependencies, 'emailVerification', { identifier: caller.userId });
  await respondInConstantTime(config, async () => {
    if (isChange && (await findAccountByEmail(db, email))) {
      if (config.revealAccounts) throw fieldProblem('usernameAlreadyExists', '/email');
      return;
    }
    const secret = newSecret();
    await atOnce({ db, now }, async (db, now) => {
      await keepToken(db, { purpose: 'VERIFY_EMAIL', userId: caller.userId, secret, email, now });
      await sendEmail(
        db,
        verifyEmailEmail({ ...caller, email, isVerifiedEmail: false }, application, secret, config),
        now,
      );
      if (isChange) await sendEmail(db, emailChangeRequestedEmail(caller, application, email, config), now);
    });
  });
}

export function emailVerificationHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'createEmailVerification' | 'confirmEmailVerification'> {
  const { db, now, content } = dependencies;

  return {
    createEmailVerification: async ({ body, caller, address }) => {
      const email = body?.email ? normalEmail(body.email) : caller.email;
      const application = body?.application ?? (caller.coachId ? 'COACH' : 'STUDENT');
      const { currentPassword } = body ?? {};
      await requestEmailVerification(dependencies, caller, { email, currentPassword }, application, address);
    },

    confirmEmailVerification: async ({ path, caller, address }) => {
      await limitAttempts(dependencies, 'confirmEmail', { identifier: caller.userId });
      const token = await findToken(db, 'VERIFY_EMAIL', path.verificationCode);
      if (!token?.email || token.userId !== caller.userId) throw problem('verificationCodeError');
      const email = token.email;
      const confirmed = {
        content: {
          ...sessionState(caller, caller.sessionStartedAt, content.forSession(now())),
          email,
          isVerifiedEmail: true,
        },
      };
      // Following the link a second time is fine.
      if (token.usedAt && caller.email === email && caller.isVerifiedEmail) return confirmed;
      if (!isUsable(token, now())) throw problem('tokenInvalid');
      try {
        await atOnce({ db, now }, async (db, now) => {
          if (!(await redeemToken(db, token, now))) throw problem('tokenInvalid');
          let hadCalendar = false;
          if (email !== caller.email) {
            await expireTokens(db, caller.userId, now);
            hadCalendar = await endSessions(db, caller.userId, 'EMAIL_CHANGED', now, caller.sessionId);
          }
          await db.update(users).set({ email, isVerifiedEmail: true }).where(eq(users.id, caller.userId));
          const activity = {
            ...actorOf(caller, caller.studentId, 'STUDENT'),
            type: 'EMAIL_VERIFIED',
          } as const;
          await recordActivity(db, activity, now);
          if (email !== caller.email)
            await sendEmail(db, emailChangedEmail(caller, { email, hadCalendar }), now);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? problem('usernameAlreadyExists') : error;
      }
      if (email !== caller.email) {
        logSecurityEvent(dependencies, 'e-mail changed', { address, account: caller.email });
      }
      return confirmed;
    },
  };
}
