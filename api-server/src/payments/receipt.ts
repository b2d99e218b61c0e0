import { joinName } from '@institute/design-system/formats';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type Document, type Language, paragraph, table } from '../documents/document.ts';
import { formsOf } from '../documents/facts.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { FileAnswer } from '../file-answer.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';
import type { PaymentRecord } from './charges.ts';
import { instituteDay } from './days.ts';
import { brandName } from './words.ts';

type Line = { label: string; dueDate: string | null; amount: number };

const words = {
  EN: {
    title: 'Receipt',
    version: 'Receipt of a payment',
    thanks: 'Thank you. This confirms that your payment was received.',
    payment: 'Payment',
    number: 'Receipt number',
    date: 'Date',
    name: 'Received from',
    purpose: 'For',
    method: 'Paid with',
    card: (brand: string, last4: string) => `${brand} card ending in ${last4}`,
    total: 'Amount',
    allocation: 'What it pays',
    caption: 'The amounts that this payment went to',
    head: ['Item', 'Due', 'Paid'],
    types: { DEPOSIT: 'Deposit', FEE: 'Fee' },
    installment: (number: number) => `Installment ${number}`,
    saved: (amount: string) => `Paying off early has saved ${amount} of interest.`,
    fileName: 'receipt',
  },
  ES: {
    title: 'Recibo',
    version: 'Recibo de un pago',
    thanks: 'Gracias. Confirmamos que recibimos tu pago.',
    payment: 'Pago',
    number: 'Número de recibo',
    date: 'Fecha',
    name: 'Recibido de',
    purpose: 'Concepto',
    method: 'Pagado con',
    card: (brand: string, last4: string) => `Tarjeta ${brand} terminada en ${last4}`,
    total: 'Importe',
    allocation: 'Qué se paga',
    caption: 'Los importes a los que se aplicó este pago',
    head: ['Concepto', 'Vencimiento', 'Pagado'],
    types: { DEPOSIT: 'Depósito', FEE: 'Cargo' },
    installment: (number: number) => `Cuota ${number}`,
    saved: (amount: string) => `Al pagar antes te ahorraste ${amount} de intereses.`,
    fileName: 'recibo',
  },
} satisfies Record<Language, unknown>;

function write(payment: PaymentRecord, name: string, lines: Line[], language: Language): Document {
  const say = words[language];
  const { brand, last4 } = payment;
  const { money, date: day } = formsOf(language, payment.currency);
  const saved = payment.parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0);
  const facts = [
    [say.number, payment.id],
    [say.date, day(instituteDay(payment.settledAt!))],
    [say.name, name],
    [say.purpose, payment.description],
    [say.method, say.card(brandName(brand), last4)],
    [say.total, money(payment.amount)],
  ];
  const rows = lines.map(({ label, dueDate, amount }) => [label, dueDate ? day(dueDate) : '', money(amount)]);
  return {
    title: say.title,
    language,
    version: say.version,
    introduction: [say.thanks],
    sections: [
      { title: say.payment, blocks: facts.map(([label, value]) => paragraph(`${label}: ${value}`)) },
      ...(rows.length > 0
        ? [
            {
              title: say.allocation,
              blocks: [
                table(say.caption, say.head, rows),
                ...(saved > 0 ? [paragraph(say.saved(money(saved)))] : []),
              ],
            },
          ]
        : []),
    ],
  };
}

/** The receipt of an accepted payment as a PDF, in the language of the student. The same payment gives the same bytes. */
export async function receiptOf(db: Database, payment: PaymentRecord): Promise<FileAnswer> {
  const [student] = await db.select().from(students).where(eq(students.id, payment.studentId));
  const language = student!.languageIso2LetterCode;
  const ids = payment.parts.map(({ rowId }) => rowId);
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(paymentScheduleRows).where(inArray(paymentScheduleRows.id, ids));
  const say = words[language];
  const lines = payment.parts.map(({ rowId, amount }): Line => {
    const row = rows.find(({ id }) => id === rowId)!;
    const label = row.type === 'INSTALLMENT' ? say.installment(row.installment) : say.types[row.type];
    return { label, dueDate: row.dueDate, amount };
  });
  const name = joinName(student!.firstName, student!.middleName, student!.lastName);
  const bytes = await renderPdf(write(payment, name, lines, language), payment.settledAt!);
  const day = instituteDay(payment.settledAt!);
  return new FileAnswer(bytes, 'application/pdf', `${say.fileName}-${day}.pdf`);
}
