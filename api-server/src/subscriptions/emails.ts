import { formatDate, formatMoney } from '@institute/values/formats';
import type { Config } from '../config.ts';
import type { Language, LanguageTag } from '../documents/document.ts';
import type { Notification } from '../inbox/notify.ts';
import type { HolderAction } from '../money/gateway/failures.ts';
import { instituteDay } from '../platform/institute-days.ts';

export type CoachApp = Pick<Config, 'coachOrigin'>;
type Invoice = { planName: string; amount: number; currency: string };
type EmailTexts = Notification['texts'];

const money = ({ amount, currency }: Invoice, locale: LanguageTag) =>
  formatMoney({ amount, currency }, { locale });

/** The button's label. What the bank wants confirmed can be paid with the same card. */
export const payLabel = (action: HolderAction | null) =>
  action === 'CONFIRM'
    ? { EN: 'Pay now', ES: 'Pagar ahora' }
    : { EN: 'Pay with another card', ES: 'Pagar con otra tarjeta' };
export const subscribeAgain = { EN: 'Subscribe again', ES: 'Suscribirme de nuevo' };
export const subscribe = { EN: 'Subscribe', ES: 'Suscribirme' };

type Times = {
  /** null if there is no other attempt. */
  retryAt: Date | null;
  /** What the coach has to do before another attempt can succeed. */
  action: HolderAction | null;
  endsAt: Date;
};

const actions: Record<HolderAction, Record<Language, string>> = {
  CONFIRM: {
    EN: 'Your bank wants you to confirm this payment: pay now.',
    ES: 'Tu banco quiere que confirmes este pago: paga ahora.',
  },
  OTHER_CARD: {
    EN: 'This card can’t be charged anymore: choose another one.',
    ES: 'Ya no se puede cobrar a esta tarjeta: elige otra.',
  },
};

/** About each attempt that failed. */
export const pastDue = (invoice: Invoice, { retryAt, action, endsAt }: Times): EmailTexts => {
  const on = (instant: Date, locale: string) => formatDate(instituteDay(instant), 'medium', locale);
  const next = action
    ? actions[action]
    : {
        EN: retryAt ? `We’ll try again on ${on(retryAt, 'en-US')}.` : 'We won’t try again.',
        ES: retryAt
          ? `Lo intentaremos de nuevo el ${on(retryAt, 'es-US')}.`
          : 'Ya no lo intentaremos de nuevo.',
      };
  // A payment that the bank wants confirmed needs no other card, and the first line says to pay it.
  const otherCard =
    action === 'CONFIRM'
      ? { EN: '', ES: '' }
      : { EN: 'You can pay now with another card. ', ES: 'Puedes pagar ahora con otra tarjeta. ' };
  return {
    EN: {
      subject: `Your subscription payment of ${money(invoice, 'en-US')} didn’t go through`,
      figure: money(invoice, 'en-US'),
      lines: [
        `We couldn’t charge ${money(invoice, 'en-US')} for “${invoice.planName}”. ${next.EN}`,
        `${otherCard.EN}If it isn’t paid before ${on(endsAt, 'en-US')}, the subscription ends that day, and clients can’t see or book your services anymore.`,
      ],
    },
    ES: {
      subject: `El pago de ${money(invoice, 'es-US')} de tu suscripción no se realizó`,
      figure: money(invoice, 'es-US'),
      lines: [
        `No pudimos cobrar ${money(invoice, 'es-US')} por «${invoice.planName}». ${next.ES}`,
        `${otherCard.ES}Si no se paga antes del ${on(endsAt, 'es-US')}, la suscripción termina ese día y tus clientes ya no podrán ver ni reservar tus servicios.`,
      ],
    },
  };
};

/** To one whose account is disabled, and who can't subscribe again. */
export const endedByDisabling: EmailTexts = {
  EN: {
    subject: 'Your subscription has ended',
    lines: [
      'Clients can’t see or book your services anymore. Sessions they’ve already bought stay as they are.',
      'We keep your profile and your services.',
    ],
  },
  ES: {
    subject: 'Tu suscripción terminó',
    lines: [
      'Tus clientes ya no pueden ver ni reservar tus servicios. Las sesiones que ya compraron siguen como están.',
      'Guardamos tu perfil y tus servicios.',
    ],
  },
};

export const ended: EmailTexts = {
  EN: {
    subject: 'Your subscription has ended',
    lines: [
      'Clients can’t see or book your services anymore. Sessions they’ve already bought stay as they are.',
      'We keep your profile and your services. Subscribe again at any time to offer them again.',
    ],
  },
  ES: {
    subject: 'Tu suscripción terminó',
    lines: [
      'Tus clientes ya no pueden ver ni reservar tus servicios. Las sesiones que ya compraron siguen como están.',
      'Guardamos tu perfil y tus servicios. Suscríbete de nuevo cuando quieras para ofrecerlos otra vez.',
    ],
  },
};
