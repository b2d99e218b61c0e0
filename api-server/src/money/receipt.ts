import { formatDateTime } from '@institute/values/formats';
import { and, eq, inArray, lt } from 'drizzle-orm';
import {
  type Document,
  type Fact,
  facts,
  type Issuer,
  type Language,
  languageTag,
  paragraph,
  table,
} from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteDay, instituteTimeZone } from '../platform/institute-days.ts';
import { titlesIn } from '../programs/titles.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { brandName } from './emails.ts';
import { paymentProblem } from './ledger.ts';
import type { PaymentRecord } from './payment-record.ts';
import { receiptNumber } from './payment-view.ts';

type Line = {
  label: string;
  dueDate: string | null;
  amount: number;
  /** What had been carried over to it from another schedule. Only its first receipt says so. */
  carried: number;
};

const texts = {
  EN: {
    title: 'Receipt',
    version: 'Receipt of a payment',
    paid: (amount: string) => `Paid ${amount}`,
    thanks: 'Thank you. This confirms that your payment was received.',
    payment: 'Payment',
    institute: 'Paid to',
    program: 'Program',
    number: 'Receipt number',
    date: 'Date',
    name: 'Received from',
    purpose: 'For',
    method: 'Paid with',
    card: (brand: string, last4: string) => `${brand} card ending in ${last4}`,
    total: 'Total',
    allocation: 'What this payment went to',
    head: ['Item', 'Due', 'Paid'],
    types: { DEPOSIT: 'Deposit', FEE: 'Fee' },
    installment: (number: number) => `Installment ${number}`,
    credit: (amount: string) => `Your credit had paid ${amount} of these items.`,
    carried: (amount: string) => `What you paid before your transfer had covered ${amount} of these items.`,
    saved: (amount: string) => `Paying early saved you ${amount} in interest.`,
    fileName: 'receipt',
  },
  ES: {
    title: 'Recibo',
    version: 'Recibo de un pago',
    paid: (amount: string) => `Pagaste ${amount}`,
    thanks: 'Gracias. Confirmamos que recibimos tu pago.',
    payment: 'Pago',
    institute: 'Pagado a',
    program: 'Programa',
    number: 'Número de recibo',
    date: 'Fecha',
    name: 'Recibido de',
    purpose: 'Concepto',
    method: 'Pagado con',
    card: (brand: string, last4: string) => `Tarjeta ${brand} terminada en ${last4}`,
    total: 'Total',
    allocation: 'A qué se aplicó este pago',
    head: ['Concepto', 'Vencimiento', 'Pagado'],
    types: { DEPOSIT: 'Depósito', FEE: 'Cargo' },
    installment: (number: number) => `Cuota ${number}`,
    credit: (amount: string) => `Tu saldo a favor ya había cubierto ${amount} de estos conceptos.`,
    carried: (amount: string) =>
      `Lo que pagaste antes de tu traslado ya había cubierto ${amount} de estos conceptos.`,
    saved: (amount: string) => `Al pagar antes te ahorraste ${amount} de intereses.`,
    fileName: 'recibo',
  },
} satisfies Record<Language, unknown>;

type Parties = { institute: string; student: string; program: string | null };
type Origin = 'credit' | 'carried';

function write(
  payment: PaymentRecord,
  { institute, student, program }: Parties,
  { lines, origin }: { lines: Line[]; origin: Origin },
  language: Language,
): Document {
  const say = texts[language];
  const { brand, last4 } = payment;
  const { money, date: day } = formsOf(language, payment.currency);
  const saved = payment.parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0);
  const carried = lines.reduce((sum, line) => sum + line.carried, 0);
  const details: Fact[] = [
    [say.institute, institute],
    [say.number, receiptNumber(payment)],
    [
      say.date,
      formatDateTime(payment.settledAt!.toISOString(), {
        locale: languageTag(language),
        timeZone: instituteTimeZone,
        withZone: true,
      }),
    ],
    [say.name, student],
    ...(program ? ([[say.program, program]] satisfies Fact[]) : []),
    [say.purpose, payment.description],
    [say.method, say.card(brandName(brand), last4)],
  ];
  const rows = lines.map(({ label, dueDate, amount }) => [label, dueDate ? day(dueDate) : '', money(amount)]);
  return {
    title: say.title,
    language,
    version: say.version,
    highlight: say.paid(money(payment.amount)),
    introduction: [say.thanks],
    isUnnumbered: true,
    sections: [
      { title: say.payment, blocks: [facts(...details)] },
      ...(rows.length > 0
        ? [
            {
              title: say.allocation,
              blocks: [
                table(null, say.head, rows, {
                  figures: [2],
                  total: [say.total, '', money(payment.amount)],
                }),
                ...(carried > 0 ? [paragraph(say[origin](money(carried)))] : []),
                ...(saved > 0 ? [paragraph(say.saved(money(saved)))] : []),
              ],
            },
          ]
        : []),
    ],
  };
}

/** The purpose of a payment on a schedule, translated if possible. */
async function programOf(
  db: Database,
  { scheduleId }: PaymentRecord,
  language: Language,
): Promise<string | null> {
  if (scheduleId === null) return null;
  const [found] = await db
    .select({ program: programs })
    .from(paymentSchedules)
    .innerJoin(programs, eq(programs.id, paymentSchedules.programId))
    .where(eq(paymentSchedules.id, scheduleId));
  return found ? titlesIn(found.program)[language] : null;
}

/** The rows that an earlier payment paid in part, and where the money that was carried over to the schedule is from. */
async function readBefore(
  db: Database,
  { scheduleId, settledAt }: PaymentRecord,
): Promise<{ paid: Set<string>; origin: Origin }> {
  if (scheduleId === null) return { paid: new Set(), origin: 'credit' };
  const ofSchedule = and(eq(payments.scheduleId, scheduleId), eq(payments.status, 'ACCEPTED'));
  const earlier = await db
    .select({ parts: payments.parts })
    .from(payments)
    .where(and(ofSchedule, lt(payments.settledAt, settledAt!)));
  const paid = new Set(earlier.flatMap(({ parts }) => parts.map(({ rowId }) => rowId)));
  const replaced = await db.$count(paymentSchedules, eq(paymentSchedules.transferredToId, scheduleId));
  return { paid, origin: replaced > 0 ? 'carried' : 'credit' };
}

/** Only accepted payments have a receipt. */
export function requireReceipt({ status }: PaymentRecord): void {
  if (status === 'IN_PROGRESS') throw paymentProblem('paymentStatusInProgress');
  if (status === 'INVALID') throw paymentProblem('paymentStatusInvalid');
}

/**
 * The receipt of an accepted payment as a PDF in the student's language, with the name of that day.
 */
export async function receiptOf(db: Database, payment: PaymentRecord, issuer: Issuer): Promise<FileAnswer> {
  const [student] = await db.select().from(students).where(eq(students.id, payment.studentId));
  const language = student!.languageIso2LetterCode;
  const ids = payment.parts.map(({ rowId }) => rowId);
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(paymentScheduleRows).where(inArray(paymentScheduleRows.id, ids));
  const { paid, origin } = await readBefore(db, payment);
  const say = texts[language];
  const lines = payment.parts.map(({ rowId, amount }): Line => {
    const row = rows.find(({ id }) => id === rowId)!;
    const label = row.type === 'INSTALLMENT' ? say.installment(row.installment) : say.types[row.type];
    return { label, dueDate: row.dueDate, amount, carried: paid.has(rowId) ? 0 : row.rolloverAmount };
  });
  const parties = {
    institute: issuer.name,
    student: payment.payerName,
    program: await programOf(db, payment, language),
  };
  const bytes = await renderPdf(
    write(payment, parties, { lines, origin }, language),
    issuer,
    payment.settledAt!,
  );
  const day = instituteDay(payment.settledAt!);
  return new FileAnswer(bytes, 'application/pdf', `${say.fileName}-${day}.pdf`);
}
