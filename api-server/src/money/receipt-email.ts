import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { formsOf } from '../documents/formats.ts';
import { readSettings } from '../institute/settings.ts';
import { write } from '../letters/letter.ts';
import { sendEmail } from '../letters/outbox.ts';
import { requireOwnStudent } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { students } from '../tables/students.ts';
import { type PaymentRecord, readPayment } from './payment-record.ts';
import { receiptNumber } from './payment-view.ts';
import { receiptOf, requireReceipt } from './receipt.ts';

type Language = Schemas['LanguageIso2LetterCode'];

function receiptTexts(payment: PaymentRecord, url: string): Parameters<typeof write>[1] {
  const number = receiptNumber(payment);
  const paidIn = (language: Language) => {
    const { money, date } = formsOf(language, payment.currency);
    return { amount: money(payment.amount), day: date(instituteDay(payment.settledAt!)) };
  };
  const [english, spanish] = [paidIn('EN'), paidIn('ES')];
  return {
    EN: {
      subject: `Your receipt ${number}`,
      figure: english.amount,
      lines: [
        `Here’s the receipt for your payment of ${english.amount} on ${english.day}. It’s attached as a PDF.`,
      ],
      action: { label: 'See the payment', url },
    },
    ES: {
      subject: `Tu recibo ${number}`,
      figure: spanish.amount,
      lines: [`Aquí está el recibo de tu pago de ${spanish.amount} del ${spanish.day}. Va adjunto en PDF.`],
      action: { label: 'Ver el pago', url },
    },
  };
}

/** E-mails students the receipts of their payments. */
export function receiptEmailHandlers(dependencies: Dependencies): Pick<Handlers, 'emailPaymentReceipt'> {
  const { db, config } = dependencies;
  return {
    emailPaymentReceipt: async ({ path, caller, idempotent }) => {
      const payment = await readPayment(db, path.id);
      if (!payment) throw problem('notFound');
      requireOwnStudent(payment.studentId, caller);
      requireReceipt(payment);
      const [student] = await db.select().from(students).where(eq(students.id, payment.studentId));
      const { bytes, mediaType, fileName } = await receiptOf(db, payment, await readSettings(db));
      const link = `${config.portalOrigin}/settings/payment-information/payments/${payment.id}`;
      const email = await idempotent(async (db, now) => {
        // Inside `idempotent`, so that repeating the same request doesn't count toward the limit.
        await limitAttempts({ ...dependencies, db }, 'receiptEmail', { identifier: caller.userId });
        const { firstName, languageIso2LetterCode } = student!;
        const letter = write(
          { email: caller.email, firstName, languageIso2LetterCode },
          receiptTexts(payment, link),
        );
        const attachment = { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') };
        await sendEmail(db, { ...letter, attachment }, now);
        return caller.email;
      });
      return { content: { email } };
    },
  };
}
