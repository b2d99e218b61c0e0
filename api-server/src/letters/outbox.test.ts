import { ne } from 'drizzle-orm';
import pino from 'pino';
import { expect, it } from 'vitest';
import { type Email, RefusedEmail } from '../ports/mail.ts';
import { emails } from '../tables/emails.ts';
import { instituteSettings } from '../tables/institute.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { deliverEmails, sendEmail } from './outbox.ts';

const log = pino({ level: 'silent' });
const world = freshWorld();

const email = {
  recipient: 'maya@example.com',
  languageIso2LetterCode: 'EN' as const,
  subject: 'Hello',
  greeting: 'Hello Maya,',
  lines: ['Your code is 123456'],
};
const text = `Hello Maya,

Your code is 123456

Your team at Health Coach Training Institute

Questions? Contact us: help@example.com or (201) 555-0100

Health Coach Training Institute sent you this e-mail because of your account.
`;

/** A mail server that accepts everything unless it is busy. */
function mailServer() {
  const delivered: Email[] = [];
  let isBusy = false;
  return {
    delivered,
    setBusy: (next: boolean) => {
      isBusy = next;
    },
    deliver: async (one: Email) => {
      if (isBusy) throw new Error('come back later');
      delivered.push(one);
    },
    close: async () => {},
  };
}

const run = (mail: ReturnType<typeof mailServer>) =>
  deliverEmails(world.db, mail, { now: () => world.clock.now, log });

it('delivers each e-mail once, and deletes its text and attachment', async () => {
  const mail = mailServer();
  const attachment = { fileName: 'receipt.pdf', mediaType: 'application/pdf', base64: 'JVBERi0=' };
  await sendEmail(world.db, { ...email, attachment }, world.clock.now);
  expect(await run(mail)).toBe(1);
  expect(await run(mail)).toBe(0);
  expect(mail.delivered).toMatchObject([
    {
      recipient: 'maya@example.com',
      subject: 'Hello',
      text,
      html: expect.stringContaining('Your code is 123456'),
      attachment,
      replyTo: 'help@example.com',
    },
  ]);
  const kept = { text: '', html: '', attachment: null, deliveredAt: world.clock.now };
  expect(await world.db.select().from(emails)).toMatchObject([kept]);
});

it('says whom to write to in the reader’s language, if the institute has set it', async () => {
  const mail = mailServer();
  await sendEmail(world.db, { ...email, languageIso2LetterCode: 'ES' }, world.clock.now);
  await run(mail);
  await world.db.update(instituteSettings).set({ supportPhone: null });
  await sendEmail(world.db, { ...email, languageIso2LetterCode: 'ES' }, world.clock.now);
  await run(mail);
  await world.db.update(instituteSettings).set({ supportEmail: null, name: 'Salud' });
  await sendEmail(world.db, email, world.clock.now);
  await run(mail);
  expect(mail.delivered.map((one) => one.text.split('\n\n').slice(3))).toEqual([
    [
      '¿Tienes dudas? Escríbenos: help@example.com o (201) 555-0100',
      'Health Coach Training Institute te envió este correo debido a tu cuenta.\n',
    ],
    [
      '¿Tienes dudas? Escríbenos: help@example.com',
      'Health Coach Training Institute te envió este correo debido a tu cuenta.\n',
    ],
    ['Salud sent you this e-mail because of your account.\n'],
  ]);
});

it('delivers nothing that was rolled back', async () => {
  const mail = mailServer();
  await world.db
    .transaction(async (db) => {
      await sendEmail(db, email, world.clock.now);
      throw new Error('no');
    })
    .catch(() => {});
  expect(await run(mail)).toBe(0);
});

it('retries with growing delays while the mail server is busy, and gives up after two days', async () => {
  const mail = mailServer();
  mail.setBusy(true);
  await sendEmail(world.db, email, world.clock.now);
  await run(mail);
  mail.setBusy(false);
  world.clock.forward(59);
  expect(await run(mail)).toBe(0);
  world.clock.forward(1);
  expect(await run(mail)).toBe(1);

  mail.setBusy(true);
  await sendEmail(world.db, email, world.clock.now);
  const begin = world.clock.now;
  const readWaiting = async () => (await world.db.select().from(emails).where(ne(emails.text, '')))[0];
  for (let one = await readWaiting(); one; one = await readWaiting()) {
    world.clock.now = one.nextAttemptAt;
    await run(mail);
  }
  expect((world.clock.now.getTime() - begin.getTime()) / 3_600_000).toBeCloseTo(50.5, 1);
  mail.setBusy(false);
  world.clock.forward(24 * 3600);
  expect(await run(mail)).toBe(0);
});

it('is taken over by another process when the one that claimed it is gone', async () => {
  const mail = mailServer();
  await sendEmail(world.db, email, world.clock.now);
  // Claimed by a process that never finished.
  const dying = { ...mail, deliver: () => new Promise<void>(() => {}) };
  void deliverEmails(world.db, dying, { now: () => world.clock.now, log });
  await expect
    .poll(async () => (await world.db.select().from(emails))[0]!.nextAttemptAt)
    .not.toEqual(world.clock.now);
  expect(await run(mail)).toBe(0);
  world.clock.forward(15 * 60);
  expect(await run(mail)).toBe(1);
});

it('delivers what its reader waits for before the rest', async () => {
  const mail = mailServer();
  await sendEmail(world.db, { ...email, subject: 'Your digest' }, world.clock.now);
  world.clock.forward(1);
  await sendEmail(world.db, { ...email, subject: 'Your code', isAwaited: true }, world.clock.now);
  await run(mail);
  expect(mail.delivered.map(({ subject }) => subject)).toEqual(['Your code', 'Your digest']);
});

it('holds up no e-mail because of one that the mail server takes long for', async () => {
  const mail = mailServer();
  for (let count = 0; count < 3; count += 1) await sendEmail(world.db, email, world.clock.now);
  const isTaken = Promise.withResolvers<void>();
  let calls = 0;
  const deliver = async (one: Email) => {
    calls += 1;
    if (calls === 1) await isTaken.promise;
    await mail.deliver(one);
  };
  const running = deliverEmails(world.db, { ...mail, deliver }, { now: () => world.clock.now, log });
  await expect.poll(() => mail.delivered.length).toBe(2);
  isTaken.resolve();
  expect(await running).toBe(3);
});

it('delivers each once, however long the mail server takes for those before', async () => {
  const mail = mailServer();
  for (let count = 0; count < 20; count += 1) await sendEmail(world.db, email, world.clock.now);
  let others: Promise<number> | undefined;
  const slow = {
    ...mail,
    deliver: async (one: Email) => {
      world.clock.forward(60);
      // Another process joins in the middle.
      if (mail.delivered.length >= 10) others ??= run(mail);
      await others;
      mail.delivered.push(one);
    },
  };
  const own = await deliverEmails(world.db, slow, { now: () => world.clock.now, log });
  expect(own + (await others!)).toBe(20);
  expect(new Set(mail.delivered.map(({ id }) => id)).size).toBe(mail.delivered.length);
});

it('delivers once, although the database is away when that should be written down', async () => {
  const mail = mailServer();
  await sendEmail(world.db, email, world.clock.now);
  let failures = 1;
  const update: typeof world.db.update = (table) => {
    if (mail.delivered.length > 0 && failures-- > 0) throw Object.assign(new Error(), { code: '57P01' });
    return world.db.update(table);
  };
  const db = new Proxy(world.db, {
    get: (target, key) => (key === 'update' ? update : Reflect.get(target, key)),
  });
  expect(await deliverEmails(db, mail, { now: () => world.clock.now, log })).toBe(1);
  world.clock.forward(24 * 3600);
  expect(await run(mail)).toBe(0);
  expect(mail.delivered).toHaveLength(1);
});

it.each([
  ['550 5.1.1 No such user', true],
  ['550-5.1.10 Recipient not found', true],
  ['550 No such user', true],
  ['554 5.7.1 Relay access denied', false],
  ['553 5.1.8 Sender address rejected', false],
  ['450 4.2.1 Try again later', false],
])('an answer of “%s” to the address is about it for good: %s', (response, isPermanent) => {
  const responseCode = Number.parseInt(response, 10);
  const refusal = new RefusedEmail({ code: 'EENVELOPE', command: 'RCPT TO', responseCode, response });
  expect(refusal.isPermanent).toBe(isPermanent);
});

it('gives up on an address that the mail server refuses, and deletes the text', async () => {
  let attempts = 0;
  const mail = {
    ...mailServer(),
    deliver: async () => {
      attempts += 1;
      throw new RefusedEmail({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    },
  };
  await sendEmail(world.db, email, world.clock.now);
  await run(mail);
  world.clock.forward(24 * 3600);
  expect(await run(mail)).toBe(0);
  expect(attempts).toBe(1);
  expect(await world.db.select().from(emails)).toMatchObject([{ text: '', html: '', deliveredAt: null }]);
});
