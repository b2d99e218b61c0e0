import type { Schemas } from '@institute/api-schema';
import { formatDate } from '@institute/values/formats';
import type { EmailText } from '../letters/letter.ts';
import { brandName, causeOf, money, type Paid } from './emails.ts';
import type { HolderAction } from './gateway/failures.ts';

type Language = Schemas['LanguageIso2LetterCode'];

const holderActions: Record<HolderAction, Record<Language, string>> = {
  CONFIRM: {
    EN: 'Your bank wants you to confirm this payment: pay now. If you make another card your default instead and autopay is on, we’ll charge that card.',
    ES: 'Tu banco quiere que confirmes este pago: paga ahora. Si haces predeterminada otra tarjeta y tienes pago automático, le cobraremos a esa.',
  },
  OTHER_CARD: {
    EN: 'This card can’t be charged anymore: make another one your default. If autopay is on, we’ll charge that card. You can also pay now.',
    ES: 'Ya no se puede cobrar a esta tarjeta: haz predeterminada otra. Si tienes pago automático, le cobraremos a esa. También puedes pagar ahora.',
  },
};

/** How it goes on after autopay failed: `next` is the day of the next attempt, or what the holder has to do. */
function nextLine(next: string | null): Record<Language, string> {
  if (next === 'CONFIRM' || next === 'OTHER_CARD') return holderActions[next];
  return next
    ? {
        EN: `We’ll try again on ${formatDate(next, 'medium', 'en-US')}. You can also pay now or use another card.`,
        ES: `Lo intentaremos de nuevo el ${formatDate(next, 'medium', 'es-US')}. También puedes pagar ahora, o con otra tarjeta.`,
      }
    : {
        EN: 'Please pay now or use another card. If money is tight, write to us and we’ll find a way together.',
        ES: 'Puedes pagar ahora, o con otra tarjeta. Si algo se complicó, escríbenos: buscamos una solución contigo.',
      };
}

/** `next`: the day of the next autopay attempt, or what the holder has to do before, if there is one. */
export function refusedTexts(
  paid: Paid,
  next: string | null,
  isOfCard: boolean,
): Record<Language, EmailText> {
  const { brand, last4 } = paid;
  const cause = causeOf(isOfCard);
  return {
    EN: {
      subject: `Your payment of ${money(paid, 'en-US')} didn’t go through`,
      figure: money(paid, 'en-US'),
      lines: [
        `We couldn’t charge ${money(paid, 'en-US')} to the ${brandName(brand)} card ending in ${last4}.`,
        ...cause.EN,
        nextLine(next).EN,
      ],
    },
    ES: {
      subject: `Tu pago de ${money(paid, 'es-US')} no se realizó`,
      figure: money(paid, 'es-US'),
      lines: [
        `No pudimos cobrar ${money(paid, 'es-US')} a la tarjeta ${brandName(brand)} terminada en ${last4}.`,
        ...cause.ES,
        nextLine(next).ES,
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
      subject: `Your payment of ${money(due, 'en-US')} didn’t go through`,
      figure: money(due, 'en-US'),
      lines: [
        `${money(due, 'en-US')} is due, but there’s no card to charge: it expired or was deleted.`,
        retryOn
          ? `Please make a card that works your default. We’ll try again on ${formatDate(retryOn, 'medium', 'en-US')}.`
          : 'Please add a card and pay.',
      ],
    },
    ES: {
      subject: `Tu pago de ${money(due, 'es-US')} no se realizó`,
      figure: money(due, 'es-US'),
      lines: [
        `Vence un pago de ${money(due, 'es-US')} y no hay tarjeta a la que cobrar: venció o fue eliminada.`,
        retryOn
          ? `Haz predeterminada una tarjeta vigente. Lo intentaremos de nuevo el ${formatDate(retryOn, 'medium', 'es-US')}.`
          : 'Agrega una tarjeta y paga.',
      ],
    },
  };
}
