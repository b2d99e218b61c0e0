import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { and, eq, inArray } from 'drizzle-orm';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditedDatabase } from '../institute/audited-database.ts';
import { demoId } from '../seed/seed.ts';
import { auditLog } from '../tables/audit-log.ts';
import { awardCertificates, awards, studentAwards } from '../tables/awards.ts';
import { courseStudents, moduleProgress, modules } from '../tables/courses.ts';
import { payments } from '../tables/payments.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { turnOffMessages } from '../testing/turn-off-messages.ts';
import { qrCodeOf } from './certificate.ts';

const world = freshWorld();
let token: string;
let advisor: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
  advisor = await world.tokenOf('advisor@example.com');
});

const id = demoId('student', 1);
const awardId = demoId('studentAward', 101);
const path = { id, awardId };
const shared = { shareToken: 'demo-first-ten-modules' };

const certificate = async () => (await world.call('getAwardCertificate', { path, token })).bytes;
const textOf = (bytes: Uint8Array) =>
  textsOf(readPdf(bytes).structure)
    .map(({ text }) => text)
    .join(' ');
const publicPage = async (shareToken = shared.shareToken) =>
  (await world.call('getSharedAward', { path: { shareToken } })).body.content;
const credential = async () =>
  new TextDecoder().decode((await world.call('getSharedAwardCredential', { path: shared })).bytes);
const revoke = (as = advisor, reason = 'Issued by mistake.') =>
  world.call('revokeAward', { path, token: as, body: { reason } });

const readKeySet = async (): Promise<JSONWebKeySet> => {
  const { headers, bytes } = await world.call('getCredentialKeys');
  expect(headers.get('content-type')).toBe('application/jwk-set+json');
  return JSON.parse(new TextDecoder().decode(bytes));
};
const readKeys = async () => createLocalJWKSet(await readKeySet());

async function rename() {
  const { version } = (await world.call('getStudent', { path: { id }, token })).body.content;
  const body = { version, personalInfo: { firstName: 'Albert', lastName: 'Einstein' } };
  expect((await world.call('patchStudent', { path: { id }, token, body })).status).toBe(200);
}

describe('what was issued', () => {
  it('keeps the name of that day on the certificate, the public page and the credential', async () => {
    const before = { pdf: await certificate(), page: await publicPage(), credential: await credential() };
    await rename();
    expect(await certificate()).toEqual(before.pdf);
    expect(await publicPage()).toEqual(before.page);
    expect(await credential()).toBe(before.credential);
    expect(before.page.studentName).toBe('Maya Lindqvist');
    const { body } = await world.call('listAwards', { path: { id }, token });
    expect(body.content[0]).toMatchObject({ holderName: 'Maya Lindqvist' });
  });

  it('keeps its title, text and figures when the award changes', async () => {
    const other = { EN: 'Another title', ES: 'Otro título' };
    await world.db
      .update(awards)
      .set({ title: other, description: other, criteria: [] })
      .where(eq(awards.id, demoId('award', 1)));
    expect(await publicPage()).toMatchObject({
      title: 'First ten modules',
      description: 'For a strong start in the training.',
      criteria: [{ type: 'MODULES_COMPLETED', current: 10, target: 10 }],
    });
  });

  it('keeps the payer’s name on old receipts', async () => {
    const [payment] = await world.db
      .select()
      .from(payments)
      .where(and(eq(payments.studentId, id), eq(payments.status, 'ACCEPTED')));
    const receipt = async () =>
      (await world.call('getPaymentReceipt', { path: { id: payment!.id }, token })).bytes;
    const before = await receipt();
    await rename();
    expect(await receipt()).toEqual(before);
    expect(textOf(before)).toContain('Maya Lindqvist');
  });
});

describe('a certificate', () => {
  it('names the courses that it was awarded for', async () => {
    const inPath = { id, awardId: demoId('studentAward', 201) };
    const { bytes } = await world.call('getAwardCertificate', { path: inPath, token });
    expect(textOf(bytes)).toContain('Courses completed: Cooking for change');
  });

  it('names no course that didn’t count because the student reported it', async () => {
    const [cooking, foundations] = [demoId('course', 2), demoId('course', 1)];
    const ofCourse = (courseId: string) =>
      and(
        eq(moduleProgress.studentId, id),
        inArray(
          moduleProgress.moduleId,
          world.db.select({ id: modules.id }).from(modules).where(eq(modules.courseId, courseId)),
        ),
        eq(moduleProgress.completed, true),
      );
    const report = (courseId: string, completionSource: 'SELF_REPORTED' | 'WATCHED') =>
      world.db.update(moduleProgress).set({ completionSource }).where(ofCourse(courseId));
    await report(cooking, 'SELF_REPORTED');
    await report(foundations, 'WATCHED');
    await world.db
      .update(courseStudents)
      .set({ status: 'COMPLETED' })
      .where(eq(courseStudents.studentId, id));
    const ofAward = eq(studentAwards.id, demoId('studentAward', 201));
    const [award] = await world.db.select().from(studentAwards).where(ofAward);
    const criteria = award!.criteria.map((criterion) => ({ ...criterion, countsSelfReported: false }));
    await world.db.update(studentAwards).set({ criteria, awardedAt: world.clock.now }).where(ofAward);
    await world.db.delete(awardCertificates);
    const inPath = { id, awardId: award!.id };
    const { bytes } = await world.call('getAwardCertificate', { path: inPath, token });
    expect(award!.criteria).toMatchObject([{ type: 'COURSES_COMPLETED' }]);
    expect(textOf(bytes)).toContain('Courses completed: Foundations');
  });

  it('is sealed: its bytes are kept with their hash', async () => {
    const bytes = await certificate();
    const [sealed] = await world.db
      .select()
      .from(awardCertificates)
      .where(eq(awardCertificates.studentAwardId, awardId));
    expect(sealed!.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(readPdf(bytes).isAllMarked).toBe(true);
  });

  it('leads to the public page, shared or not', async () => {
    await world.call('unshareAward', { path, token });
    const address = /\S+\/awards\/shared\/(\S+)/.exec(textOf(await certificate()))!;
    expect(await publicPage(address[1])).toMatchObject({
      studentName: 'Maya Lindqvist',
      address: address[0],
    });
  });

  it('has the code of that address', () => {
    const address = 'https://portal.example.com/awards/shared/abc';
    const { size, path } = qrCodeOf(address);
    // A picture with 4 pixels per module and a margin of 4 modules.
    const width = (size + 8) * 4;
    const data = new Uint8Array(width * width * 4).fill(255);
    const darken = (x: number, y: number) => data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let across = 0; across < Number(length) * 4; across += 1)
        for (let down = 0; down < 4; down += 1)
          darken((Number(x) + 4) * 4 + across, (Number(y) + 4) * 4 + down);
    expect(decodeQR({ width, height: width, data })).toBe(address);
  });
});

describe('a credential', () => {
  it('is verified with nothing but the public keys', async () => {
    const keys = await readKeys();
    const { payload, protectedHeader } = await jwtVerify(await credential(), keys);
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt' });
    expect(payload).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'First ten modules',
      credentialSubject: {
        licenseNumber: '2026-DEMO11',
        identifier: [{ identityHash: 'Maya Lindqvist' }],
        achievement: { name: 'First ten modules' },
      },
    });
    const own = await world.call('getAwardCredential', { path, token });
    expect(own.headers.get('content-type')).toBe('application/vc+jwt');
    expect(new TextDecoder().decode(own.bytes)).toBe(await credential());
  });

  it('fails with any changed character, or another institute’s key', async () => {
    const keys = await readKeys();
    const text = await credential();
    for (let at = 0; at < text.length; at += 1) {
      // The last character of a part has unused bits.
      if (text[at] === '.' || text[at + 1] === '.' || at === text.length - 1) continue;
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      await expect(jwtVerify(changed, keys), `character ${at}`).rejects.toThrow();
    }
    const [listed] = (await readKeySet()).keys;
    const forged = createLocalJWKSet({ keys: [{ ...listed!, x: 'A'.repeat(43) }] });
    await expect(jwtVerify(text, forged)).rejects.toThrow();
  });

  // Claim: shared-award
  it('is public only while it is shared', async () => {
    await world.call('unshareAward', { path, token });
    expect((await world.call('getSharedAwardCredential', { path: shared })).status).toBe(404);
  });
});

describe('a revoked award', () => {
  async function isListed() {
    const claims = decodeJwt<{ credentialStatus: { statusListIndex: string } }>(await credential());
    const index = Number(claims.credentialStatus.statusListIndex);
    const keys = await readKeys();
    const { bytes } = await world.call('getAwardStatusList', { path: { list: 0 } });
    const { payload } = await jwtVerify<{ credentialSubject: { encodedList: string } }>(
      new TextDecoder().decode(bytes),
      keys,
      { currentDate: world.clock.now },
    );
    const bits = gunzipSync(Buffer.from(payload.credentialSubject.encodedList.slice(1), 'base64url'));
    expect(bits).toHaveLength(16_384);
    return ((bits[index >> 3]! >> (7 - (index % 8))) & 1) === 1;
  }

  it('says so on the public page, in the certificate and in the status list', async () => {
    expect([await isListed(), (await publicPage()).revokedOn]).toEqual([false, null]);
    const { status, body } = await revoke();
    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      awardedOn: (await publicPage()).awardedOn,
      revokedAt: '2026-03-02T15:00:00.000Z',
      revokedOn: '2026-03-02',
      revocationReason: 'Issued by mistake.',
    });
    expect([await isListed(), (await publicPage()).revokedOn]).toEqual([true, '2026-03-02']);
    expect(textOf(await certificate())).toContain('REVOKED. The institute revoked this award on');
  });

  // Claim: earned-award
  it('notifies its holder with the reason and stays in the history, once', async () => {
    await turnOffMessages(world.db, id);
    await revoke();
    world.clock.forward(60);
    expect((await revoke(advisor, 'Another reason.')).body.content).toMatchObject({
      revokedAt: '2026-03-02T15:00:00.000Z',
      revocationReason: 'Issued by mistake.',
    });
    const inbox = await world.call('listCommunicationIntents', { path: { id }, token, body: {} });
    const messages = inbox.body.content.filter(({ subject }) => subject.includes('revoked'));
    expect(messages).toMatchObject([
      {
        subject: 'Your award was revoked: First ten modules',
        body: expect.stringContaining('Reason: “Issued by mistake.”'),
      },
    ]);
    const log = await world.call('listActivities', { path: { id }, token, query: { source: 'ADVISOR' } });
    expect(log.body.content.filter(({ type }) => type === 'AWARD_REVOKED')).toHaveLength(1);
  });

  it('has its code in no audit log', async () => {
    const act = {
      operation: 'recordModuleResult',
      type: 'RESULT_RECORDED',
      actorId: null,
      studentId: id,
      reason: 'A test.',
    };
    const details = { subject: null, amount: null, currency: null, changes: [] };
    const db = auditedDatabase(world.db, { ...act, ...details } as never, () => world.clock.now);
    const change = { verificationCode: 'another-code', title: { EN: 'Another', ES: 'Otro' } };
    await db.transaction(async (db) => {
      await db.update(studentAwards).set(change).where(eq(studentAwards.id, awardId));
    });
    const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.reason, 'A test.'));
    expect(entry!.changes).toContainEqual(
      expect.objectContaining({ field: 'verificationCode', after: null }),
    );
    expect(JSON.stringify(entry)).not.toContain('another-code');
  });

  // Claim: earned-award
  it('isn’t earned again, and only staff revoke', async () => {
    expect((await revoke(token)).status).toBe(403);
    await revoke();
    const { body } = await world.call('listAvailableAwards', { path: { id }, token });
    expect(body.content.map(({ title }) => title)).not.toContain('First ten modules');
    const missing = { path: { id, awardId: demoId('studentAward', 105) }, token: advisor };
    expect((await world.call('revokeAward', { ...missing, body: { reason: 'No.' } })).status).toBe(404);
  });
});
