import type { Schemas } from '@institute/api-schema';
import { formatDate, formatMoney } from '@institute/values/formats';
import type { EmailText } from '../letters/letter.ts';
import { instituteDay } from '../platform/institute-days.ts';
import type { DisputeStatus } from '../ports/payments.ts';

type Language = Schemas['LanguageIso2LetterCode'];

/** What became of a payment without the staff. */
export type StaffNews =
  | DisputeStatus
  | 'WON_AND_REFUNDED'
  | 'REFUNDED'
  | 'REFUNDED_BEYOND'
  | 'REFUND_FAILED'
  | 'REFUND_REJECTED'
  | 'LATE_REFUND_FAILED'
  | 'REJECTED'
  | 'NOT_MADE'
  | 'APPLICATION_UNPAID';

const subjects: Record<StaffNews, (name: string) => Record<Language, string>> = {
  OPEN: (name) => ({ EN: `${name} disputed a payment`, ES: `${name} disputó un pago` }),
  WON: (name) => ({ EN: `We won a dispute with ${name}`, ES: `Ganamos una disputa con ${name}` }),
  WON_AND_REFUNDED: (name) => subjects.WON(name),
  LOST: (name) => ({ EN: `We lost a dispute with ${name}`, ES: `Perdimos una disputa con ${name}` }),
  REFUNDED: (name) => ({ EN: `${name} got a refund`, ES: `${name} recibió un reembolso` }),
  REFUNDED_BEYOND: (name) => subjects.REFUNDED(name),
  REFUND_FAILED: (name) => ({
    EN: `A refund to ${name} didn’t go through`,
    ES: `No se pudo hacer un reembolso a ${name}`,
  }),
  REFUND_REJECTED: (name) => ({
    EN: `The payment provider rejected a refund to ${name}`,
    ES: `El proveedor de pagos rechazó un reembolso a ${name}`,
  }),
  LATE_REFUND_FAILED: (name) => subjects.REFUND_FAILED(name),
  REJECTED: () => ({
    EN: 'The payment provider rejects our requests',
    ES: 'El proveedor de pagos rechaza nuestras solicitudes',
  }),
  NOT_MADE: (name) => ({ EN: `A payment of ${name} was lost`, ES: `Se perdió un pago de ${name}` }),
  APPLICATION_UNPAID: (name) => ({
    EN: `The application of ${name} isn’t paid`,
    ES: `La solicitud de ${name} no está pagada`,
  }),
};

const notes: Record<StaffNews, Record<Language, string>> = {
  OPEN: {
    EN: 'Send your evidence at the payment provider. Until the bank decides, the payment counts as paid.',
    ES: 'Envía las pruebas en el proveedor de pagos. Hasta que el banco decida, el pago cuenta como pagado.',
  },
  WON: { EN: 'The payment stays paid.', ES: 'El pago sigue pagado.' },
  WON_AND_REFUNDED: {
    EN: 'What it was for has ended or was canceled, so we’re refunding what’s left. There’s nothing you need to do.',
    ES: 'Aquello por lo que se pagó terminó o se canceló, así que devolvemos lo que queda. No tienes que hacer nada.',
  },
  LOST: {
    EN: 'The bank took the money back. It isn’t owed again; talk to the student if it should be.',
    ES: 'El banco retiró el dinero. No se vuelve a deber; habla con el estudiante si corresponde.',
  },
  REFUNDED: {
    EN: 'The refund was made at the payment provider. We added it to the books.',
    ES: 'El reembolso se hizo en el proveedor de pagos. Lo agregamos al libro de cuentas.',
  },
  REFUNDED_BEYOND: {
    EN: 'The refund was made at the payment provider. It’s more than the payment schedules hold of this payment, so check what the student still owes.',
    ES: 'El reembolso se hizo en el proveedor de pagos. Es más de lo que los calendarios de pagos tienen de este pago, así que revisa lo que el estudiante todavía debe.',
  },
  REFUND_FAILED: {
    EN: 'The bank refused it, so the money counts as paid again. Get it to the student in another way.',
    ES: 'El banco lo rechazó, así que el dinero vuelve a contar como pagado. Hazlo llegar al estudiante de otra forma.',
  },
  REFUND_REJECTED: {
    EN: 'It wasn’t the card. Check our account at the payment provider, and then refund it again: the money counts as paid until then.',
    ES: 'No fue la tarjeta. Revisa nuestra cuenta en el proveedor de pagos y haz el reembolso de nuevo: hasta entonces, el dinero cuenta como pagado.',
  },
  LATE_REFUND_FAILED: {
    EN: 'It was charged after it had been given up, so it counts for nothing here, and can’t be refunded here. Refund it at the payment provider.',
    ES: 'Se cobró después de que el pago se canceló, así que aquí no cuenta para nada ni se puede devolver. Devuélvelo en el proveedor de pagos.',
  },
  REJECTED: {
    EN: 'It isn’t the card: no payment may go through until it’s fixed. Check our account at the payment provider. The server’s log has the reason.',
    ES: 'No es la tarjeta: quizá no se realice ningún pago hasta que se corrija. Revisa nuestra cuenta en el proveedor de pagos. El motivo está en el registro del servidor.',
  },
  NOT_MADE: {
    EN: 'It never reached the payment provider, so nothing was charged. The person who paid has an e-mail about it.',
    ES: 'Nunca llegó al proveedor de pagos, así que no se cobró nada. Ya avisamos a quien pagó.',
  },
  APPLICATION_UNPAID: {
    EN: 'The payment made on submitting didn’t go through, so the application is a draft again and its seat is free. The student has an e-mail about it.',
    ES: 'El pago hecho al enviarla no se realizó, así que la solicitud vuelve a ser un borrador y su cupo queda libre. Ya avisamos al estudiante.',
  },
};

type Payment = { amount: number; currency: string; description: string; name: string };

/** About a payment, to staff. `amount`: minor units; `name`: who paid it; `booked`: its sessions that stay booked. */
export function staffTexts(
  what: StaffNews,
  payment: Payment,
  booked: Date[] = [],
): Record<Language, EmailText> {
  const { amount, currency, description, name } = payment;
  const days = (locale: string) =>
    booked.map((start) => formatDate(instituteDay(start), 'medium', locale)).join('; ');
  const stillBooked =
    booked.length === 0
      ? { EN: [], ES: [] }
      : {
          EN: [
            `Sessions that are still booked: ${days('en-US')}. The coach can cancel those that won’t take place.`,
          ],
          ES: [
            `Sesiones que siguen reservadas: ${days('es-US')}. El coach puede cancelar las que no se harán.`,
          ],
        };
  const write = (language: Language, label: string, locale: 'en-US' | 'es-US'): EmailText => ({
    subject: subjects[what](name)[language],
    lines: [
      `${label}: ${formatMoney({ amount, currency }, { locale })}, ${description}.`,
      notes[what][language],
      ...stillBooked[language],
    ],
  });
  return { EN: write('EN', 'Payment', 'en-US'), ES: write('ES', 'Pago', 'es-US') };
}

/** About a card that a student can't save, change or delete, to staff. `name`: the student's. */
export const cardRejectedTexts = (name: string): Record<Language, EmailText> => ({
  EN: {
    subject: subjects.REJECTED(name).EN,
    lines: [`${name} can’t save, change or delete a card.`, notes.REJECTED.EN],
  },
  ES: {
    subject: subjects.REJECTED(name).ES,
    lines: [`${name} no puede guardar, cambiar ni eliminar una tarjeta.`, notes.REJECTED.ES],
  },
});
