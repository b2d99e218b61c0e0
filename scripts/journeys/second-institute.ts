/**
 * A second institute for journeys: an installation without the demo world, opened from
 * `api-server/src/institute-file/second-institute.yaml`, with both apps. Its clock is stopped while classes are open.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { applyInstituteFile } from '../../api-server/src/institute-file/apply.ts';
import { readInstituteFile } from '../../api-server/src/institute-file/read-file.ts';
import { openMemory } from '../../api-server/src/platform/embedded-database.ts';
import { setInstituteTimeZone } from '../../api-server/src/platform/institute-days.ts';
import { startServer } from '../../api-server/src/server.ts';
import { emails } from '../../api-server/src/tables/emails.ts';
import { subscriptionPlans, subscriptions } from '../../api-server/src/tables/subscriptions.ts';

const file = fileURLToPath(
  new URL('../../api-server/src/institute-file/second-institute.yaml', import.meta.url),
);
const dist = {
  portal: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
  coach: fileURLToPath(new URL('../../coach/dist', import.meta.url)),
};
const day = 24 * 60 * 60 * 1000;
export const now = new Date('2026-03-02T15:00:00Z');
export const password = 'Nopales7';

/** Calls the API, and throws if it refuses. */
const createCall =
  (api: string) =>
  async <Body = unknown>(method: string, path: string, body?: object, token?: string): Promise<Body> => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as Body;
  };

export async function openSecondInstitute() {
  const database = await openMemory();
  const server = await startServer({
    database: { kind: 'opened', database },
    dist,
    isSeeded: false,
    now: () => now,
    config: { rateLimitFactor: 1000, mailboxPage: true },
  });
  const origins = { portalOrigin: server.portal!, coachOrigin: server.coach! };
  await applyInstituteFile(database.db, readInstituteFile(readFileSync(file, 'utf8'), file), {
    now,
    origins,
  });
  setInstituteTimeZone('America/Mexico_City');

  const call = createCall(server.api);

  /** What was sent to someone, the latest first. */
  async function textsTo(recipient: string): Promise<string[]> {
    const sent = await database.db.select().from(emails);
    return sent
      .filter((one) => one.recipient === recipient)
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .map(({ subject, text }) => `${subject}\n\n${text}`);
  }

  async function lastEmail(recipient: string): Promise<string> {
    const [text] = await textsTo(recipient);
    if (!text) throw new Error(`No message to ${recipient}`);
    return text;
  }

  return {
    portal: server.portal!,
    coach: server.coach!,
    call,
    lastEmail,
    emailsTo: async (recipient: string) => (await textsTo(recipient)).join('\n\n'),
    /** Signs up a student with the code from the e-mail. */
    async signUp(email: string): Promise<void> {
      const name = { firstName: 'Samir', lastName: 'Haddad', languageIso2LetterCode: 'ES' };
      await call('POST', '/auth/signup/student', { email, ...name });
      await call('POST', '/auth/verification_codes', { email, purpose: 'CREATE_PASSWORD' });
      const verificationCode = /\b\d{6}\b/.exec(await lastEmail(email))?.[0];
      await call('POST', '/auth/create_password', { email, verificationCode, password });
    },
    /** Chooses a password with the link of an invitation. */
    async accept(email: string): Promise<void> {
      const [, token] = /token=([^\s&]+)/.exec(await lastEmail(email)) ?? [];
      await call('POST', '/auth/reset_password', { token, password });
    },
    /** Subscribes a coach, without a card. */
    async subscribe(coachId: string): Promise<void> {
      const [plan] = await database.db.select().from(subscriptionPlans);
      await database.db.insert(subscriptions).values({
        coachId,
        status: 'ACTIVE',
        planId: plan!.id,
        periodStart: now,
        periodEnd: new Date(now.getTime() + 28 * day),
        anchor: now,
      });
    },
    async close(): Promise<void> {
      await server.close();
      setInstituteTimeZone('America/New_York');
    },
  };
}

export type SecondInstitute = Awaited<ReturnType<typeof openSecondInstitute>>;

/** What only the demo institute has: its name, contact, prices and language. */
const foreign = [
  /Health Coach Training Institute/,
  /\bUSD\b/,
  /US\$/,
  /(?:help|support|admissions)@example\.com/,
  /201.?555/,
  /\bEnglish\b/,
];

export function expectNothingForeign(text: string): void {
  for (const pattern of foreign) expect(text).not.toMatch(pattern);
}

/** Expects a page in Spanish, with Help in its header, and nothing of the demo institute. */
export async function expectOnlyItsOwn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('header').getByRole('link', { name: 'Ayuda', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // biome-ignore lint/performance/useDomNodeTextContent: the content of script elements isn't shown
  const main = await page.locator('body').innerText();
  const shown = await page.evaluate((main) => {
    const titles = [...document.querySelectorAll('[href], [content]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('content'),
    );
    return [document.title, main, ...titles].join('\n');
  }, main);
  expectNothingForeign(`${page.url()}\n${shown}`);
}
