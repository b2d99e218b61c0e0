import { eq } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { fieldProblem } from '../platform/problem.ts';
import { preparedPassword } from '../ports/prepared-password.ts';
import { users } from '../tables/users.ts';
import { passwordChangedEmail } from './emails.ts';
import { expireTokens } from './one-time-tokens.ts';
import { refuseGuessablePassword } from './password-rules.ts';
import { limitAttempts } from './rate-limit.ts';
import { logSecurityEvent } from './security-log.ts';
import { endSessions } from './sessions.ts';

/** The password that should confirm a change is wrong or missing. */
function invalidCurrentPassword() {
  return fieldProblem('invalidCurrentPassword', '/currentPassword');
}

/**
 * Confirms what an unattended browser must not be able to do. Attempts are limited, because someone could guess the
 * password in it.
 */
export async function requireCurrentPassword(
  dependencies: Dependencies,
  caller: Caller,
  currentPassword: string | null | undefined,
  address: string,
): Promise<void> {
  await limitAttempts(dependencies, 'changePassword', { identifier: caller.userId });
  if (await dependencies.hasher.verify(caller.passwordHash, currentPassword ?? '')) return;
  logSecurityEvent(dependencies, 'password refused', { address, account: caller.email });
  throw invalidCurrentPassword();
}

/**
 * Replaces a password, or sets the first one. That ends the sessions opened with the old one and invalidates links in
 * e-mails. The owner of a replaced one is notified.
 */
export async function changePassword(
  db: Database,
  account: Account,
  passwordHash: string,
  { portalOrigin, now }: PortalMail,
  keepSessionId?: string,
) {
  const { userId, studentId } = account;
  const actor = { studentId, actorId: studentId, source: 'STUDENT' } as const;
  await recordActivity(db, { ...actor, type: 'PASSWORD_CHANGED' }, now);
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await expireTokens(db, userId, now);
  const hadCalendar = await endSessions(db, userId, 'PASSWORD_CHANGED', now, keepSessionId);
  if (account.passwordHash !== null)
    await sendEmail(db, passwordChangedEmail(account, { portalOrigin, hadCalendar }), now);
}

type Passwords = Pick<Handlers, 'updatePassword'>;

export function passwordHandlers(dependencies: Dependencies): Passwords {
  const { db, now, hasher, config } = dependencies;

  return {
    updatePassword: async ({ body, caller, address }) => {
      const event = { address, account: caller.email };
      await requireCurrentPassword(dependencies, caller, body.currentPassword, address);
      if (preparedPassword(body.newPassword) === preparedPassword(body.currentPassword ?? '')) {
        throw fieldProblem('newPasswordSameAsCurrent', '/newPassword');
      }
      await refuseGuessablePassword(db, caller, body.newPassword, '/newPassword');
      const passwordHash = await hasher.hash(body.newPassword);
      await atOnce({ db, now }, (db, now) =>
        changePassword(db, caller, passwordHash, portalMail({ config, now }), caller.sessionId),
      );
      logSecurityEvent(dependencies, 'password changed', event);
    },
  };
}
