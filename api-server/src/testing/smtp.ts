import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  messageId: string;
  recipients: string[];
  subject: string;
  text: string;
  /** By the machine's clock, as in the logs of other processes. */
  takenAt: Date;
}

export interface Smtp {
  url: string;
  /** Received messages, newest last. */
  received: ReceivedEmail[];
  close: () => Promise<void>;
}

/** Decodes a header: unfolds lines, and reads `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function readHeader(text: string): string {
  return text
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, words: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString()
        : readQuotedPrintable(words.replaceAll('_', ' ')),
    );
}

const readQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  ).toString();

/** Parses a single-part message, as the server sends them. */
function readMessage(message: string): Pick<ReceivedEmail, 'messageId' | 'subject' | 'text'> {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end);
  const body = message.slice(end + 4);
  const header = (name: string) =>
    readHeader(new RegExp(`^${name}: (.*(?:\\r\\n\\s.*)*)`, 'im').exec(head)?.[1] ?? '');
  const encoding = header('content-transfer-encoding');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? readQuotedPrintable(body)
        : body;
  return { messageId: header('message-id'), subject: header('subject'), text: text.replaceAll('\r\n', '\n') };
}

/** A local mail server on a free port that accepts everything. */
export async function startSmtp(): Promise<Smtp> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        // One character per byte, because the body has its own encoding.
        const message = readMessage(Buffer.concat(parts).toString('latin1'));
        received.push({ recipients, takenAt: new (globalThis.deviceDate ?? Date)(), ...message });
        done();
      });
    },
  });
  // A server that is killed while it sends is no failure of this one.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
