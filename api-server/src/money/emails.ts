import type { Schemas } from '@institute/api-schema';
import { refundAtBankDays } from '@institute/api-schema/policy';
import { formatDate, formatMoney, formatUnit } from '@institute/values/formats';
import type { LanguageTag } from '../documents/document.ts';
import type { Action, EmailText, Texts } from '../letters/letter.ts';
import type { DisputeStatus } from '../ports/payments.ts';

type Language = Schemas['LanguageIso2LetterCode'];
export type Paid = {
  amount: number;
  currency: string;
  brand: Schemas['CardBrand'];
  last4: string;
  description: string;
};

const brands: Record<Schemas['CardBrand'], string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
  OTHER: 'Card',
};

export const brandName = (brand: Schemas['CardBrand']): string => brands[brand];

/** `Visa 4242`, as written in the account history. */
export const cardName = ({ brand, last4 }: Pick<Paid, 'brand' | 'last4'>): string =>
  `${brands[brand]} ${last4}`;

export const money = ({ amount, currency }: Pick<Paid, 'amount' | 'currency'>, locale: LanguageTag) =>
  formatMoney({ amount, currency }, { locale });

export function acceptedTexts(paid: Paid & { kind: Schemas['PaymentKind'] }): Record<Language, EmailText> {
  const { brand, last4, description, kind } = paid;
  const where =
    kind === 'SUBSCRIPTION'
      ? {
          EN: 'Your invoice is on the page of your subscription.',
          ES: 'La factura está en la página de tu suscripción.',
        }
      : {
          EN: 'Your receipt is in your payment information.',
          ES: 'El recibo está en tu información de pago.',
        };
  return {
    EN: {
      subject: `We received your payment of ${money(paid, 'en-US')}`,
      figure: money(paid, 'en-US'),
      lines: [
        `Thank you. We received your payment of ${money(paid, 'en-US')} with the ${brands[brand]} card ending in ${last4}.`,
        `It was for: ${description}. ${where.EN}`,
      ],
    },
    ES: {
      subject: `Recibimos tu pago de ${money(paid, 'es-US')}`,
      figure: money(paid, 'es-US'),
      lines: [
        `Gracias. Recibimos tu pago de ${money(paid, 'es-US')} con la tarjeta ${brands[brand]} terminada en ${last4}.`,
        `Concepto: ${description}. ${where.ES}`,
      ],
    },
  };
}

/** Why a payment wasn't made, if the card isn't the reason. */
export const causeOf = (isOfCard: boolean): Record<Language, string[]> => ({
  EN: isOfCard ? [] : ['It wasn’t your card: there was a problem between us and our payment provider.'],
  ES: isOfCard ? [] : ['No fue tu tarjeta: hubo un problema entre nosotros y nuestro proveedor de pagos.'],
});

/** A payment that the payer made in person, and that turned out later not to have been made. */
export function notMadeTexts(
  paid: Paid & { kind: Schemas['PaymentKind'] },
  isOfCard: boolean,
): Record<Language, EmailText> {
  const { brand, last4, description, kind } = paid;
  const cause = causeOf(isOfCard);
  // A purchase whose payment failed is over.
  const again =
    kind === 'PURCHASE'
      ? {
          EN: 'Choose it again to pay with this card or another one.',
          ES: 'Elígelo de nuevo para pagar con esta tarjeta o con otra.',
        }
      : {
          EN: 'You can pay again with this card or another one.',
          ES: 'Puedes pagar de nuevo con esta tarjeta o con otra.',
        };
  return {
    EN: {
      subject: `Your payment of ${money(paid, 'en-US')} didn’t go through`,
      figure: money(paid, 'en-US'),
      lines: [
        `Your payment of ${money(paid, 'en-US')} with the ${brands[brand]} card ending in ${last4} wasn’t made. It was for: ${description}.`,
        ...cause.EN,
        `Nothing was charged. ${again.EN}`,
      ],
    },
    ES: {
      subject: `Tu pago de ${money(paid, 'es-US')} no se realizó`,
      figure: money(paid, 'es-US'),
      lines: [
        `Tu pago de ${money(paid, 'es-US')} con la tarjeta ${brands[brand]} terminada en ${last4} no se realizó. Concepto: ${description}.`,
        ...cause.ES,
        `No se cobró nada. ${again.ES}`,
      ],
    },
  };
}

/** A payment that is due soon. `card` is charged then by autopay: null without autopay, `NONE` without a card. */
export function dueTexts(
  due: Pick<Paid, 'amount' | 'currency'>,
  dueDate: string,
  card: Pick<Paid, 'brand' | 'last4'> | 'SEVERAL' | 'NONE' | null,
): Record<Language, EmailText> {
  const [english, spanish] = [formatDate(dueDate, 'medium', 'en-US'), formatDate(dueDate, 'medium', 'es-US')];
  const withCard = card === null || card === 'NONE' || card === 'SEVERAL' ? null : card;
  return {
    EN: {
      subject: `Your payment is due on ${english}`,
      figure: money(due, 'en-US'),
      lines: [
        `Your payment of ${money(due, 'en-US')} is due on ${english}.`,
        withCard
          ? `We’ll charge it to your ${brands[withCard.brand]} card ending in ${withCard.last4} that day. There’s nothing you need to do.`
          : card === 'SEVERAL'
            ? 'We’ll charge it to the cards you chose that day. There’s nothing you need to do.'
            : card === 'NONE'
              ? 'You have autopay, but there’s no card to charge: it expired or was deleted. Please add a card.'
              : 'Pay it by then to stay on schedule.',
      ],
    },
    ES: {
      subject: `Tu pago vence el ${spanish}`,
      figure: money(due, 'es-US'),
      lines: [
        `Tu pago de ${money(due, 'es-US')} vence el ${spanish}.`,
        withCard
          ? `Ese día lo cobraremos a tu tarjeta ${brands[withCard.brand]} terminada en ${withCard.last4}. No tienes que hacer nada.`
          : card === 'SEVERAL'
            ? 'Ese día lo cobraremos a las tarjetas que elegiste. No tienes que hacer nada.'
            : card === 'NONE'
              ? 'Tienes pago automático, pero no hay tarjeta a la que cobrar: venció o fue eliminada. Agrega una tarjeta.'
              : 'Págalo a más tardar ese día para seguir al día.',
      ],
    },
  };
}

/** A payment that was due and wasn't paid, and everything that is overdue: minor units. */
export function overdueTexts(
  due: Pick<Paid, 'amount' | 'currency'>,
  dueDate: string,
  amountOverdue: number,
): Record<Language, EmailText> {
  const [english, spanish] = [formatDate(dueDate, 'medium', 'en-US'), formatDate(dueDate, 'medium', 'es-US')];
  const total = { ...due, amount: amountOverdue };
  const isMore = amountOverdue > due.amount;
  return {
    EN: {
      subject: `Your payment of ${money(due, 'en-US')} is overdue`,
      figure: money(isMore ? total : due, 'en-US'),
      lines: [
        `Your payment of ${money(due, 'en-US')} was due on ${english}.`,
        ...(isMore ? [`In total, ${money(total, 'en-US')} is overdue.`] : []),
        'You can pay now. If money is tight, write to us and we’ll find a way together.',
      ],
    },
    ES: {
      subject: `Tu pago de ${money(due, 'es-US')} está vencido`,
      figure: money(isMore ? total : due, 'es-US'),
      lines: [
        `Tu pago de ${money(due, 'es-US')} venció el ${spanish}.`,
        ...(isMore ? [`En total, tienes ${money(total, 'es-US')} de atraso.`] : []),
        'Puedes pagar ahora. Si algo se complicó, escríbenos: buscamos una solución contigo.',
      ],
    },
  };
}

/** The end of the e-mail: the payments page. */
export const paymentLink = (url: string): Texts<Action> => ({
  EN: { label: 'See your payments', url },
  ES: { label: 'Ver tus pagos', url },
});

/** The end of the e-mail about an accepted payment: its page, with the receipt. */
export const receiptLink = (url: string): Texts<Action> => ({
  EN: { label: 'See your receipt', url },
  ES: { label: 'Ver tu recibo', url },
});

export function refundedTexts(paid: Omit<Paid, 'description'>): Record<Language, EmailText> {
  const { brand, last4 } = paid;
  return {
    EN: {
      subject: `Your refund of ${money(paid, 'en-US')} is on the way`,
      figure: money(paid, 'en-US'),
      lines: [
        `We refunded ${money(paid, 'en-US')} to your ${brands[brand]} card ending in ${last4}.`,
        `It can take up to ${formatUnit(refundAtBankDays, 'day')} to appear.`,
      ],
    },
    ES: {
      subject: `Tu reembolso de ${money(paid, 'es-US')} va en camino`,
      figure: money(paid, 'es-US'),
      lines: [
        `Devolvimos ${money(paid, 'es-US')} a la tarjeta ${brands[brand]} terminada en ${last4}.`,
        `Los bancos tardan hasta ${formatUnit(refundAtBankDays, 'day', 'es')} en mostrarlo.`,
      ],
    },
  };
}

/** About a refund of a payment that was given up, and that the bank charged after all. The student knew of no charge. */
export const afterLateCharge = ({ EN, ES }: Record<Language, EmailText>): Record<Language, EmailText> => ({
  EN: {
    ...EN,
    lines: ['Your bank charged a payment late, after it was canceled.', ...EN.lines],
  },
  ES: {
    ...ES,
    lines: ['Tu banco cobró tarde un pago que ya estaba cancelado.', ...ES.lines],
  },
});

/** A bank refused to take a refund, or our account was at fault. The money is still the student's. */
export function refundFailedTexts(
  paid: Omit<Paid, 'description'>,
  isOfBank: boolean,
): Record<Language, EmailText> {
  const { brand, last4 } = paid;
  if (!isOfBank)
    return {
      EN: {
        subject: 'Your refund is delayed',
        figure: money(paid, 'en-US'),
        lines: [
          `We couldn’t refund ${money(paid, 'en-US')} to your ${brands[brand]} card ending in ${last4} yet. It isn’t your card: there was a problem between us and our payment provider.`,
          'We know about it. Questions? Write to us.',
        ],
      },
      ES: {
        subject: 'Tu reembolso tarda un poco más',
        figure: money(paid, 'es-US'),
        lines: [
          `Todavía no pudimos devolver ${money(paid, 'es-US')} a tu tarjeta ${brands[brand]} terminada en ${last4}. No es tu tarjeta: hubo un problema entre nosotros y nuestro proveedor de pagos.`,
          'Ya lo sabemos. Si tienes preguntas, escríbenos.',
        ],
      },
    };
  return {
    EN: {
      subject: 'Your refund didn’t go through',
      figure: money(paid, 'en-US'),
      lines: [
        `Your bank refused our refund of ${money(paid, 'en-US')} to your ${brands[brand]} card ending in ${last4}.`,
        'Write to us, and we’ll get your money to you in another way.',
      ],
    },
    ES: {
      subject: 'No pudimos hacer tu reembolso',
      figure: money(paid, 'es-US'),
      lines: [
        `Tu banco no aceptó nuestro reembolso de ${money(paid, 'es-US')} a tu tarjeta ${brands[brand]} terminada en ${last4}.`,
        'Escríbenos y te hacemos llegar tu dinero de otra forma.',
      ],
    },
  };
}

/**
 * About a dispute, to the student. `isRefunded`: what the bank left with us is refunded by us. `isWithdrawn`: sessions that
 * weren't booked yet are taken back.
 */
export function disputeTexts(
  status: DisputeStatus,
  paid: Paid,
  { isRefunded, isWithdrawn }: { isRefunded: boolean; isWithdrawn: boolean },
): Record<Language, EmailText> {
  const { brand, last4, description } = paid;
  const card = {
    EN: `${brands[brand]} card ending in ${last4}`,
    ES: `tarjeta ${brands[brand]} terminada en ${last4}`,
  };
  const sum = { EN: money(paid, 'en-US'), ES: money(paid, 'es-US') };
  switch (status) {
    case 'OPEN':
      return {
        EN: {
          subject: 'Your bank is reviewing a payment',
          lines: [
            `Your bank told us that you disputed your payment of ${sum.EN} with the ${card.EN}, for: ${description}.`,
            'It’s holding the money until it decides. Don’t recognize the payment, or disputed it by mistake? Write to us.',
          ],
        },
        ES: {
          subject: 'Tu banco está revisando un pago',
          lines: [
            `Tu banco nos avisó que disputaste tu pago de ${sum.ES} con la ${card.ES}. Concepto: ${description}.`,
            'El banco retiene el dinero hasta que decida. Si no reconoces el pago o lo disputaste por error, escríbenos.',
          ],
        },
      };
    case 'WON':
      return {
        EN: {
          subject: 'Your bank confirmed a payment',
          lines: [
            `Your bank decided that your payment of ${sum.EN} with the ${card.EN} was right.`,
            isRefunded ? 'We’re refunding what we owe you of it.' : 'It stays paid.',
          ],
        },
        ES: {
          subject: 'Tu banco confirmó un pago',
          lines: [
            `Tu banco decidió que tu pago de ${sum.ES} con la ${card.ES} era correcto.`,
            isRefunded ? 'Te devolvemos la parte que te corresponde.' : 'Sigue pagado.',
          ],
        },
      };
    case 'LOST':
      return {
        EN: {
          subject: 'Your bank returned a payment',
          lines: [
            `Your bank decided the dispute in your favor and returned ${sum.EN} to your ${card.EN}.`,
            `We won’t charge it again.${isWithdrawn ? ' Sessions you hadn’t booked yet can’t be booked anymore.' : ''}`,
          ],
        },
        ES: {
          subject: 'Tu banco te devolvió un pago',
          lines: [
            `Tu banco resolvió la disputa a tu favor y devolvió ${sum.ES} a tu ${card.ES}.`,
            `No volveremos a cobrarlo.${isWithdrawn ? ' Las sesiones que no habías reservado ya no se pueden reservar.' : ''}`,
          ],
        },
      };
  }
}
