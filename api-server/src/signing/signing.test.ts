import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { type Document, paragraph } from '../documents/document.ts';
import { demoId } from '../seed/seed.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { envelopeDocuments, envelopes } from '../tables/envelopes.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { forwardActive } from '../testing/stay-active.ts';
import { keepDeadlines } from './deadlines.ts';
import { type NewEnvelope, sendEnvelope } from './envelopes.ts';
import { sealEnvelopes } from './seal.ts';

const world = freshWorld();
let token: string;
let advisor: string;
beforeEach(async () => {
  await leaveDemoUnsealed(world);
  token = (await world.signIn('student@example.com')).accessToken;
  advisor = (await world.signIn('advisor@example.com')).accessToken;
});

const maya = demoId('student', 1);
const day = 24 * 3600;
const documentOf = (title: string): Document => ({
  title,
  language: 'EN',
  version: '2026-01',
  introduction: ['Please read.'],
  sections: [{ title: 'Only this', blocks: [paragraph('You agree to be kind to señor Núñez.')] }],
});
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
/** One pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The same, with a declared width of 60,000 pixels. */
const hugePng = () => {
  const bytes = Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
  bytes.writeUInt32BE(60_000, 16);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

const portalOrigin = 'https://portal.test';

const send = ({ isAnnounced = true, ...given }: Partial<NewEnvelope> & { isAnnounced?: boolean } = {}) =>
  sendEnvelope(
    world.db,
    {
      studentId: maya,
      studentName: 'Maya Lindqvist',
      applicationId: null,
      kind: 'DISCLOSURES',
      title: 'Kindness',
      language: 'EN',
      documents: [documentOf('Kindness')],
      fields: [
        { name: 'isRead', type: 'CHECKBOX', label: 'I have read it.', isRequired: true },
        { name: 'nickname', type: 'TEXT', label: 'Nickname', isRequired: false },
      ],
      isRequired: true,
      expiresAt: new Date(world.clock.now.getTime() + 14 * day * 1000),
      ...given,
    },
    { portalOrigin: isAnnounced ? portalOrigin : null, now: world.clock.now },
  );

const typed = { type: 'TYPED', value: 'Maya Lindqvist', name: 'Maya Lindqvist' };
const fields = [{ name: 'isRead', value: 'true' }];
const get = async (id: string) => (await world.call('getEnvelope', { path: { id }, token })).body.content;
const open = (id: string) => world.call('openEnvelope', { path: { id }, token });
const sign = async (id: string, change: object = {}, key?: string) =>
  world.call('signEnvelope', {
    path: { id },
    token,
    body: { consent: true, hash: (await get(id)).hash, signature: typed, fields, ...change },
    ...(key && { key }),
  });
const trail = async (id: string) =>
  (await world.call('listAuditTrail', { path: { id }, token })).body.content.map(({ type }) => type);
const seal = (log = pino({ level: 'silent' })) =>
  sealEnvelopes(world.db, { now: () => world.clock.now, log, onCompleted: async () => {}, portalOrigin });
const keep = () => keepDeadlines({ ...world.dependencies, config: { ...defaultConfig, portalOrigin } });
const download = async (id: string, as = token) => {
  const [document] = (await get(id)).documents;
  return world.call('downloadEnvelopeDocument', { path: { id, documentId: document!.id }, token: as });
};

describe('an envelope', () => {
  // Claim: signed-documents-kept, document-messages
  it('is opened, signed, sealed, and can be downloaded at every point [A-24] [P-16]', async () => {
    const id = await send();
    expect(await world.lastEmail('student@example.com')).toMatchObject({ subject: 'Please sign: Kindness' });

    const opened = (await open(id)).body.content;
    expect(opened.envelope).toMatchObject({ status: 'OPENED', openedAt: world.clock.now.toISOString() });
    const [text] = opened.documents;
    // The signer can check what was shown.
    expect(sha256(text!.html)).toBe(opened.envelope.hash);

    const before = await download(id);
    expect(before.headers.get('content-type')).toBe('application/pdf');
    expect(before.headers.get('content-disposition')).toContain('filename="Kindness.pdf"');
    expect(textsOf(readPdf(before.bytes).structure).map(({ text }) => text)).not.toContain('2. Signatures');

    const signed = (await sign(id)).body.content;
    expect(signed).toMatchObject({ status: 'SIGNED', completedAt: null, documents: [{ sha256: null }] });
    expect(signed.signers).toMatchObject([{ party: 'STUDENT', method: 'TYPED' }, { signedAt: null }]);

    world.clock.forward(60);
    expect(await seal()).toBe(1);
    const sealed = await get(id);
    expect(sealed).toMatchObject({ status: 'COMPLETED', completedAt: world.clock.now.toISOString() });
    const { bytes } = await download(id);
    expect(sha256(bytes)).toBe(sealed.documents[0]!.sha256);
    const texts = textsOf(readPdf(bytes).structure).map(({ text }) => text);
    for (const said of [
      'You agree to be kind to señor Núñez.',
      '3. Signatures',
      'I have read it.',
      'Signed',
    ]) {
      expect(texts).toContain(said);
    }
    expect(texts.filter((said) => said === 'Maya Lindqvist').length).toBeGreaterThan(2);
    expect(texts.join(' ')).toContain(sealed.hash);
    // The consent statement, as it was shown.
    expect(texts.join(' ')).toContain(opened.envelope.statement);

    expect(await trail(id)).toEqual([
      'SENT',
      'OPENED',
      'VIEWED',
      'DOWNLOADED',
      'CONSENTED',
      'SIGNED',
      'COUNTERSIGNED',
      'SEALED',
      'DOWNLOADED',
    ]);
    const { body } = await world.call('listAuditTrail', { path: { id }, token });
    expect(body.content.find(({ type }) => type === 'SIGNED')).toMatchObject({
      actor: 'STUDENT',
      actorName: 'Maya Lindqvist',
      method: 'TYPED',
      address: '203.0.113.7',
    });
    const email = await world.lastEmail('student@example.com');
    expect(email.subject).toBe('Your signed copy: Kindness');
    expect(email.text).toContain(`View your copy: ${portalOrigin}/signing/${id}`);
  });

  it('is added to the account history when it is signed', async () => {
    const id = await send();
    await open(id);
    await sign(id);
    const { body } = await world.call('listAccountHistory', { path: { id: maya }, token });
    expect(body.content[0]).toMatchObject({ type: 'AGREEMENT_SIGNED', description: 'Kindness' });
  });

  it('holds several documents under one hash', async () => {
    const id = await send({ documents: [documentOf('One'), documentOf('Two')] });
    const { envelope, documents } = (await open(id)).body.content;
    const hashes = documents.map(({ html }) => sha256(html));
    expect(envelope.documents.map(({ hash }) => hash)).toEqual(hashes);
    expect(envelope.hash).toBe(sha256(hashes.map((hash) => `${hash}\n`).join('')));
    await sign(id);
    await seal();
    expect((await get(id)).documents.every(({ sha256 }) => sha256 !== null)).toBe(true);
  });

  it('belongs to one student; staff can view it, and others get 404', async () => {
    const id = await send();
    const other = (await world.signIn('pastdue@example.com')).accessToken;
    const calls = [
      world.call('getEnvelope', { path: { id }, token: other }),
      world.call('openEnvelope', { path: { id }, token: other }),
      world.call('resendEnvelope', { path: { id }, token: other }),
      world.call('listAuditTrail', { path: { id }, token: other }),
      world.call('declineEnvelope', { path: { id }, token: other, body: { reason: 'No' } }),
      world.call('signEnvelope', {
        path: { id },
        token: other,
        body: { consent: true, hash: 'a'.repeat(64), signature: typed },
      }),
      download(id, other),
      world.call('listEnvelopes', { path: { id: maya }, token: other }),
      // Not even an advisor signs for a student.
      world.call('openEnvelope', { path: { id }, token: advisor }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect((await world.call('getEnvelope', { path: { id }, token: advisor })).status).toBe(200);
    expect((await download(id, advisor)).status).toBe(200);
    const { status } = await world.call('voidEnvelope', { path: { id }, token, body: { reason: 'No' } });
    expect(status).toBe(403);
  });

  it('does not serve a document of another envelope', async () => {
    const [one, two] = [await send(), await send()];
    const documentId = (await get(two)).documents[0]!.id;
    const { status } = await world.call('downloadEnvelopeDocument', { path: { id: one, documentId }, token });
    expect(status).toBe(404);
  });
});

describe('the list of envelopes', () => {
  it('is paged, sorted and filtered [A-10]', async () => {
    const before = (await world.call('listEnvelopes', { path: { id: maya }, token })).body.pagination.total;
    for (let index = 0; index < 12; index += 1) {
      await forwardActive(world, 60);
      await send({ title: `Number ${index}`, isAnnounced: false });
    }
    const list = (query: object) => world.call('listEnvelopes', { path: { id: maya }, token, query });
    const { body } = await list({ sortBy: 'sentAt' });
    expect([body.content.length, body.pagination.total]).toEqual([10, before + 12]);
    expect(body.content[0]!.title).toBe('Number 11');
    expect((await list({ sortBy: 'sentAt', page: 1, size: 11 })).body.content[0]!.title).toBe('Number 0');
    await open(body.content[3]!.id);
    const opened = await list({ statuses: ['OPENED'], sortBy: 'sentAt', size: 100 });
    expect(opened.body.content.map(({ title }) => title)).toContain('Number 8');
    expect(opened.body.content.every(({ status }) => status === 'OPENED')).toBe(true);
    expect((await list({ sortBy: 'hash' })).problem.key).toBe('badRequest');
    expect((await list({ applicationId: demoId('application', 77) })).body.content).toEqual([]);
  });

  it('can begin with those to sign, on all pages, the next deadline first', async () => {
    const early = await send({ title: 'Early', isAnnounced: false });
    for (let index = 0; index < 3; index += 1) {
      await forwardActive(world, 60);
      const id = await send({ title: `Declined ${index}`, isAnnounced: false });
      await world.call('declineEnvelope', { path: { id }, token, body: { reason: 'My name is wrong.' } });
    }
    const late = await send({ title: 'Late', isAnnounced: false });
    const query = { sortBy: 'isOpen', size: 100 } as const;
    const { body } = await world.call('listEnvelopes', { path: { id: maya }, token, query });
    const open = body.content.filter(({ isOpen }) => isOpen);
    expect(body.content.slice(0, open.length)).toEqual(open);
    expect(open).toEqual(open.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt)));
    expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining([early, late]));
    const others = body.content.slice(open.length);
    expect(others).toEqual(others.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)));
  });
});

describe('signing', () => {
  it('twice, or with the same key again, creates one signature', async () => {
    const id = await send();
    await open(id);
    const first = await sign(id, {}, 'the-same-key');
    world.clock.forward(5);
    const again = await sign(id, {}, 'the-same-key');
    expect(again.body).toEqual(first.body);
    const other = await sign(id, { consent: false });
    expect([other.status, other.body.content.signedAt]).toEqual([200, first.body.content.signedAt]);
    expect((await trail(id)).filter((type) => type === 'SIGNED')).toHaveLength(1);
  });

  it('needs consent and every required field, and lists what is missing [M-03]', async () => {
    const id = await send();
    await open(id);
    const { status, problem } = await sign(id, { consent: false, fields: [{ name: 'isRead', value: 'no' }] });
    expect([status, problem.key]).toEqual([422, 'envelopeIncomplete']);
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/consent', '/fields/isRead']);
    expect((await get(id)).status).toBe('OPENED');
  });

  it('needs the text that was shown', async () => {
    const id = await send();
    expect((await sign(id)).problem.key).toBe('envelopeChanged');
    await open(id);
    expect((await sign(id, { hash: 'a'.repeat(64) })).problem.key).toBe('envelopeChanged');
  });

  it.each([
    ['typed otherwise than the name', { type: 'TYPED', value: 'M. L.', name: 'Maya Lindqvist' }],
    ['drawn by no pen', { ...typed, type: 'DRAWN', value: 'M 0 0 <script>' }],
    ['drawn as a single point', { ...typed, type: 'DRAWN', value: 'M 1 1' }],
    [
      'uploaded as something else',
      { ...typed, type: 'UPLOADED', value: 'data:image/png;base64,R0lGODlhAQABAAAAACw=' },
    ],
    [
      'uploaded as a picture that is not what it says',
      { ...typed, type: 'UPLOADED', value: png.replace('png', 'svg+xml') },
    ],
    ['uploaded as a broken picture', { ...typed, type: 'UPLOADED', value: `${png.slice(0, 60)}AAAA` }],
    ['uploaded as a picture that would fill the memory', { ...typed, type: 'UPLOADED', value: hugePng() }],
    ['without a name', { ...typed, name: ' ' }],
  ])('is refused when it is %s', async (_, signature) => {
    const id = await send();
    await open(id);
    const { status, problem } = await sign(id, { signature });
    expect([status, problem.key]).toEqual([422, 'validationFailed']);
    expect(problem.errors?.[0]?.pointer).toMatch(/^\/signature\//);
    expect((await get(id)).status).toBe('OPENED');
  });

  it.each([
    ['DRAWN', 'M 10 40 C 20.5 10 60 10 80 40 L 150,20 Z'],
    ['DRAWN', png],
    ['UPLOADED', png],
  ])('by a picture (%s) is drawn into the sealed copy', async (type, value) => {
    const id = await send();
    await open(id);
    expect((await sign(id, { signature: { ...typed, type, value } })).status).toBe(200);
    await seal();
    const { structure, isAllMarked } = readPdf((await download(id)).bytes);
    const figures = structure[0]!.children.flatMap(({ children }) =>
      children.filter(({ tag }) => tag === 'Figure'),
    );
    expect(figures).toMatchObject([{ alt: 'Maya Lindqvist', text: '' }, { alt: 'Office of the registrar' }]);
    expect(isAllMarked).toBe(true);
  });

  // Claim: document-messages
  it('waits for the institute if it signs first [M-03]', async () => {
    const id = await send({ first: 'INSTITUTE' });
    expect((await open(id)).problem.key).toBe('envelopeNotYourTurn');
    expect((await sign(id)).problem.key).toBe('envelopeNotYourTurn');
    const { body } = await world.call('countersignEnvelope', { path: { id }, token: advisor });
    expect(body.content.signers).toMatchObject([
      { party: 'INSTITUTE', method: 'TYPED' },
      { party: 'STUDENT' },
    ]);
    expect(await world.lastEmail('student@example.com')).toMatchObject({ subject: 'Please sign: Kindness' });
    await open(id);
    await sign(id);
    await seal();
    expect(await get(id)).toMatchObject({ status: 'COMPLETED' });
    expect((await trail(id)).filter((type) => type === 'COUNTERSIGNED')).toHaveLength(1);
  });
});

describe('an unsigned envelope', () => {
  it('can be declined with a reason, once, and sent again', async () => {
    const id = await send();
    const decline = () =>
      world.call('declineEnvelope', { path: { id }, token, body: { reason: 'My name is wrong.' } });
    expect((await decline()).body.content).toMatchObject({ status: 'DECLINED', reason: 'My name is wrong.' });
    expect((await decline()).status).toBe(200);
    expect((await open(id)).problem.key).toBe('envelopeDeclined');
    const { body } = await world.call('resendEnvelope', { path: { id }, token: advisor });
    expect(body.content).toMatchObject({ status: 'SENT', documents: [{ title: 'Kindness' }] });
    expect((await get(id)).replacedById).toBe(body.content.id);
    const idsOf = async (isReplaced: boolean) => {
      const query = { isReplaced, size: 100 };
      const list = await world.call('listEnvelopes', { path: { id: maya }, token, query });
      return list.body.content.map((one) => one.id);
    };
    expect(await idsOf(true)).toContain(id);
    expect(await idsOf(false)).toContain(body.content.id);
    expect(await idsOf(false)).not.toContain(id);
    const again = await world.call('resendEnvelope', { path: { id }, token });
    expect(again.body.content.id).toBe(body.content.id);
  });

  // Claim: signing-deadline
  it('sends a reminder before it expires, then expires, and can be sent again', async () => {
    const id = await send();
    const isListed = async (isOpen: boolean) => {
      const query = { isOpen, size: 100 };
      const list = await world.call('listEnvelopes', { path: { id: maya }, token, query });
      return list.body.content.some((one) => one.id === id);
    };
    expect(await get(id)).toMatchObject({ status: 'SENT', isOpen: true, isResendable: false });
    expect([await isListed(true), await isListed(false)]).toEqual([true, false]);
    world.clock.forward(12 * day);
    await keep();
    await keep();
    const reminder = await world.lastEmail('student@example.com');
    expect(reminder.subject).toMatch(/^Reminder: sign Kindness/);
    expect(reminder.text).toContain(`Read and sign: ${portalOrigin}/signing/${id}`);
    world.clock.forward(2 * day);
    token = (await world.signIn('student@example.com')).accessToken;
    // The job hasn't run yet, but it is already too late.
    expect(await open(id)).toMatchObject({ status: 410, problem: { key: 'envelopeExpired' } });
    expect(await get(id)).toMatchObject({ status: 'EXPIRED', isOpen: false, isResendable: true });
    expect([await isListed(true), await isListed(false)]).toEqual([false, true]);
    await keep();
    expect(await get(id)).toMatchObject({ status: 'EXPIRED', closedAt: world.clock.now.toISOString() });
    const expired = await world.lastEmail('student@example.com');
    expect(expired.subject).toBe('Expired: Kindness');
    expect(expired.text).toContain(`Request a new link: ${portalOrigin}/signing/${id}`);
    expect(await trail(id)).toEqual(['SENT', 'REMINDED', 'EXPIRED']);
    const fresh = (await world.call('resendEnvelope', { path: { id }, token })).body.content;
    await open(fresh.id);
    expect((await sign(fresh.id)).body.content.status).toBe('SIGNED');
  });

  it('is sent again a few times a day to a student who keeps declining it', async () => {
    let id = await send();
    const again = async (by: string) => {
      await world.call('declineEnvelope', { path: { id }, token, body: { reason: 'Not yet.' } });
      const { status, body } = await world.call('resendEnvelope', { path: { id }, token: by });
      if (status === 200) id = body.content.id;
      return status;
    };
    for (let count = 0; count < 5; count += 1) expect(await again(token)).toBe(200);
    expect(await again(token)).toBe(429);
    expect(await again(advisor)).toBe(200);
  });

  it('keeps the student’s reason if it is voided after it was declined', async () => {
    const id = await send();
    await world.call('declineEnvelope', { path: { id }, token, body: { reason: 'My name is wrong.' } });
    const body = { reason: 'We send another.' };
    const voided = await world.call('voidEnvelope', { path: { id }, token: advisor, body });
    expect(voided.body.content).toMatchObject({ status: 'VOIDED', reason: 'My name is wrong.' });
  });

  it('can be voided by the institute [M-03]', async () => {
    const id = await send();
    await open(id);
    const { body } = await world.call('voidEnvelope', {
      path: { id },
      token: advisor,
      body: { reason: 'A date is wrong.' },
    });
    expect(body.content).toMatchObject({ status: 'VOIDED', reason: 'A date is wrong.' });
    expect(await sign(id)).toMatchObject({ status: 410, problem: { key: 'envelopeVoided' } });
    const [message] = await world.db
      .select()
      .from(communicationIntents)
      .where(
        and(
          eq(communicationIntents.studentId, maya),
          eq(communicationIntents.subject, 'Withdrawn: Kindness'),
        ),
      );
    expect(message).toMatchObject({ link: `/signing/${id}`, status: 'UNREAD' });
  });

  it('cannot be voided, declined or sent again once it is signed', async () => {
    const id = await send();
    await open(id);
    await sign(id);
    const reason = { reason: 'Too late' };
    const taken = await world.call('voidEnvelope', { path: { id }, token: advisor, body: reason });
    const declined = await world.call('declineEnvelope', { path: { id }, token, body: reason });
    const sent = await world.call('resendEnvelope', { path: { id }, token });
    expect([taken, declined, sent].map(({ problem }) => problem.key)).toEqual(
      Array(3).fill('envelopeChanged'),
    );
  });
});

describe('sealing', () => {
  it('that fails leaves the envelope signed, and succeeds later', async () => {
    const [broken, good] = [await send(), await send()];
    for (const id of [broken, good]) {
      await open(id);
      await sign(id);
    }
    const [{ content } = { content: null }] = await world.db
      .select()
      .from(envelopeDocuments)
      .where(eq(envelopeDocuments.envelopeId, broken));
    const setContent = (to: Document) =>
      world.db.update(envelopeDocuments).set({ content: to }).where(eq(envelopeDocuments.envelopeId, broken));
    await setContent({} as Document);
    const lines: string[] = [];
    expect(await seal(pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }))).toBe(1);
    expect(lines.join('')).toContain('envelope not sealed');
    expect(await get(good)).toMatchObject({ status: 'COMPLETED' });
    expect(await get(broken)).toMatchObject({ status: 'SIGNED', completedAt: null });
    expect(await trail(broken)).not.toContain('SEALED');

    await setContent(content!);
    expect(await seal()).toBe(0);
    world.clock.forward(61);
    expect(await seal()).toBe(1);
    expect(await get(broken)).toMatchObject({ status: 'COMPLETED' });
    const [row] = await world.db.select().from(envelopes).where(eq(envelopes.id, broken));
    expect(row).toMatchObject({ sealAttempts: 1, nextSealAt: null });
  });

  it('waits while the envelope is held', async () => {
    const id = await send({ isHeld: true });
    await open(id);
    await sign(id);
    expect(await seal()).toBe(0);
    expect(await get(id)).toMatchObject({ status: 'SIGNED', isHeld: true });
  });
});
