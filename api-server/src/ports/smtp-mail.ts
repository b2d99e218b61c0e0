import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Attachments, deliveriesAtOnce, type Mail, RefusedEmail } from './mail.ts';

/**
 * Milliseconds. All answers to one e-mail together take less than the outbox waits for them, so that no other process sends it
 * too.
 */
const patience = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  /** For each answer. */
  socketTimeout: 60_000,
};

/** The parts of a message that hold attachments. Mail programs offer one change of the calendar, and open the others. */
function partsOf(given: Attachments): SendMailOptions {
  const files = [given].flat();
  const offered = files.find(({ calendarMethod }) => calendarMethod);
  const attachments = files
    .filter((file) => file !== offered)
    .map(({ fileName: filename, mediaType, base64: content, calendarMethod }) => ({
      filename,
      contentType: calendarMethod ? `${mediaType}; charset=utf-8; method=${calendarMethod}` : mediaType,
      content,
      encoding: 'base64',
    }));
  if (!offered) return { attachments };
  const { fileName: filename, base64, calendarMethod: method } = offered;
  return { attachments, icalEvent: { method: method!, filename, content: Buffer.from(base64, 'base64') } };
}

/** Signing in to a mail server takes longer than an e-mail does. One whose connection broke is the outbox's to repeat. */
const pooling = { pool: true as const, maxConnections: deliveriesAtOnce, maxRequeues: 0 };

/** `preferencesUrl`: where e-mails can be turned off. */
export function smtpMail(url: string, from: string, preferencesUrl: string): Mail {
  const transport = createTransport({ url, ...patience, ...pooling }, { from });
  const domain = /@([^\s<>@]+)/.exec(from)![1]!;
  return {
    deliver: async ({ id, recipient, subject, text, html, attachment, replyTo, isOptional }) => {
      const sending = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        // As an object, so that a comma in the address doesn't turn it into two recipients.
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // RFC 3834, and the same for Exchange: an absence note isn't sent to us.
        headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'OOF, AutoReply' },
        // RFC 2369
        ...(isOptional && { list: { unsubscribe: preferencesUrl } }),
        subject,
        text,
        html,
        ...(attachment && partsOf(attachment)),
      });
      await sending.catch((error) => {
        throw new RefusedEmail(error);
      });
    },
    close: async () => transport.close(),
  };
}
