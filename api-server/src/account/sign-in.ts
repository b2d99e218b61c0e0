import type { Schemas } from '@institute/api-schema';
import type { Dependencies } from '../dependencies.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Account } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { findAccountByEmail, normalEmail, sessionState, timeZoneOf } from './accounts.ts';
import { newSignInEmail } from './emails.ts';
import { clientKey, isNewBrowser } from './known-devices.ts';
import { forgiveAttempts, limitAttempts } from './rate-limit.ts';
import { logSecurityEvent } from './security-log.ts';
import { type Client, openSession, refreshSession } from './sessions.ts';
import { ssoAccount } from './sso-token.ts';

type Opening = Pick<Dependencies, 'db' | 'now' | 'content' | 'log' | 'config'>;

/** Opens a session, unless the account is disabled. Notifies the owner if the browser is a new one. */
export async function openFor(
  { db, now, content, log, config }: Opening,
  account: Account,
  application: Schemas['Application'],
  client: Client,
) {
  const event = { address: client.address, account: account.email };
  if (account.isDisabled) {
    logSecurityEvent({ log }, 'sign-in refused', event);
    throw problem('accountIsDisabled');
  }
  const session = await atOnce({ db, now }, async (db, now) => {
    const isNew = await isNewBrowser(db, account.userId, client);
    const opened = await openSession({ db, content }, account, application, client, now);
    if (isNew) {
      const timeZone = await timeZoneOf(db, account.userId);
      const signedIn = { ...client, application, at: now, timeZone };
      await sendEmail(db, newSignInEmail(account, signedIn, config), now);
    }
    return opened;
  });
  logSecurityEvent({ log }, 'signed in', event);
  return { content: session };
}

async function signIn(
  dependencies: Dependencies,
  { body, address, userAgent }: { body: { username: string; password: string } } & Client,
  application: Schemas['Application'],
) {
  const { db, hasher } = dependencies;
  const email = normalEmail(body.username);
  const { isKnown, key } = await clientKey(db, email, { address, userAgent });
  const attempt = { identifier: `${email} ${key}`, address, account: email };
  await limitAttempts(dependencies, 'signIn', attempt);
  if (!isKnown) await limitAttempts(dependencies, 'signInOfStrangers', { identifier: email, account: email });
  const account = await findAccountByEmail(db, body.username);
  const isRight = await hasher.verify(account?.passwordHash ?? null, body.password);
  const isWelcome = application === 'STUDENT' || account?.coachId;
  const event = { address, account: body.username };
  if (!account || !isRight || !isWelcome) {
    logSecurityEvent(dependencies, 'sign-in refused', event);
    throw problem('failedLogin');
  }
  await forgiveAttempts(dependencies, 'signIn', attempt);
  return openFor(dependencies, account, application, { address, userAgent });
}

type SignIn = Pick<
  Handlers,
  'signInStudent' | 'signInCoach' | 'signInWithSso' | 'refreshSession' | 'getSession'
>;

export function signInHandlers(dependencies: Dependencies): SignIn {
  const { now, content } = dependencies;

  return {
    signInStudent: (input) => signIn(dependencies, input, 'STUDENT'),

    signInCoach: (input) => signIn(dependencies, input, 'COACH'),

    signInWithSso: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'token', { address });
      const account = await ssoAccount(dependencies, body.token);
      if (!account) throw problem('invalidSsoToken');
      return openFor(dependencies, account, 'STUDENT', { address, userAgent });
    },

    refreshSession: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'refresh', { address });
      const session = await refreshSession(dependencies, body, { address, userAgent }, now());
      if (!session) {
        logSecurityEvent(dependencies, 'refresh refused', { address });
        throw problem('sessionExpired');
      }
      return { content: session };
    },

    getSession: async ({ caller }) => ({
      content: sessionState(caller, caller.sessionStartedAt, content.forSession(now())),
    }),
  };
}
