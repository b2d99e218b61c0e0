import type { Schemas } from '@institute/api-schema';
import { joinName } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import { type Document, type Fact, facts, type Language, paragraph, table } from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { students } from '../tables/students.ts';
import { inOrder } from './ledger.ts';
import { amountOf } from './price.ts';
import type { StoredLedger } from './stored-ledger.ts';

const texts = {
  EN: {
    title: 'Payment plan terms',
    version: (day: string) => `As of ${day}`,
    introduction: 'What you agreed to when you enrolled.',
    figures: 'The figures',
    name: 'Student',
    program: 'Program',
    plan: 'Payment plan',
    totalOwed: 'Total owed',
    depositAmount: 'Deposit amount',
    installmentAmount: 'Installment amount',
    installmentCount: 'Number of installments',
    amountFinanced: 'Amount financed',
    annualPercentageRate: 'Annual percentage rate (APR)',
    interestRate: 'Interest rate, a year',
    amountDue: 'Amount due',
    plain: 'In plain words',
    interest:
      'Interest is simple and was agreed at the start. It does not grow when a payment is late. Whatever you pay early, you don’t pay the interest that has not accrued yet: each month’s interest accrues when the month begins.',
    due: '“Amount due” is what is due by that day and not paid yet.',
    rows: 'What is paid when',
    head: ['Payment', 'Due', 'Amount'],
    types: { DEPOSIT: 'Deposit', FEE: 'Fee' },
    installment: (number: number) => `Installment ${number}`,
    fileName: 'payment-plan-terms',
  },
  ES: {
    title: 'Condiciones del plan de pago',
    version: (day: string) => `Al ${day}`,
    introduction: 'Lo que acordaste al inscribirte.',
    figures: 'Las cifras',
    name: 'Estudiante',
    program: 'Programa',
    plan: 'Plan de pago',
    totalOwed: 'Total debido',
    depositAmount: 'Monto del depósito',
    installmentAmount: 'Monto de la cuota',
    installmentCount: 'Número de cuotas',
    amountFinanced: 'Monto financiado',
    annualPercentageRate: 'Tasa de porcentaje anual (APR)',
    interestRate: 'Tasa de interés anual',
    amountDue: 'Monto vencido',
    plain: 'En palabras sencillas',
    interest:
      'El interés es simple y se acordó al principio. No crece si un pago se atrasa. Si pagas una parte antes, no pagas el interés que esa parte aún no ha generado: el interés de cada mes se genera cuando empieza el mes.',
    due: '«Monto vencido» es lo que vence hasta ese día y aún no se pagó.',
    rows: 'Qué se paga y cuándo',
    head: ['Pago', 'Vencimiento', 'Monto'],
    types: { DEPOSIT: 'Depósito', FEE: 'Cargo' },
    installment: (number: number) => `Cuota ${number}`,
    fileName: 'condiciones-del-plan-de-pago',
  },
} satisfies Record<Language, unknown>;

interface Facts {
  ledger: StoredLedger;
  programTitle: string;
  terms: Schemas['PaymentPlanTerms'];
}

function write(
  { ledger, programTitle, terms }: Facts,
  name: string,
  today: string,
  language: Language,
): Document {
  const say = texts[language];
  const { money, percent, date } = formsOf(language, terms.currency);
  const figures: Fact[] = [
    [say.name, name],
    [say.program, programTitle],
    [say.plan, ledger.schedule.planName],
    [say.totalOwed, money(terms.totalOwed)],
    [say.depositAmount, money(terms.depositAmount)],
    [say.installmentAmount, money(terms.installmentAmount)],
    [say.installmentCount, String(terms.installmentCount)],
    [say.amountFinanced, money(terms.amountFinanced)],
    [say.annualPercentageRate, percent(terms.annualPercentageRate)],
    [say.interestRate, percent(terms.interestRate)],
    [say.amountDue, money(terms.amountDue)],
  ];
  const rows = inOrder(ledger.rows.filter(({ status }) => status !== 'DELETED')).map((row) => [
    row.type === 'INSTALLMENT' ? say.installment(row.installment) : say.types[row.type],
    date(row.dueDate),
    money(amountOf(row)),
  ]);
  return {
    title: say.title,
    language,
    version: say.version(date(today)),
    introduction: [say.introduction],
    isUnnumbered: true,
    sections: [
      { title: say.figures, blocks: [facts(...figures)] },
      { title: say.plain, blocks: [paragraph(say.interest), paragraph(say.due)] },
      ...(rows.length > 0
        ? [{ title: say.rows, blocks: [table(null, say.head, rows, { figures: [2] })] }]
        : []),
    ],
  };
}

/**
 * The terms of a payment plan as a PDF in the student's language. The same ledger and moment always give the same
 * bytes.
 */
export async function termsDocumentOf(db: Database, facts: Facts, now: Date): Promise<FileAnswer> {
  const [student] = await db.select().from(students).where(eq(students.id, facts.ledger.schedule.studentId));
  const { firstName, middleName, lastName, languageIso2LetterCode: language } = student!;
  const today = instituteDay(now);
  const document = write(facts, joinName(firstName, middleName, lastName), today, language);
  const bytes = await renderPdf(document, await readSettings(db), now);
  return new FileAnswer(bytes, 'application/pdf', `${texts[language].fileName}-${today}.pdf`);
}
