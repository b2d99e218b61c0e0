import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { smtpMail } from './smtp-mail.ts';

const email = {
  id: '01980a3c-1f00-7000-8000-000000000001',
  recipient: 'maya@example.com',
  subject: 'Elige una contraseña nueva',
  text: 'Hola Maya,\n\nadiós\n',
  html: '<html lang="es-US"><p>Hola Maya,</p></html>',
};
const preferencesUrl = 'https://portal.example.com/settings/communication-preferences';
let server: SMTPServer | undefined;

afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A mail server that refuses the first few e-mails. */
async function startSmtp(refusals = 0): Promise<{ url: string; received: string[]; recipients: string[] }> {
  const received: string[] = [];
  const recipients: string[] = [];
  let left = refusals;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done(address.startsWith('nobody') ? new Error(`${address} is unknown`) : null);
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(new Error('come back later'));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received, recipients };
}

it('delivers by SMTP', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'Institute <no-reply@example.com>', preferencesUrl);
  await mail.deliver(email);
  await mail.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: maya@example.com');
  expect(received[0]).toContain('From: Institute <no-reply@example.com>');
  expect(received[0]).toContain('Message-ID: <01980a3c-1f00-7000-8000-000000000001@example.com>');
  expect(received[0]).toMatch(/Subject: =\?UTF-8\?/);
  // Plain text first: mail programs show the last form that they know.
  expect(received[0]).toMatch(
    /Content-Type: multipart\/alternative;[\s\S]*Content-Type: text\/plain[\s\S]*Content-Type: text\/html/,
  );
});

it('says where an e-mail can be turned off, if it can', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  await mail.deliver(email);
  await mail.deliver({ ...email, isOptional: true });
  await mail.close();
  expect(received.map((one) => /^List-Unsubscribe:\s+(\S+)/m.exec(one)?.[1])).toEqual([
    undefined,
    `<${preferencesUrl}>`,
  ]);
});

it('sends a change of the calendar so that mail programs offer it', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  const base64 = Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n').toString('base64');
  const attachment = { fileName: 'session.ics', mediaType: 'text/calendar', base64 };
  await mail.deliver({ ...email, attachment: { ...attachment, calendarMethod: 'CANCEL' } });
  await mail.close();
  expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(received[0]).toMatch(/Content-Disposition: attachment; filename=session\.ics/);
});

it('sends several changes of the calendar, one event per file', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  const fileOf = (number: number) => ({
    fileName: `session-${number}.ics`,
    mediaType: 'text/calendar',
    base64: Buffer.from(`UID:${number}\r\n`).toString('base64'),
    calendarMethod: 'REQUEST' as const,
  });
  await mail.deliver({ ...email, attachment: [fileOf(1), fileOf(2)] });
  await mail.close();
  expect(received[0]).toMatch(/filename=session-1\.ics/);
  expect(received[0]).toMatch(
    /Content-Type: text\/calendar; charset=utf-8; method=REQUEST;\s+name=session-2\.ics/i,
  );
});

it('takes replies where the institute reads them', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  await mail.deliver({ ...email, replyTo: 'help@example.com' });
  await mail.close();
  expect(received[0]).toContain('Reply-To: help@example.com');
});

it('sends the attachment along', async () => {
  const { url, received } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  const base64 = Buffer.from('%PDF-').toString('base64');
  const attachment = { fileName: 'receipt.pdf', mediaType: 'application/pdf', base64 };
  await mail.deliver({ ...email, attachment });
  await mail.close();
  expect(received[0]).toMatch(/Content-Type: application\/pdf; name=receipt\.pdf/);
  expect(received[0]).toContain(base64);
});

it('sends to one address only, whatever it looks like', async () => {
  const { url, recipients } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  await mail.deliver({ ...email, recipient: 'a@example.com,b@example.com' }).catch(() => {});
  await mail.close();
  expect(recipients.length).toBeLessThanOrEqual(1);
});

it('reports that the mail server is busy or gone', async () => {
  const { url, received } = await startSmtp(1);
  const busy = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  await expect(busy.deliver(email)).rejects.toThrow();
  expect(received).toHaveLength(0);
  await busy.close();
  await expect(
    smtpMail('smtp://127.0.0.1:1', 'no-reply@example.com', preferencesUrl).deliver(email),
  ).rejects.toThrow();
});

it('does not repeat the address that the mail server refused', async () => {
  const { url } = await startSmtp();
  const mail = smtpMail(url, 'no-reply@example.com', preferencesUrl);
  const sending = mail.deliver({ ...email, recipient: 'nobody@example.com' });
  const error = await sending.catch((error: unknown) => error);
  await mail.close();
  expect(error).toMatchObject({ isPermanent: true });
  expect(inspect(error, { depth: 10 })).not.toContain('nobody');
});
