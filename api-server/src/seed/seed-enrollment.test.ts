import { createHash } from 'node:crypto';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { formatDate, formatMoney } from '@institute/values/formats';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { envelopeDocuments, envelopes } from '../tables/envelopes.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { transfers } from '../tables/transfers.ts';
import { readPdf } from '../testing/pdf.ts';
import { createWorld, type World } from '../testing/world.ts';
import { demoId } from './demo-id.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { schemas } = document.components;

it('shows applications, envelopes and transfers in every status [P-22]', async () => {
  const statusesOf = async (table: typeof enrollmentApplications | typeof envelopes | typeof transfers) =>
    new Set((await world.db.select({ status: table.status }).from(table)).map(({ status }) => status));
  expect(await statusesOf(enrollmentApplications)).toEqual(new Set(schemas.EnrollmentApplicationStatus.enum));
  expect(await statusesOf(envelopes)).toEqual(new Set(schemas.EnvelopeStatus.enum));
  // Nothing stays REQUESTED, and REVIEWED is a single call away.
  const passing = ['REQUESTED', 'REVIEWED'];
  const lasting = schemas.TransferStatus.enum.filter((status) => !passing.includes(status));
  expect(await statusesOf(transfers)).toEqual(new Set(lasting));
});

it('has documents for Maya to sign, and sealed ones that match their hashes [P-09] [P-16]', async () => {
  const { accessToken: token, studentId } = await world.signIn('student@example.com');
  const { body } = await world.call('listEnvelopes', { path: { id: studentId }, token });
  expect(body.content.map(({ status }) => status).toSorted()).toEqual([
    'COMPLETED',
    'COMPLETED',
    'EXPIRED',
    'OPENED',
    'SENT',
  ]);
  const inbox = await world.call('listCommunicationIntents', {
    path: { id: studentId },
    token,
    body: { statuses: ['UNREAD'], archived: false },
  });
  const message = inbox.body.content.find(({ subject }) => subject === 'You have a document to sign')!;
  const open = body.content.filter(({ status }) => status === 'SENT' || status === 'OPENED');
  expect(open.some(({ title }) => message.body.includes(title))).toBe(true);
  for (const { id, documents } of body.content.filter(({ status }) => status === 'COMPLETED')) {
    for (const { id: documentId, sha256 } of documents) {
      const { bytes } = await world.call('downloadEnvelopeDocument', { path: { id, documentId }, token });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(readPdf(bytes).isAllMarked).toBe(true);
    }
  }
});

it.each([
  ['Maya', 1, 11, 'en-US'],
  ['Camila', 3, 31, 'es-US'],
] as const)(
  'has the same payments in the agreement that %s signed and in the schedule',
  async (_, application, schedule, locale) => {
    const [document] = await world.db
      .select()
      .from(envelopeDocuments)
      .where(eq(envelopeDocuments.id, demoId('envelopeDocument', application * 10)));
    const rows = await world.db
      .select()
      .from(paymentScheduleRows)
      .where(eq(paymentScheduleRows.scheduleId, demoId('paymentSchedule', schedule)))
      .orderBy(asc(paymentScheduleRows.installment));
    const tables = document!.content.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'table'),
    );
    const shown = rows.map((row) => [
      formatDate(row.dueDate, 'medium', locale),
      formatMoney({ amount: row.amountDue, currency: 'USD' }, { locale }),
    ]);
    const signed = tables
      .map((table) => ('rows' in table ? table.rows : []))
      .find((found) => found.length === rows.length);
    expect(signed?.map(([, dueDate, amount]) => [dueDate, amount])).toEqual(shown);
  },
);

it('has an application of Hannah that can be changed as requested, signed and resubmitted [P-22]', async () => {
  const { accessToken: token, studentId } = await world.signIn('changes@example.com');
  const { body } = await world.call('listStudentEnrollmentApplications', {
    path: { id: studentId },
    token,
    query: { statuses: ['CHANGES_REQUESTED'] },
  });
  const { id, version } = body.content[0]!;
  const at = { path: { id }, token };
  const student = (await world.call('getStudent', { path: { id: studentId }, token })).body.content;
  const personalInfo = { ...student.personalInfo, middleName: 'Maria' };
  const changes = { version, step: 'PERSONAL_INFO', personalInfo };
  expect((await world.call('saveEnrollmentStep', { ...at, body: changes })).status).toBe(200);
  const agreement = (await world.call('listEnrollmentAgreements', at)).body.content[0]!;
  const name = 'Hannah Maria Kowalski';
  await world.call('signEnrollmentAgreement', {
    path: { id, agreementId: agreement.id },
    token,
    body: {
      consent: true,
      hash: agreement.hash,
      signature: { type: 'TYPED', value: name, name },
      fields: agreement.fields.map((field) => ({ name: field.name, value: 'true' })),
    },
  });
  const again = await world.call('submitEnrollmentApplication', { ...at, body: { quoteId: id } });
  expect(again.body.content).toMatchObject({ status: 'SUBMITTED', studentName: name });
});

it('has Theo at the payment plans, and a transfer that waits for Maya [P-03] [P-15]', async () => {
  const theo = await world.signIn('new.student@example.com');
  const list = await world.call('listStudentEnrollmentApplications', {
    path: { id: theo.studentId },
    token: theo.accessToken,
  });
  const [draft] = list.body.content;
  expect(draft).toMatchObject({ status: 'DRAFT', cohort: { id: demoId('cohort', 4) }, paymentPlan: null });
  expect(draft!.steps[2]).toEqual({ name: 'PAYMENT_PLAN', status: 'NOT_STARTED', isChangeable: true });
  const maya = await world.signIn('student@example.com');
  const waiting = await world.call('listTransfers', {
    path: { id: maya.studentId },
    token: maya.accessToken,
    query: { statuses: ['PENDING'] },
  });
  const { id } = waiting.body.content[0]!;
  const { body } = await world.call('quoteTransfer', { path: { id }, token: maya.accessToken });
  expect(body.content.fee).toBe(0);
  expect(body.content.target.totalPaid).toBe(body.content.current.totalPaid);
});
