import type { components } from '@institute/api-schema';
import { refundAtBankDays } from '@institute/api-schema/policy';
import { formatDate, formatMoney, formatUnit } from '@institute/design-system/formats';
import type { EmailText } from '../letters/letter.ts';

type Schemas = components['schemas'];
type Language = Schemas['LanguageIso2LetterCode'];
type Paid = {
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

const money = ({ amount, currency }: Pick<Paid, 'amount' | 'currency'>, locale: string) =>
  formatMoney({ amount, currency }, { locale });

export function acceptedTexts(paid: Paid): Record<Language, EmailText> {
  const { brand, last4, description } = paid;
  return {
    EN: {
      subject: 'We received your payment',
      lines: [
        `Thank you. We received your payment of ${money(paid, 'en')} with the ${brands[brand]} card ending in ${last4}.`,
        `It was for: ${description}. Your receipt is in your payment information.`,
      ],
    },
    ES: {
      subject: 'Recibimos tu pago',
      lines: [
        `Gracias. Recibimos tu pago de ${money(paid, 'es')} con la tarjeta ${brands[brand]} terminada en ${last4}.`,
        `Concepto: ${description}. El recibo está en tu información de pagos.`,
      ],
    },
  };
}

/** `retryOn`: the day of the next autopay attempt, if there is one. */
export function refusedTexts(paid: Paid, retryOn: string | null): Record<Language, EmailText> {
  const { brand, last4 } = paid;
  return {
    EN: {
      subject: 'We couldn’t charge your payment',
      lines: [
        `We couldn’t charge ${money(paid, 'en')} to the ${brands[brand]} card ending in ${last4}.`,
        retryOn
          ? `We’ll try again on ${formatDate(retryOn, 'medium', 'en')}. You can also pay now or use another card.`
          : 'Please pay now or use another card. If money is tight, write to us and we’ll find a way together.',
      ],
    },
    ES: {
      subject: 'No pudimos cobrar tu pago',
      lines: [
        `No pudimos cobrar ${money(paid, 'es')} a la tarjeta ${brands[brand]} terminada en ${last4}.`,
        retryOn
          ? `Lo intentaremos de nuevo el ${formatDate(retryOn, 'medium', 'es')}. También puedes pagar ahora, o con otra tarjeta.`
          : 'Puedes pagar ahora, o con otra tarjeta. Si algo se complicó, escríbenos: buscamos una solución contigo.',
      ],
    },
  };
}

/** Autopay had no card to charge. */
export function noCardTexts(
  due: Pick<Paid, 'amount' | 'currency'>,
  retryOn: string | null,
): Record<Language, EmailText> {
  return {
    EN: {
      subject: 'We couldn’t charge your payment',
      lines: [
        `${money(due, 'en')} is due, but there’s no card to charge: it expired or was deleted.`,
        retryOn
          ? `Please add a card. We’ll try again on ${formatDate(retryOn, 'medium', 'en')}.`
          : 'Please add a card and pay.',
      ],
    },
    ES: {
      subject: 'No pudimos cobrar tu pago',
      lines: [
        `Vencen ${money(due, 'es')} y no hay tarjeta a la que cobrar: venció o fue eliminada.`,
        retryOn
          ? `Agrega una tarjeta. Lo intentaremos de nuevo el ${formatDate(retryOn, 'medium', 'es')}.`
          : 'Agrega una tarjeta y paga.',
      ],
    },
  };
}

export function refundedTexts(paid: Omit<Paid, 'description'>): Record<Language, EmailText> {
  const { brand, last4 } = paid;
  return {
    EN: {
      subject: 'Your refund is on the way',
      lines: [
        `We refunded ${money(paid, 'en')} to your ${brands[brand]} card ending in ${last4}.`,
        `It can take up to ${formatUnit(refundAtBankDays, 'day')} to appear.`,
      ],
    },
    ES: {
      subject: 'Te devolvemos dinero',
      lines: [
        `Devolvimos ${money(paid, 'es')} a la tarjeta ${brands[brand]} terminada en ${last4}.`,
        `Los bancos tardan hasta ${formatUnit(refundAtBankDays, 'day', 'es')} en mostrarlo.`,
      ],
    },
  };
}
