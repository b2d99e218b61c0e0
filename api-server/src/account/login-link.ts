import type { Schemas } from '@institute/api-schema';
import type { Dependencies } from '../dependencies.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { findAccountByEmail, findAccountById, normalEmail } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { loginLinkEmail } from './emails.ts';
import { findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { limitAttempts } from './rate-limit.ts';
import { newSecret } from './secrets.ts';
import { logSecurityEvent } from './security-log.ts';
import { openFor } from './sign-in.ts';

async function sendLoginLink(
  { db, now, config }: Dependencies,
  body: Schemas['LoginLinkRequest'],
): Promise<void> {
  const account = await findAccountByEmail(db, body.email);
  if (!account || account.isDisabled || (body.application === 'COACH' && !account.coachId)) return;
  const secret = newSecret();
  const { userId, email } = account;
  await atOnce({ db, now }, async (db, now) => {
    await keepToken(db, { purpose: 'LOGIN_LINK', userId, secret, email, now });
    await sendEmail(
      db,
      loginLinkEmail(account, body.application, secret, body.wantedPath ?? null, config),
      now,
    );
  });
}

type LoginLink = Pick<Handlers, 'createLoginLink' | 'signInWithToken'>;

export function loginLinkHandlers(dependencies: Dependencies): LoginLink {
  const { db, now, config } = dependencies;

  return {
    createLoginLink: async ({ body, address }) => {
      await limitAttempts(dependencies, 'loginLink', { identifier: normalEmail(body.email), address });
      logSecurityEvent(dependencies, 'login link requested', { address, account: body.email });
      await respondInConstantTime(config, () => sendLoginLink(dependencies, body));
    },

    signInWithToken: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'token', { address });
      const token = await findToken(db, 'LOGIN_LINK', body.token);
      const account = token && (await findAccountById(db, token.userId));
      if (
        !token ||
        !account ||
        token.email !== account.email ||
        (body.application === 'COACH' && !account.coachId)
      )
        throw problem('tokenInvalid');
      return atOnce({ db, now }, async (db, now) => {
        if (!isUsable(token, now) || !(await redeemToken(db, token, now))) throw problem('invalidToken');
        return openFor({ ...dependencies, db }, account, body.application, { address, userAgent });
      });
    },
  };
}
