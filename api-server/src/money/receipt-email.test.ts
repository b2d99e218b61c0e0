import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { emails } from '../tables/emails.ts';
import { payments } from '../tables/payments.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import type { World } from '../testing/world.ts';

const world = freshWorld();

type Holder = Awaited<ReturnType<World['signIn']>>;

const newestEmail = async () =>
  (await world.db.select().from(emails).orderBy(desc(emails.sentAt), desc(emails.id)).limit(1))[0]!;

async function paidRow({ accessToken: token }: Holder, schedule: number): Promise<string> {
  const path = { id: demoId('paymentSchedule', schedule) };
  const { body } = await world.call('listPaymentScheduleRows', { token, path, query: { size: 100 } });
  return body.content.find(({ status }) => status === 'ACCEPTED')!.paymentId!;
}

const send = ({ accessToken: token }: Holder, id: string, key?: string) =>
  world.call('emailPaymentReceipt', { token, path: { id }, ...(key && { key }) });

describe('a receipt by e-mail [P-10] [A-35]', () => {
  it('goes to the student’s own address with the PDF, in the student’s language', async () => {
    const camila = await world.signIn('pastdue@example.com');
    const id = await paidRow(camila, 31);
    const { status, body } = await send(camila, id);
    expect([status, body.content]).toEqual([200, { email: 'pastdue@example.com' }]);
    const { recipient, subject, text, attachment } = await newestEmail();
    expect(recipient).toBe('pastdue@example.com');
    expect(subject).toMatch(/^Tu recibo 20\d\d-[0-9A-F]{8}$/);
    expect(text).toContain(`/settings/payment-information/payments/${id}`);
    expect(attachment).toMatchObject({
      fileName: expect.stringMatching(/^recibo-.*\.pdf$/),
      mediaType: 'application/pdf',
    });
    const texts = textsOf(
      readPdf(Uint8Array.from(Buffer.from([attachment!].flat()[0]!.base64, 'base64'))).structure,
    );
    expect(texts.map((element) => element.text).join('\n')).toContain('Camila Inés Reyes');
  });

  it('is sent once per key', async () => {
    const maya = await world.signIn('student@example.com');
    const id = await paidRow(maya, 11);
    const before = await world.countEmails();
    const answers = [await send(maya, id, 'the-same-press'), await send(maya, id, 'the-same-press')];
    expect(answers.map(({ body }) => body.content.email)).toEqual(Array(2).fill('student@example.com'));
    expect(await world.countEmails()).toBe(before + 1);
    const { body } = await world.call('listPaymentScheduleRows', {
      token: maya.accessToken,
      path: { id: demoId('paymentSchedule', 11) },
      query: { size: 100 },
    });
    const other = body.content.find((row) => row.paymentId !== null && row.paymentId !== id)!.paymentId!;
    const reused = await send(maya, other, 'the-same-press');
    expect([reused.status, reused.problem.key]).toEqual([409, 'idempotencyKeyReused']);
  });

  it('is sent five times an hour, and a repeated request counts once [M-03]', async () => {
    const maya = await world.signIn('student@example.com');
    const id = await paidRow(maya, 11);
    for (const key of ['press-no-1', 'press-no-1', 'press-no-2', 'press-no-3', 'press-no-4', 'press-no-5']) {
      expect((await send(maya, id, key)).status).toBe(200);
    }
    const refused = await send(maya, id, 'press-no-6');
    expect([refused.status, refused.problem.key]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(maya, id, 'press-no-5')).status).toBe(200);
  });

  it('is sent only for the student’s own accepted payments [M-03]', async () => {
    const maya = await world.signIn('student@example.com');
    const id = await paidRow(maya, 11);
    const before = await world.countEmails();
    for (const email of ['pastdue@example.com', 'admin@example.com', 'advisor@example.com']) {
      expect((await send(await world.signIn(email), id)).status).toBe(404);
    }
    for (const [state, key] of [
      ['IN_PROGRESS', 'paymentStatusInProgress'],
      ['INVALID', 'paymentStatusInvalid'],
    ] as const) {
      await world.db.update(payments).set({ status: state }).where(eq(payments.id, id));
      const { status, problem } = await send(maya, id);
      expect([status, problem.key]).toEqual([409, key]);
    }
    expect(await world.countEmails()).toBe(before);
  });
});
