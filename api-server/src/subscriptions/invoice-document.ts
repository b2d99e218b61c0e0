import { and, eq, sql } from 'drizzle-orm';
import { type Document, type Fact, facts, type Issuer, type Language, table } from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { brandName } from '../money/emails.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { coaches } from '../tables/coaches.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { subscriptionInvoices } from '../tables/subscriptions.ts';

type Invoice = typeof subscriptionInvoices.$inferSelect;

const texts = {
  EN: {
    title: (number: string) => `Invoice ${number}`,
    version: 'Invoice for a subscription',
    facts: 'Details',
    from: 'From',
    to: 'Billed to',
    number: 'Invoice number',
    date: 'Date',
    highlight: {
      OPEN: (amount: string) => `Due: ${amount}`,
      PAID: (amount: string) => `Paid ${amount}`,
      VOID: (amount: string) => `No longer due: ${amount}`,
    },
    status: {
      OPEN: () => 'Not paid yet.',
      PAID: (day: string) => `Paid on ${day}.`,
      VOID: () => 'No longer due.',
    },
    card: (brand: string, last4: string) => `Paid with a ${brand} card ending in ${last4}.`,
    lines: 'What was invoiced',
    head: ['Plan', 'Period', 'Amount'],
    period: (from: string, to: string) => `${from} to ${to}`,
    total: 'Total',
    fileName: 'invoice',
  },
  ES: {
    title: (number: string) => `Factura ${number}`,
    version: 'Factura de una suscripción',
    facts: 'Detalles',
    from: 'De',
    to: 'Facturado a',
    number: 'Número de factura',
    date: 'Fecha',
    highlight: {
      OPEN: (amount: string) => `Por pagar: ${amount}`,
      PAID: (amount: string) => `Pagaste ${amount}`,
      VOID: (amount: string) => `Ya no se cobra: ${amount}`,
    },
    status: {
      OPEN: () => 'Pendiente de pago.',
      PAID: (day: string) => `Pagada el ${day}.`,
      VOID: () => 'Ya no se cobra.',
    },
    card: (brand: string, last4: string) => `Pagada con una tarjeta ${brand} terminada en ${last4}.`,
    lines: 'Lo que se facturó',
    head: ['Plan', 'Período', 'Monto'],
    period: (from: string, to: string) => `Del ${from} al ${to}`,
    total: 'Total',
    fileName: 'factura',
  },
} satisfies Record<Language, unknown>;

type Parties = { institute: string; coach: string };
type Card = Pick<typeof payments.$inferSelect, 'brand' | 'last4'>;

function write(
  invoice: Invoice,
  { institute, coach }: Parties,
  card: Card | null,
  language: Language,
): Document {
  const say = texts[language];
  const { money, date } = formsOf(language, invoice.currency);
  const day = (instant: Date) => date(instituteDay(instant));
  const details: Fact[] = [
    [say.from, institute],
    [say.to, coach],
    [say.number, invoice.number],
    [say.date, day(invoice.createdAt)],
  ];
  const amount = money(invoice.amount);
  return {
    title: say.title(invoice.number),
    language,
    version: say.version,
    highlight: say.highlight[invoice.status](amount),
    introduction: [
      say.status[invoice.status](day(invoice.paidAt ?? invoice.createdAt)),
      ...(invoice.status === 'PAID' && card ? [say.card(brandName(card.brand), card.last4)] : []),
    ],
    isUnnumbered: true,
    sections: [
      { title: say.facts, blocks: [facts(...details)] },
      {
        title: say.lines,
        blocks: [
          table(
            null,
            say.head,
            [[invoice.planName, say.period(day(invoice.periodStart), day(invoice.periodEnd)), amount]],
            { figures: [2], total: [say.total, '', amount] },
          ),
        ],
      },
    ],
  };
}

/** An invoice of a coach as a PDF, in the coach's language. While nothing changes, the bytes are the same. */
export async function invoiceDocument(
  db: Database,
  { coachId, invoiceId }: { coachId: string; invoiceId: string },
  issuer: Issuer,
): Promise<FileAnswer> {
  const [found] = await db
    .select({
      invoice: subscriptionInvoices,
      // An invoice that is paid keeps the name that it was paid with.
      coach: sql<string>`coalesce(${payments.payerName}, ${fullName(students)})`,
      language: students.languageIso2LetterCode,
      brand: payments.brand,
      last4: payments.last4,
    })
    .from(subscriptionInvoices)
    .innerJoin(coaches, eq(coaches.id, subscriptionInvoices.coachId))
    .innerJoin(students, eq(students.id, coaches.studentId))
    .leftJoin(payments, eq(payments.id, subscriptionInvoices.paymentId))
    .where(and(eq(subscriptionInvoices.id, invoiceId), eq(subscriptionInvoices.coachId, coachId)));
  if (!found) throw problem('notFound');
  const { invoice, coach, language, brand, last4 } = found;
  const card = brand && last4 ? { brand, last4 } : null;
  const bytes = await renderPdf(
    write(invoice, { institute: issuer.name, coach }, card, language),
    issuer,
    invoice.paidAt ?? invoice.createdAt,
  );
  return new FileAnswer(bytes, 'application/pdf', `${texts[language].fileName}-${invoice.number}.pdf`);
}
