import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const maya = demoId('student', 1);
const first = demoId('studentAward', 101);
const second = demoId('studentAward', 201);

const share = (awardId: string, as = token) =>
  world.call('shareAward', { token: as, path: { id: maya, awardId } });
const withdraw = (awardId: string, as = token) =>
  world.call('unshareAward', { token: as, path: { id: maya, awardId } });
const look = (shareToken: string, languageIso2LetterCode = 'EN') =>
  world.call('getSharedAward', { path: { shareToken }, query: { languageIso2LetterCode } });
const tokenOf = async (awardId: string) => (await share(awardId)).body.content.shareToken!;

describe('the public link of an award [P-07] [A-35]', () => {
  it('shows anyone the certificate’s content, in the reader’s language', async () => {
    const { status, body } = await share(second);
    expect(status).toBe(200);
    expect(body.content.shareToken).toMatch(/^[\w-]{43}$/);
    const shown = await look(body.content.shareToken!);
    expect(shown.status).toBe(200);
    expect(shown.body.content).toEqual({
      awardId: demoId('award', 2),
      title: 'A course completed',
      description: 'Every module of one course.',
      studentName: 'Maya Lindqvist',
      awardedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      certificateNumber: '2025-DEMO21',
      instituteName: 'Health Coach Training Institute',
      criteria: [
        { type: 'COURSES_COMPLETED', courseId: null, current: 1, target: 1, countsSelfReported: true },
      ],
      revokedOn: null,
      address: `http://127.0.0.1:4100/awards/shared/${body.content.shareToken}`,
      qrCode: { size: expect.any(Number), path: expect.stringMatching(/^M0 0h7v1h-7z/) },
    });
    const spanish = await look(body.content.shareToken!, 'ES');
    expect(spanish.body.content.title).not.toBe(shown.body.content.title);
  });

  // Claim: shared-award
  it('stays the same until it is withdrawn, and differs afterwards', async () => {
    const old = await tokenOf(second);
    expect(await tokenOf(second)).toBe(old);
    const list = await world.call('listAwards', { token, path: { id: maya } });
    expect(list.body.content.find(({ id }) => id === second)!.shareToken).toBe(old);

    expect((await withdraw(second)).status).toBe(204);
    expect((await look(old)).status).toBe(404);
    expect((await withdraw(second)).status).toBe(204);
    const next = await tokenOf(second);
    expect(next).not.toBe(old);
    expect((await look(old)).status).toBe(404);
    expect((await look(next)).status).toBe(200);
    // Links of other awards stay valid.
    expect((await look('demo-first-ten-modules')).status).toBe(200);
  });

  it('is created and withdrawn by the student only', async () => {
    for (const email of ['pastdue@example.com', 'admin@example.com', 'advisor@example.com']) {
      const { accessToken } = await world.signIn(email);
      expect([(await share(first, accessToken)).status, (await withdraw(first, accessToken)).status]).toEqual(
        [404, 404],
      );
    }
    const others = demoId('studentAward', 105);
    expect([(await share(others)).status, (await withdraw(others)).status]).toEqual([404, 404]);
    expect((await look('demo-first-ten-modules')).status).toBe(200);
    expect((await look('no-such-link')).status).toBe(404);
  });
});
