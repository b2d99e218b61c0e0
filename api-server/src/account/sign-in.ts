import type { components } from '@institute/api-schema';
import { verify } from 'hono/jwt';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { sendEmail } from '../platform/mail/outbox.ts';
import { problem } from '../platform/problem.ts';
import { oneTimeTokens } from '../tables/one-time-tokens.ts';
import { type Account, findAccountByEmail, findAccountById, normalEmail, sessionState } from './accounts.ts';
import { loginLinkEmail } from './emails.ts';
import { answerEvenly } from './even-answer.ts';
import { findToken, isUsable, keepToken, redeemToken } from './one-time-tokens.ts';
import { forgiveAttempts, limitAttempts } from './rate-limit.ts';
import { hashOf, newSecret } from './secrets.ts';
import { logSecurityEvent } from './security-log.ts';
import { type Client, openSession, refreshSession } from './sessions.ts';

/** The maximum age of a single sign-on token, whatever its own expiration. */
const ssoLifetime = 5 * 60;

type SignIn = Pick<
  Handlers,
  | 'signInStudent'
  | 'signInCoach'
  | 'refreshSession'
  | 'signInWithToken'
  | 'signInWithSso'
  | 'createLoginLink'
  | 'getSession'
>;

export function signInHandlers(dependencies: Dependencies): SignIn {
  const { db, now, hasher, config, content } = dependencies;

  async function open(
    account: Account,
    application: components['schemas']['Application'],
    client: Client,
    transaction = db,
  ) {
    const event = { address: client.address, account: account.email };
    if (account.isDisabled) {
      logSecurityEvent(dependencies, 'sign-in refused', event);
      throw problem('accountIsDisabled');
    }
    const opening = { db: transaction, content };
    const session = await openSession(opening, account, application, client, now());
    logSecurityEvent(dependencies, 'signed in', event);
    return { content: session };
  }

  async function signIn(
    { body, address, userAgent }: { body: { username: string; password: string } } & Client,
    application: components['schemas']['Application'],
  ) {
    const attempt = { identifier: normalEmail(body.username), address };
    await limitAttempts(dependencies, 'signIn', attempt);
    const account = await findAccountByEmail(db, body.username);
    const isRight = await hasher.verify(account?.passwordHash ?? null, body.password);
    const isWelcome = application === 'STUDENT' || account?.coachId;
    const event = { address, account: body.username };
    if (!account || !isRight || !isWelcome) {
      logSecurityEvent(dependencies, 'sign-in refused', event);
      throw problem('failedLogin');
    }
    await forgiveAttempts(dependencies, 'signIn', attempt);
    return open(account, application, { address, userAgent });
  }

  /** The user named by a token of the institute's single sign-on. Each token is good for one session. */
  async function ssoAccount(token: string): Promise<Account | undefined> {
    if (!config.ssoSecret) return undefined;
    const seconds = now().getTime() / 1000;
    // The library would check the times against its own clock.
    const times = { exp: false, nbf: false, iat: false };
    const claims = await verify(token, config.ssoSecret, { alg: 'HS256', ...times }).catch(() => null);
    if (typeof claims?.sub !== 'string' || typeof claims.iat !== 'number') return undefined;
    const expires = Math.min(claims.exp ?? Number.POSITIVE_INFINITY, claims.iat + ssoLifetime);
    if (expires <= seconds || Math.max(claims.nbf ?? 0, claims.iat) > seconds + 60) return undefined;

    const account = await findAccountByEmail(db, claims.sub);
    if (!account) return undefined;
    const [first] = await db
      .insert(oneTimeTokens)
      .values({
        hash: hashOf(token),
        purpose: 'SSO',
        userId: account.userId,
        expiresAt: new Date(expires * 1000),
        usedAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    return first && account;
  }

  async function sendLoginLink(body: components['schemas']['LoginLinkRequest']): Promise<void> {
    const account = await findAccountByEmail(db, body.email);
    if (!account || account.isDisabled || (body.application === 'COACH' && !account.coachId)) return;
    const secret = newSecret();
    const { userId, email } = account;
    await db.transaction(async (db) => {
      await keepToken(db, { purpose: 'LOGIN_LINK', userId, secret, email, now: now() });
      await sendEmail(db, loginLinkEmail(account, body.application, secret, config), now());
    });
  }

  return {
    signInStudent: (input) => signIn(input, 'STUDENT'),
    signInCoach: (input) => signIn(input, 'COACH'),

    refreshSession: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'refresh', { address });
      const session = await refreshSession(dependencies, body, { address, userAgent }, now());
      if (!session) {
        logSecurityEvent(dependencies, 'refresh refused', { address });
        throw problem('sessionExpired');
      }
      return { content: session };
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
      return db.transaction(async (db) => {
        if (!isUsable(token, now()) || !(await redeemToken(db, token, now()))) throw problem('invalidToken');
        return open(account, body.application, { address, userAgent }, db);
      });
    },

    signInWithSso: async ({ body, address, userAgent }) => {
      await limitAttempts(dependencies, 'token', { address });
      const account = await ssoAccount(body.token);
      if (!account) throw problem('invalidSsoToken');
      return open(account, 'STUDENT', { address, userAgent });
    },

    createLoginLink: async ({ body, address }) => {
      await limitAttempts(dependencies, 'loginLink', { identifier: normalEmail(body.email), address });
      logSecurityEvent(dependencies, 'login link requested', { address, account: body.email });
      await answerEvenly(config, () => sendLoginLink(body));
    },

    getSession: async ({ caller }) => ({
      content: sessionState(caller, caller.sessionStartedAt, content.forSession(now())),
    }),
  };
}
